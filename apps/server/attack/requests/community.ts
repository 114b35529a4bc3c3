import { templateGoodsId } from '@boardwalk/domain';
import { SANDBOX_SIGNATURE_HEADER } from '../../src/checkout/sandbox/sandboxCheckout.ts';
import { signBody } from '../../src/infra/signatures/signedBody.ts';
import { accessTokens } from '../../src/infra/sessions/accessTokens.ts';
import { publishForm } from '../../test/publishForm.ts';
import { paidEvent } from '../../test/shop.ts';
import { fileForm } from '../../test/uploads.ts';
import { TOKEN_SECRET } from '../site.ts';
import type { Caller } from './api.ts';
import { PASSWORD, type World } from './world.ts';

const texts = (text: string) => ({
  'zh-CN': text,
  'en-US': text,
  'ja-JP': text,
  'ko-KR': text,
  'es-ES': text,
});

/** Makes a file of somebody in their first project. */
async function newFile(world: World, by: Caller, name: string): Promise<string> {
  const space = await world.step('getSpace', by);
  const params = { teamId: space.team_id, projectId: space.project_id };
  return (await world.step('createFile', by, { params, body: { name, folder_id: '0', kind: 'mindmap' } }))
    .file_key;
}

/** The console is filled, and works are published, read, bought and discussed. */
export async function communityLives(world: World): Promise<void> {
  const { step, admin, moderator, ben, cora, vera, anonymous } = world;
  await step('setSiteName', admin);
  await step('setSignUpPolicy', admin, { body: { policy: 'open' } });
  const tag = await step('createTag', admin);
  const second = await step('createTag', admin, {
    body: { ttype: 1, parent_id: null, names: texts('Second') },
  });
  await step('reorderTags', admin, { body: { ttype: 1, parent_id: null, tag_ids: [second.id, tag.id] } });
  await step('updateTag', admin, { params: { tag_id: second.id }, body: { is_open: true } });
  const topic = await step('createTopic', admin);
  await step('reorderTopics', admin, { body: { ids: [topic.id] } });
  const { cover } = await step('setTopicCover', admin, { params: { topic_id: topic.id } });
  const hash = /[0-9a-f]{64}/u.exec(JSON.stringify(cover))?.[0];
  await step('getSiteImage', anonymous, { params: { hash } });
  await step('updateTopic', admin, { params: { topic_id: topic.id }, body: { use: 1 } });
  await step('getTopic', anonymous, { query: { id: topic.id } });
  await step('listTopicFiles', anonymous, { query: { id: topic.id } });
  const banner = await step('createBanner', admin);
  await step('reorderBanners', admin, { body: { ids: [banner.id] } });
  await step('updateBanner', admin, { params: { banner_id: banner.id }, body: { use: 1 } });
  await step('setBannerImage', admin, { params: { banner_id: banner.id } });

  const publish = async (by: Caller, name: string, fields: Parameters<typeof publishForm>[0] = {}) => {
    const fileKey = await newFile(world, by, name);
    const { tag_ids: tagIds } = await step('createTags', by, { body: { name: ['attack'] } });
    const form = await publishForm({ name, tagIds, ...fields });
    const { submission_id: id } = await step('publishFile', by, { params: { file_key: fileKey }, form });
    await step('claimReview', moderator, { params: { submission_id: id } });
    await step('getReviewObject', moderator, { params: { submission_id: id } });
    await step('reviewSubmission', moderator, { params: { submission_id: id }, body: { decision: 'pass' } });
    return fileKey;
  };
  const free = await publish(ben, 'Free for all');
  await publish(vera, 'A public work');
  const priced = await publish(cora, 'Worth paying for');
  // Whom we invite may ask for money, once all of a taxonomy is there.
  for (const table of ['publication', 'submission'])
    await world.site.query(`update ${table} set fee_type = 3, unit_price = 12000 where file_key = $1`, [
      priced,
    ]);
  const waiting = await newFile(world, ben, 'Waiting');
  const { tag_ids: tagIds } = await step('createTags', ben);
  const submitted = await step('publishFile', ben, {
    params: { file_key: waiting },
    form: await publishForm({ tagIds }),
  });
  await step('claimReview', moderator, { params: { submission_id: submitted.submission_id } });
  await step('releaseReview', moderator, { params: { submission_id: submitted.submission_id } });
  await step('renderFileCover', ben, { params: { file_key: waiting } });
  await step('reviewSubmission', moderator, {
    params: { submission_id: submitted.submission_id },
    body: { decision: 'pass' },
  });
  await step('cancelPublish', ben, { params: { file_key: waiting } });

  await step('listPublishedVersions', anonymous, { params: { file_key: free } });
  await step('praiseFile', ben, { body: { file_key: priced, praise: true } });
  await step('collectFile', cora, { body: { file_key: free, collect: true } });
  await step('copyFileByPost', cora, { params: { file_key: free } });
  await step('copyFile', cora, { params: { file_key: free } });
  await step('recordFileUse', ben, { params: { file_key: free } });
  const { id: company } = await step('createTeam', cora);
  const used = { creatorId: ben.userId, fileKey: free };
  await step('recordOutsourceUse', cora, { body: { ...used, team_id: company } });
  await step('checkUsed', cora, { query: used });
  await step('recordFileView', cora, { params: { file_key: free } });
  await step('followUser', cora, { body: { focus_user_id: ben.userId } });
  await step('blockPerson', ben, { params: { user_id: moderator.userId } });
  await step('unblockPerson', ben, { params: { user_id: moderator.userId } });
  const { collection_id: collection } = await step('createCollection', cora);
  await step('setCollectionFile', cora, {
    params: { collection_id: collection },
    body: { file_key: free, included: true },
  });
  await step('orderCollectionFile', cora, {
    params: { collection_id: collection },
    body: { file_key: free, before: null },
  });
  await step('listCollectionFiles', cora, { params: { collection_id: collection } });
  const { collection_id: other } = await step('createCollection', cora, {
    body: { name: 'Moved', description: '', is_public: false },
  });
  await step('moveCollectionFile', cora, {
    params: { collection_id: collection },
    body: { file_key: free, to: other },
  });
  const comment = await step('createComment', cora, {
    params: { file_key: free },
    body: { text: 'Thank you.' },
  });
  const on = { file_key: free, comment_id: comment.comment_id };
  await step('createComment', ben, {
    params: { file_key: free },
    body: { text: 'A pleasure.', parent_id: comment.comment_id },
  });
  await step('listReplies', ben, { params: on });
  await step('updateComment', cora, { params: on });
  await step('setCommentHidden', ben, { params: on, body: { hidden: true } });
  await step('setCommentHidden', ben, { params: on, body: { hidden: false } });
  await reports(world, free, comment.comment_id);
  await money(world, cora, priced);
  const { list: messages } = await step('listMessages', ben);
  await step('readMessage', ben, { params: { msgId: messages[0]?.id } });
  const { name } = await step('getOwnProfile', ben);
  await step('getProfileByName', anonymous, { query: { name } });
  await step('searchFiles', cora, { query: { keyword: 'free' } });
  await step('getUploadedImage', anonymous, { params: await pictureOf(world, ben, free) });
}

