import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { waitForLocks } from '../../../test/waitForLocks.ts';
import { createWork } from '../../../test/works.ts';
import { recount } from '../files/catalogue/service.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
let owner: TestUser;
let writer: TestUser;
let admin: TestUser;
let fileKey: string;

beforeAll(async () => {
  owner = await server.createUser({ nickName: 'Olga' });
  admin = await server.createUser({ nickName: 'Ada', kind: 2 });
});
beforeEach(async () => {
  writer = await server.createUser({ nickName: 'Wren' });
  fileKey = await createWork(server, { owner, name: 'Windmill' });
});

const say = async (as: TestUser, text: string, to?: string) =>
  (
    await server.api('createComment', {
      as,
      params: { file_key: fileKey },
      body: { text, ...(to === undefined ? {} : { parent_id: to }) },
    })
  ).data.comment_id;
const seen = async () =>
  (await server.api('listComments', { params: { file_key: fileKey } })).data.list.map(
    ({ comment, replies }) => [
      comment.author?.nick_name ?? comment.state,
      ...replies.map(({ text }) => text),
    ],
  );
const report = (as: TestUser | undefined, comment_id: string | undefined) =>
  server.api('reportFile', {
    as,
    body: {
      file_key: fileKey,
      ...(comment_id === undefined ? {} : { comment_id }),
      product: 'board',
      report_type: 4,
      report_desc: 'It sells watches.',
      source: 'community',
    },
  });
const cases = async (state: 'open' | 'upheld' = 'open') =>
  (await server.api('listReportCases', { as: admin, query: { state, size: 100 } })).data.list.filter(
    ({ file }) => file?.file_key === fileKey,
  );
const decide = (case_id: string, decision: 'uphold' | 'dismiss', as = admin) =>
  server.api('decideReportCase', {
    as,
    params: { case_id },
    body: { decision, reason: 'It is advertisement.' },
  });

test('a reported comment is a case of its own; upheld, it is removed, and its writer learns why', async () => {
  const id = await say(writer, 'Buy watches');
  await say(owner, 'No, thank you', id);
  expect((await report(owner, id)).status).toBe(200);
  expect((await report(undefined, id)).status).toBe(200);
  expect((await report(owner, id)).error).toBe('already_reported');
  expect((await report(owner, undefined)).status).toBe(200);
  const ofComment = (await cases()).find(({ comment }) => comment !== null);
  expect(await cases()).toHaveLength(2);
  expect(ofComment).toMatchObject({
    report_num: 2,
    may_decide: true,
    comment: { comment_id: id, text: 'Buy watches', state: 'shown', author: { nick_name: 'Wren' } },
    file: { name: 'Windmill', is_public: true },
  });
  const reports = await server.api('listCaseReports', {
    as: admin,
    params: { case_id: ofComment?.case_id ?? '' },
  });
  expect(reports.data.list.map(({ reporter }) => reporter?.nick_name)).toEqual([undefined, 'Olga']);
  const decided = await decide(ofComment?.case_id ?? '', 'uphold');
  expect(decided.data).toMatchObject({ state: 'upheld', comment: { text: 'Buy watches', state: 'removed' } });
  expect(await seen()).toEqual([['removed', 'No, thank you']]);
  expect((await server.api('getFileFull', { params: { file_key: fileKey } })).data.comment_num).toBe(1);
  const [message] = (await server.api('listMessages', { as: writer })).data.list;
  expect(message?.meta.msg_type).toBe('CommentRemoved');
  expect(JSON.parse(message?.meta.content ?? '')).toEqual({
    name: 'Windmill',
    file_key: fileKey,
    reason: 'It is advertisement.',
  });
  expect((await report(owner, id)).error).toBe('comment_not_found');
  expect(await recount(server.db)).toEqual([]);
});

test('nobody reports or decides on a comment of their own; hidden ones and those of other works cannot be reported', async () => {
  const own = await say(admin, 'Mine');
  expect((await report(admin, own)).error).toBe('comment_not_found');
  expect((await report(writer, own)).status).toBe(200);
  const [mine] = await cases();
  expect(mine?.may_decide).toBe(false);
  expect((await decide(mine?.case_id ?? '', 'dismiss')).error).toBe('own_work');
  const hidden = await say(writer, 'Hidden');
  const params = { file_key: fileKey, comment_id: hidden };
  await server.api('setCommentHidden', { as: owner, params, body: { hidden: true } });
  expect((await report(undefined, hidden)).error).toBe('comment_not_found');
  fileKey = await createWork(server, { owner });
  expect((await report(writer, own)).error).toBe('comment_not_found');
});

