import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { addFile, createTeam } from '../../../test/teams.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const REFUSED = { status: 403, error: 'interaction_refused' };
let mara: TestUser;
let theo: TestUser;
let other: TestUser;

beforeEach(async () => {
  mara = await server.createUser({ nickName: 'Mara' });
  theo = await server.createUser({ nickName: 'Theo' });
  other = await server.createUser({ nickName: 'Olga' });
});

const set = (as: TestUser | undefined, whom: { userId: string }, blocked = true) =>
  server.api(blocked ? 'blockPerson' : 'unblockPerson', { as, params: { user_id: whom.userId } });
const list = async (as: TestUser, query: { cursor?: string; size?: number } = {}) =>
  (await server.api('listBlocked', { as, query })).data;
const follow = (as: TestUser, whom: TestUser) =>
  server.api('followUser', { as, body: { focus_user_id: whom.userId } });
const inbox = async (as: TestUser) =>
  (await server.api('listMessages', { as })).data.list.map(({ meta }) => meta.msg_type);
const say = (as: TestUser, fileKey: string, text: string, more: { to?: string; mentions?: string[] } = {}) =>
  server.api('createComment', {
    as,
    params: { file_key: fileKey },
    body: {
      text,
      mentions: more.mentions ?? [],
      ...(more.to === undefined ? {} : { parent_id: more.to }),
    },
  });

describe('blocking a person', () => {
  test('ends follows both ways, and none begins until it is taken back; the other sees nothing of it', async () => {
    await follow(mara, theo);
    await follow(theo, mara);
    expect((await set(mara, theo)).data).toEqual({
      focus_user_id: theo.userId,
      relation: 0,
      blocked: true,
    });
    expect((await set(mara, theo)).status).toBe(200);
    for (const user of [mara, theo]) {
      const { data } = await server.api('getProfile', { query: { user_id: user.userId } });
      expect(data.statistic_data).toMatchObject({ focus: 0, fans: 0 });
    }
    expect(await inbox(mara)).toEqual([]);
    const seen = await server.api('checkFollow', { as: theo, query: { focus_user_id: mara.userId } });
    expect(seen.data).toMatchObject({ relation: 0, blocked: false });
    expect(await follow(theo, mara)).toMatchObject(REFUSED);
    expect(await follow(mara, theo)).toMatchObject(REFUSED);
    expect((await set(mara, theo, false)).data.blocked).toBe(false);
    expect((await set(mara, theo, false)).status).toBe(200);
    expect((await follow(theo, mara)).status).toBe(200);
  });

  test('of a follow and a block at once no follow is left', async () => {
    await Promise.all([follow(theo, mara), set(mara, theo)]);
    expect((await server.api('listFans', { query: { user_id: mara.userId } })).data.list).toEqual([]);
  });

  test('is listed for oneself alone, the last first, in parts', async () => {
    await set(mara, theo);
    server.clock.advance(1000);
    await set(mara, other);
    const first = await list(mara, { size: 1 });
    expect(first.list).toMatchObject([{ user_id: other.userId, nick_name: 'Olga' }]);
    const { list: rest, has_more: hasMore } = await list(mara, { size: 1, cursor: first.next_cursor });
    expect([rest.map(({ user_id: id }) => id), hasMore]).toEqual([[theo.userId], false]);
    expect((await list(theo)).list).toEqual([]);
  });

  test('takes somebody else who is there, and who is signed in', async () => {
    const unknown = { userId: 'zzzzzzzzzzzz' };
    for (const blocked of [true, false]) {
      expect(await set(undefined, theo, blocked)).toMatchObject({ status: 401 });
      expect(await set(mara, unknown, blocked)).toMatchObject({ status: 404, error: 'user_not_found' });
      const operation = blocked ? 'blockPerson' : 'unblockPerson';
      const wrong = await server.api(operation, { as: mara, raw: { params: { user_id: 'x' } } });
      expect(wrong.status).toBe(400);
    }
    expect((await set(mara, mara)).fields).toEqual(['user_id not_allowed']);
    expect(await server.api('listBlocked', { as: undefined })).toMatchObject({ status: 401 });
    expect((await server.api('listBlocked', { as: mara, query: { cursor: 'x' } })).fields).toEqual([
      'cursor format',
    ]);
  });
});