/** A picture of a board, uploaded in all three sizes. */
async function pictureOf(
  world: World,
  by: Caller,
  fileKey: string,
): Promise<{ fileKey: string; hash: string }> {
  const { bytes, hash } = await world.picture();
  const params = { fileKey, hash };
  for (const operationId of ['uploadFileImage', 'uploadFileImagePreview', 'uploadFileImageThumb'] as const) {
    const form = fileForm(bytes);
    form.append('width', '216');
    form.append('height', '140');
    await world.step(operationId, by, { params, form });
  }
  return params;
}

async function reports(world: World, fileKey: string, commentId: string): Promise<void> {
  const { step, moderator, anonymous, cora } = world;
  const [key = ''] = Object.keys(await step('uploadReportImage', anonymous));
  const report = { product: 'board', report_type: 1, report_desc: 'An advertisement.', source: 'community' };
  await step('reportFile', anonymous, {
    body: { ...report, file_key: fileKey, comment_id: commentId, images_key: [key] },
  });
  await step('reportProfile', anonymous, { body: { ...report, report_type: 4, user_id: cora.userId } });
  const { list } = await step('listReportCases', moderator);
  for (const { case_id: id } of list) {
    await step('getReportCase', moderator, { params: { case_id: id } });
    const { list: all } = await step('listCaseReports', moderator, { params: { case_id: id } });
    const address = /"(\/api\/risk\/attachment\/[^"]+)"/u.exec(JSON.stringify(all))?.[1];
    if (address === undefined) continue;
    const { pathname, searchParams } = new URL(address, 'http://127.0.0.1');
    const params = { img_key: pathname.split('/').at(-1) };
    await step('getAttachment', anonymous, { params, query: { ticket: searchParams.get('ticket') ?? '' } });
  }
  await step('decideReportCase', moderator, {
    params: { case_id: list[0]?.case_id },
    body: { decision: 'dismiss', reason: 'It is none.' },
  });
  await corrections(world, fileKey);
  const watched = await step('getWatchedWords', moderator);
  await step('setWatchedWords', moderator, { body: { words: ['casino'], version: watched.version } });
  await step('uploadFeedbackPicture', cora);
  await feedback(world);
  await step('listModerationLog', world.admin, { query: {} });
  await step('exportModerationLog', world.admin, { query: {} });
  await step('listCreatorHistory', world.admin, { params: { user_id: world.ben.userId } });
}

