import { setTimeout as sleep } from 'node:timers/promises';
import { fileForm } from '../../test/uploads.ts';
import { turnOnSecondStep } from './accounts.ts';
import { PASSWORD, type World } from './world.ts';

/** Ben and Cora work together in a team of Ben's, and everything in it is used. */
export async function teamWorks(world: World): Promise<void> {
  const { step, ben, cora, moderator } = world;
  const { id: teamId } = await step('createTeam', ben);
  const params = { teamId };
  await step('renameTeam', ben, { params });
  await step('getMemberToken', ben, { params, query: { role: 'editor' } });
  await step('ensureMemberToken', ben, { params });
  const renewed = await step('renewMemberToken', ben, { params });
  await step('getInvitation', cora, { params: { token: renewed.token } });
  for (const by of [cora, moderator])
    await step('acceptInvitation', by, { params: { token: renewed.token } });
  const mailed = await step('inviteByMail', ben, {
    params,
    body: { email: 'dana@example.com', role: 'viewer' },
  });
  await step('listMailInvitations', ben, { params });
  await step('revokeMailInvitation', ben, {
    params: { ...params, invitationId: mailed.invitation_id },
  });
  await step('listTeamTemplates', ben, { params, query: {} });
  const { avatar_url: avatar } = await step('uploadTeamAvatar', ben, { params });
  await step('getTeamAvatar', ben, { params: { ...params, hash: lastPart(avatar) } });
  await step('revokeMemberToken', ben, { params, query: { role: 'editor' } });
  const members = await step('listMembers', ben, { params });
  const staff = members.list?.find(({ user_id: id }) => id === cora.userId);
  await step('setStaffName', ben, { body: { staff_id: staff?.staff_id, staff_name: 'Cora (design)' } });
  await step('changeMemberRole', ben, { params: { teamId, userId: cora.userId }, body: { role: 'manager' } });
  await step('removeMember', ben, { params: { teamId, userId: moderator.userId } });

  const { id: projectId } = await step('createProject', ben, { params });
  const place = { teamId, projectId };
  await step('renameProject', ben, { params: place });
  const { id: folderId } = await step('createFolder', ben, { params: place });
  const { id: inner } = await step('createFolder', ben, { params: place });
  await step('renameFolder', ben, { params: { ...place, folderId } });
  await step('moveFolder', ben, { params: { ...place, folderId: inner }, body: { parent_id: folderId } });
  const file = await step('createFile', ben, {
    params: place,
    body: { name: 'Plan', folder_id: '0', kind: 'board' },
  });
  const on = { file_key: file.file_key };
  await step('renameFile', ben, { params: on });
  await step('moveFile', ben, {
    params: on,
    body: { team_id: teamId, project_id: projectId, folder_id: folderId },
  });
  const moved = await step('moveItems', ben, {
    params,
    body: { folder_ids: [folderId], file_keys: [], project_id: projectId, folder_id: '0' },
  });
  await step('undoItemChange', ben, { params: { ...params, changeId: moved.change_id } });
  const trashed = await step('trashItems', ben, {
    params,
    body: { folder_ids: [], file_keys: [file.file_key] },
  });
  await step('undoItemChange', ben, { params: { ...params, changeId: trashed.change_id } });
  await step('starFile', ben, { params: on });
  await step('unstarFile', ben, { params: on });
  const copy = await step('duplicateFile', ben, { params: on });
  await step('deleteFile', ben, { params: { file_key: copy.file_key } });
  await step('restoreFile', ben, { params: { file_key: copy.file_key } });
  await step('deleteFile', ben, { params: { file_key: copy.file_key } });
  await step('listTrash', ben, { params });
  await step('purgeFile', ben, { params: { file_key: copy.file_key } });
  await step('emptyTrash', ben, { params });
  await boardIsShared(world, file.file_key);
  const { bytes, hash } = await world.picture();
  const form = fileForm(bytes);
  form.append('width', '216');
  form.append('height', '140');
  await step('addTeamPicture', ben, { params: { teamId, hash }, form });
  await step('getTeamPicture', world.anonymous, { params: { teamId, hash } });
  await step('useTeamPicture', ben, { params: { ...on, hash } });
  await step('listTeamPictures', ben, { params });
  await step('removeTeamPicture', ben, { params: { teamId, hash } });
  await step('deleteFolder', ben, { params: { ...place, folderId: inner } });
  const spare = await step('createProject', ben, { params, body: { name: 'Spare' } });
  await step('deleteProject', ben, { params: { teamId, projectId: spare.id } });
  await step('transferTeam', ben, { params, body: { user_id: cora.userId } });
  await step('leaveTeam', ben, { params });
  const gone = await step('createTeam', ben, { body: { name: 'Gone soon', type: 3 } });
  await step('deleteTeam', ben, { params: { teamId: gone.id } });
}