describe('who was blocked', () => {
  test('neither comments on works of who blocked them nor answers them elsewhere, but talks with others', async () => {
    const [own, foreign] = [
      await createWork(server, { owner: mara, name: 'Mine' }),
      await createWork(server, { owner: other, name: 'Theirs' }),
    ];
    const earlier = (await say(theo, own, 'Before')).data.comment_id;
    const said = (await say(mara, foreign, 'Hello')).data.comment_id;
    await set(mara, theo);
    expect(await say(theo, own, 'After')).toMatchObject(REFUSED);
    const edited = await server.api('updateComment', {
      as: theo,
      params: { file_key: own, comment_id: earlier },
      body: { text: 'Changed' },
    });
    expect(edited).toMatchObject(REFUSED);
    expect(await say(theo, foreign, 'Hi', { to: said })).toMatchObject(REFUSED);
    const free = await say(theo, foreign, 'Hi @Mara', { mentions: [mara.userId] });
    expect(free.data).toMatchObject({ text: 'Hi @Mara', mentions: [] });
    const params = { file_key: foreign, comment_id: free.data.comment_id };
    const again = await server.api('updateComment', {
      as: theo,
      params,
      body: { text: 'Dear @Mara', mentions: [mara.userId] },
    });
    expect(again.data.mentions).toEqual([]);
    const found = await server.api('listMentionable', {
      as: theo,
      params: { file_key: foreign },
      query: { keyword: 'ma' },
    });
    expect(found.data.list).toEqual([]);
    expect(await inbox(mara)).toEqual([]);
    expect(await inbox(other)).toContain('Commented');
  });

  test('reaches no inbox of who blocked them, also with what they had done before', async () => {
    const own = await createWork(server, { owner: mara, name: 'Mine' });
    const like = (as: TestUser, praise: boolean) =>
      server.api('praiseFile', { as, body: { file_key: own, praise } });
    await like(theo, true);
    expect(await inbox(mara)).toEqual(['WorkLiked']);
    await set(mara, theo);
    expect(await inbox(mara)).toEqual([]);
    await like(theo, false);
    await like(theo, true);
    await server.api('copyFileByPost', { as: theo, params: { file_key: own } });
    expect(await inbox(mara)).toEqual([]);
    await like(other, true);
    expect(await inbox(mara)).toEqual(['WorkLiked']);
  });

  test('stands folded in the comments that the other reads, and in nobody else’s', async () => {
    const fileKey = await createWork(server, { owner: other, name: 'Theirs' });
    const first = (await say(theo, fileKey, 'Hello')).data.comment_id;
    await say(other, fileKey, 'Yes?', { to: first });
    await set(mara, theo);
    const read = async (as: TestUser | undefined) => {
      const { data } = await server.api('listComments', { as, params: { file_key: fileKey } });
      return data.list.map(({ comment, replies }) => [comment, ...replies].map((one) => one.from_blocked));
    };
    expect(await read(mara)).toEqual([[true, false]]);
    expect(await read(theo)).toEqual([[false, false]]);
    expect(await read(undefined)).toEqual([[false, false]]);
    const one = await server.api('getCommentThread', {
      as: mara,
      params: { file_key: fileKey, comment_id: first },
    });
    expect(one.data.comment.from_blocked).toBe(true);
  });

  test('joins no board and no team by a link of who blocked them; nor does that one by theirs', async () => {
    const teams = { mara: await createTeam(server, mara), theo: await createTeam(server, theo) };
    const { file_key: fileKey } = await addFile(server, mara, teams.mara, 'Plan');
    const link = await server.api('createShareLink', {
      as: mara,
      params: { file_key: fileKey },
      body: { role: 'viewer' },
    });
    const tokenOf = async (as: TestUser, teamId: string) =>
      (await server.api('ensureMemberToken', { as, params: { teamId }, body: { role: 'viewer' } })).data
        .token;
    const [marasToken, theosToken] = [
      await tokenOf(mara, teams.mara.teamId),
      await tokenOf(theo, teams.theo.teamId),
    ];
    await set(mara, theo);
    const params = { token: link.data.token };
    for (const operation of ['getSharedFile', 'joinSharedFile'] as const)
      expect(await server.api(operation, { as: theo, params })).toMatchObject({
        error: 'share_link_ended',
      });
    expect((await server.api('joinSharedFile', { as: other, params })).status).toBe(200);
    const accept = (as: TestUser, token: string) => server.api('acceptInvitation', { as, params: { token } });
    expect(await accept(theo, marasToken)).toMatchObject({ error: 'invitation_revoked' });
    expect(await accept(mara, theosToken)).toMatchObject({ error: 'invitation_revoked' });
    expect((await accept(other, marasToken)).status).toBe(200);
  });

  test('is gone from the list with their account, and the list with one’s own', async () => {
    await set(mara, theo);
    await set(theo, other);
    const body = { password: TEST_PASSWORD, keep_works: 'remove' as const };
    expect((await server.api('deleteAccount', { as: theo, body })).status).toBe(200);
    expect((await list(mara)).list).toEqual([]);
    expect(await server.db.selectFrom('person_block').selectAll().execute()).not.toContainEqual(
      expect.objectContaining({ blocker_id: theo.userId }),
    );
  });
});