test('a case stays open to be closed when the writer has deleted the comment meanwhile', async () => {
  const id = await say(writer, 'Buy watches');
  await report(owner, id);
  await server.api('deleteComment', { as: writer, params: { file_key: fileKey, comment_id: id } });
  const [found] = await cases();
  expect(found?.comment).toMatchObject({ text: '', state: 'deleted' });
  expect((await decide(found?.case_id ?? '', 'uphold')).data.comment?.state).toBe('deleted');
  expect((await server.api('listMessages', { as: writer })).data.total).toBe(0);
});

test('an account that is deleted leaves an empty place above the replies of others, and no name in what mentions it', async () => {
  const id = await say(writer, 'first');
  const reply = await server.api('createComment', {
    as: owner,
    params: { file_key: fileKey },
    body: { text: 'As @Wren says', parent_id: id, mentions: [writer.userId] },
  });
  await say(writer, 'alone');
  const body = { password: TEST_PASSWORD, keep_works: 'remove' } as const;
  expect((await server.api('deleteAccount', { as: writer, body })).status).toBe(200);
  expect(await seen()).toEqual([['deleted', 'As @Deleted user says']]);
  const thread = await server.api('getCommentThread', {
    params: { file_key: fileKey, comment_id: reply.data.comment_id },
  });
  expect(thread.data.replies[0]?.mentions).toMatchObject([{ nick_name: 'Deleted user', profile_name: null }]);
  expect(await recount(server.db)).toEqual([]);
});

test('comments on a work stay with it when it stays without its owner, and go with it otherwise', async () => {
  for (const keep of ['anonymise', 'remove'] as const) {
    const leaving = await server.createUser();
    fileKey = await createWork(server, { owner: leaving });
    await say(writer, `on ${keep}`);
    const body = { password: TEST_PASSWORD, keep_works: keep };
    expect((await server.api('deleteAccount', { as: leaving, body })).status).toBe(200);
    const left = await server.db
      .selectFrom('work_comment')
      .select('text')
      .where('file_key', '=', fileKey)
      .execute();
    expect(left).toEqual(keep === 'remove' ? [] : [{ text: 'on anonymise' }]);
    expect(await recount(server.db)).toEqual([]);
  }
});

test('what is written while a moderator removes, or an account goes, is counted', async () => {
  /** Writes a comment by hand, and holds the work until the other one waits for it. */
  const meanwhile = async (other: () => Promise<{ status: number }>) => {
    const row = { file_key: fileKey, parent_id: null, user_id: owner.userId, text: 'Meanwhile' };
    const none = { edited_at: null, hidden_at: null, removed_at: null, deleted_at: null };
    const begun = await server.db.transaction().execute(async (trx) => {
      const work = trx.selectFrom('publication').select('file_key').where('file_key', '=', fileKey);
      await work.forNoKeyUpdate().execute();
      const answer = other();
      await waitForLocks(server.db, 1);
      await trx
        .insertInto('work_comment')
        .values({ ...row, ...none, created_at: server.clock.now() })
        .execute();
      return { answer };
    });
    expect((await begun.answer).status).toBe(200);
  };
  const reported = await say(writer, 'Buy watches');
  await say(writer, 'and more');
  await report(owner, reported);
  const [open] = await cases();
  await meanwhile(() => decide(open?.case_id ?? '', 'uphold'));
  await meanwhile(() =>
    server.api('deleteAccount', {
      as: writer,
      body: { password: TEST_PASSWORD, keep_works: 'remove' },
    }),
  );
  const { data } = await server.api('getFileFull', { params: { file_key: fileKey } });
  expect([data.comment_num, await recount(server.db)]).toEqual([2, []]);
});

test('the archive of a person has what they wrote', async () => {
  await say(writer, 'zz in the archive');
  await server.api('requestAccountExport', { as: writer });
  await server.runJobs('make-export');
  const [made] = (await server.api('listAccountExports', { as: writer })).data.list;
  const { response } = await server.api('downloadAccountExport', {
    as: writer,
    params: { export_id: made?.export_id ?? '' },
  });
  const files = unzipSync(new Uint8Array(response.rawPayload));
  expect(strFromU8(files['data/work_comment.json'] ?? new Uint8Array())).toContain('zz in the archive');
});