async function boardIsShared(world: World, fileKey: string): Promise<void> {
  const { step, ben, cora, vera, anonymous } = world;
  const on = { file_key: fileKey };
  const { comment } = await step('createBoardComment', ben, {
    params: on,
    body: { text: 'A plan?', x: 0, y: 0, mentions: [cora.userId] },
  });
  const thread = { ...on, comment_id: comment.comment_id };
  await step('updateBoardComment', ben, { params: thread });
  await step('replyToBoardComment', cora, { params: thread });
  await step('setBoardCommentResolved', cora, { params: thread });
  await step('readBoardComments', cora, { params: thread });
  const { comment: spare } = await step('createBoardComment', ben, {
    params: on,
    body: { text: 'Spare', x: 0, y: 0 },
  });
  await step('deleteBoardComment', ben, { params: { ...on, comment_id: spare.comment_id } });
  const { vote_id: voteId } = await step('startBoardVote', ben, { params: on, body: { dots: 3 } });
  await step('listBoardComments', ben, { params: on, query: {} });
  const vote = { ...on, vote_id: voteId };
  await step('setBoardVoteDots', ben, { params: vote, body: { element_id: 'a', dots: 2 } });
  await step('endBoardVote', ben, { params: vote });
  await step('deleteBoardVote', ben, { params: vote });
  const version = await step('createVersion', ben, { params: on });
  await step('listVersions', ben, { params: on });
  await step('renameVersion', ben, { params: { ...on, version_id: version.id } });
  await step('getVersionObject', ben, { params: { ...on, object_id: version.object_id } });
  await step('restoreVersion', ben, { params: { ...on, version_id: version.id } });
  await step('deleteVersion', ben, { params: { ...on, version_id: version.id } });
  const { token, id: shareId } = await step('createShareLink', ben, {
    params: on,
    body: { role: 'editor', password: 'tulip42' },
  });
  await step('listShareLinks', ben, { params: on });
  await step('updateShareLink', ben, { params: { ...on, share_id: shareId } });
  await step('getSharedFile', anonymous, { params: { token } });
  await step('createShareTicket', anonymous, { params: { token } });
  await step('joinSharedFile', vera, { params: { token } });
  await step('listVisitors', ben, { params: on });
  await step('removeVisitor', ben, { params: { ...on, user_id: vera.userId } });
  await step('revokeShareLink', ben, { params: { ...on, share_id: shareId } });
}

/** What runs in the background, webhooks, letters and logs. */
export async function backgroundWorks(world: World): Promise<void> {
  const { step, api, admin, moderator, ben, anonymous } = world;
  const { webhook_id: id } = await step('createWebhook', ben, {
    body: { url: world.sinkUrl, events: ['work.published'] },
  });
  const params = { webhook_id: id };
  await step('updateWebhook', ben, { params });
  await step('rotateWebhookSecret', ben, { params });
  await step('testWebhook', ben, { params });
  const delivered = async () => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const { data } = await api('listWebhookDeliveries', ben, { params });
      const found = data.list.find(({ state }) => state === 'delivered' || state === 'failed');
      if (found !== undefined) return found.delivery_id;
      await sleep(100);
    }
    return '';
  };
  await step('redeliverWebhook', ben, { params: { ...params, delivery_id: await delivered() } });
  await step('deleteWebhook', ben, { params });
  await step('getWechatJsapiConfig', anonymous, {
    body: { url: `http://localhost:${world.site.running().port}/community/` },
  });
  await step('requestAccountExport', ben);
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    const { data } = await api('listAccountExports', ben);
    const ready = data.list.find(({ state }) => state === 'ready');
    if (ready !== undefined) {
      await step('downloadAccountExport', ben, { params: { export_id: ready.export_id } });
      break;
    }
    await sleep(100);
  }
  await step('setMailServer', admin, {
    body: {
      host: '127.0.0.1',
      port: world.mailPort,
      secure: false,
      user: 'boards',
      password: 'a password',
      from: 'Boards <boards@example.com>',
    },
  });
  await step('sendTestMail', admin, { body: { recipient: 'lin@example.com' } });
  await world.site.query(`update mail set state = 'failed', next_attempt_at = null, sent_at = null`);
  const { list: mails } = await step('listMails', admin, { query: { state: 'failed' } });
  await step('retryMail', admin, { params: { mail_id: mails[0]?.mail_id } });
  await step('removeMailServer', admin);
  const codes = await turnOnSecondStep(world, admin);
  await step('setAdminSecondStep', admin, { body: { required: true } });
  await step('releaseSecondStep', admin, { params: { user_id: moderator.userId } });
  await step('setAdminSecondStep', admin, { body: { required: false } });
  await step('turnOffSecondStep', admin, { body: { password: PASSWORD, code: codes[0] } });
  const stripe = { secret_key: 'sk_test_0123456789', webhook_secret: 'whsec_0123456789' };
  await step('setPayment', admin, { body: { provider: 'stripe', ...stripe } });
  await step('testPayment', admin);
  await step('setPayment', admin, { body: { provider: 'sandbox' } });
  await step('listManagedOrders', admin);
  await step('listOnboardingTexts', admin, { query: { question: 'job' } });
  const { logo } = await step('setSiteLogo', admin, { query: { shade: 'light' } });
  await step('getSiteLogo', anonymous, { params: { hash: lastPart(logo?.light) } });
}

/** The last part of an address, which names what is fetched there. */
const lastPart = (address: string | null | undefined): string =>
  address?.split('?')[0]?.split('/').at(-1) ?? '';
