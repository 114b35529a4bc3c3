import { BOARD_COMMENT_LIMITS } from '@boardwalk/domain';
import { sql, type Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { up } from '../../../migrations/20261130184000-drop-empty-threads.ts';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { addFile, admit, createTeam, type TestTeam } from '../../../test/teams.ts';
import { waitForLocks } from '../../../test/waitForLocks.ts';
import { inTransaction } from '../../infra/database/database.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
let owner: TestUser;
let editor: TestUser;
let team: TestTeam;
let params: { file_key: string };

beforeEach(async () => {
  owner = await server.createUser({ nickName: 'Olga' });
  team = await createTeam(server, owner);
  editor = await admit(server, team.teamId, 'editor', await server.createUser({ nickName: 'Edda' }));
  params = { file_key: (await addFile(server, owner, team, 'Roadmap')).file_key };
});

const begin = async (as: TestUser) => {
  const answer = await server.api('createBoardComment', { as, params, body: { text: 'First', x: 1, y: 1 } });
  return answer.data.comment.comment_id;
};
const reply = (as: TestUser, comment_id: string) =>
  server.api('replyToBoardComment', { as, params: { ...params, comment_id }, body: { text: 'Reply' } });
const replied = async (as: TestUser, id: string) => (await reply(as, id)).data.last_comment_id;
const remove = (as: TestUser, comment_id: string) =>
  server.api('deleteBoardComment', { as, params: { ...params, comment_id } });
const erase = (as: TestUser) =>
  server.api('deleteAccount', { as, body: { password: TEST_PASSWORD, keep_works: 'remove' } });
/** The comments that are stored, deleted ones included. */
const stored = async () => {
  const { file_key: fileKey } = params;
  const rows = await server.db
    .selectFrom('board_comment')
    .select('comment_id')
    .where('file_key', '=', fileKey)
    .orderBy('comment_id')
    .execute();
  return rows.map((row) => row.comment_id);
};

test('a thread whose beginning was deleted goes with its last reply, and stays until then', async () => {
  const id = await begin(owner);
  const replies = [await replied(owner, id), await replied(editor, id)];
  await remove(owner, id);
  await remove(owner, replies[0] ?? '');
  expect(await stored()).toEqual([id, replies[1]]);
  await remove(editor, replies[1] ?? '');
  expect(await stored()).toEqual([]);
});

test('a thread goes on without its last reply as long as its beginning is there', async () => {
  const id = await begin(owner);
  await remove(owner, await replied(owner, id));
  expect(await stored()).toEqual([id]);
});

test('threads that nobody sees use nothing up of what a board may have', async () => {
  const id = await begin(owner);
  const last = await replied(owner, id);
  await remove(owner, id);
  const now = server.clock.now();
  await sql`
    insert into board_comment (file_key, user_id, text, x, y, created_at)
    select ${params.file_key}, ${editor.userId}, 'filled', 0, 0, ${now}::timestamptz
    from generate_series(1, ${BOARD_COMMENT_LIMITS.threadsPerBoard - 1}::int)`.execute(server.db);
  const body = { text: 'One more', x: 1, y: 1 };
  const create = () => server.api('createBoardComment', { as: owner, params, body });
  expect((await create()).error).toBe('comment_limit_reached');
  await remove(owner, last);
  expect((await create()).status).toBe(200);
});

test('a person who is erased leaves no thread that nobody sees', async () => {
  const [own, emptied, alive, kept] = [
    await begin(editor),
    await begin(owner),
    await begin(editor),
    await begin(owner),
  ];
  await replied(editor, own);
  await replied(editor, emptied);
  await remove(owner, emptied);
  const answer = await replied(owner, alive);
  await replied(editor, alive);
  await replied(editor, kept);
  expect((await erase(editor)).status).toBe(200);
  expect(await stored()).toEqual([alive, kept, answer]);
});

test('who replies while somebody is erased keeps the reply, or learns that the thread is gone', async () => {
  const id = await begin(editor);
  await replied(editor, id);
  const both = await inTransaction(server.db, async (trx) => {
    await sql`select from file where file_key = ${params.file_key} for no key update`.execute(trx);
    const answers = Promise.all([reply(owner, id), erase(editor)]);
    await waitForLocks(server.db, 2);
    return { answers };
  });
  const [answer, erasure] = await both.answers;
  expect(erasure.status).toBe(200);
  if (answer.status === 200) expect(await stored()).toEqual([id, answer.data.last_comment_id]);
  else {
    expect(answer.error).toBe('comment_not_found');
    expect(await stored()).toEqual([]);
  }
});

test('the migration drops threads and replies that nobody sees, and no others', async () => {
  const [deleted, dead, alive] = [await begin(owner), await begin(owner), await begin(owner)];
  const [gone, last] = [await replied(owner, dead), await replied(editor, alive)];
  const lost = await replied(owner, alive);
  const open = await begin(owner);
  await server.db
    .updateTable('board_comment')
    .set({ text: '', user_id: null, deleted_at: server.clock.now() })
    .where('comment_id', 'in', [deleted, dead, gone, alive, lost])
    .execute();
  await inTransaction(server.db, (trx) => up(trx as unknown as Kysely<unknown>));
  expect(await stored()).toEqual([alive, last, open]);
});