async function corrections({ step, ben, moderator }: World, fileKey: string): Promise<void> {
  const params = { file_key: fileKey };
  const work = await step('getModeratedWork', moderator, { params });
  const { tag_ids: ids } = await step('createTags', ben, { body: { name: ['corrected'] } });
  const seen = { tag_ids: work.tag_list.map(({ id }) => id), topic_ids: work.topic_list.map(({ id }) => id) };
  await step('correctWorkTags', moderator, {
    params,
    body: { ...seen, submission_id: work.submission_id, seen, tag_ids: ids, reason: 'It says nothing.' },
  });
}

async function feedback({ step, cora, moderator, admin }: World): Promise<void> {
  const tagOf = async (ttype: number) =>
    (await step('createTag', admin, { body: { ttype, parent_id: null, names: texts(`Field ${ttype}`) } })).id;
  const [career, industry] = [await tagOf(3), await tagOf(4)];
  const content = { career, industry, description: 'More fonts.', imgList: [] };
  const { feedback_id: id } = await step('sendFeedback', cora, {
    params: { user_id: cora.userId },
    body: { platform: 'web', content: JSON.stringify(content) },
  });
  await step('listFeedback', admin, { query: {} });
  await step('settleFeedback', moderator, {
    params: { feedback_id: id },
    body: { seen: 'open', state: 'answered', answer: 'Soon.' },
  });
}

async function money(world: World, seller: Caller, fileKey: string): Promise<void> {
  const { step, admin, ben } = world;
  const key = accessTokens({
    secret: Buffer.from(TOKEN_SECRET),
    accessSeconds: 1,
    clock: { now: () => new Date() },
  }).keyFor('sandbox payment callbacks');
  const decline = async (order: Parameters<typeof paidEvent>[0]) => {
    const raw = JSON.stringify(paidEvent(order, { type: 'payment.declined', payment_id: null }));
    const headers = { [SANDBOX_SIGNATURE_HEADER]: signBody(Buffer.from(raw), key, new Date()) };
    await step('handlePaymentCallback', world.anonymous, { params: { provider: 'sandbox' }, raw, headers });
  };
  const pay = async (by: Caller, { order_id: id }: { order_id: string }) => {
    const { url } = await step('startCheckout', by, { params: { order_id: id } });
    const address = `http://127.0.0.1:${world.site.running().port}${url}`;
    await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    });
  };
  await step('createGoods', admin, {
    body: { goods_id: 'vip-year', kind: 'plan', names: texts('A year'), days: 366, price: 99_000 },
  });
  await step('updateGoods', admin, { params: { goods_id: 'vip-year' } });
  const template = templateGoodsId(fileKey);
  await step('getGoods', ben, { params: { goods_id: template } });
  const order = await step('createOrder', ben, { body: { goods_id: template } });
  await decline(order);
  await pay(ben, order);
  await step('returnOrder', ben, { params: { order_id: order.order_id } });
  const again = await step('createOrder', world.moderator, { body: { goods_id: template } });
  await pay(world.moderator, again);
  await world.site.query(
    `set session_replication_role = replica; update ledger_entry set available_at = now() - interval '1 day'`,
  );
  const plan = await step('createOrder', ben, { body: { goods_id: 'vip-year' } });
  await step('cancelOrder', ben, { params: { order_id: plan.order_id } });
  const bought = await step('createOrder', ben, { body: { goods_id: 'vip-year' } });
  await pay(ben, bought);
  await step('refundOrder', admin, { params: { order_id: bought.order_id } });
  const { list: refunds } = await step('listManagedRefunds', admin, { query: { order_id: bought.order_id } });
  const one = { refund_id: refunds[0]?.refund_id };
  await step('retryRefund', admin, { params: one });
  // As if the provider had returned the money.
  await world.site.query(`update refund set state = 'owed' where refund_id = $1`, [one.refund_id]);
  await step('settleRefund', admin, { params: one });
  await step('createGoods', admin, {
    body: { goods_id: 'short', kind: 'plan', names: texts('Short'), days: 5, price: 1000 },
  });
  await step('retireGoods', admin, { params: { goods_id: 'short' } });
  await step('getWallet', seller);
  for (const settles of [true, false]) {
    const { payout_id: id } = await step('createPayout', seller, {
      body: { amount: 10_000, payee: 'Cora', password: PASSWORD },
    });
    if (id === undefined) return;
    const params = { payout_id: id };
    await step('claimPayout', admin, { params });
    await step('releasePayout', admin, { params });
    await step('claimPayout', admin, { params });
    if (settles) await step('refusePayout', admin, { params });
    else await step('settlePayout', admin, { params });
  }
}
