import { COMMENT_LIMITS } from '@boardwalk/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { waitForLocks } from '../../../test/waitForLocks.ts';
import { createWork } from '../../../test/works.ts';
import { recount } from '../files/catalogue/service.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const NOBODY = '99';
let owner: TestUser;
let writer: TestUser;
let reader: TestUser;
let fileKey: string;

beforeAll(async () => {
  owner = await server.createUser({ nickName: 'Olga' });
  writer = await server.createUser({ nickName: 'Wren' });
  reader = await server.createUser({ nickName: 'Remy Adler' });
});
beforeEach(async () => {
  fileKey = await createWork(server, { owner });
});

interface Said {
  to?: string;
  mentions?: string[];
  key?: string;
  on?: string;
}

const say = (as: TestUser, text: string, { to, mentions = [], key, on = fileKey }: Said = {}) =>
  server.api('createComment', {
    as,
    params: { file_key: on },
    body: { text, mentions, ...(to === undefined ? {} : { parent_id: to }) },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const idOf = async (answer: ReturnType<typeof say>) => (await answer).data.comment_id;
const at = (comment_id: string, file_key = fileKey) => ({ params: { file_key, comment_id } });
const list = async (as?: TestUser, query: { cursor?: string; size?: number; order?: 'oldest' } = {}) =>
  (await server.api('listComments', { as, params: { file_key: fileKey }, query })).data;
const hide = (as: TestUser, id: string, hidden = true) =>
  server.api('setCommentHidden', { as, ...at(id), body: { hidden } });
const remove = (as: TestUser, id: string) => server.api('deleteComment', { as, ...at(id) });
/** What somebody reads: texts, replies below what they reply to; of what is not there, its state. */
const seenBy = async (as?: TestUser) =>
  (await list(as, { order: 'oldest' })).list.flatMap(({ comment, replies }) =>
    [comment, ...replies].map(({ text, state, author }) => (author === null ? state : text)),
  );
const counted = async () =>
  (await server.api('getFileFull', { params: { file_key: fileKey } })).data.comment_num;

test('a page of another site comments in nobody’s name', async () => {
  const answer = await server.api('createComment', {
    as: writer,
    params: { file_key: fileKey },
    body: { text: 'Hello', mentions: [] },
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(answer).toMatchObject({ status: 403, error: 'forbidden' });
  expect(await counted()).toBe(0);
});

describe('reading', () => {
  test('comments come newest or oldest first, part by part, each with its last three replies and a way to the others', async () => {
    const ids: string[] = [];
    for (const text of ['one', 'two', 'three']) ids.push(await idOf(say(writer, text)));
    for (const text of ['a', 'b', 'c', 'd', 'e']) await say(reader, text, { to: ids[1] ?? '' });
    const first = await list(undefined, { size: 2 });
    expect(first.list.map(({ comment }) => comment.text)).toEqual(['three', 'two']);
    expect([first.has_more, first.comment_num, await counted()]).toEqual([true, 8, 8]);
    const thread = first.list[1];
    expect([thread?.replies.map(({ text }) => text), thread?.reply_num]).toEqual([['c', 'd', 'e'], 5]);
    const earlier = await server.api('listReplies', {
      ...at(ids[1] ?? ''),
      query: { cursor: thread?.earlier_cursor ?? '' },
    });
    expect(earlier.data.list.map(({ text }) => text)).toEqual(['b', 'a']);
    const second = await list(undefined, { size: 2, cursor: first.next_cursor });
    expect(second.list.map(({ comment }) => comment.text)).toEqual(['one']);
    expect((await list(undefined, { order: 'oldest' })).list.map(({ comment }) => comment.text)).toEqual([
      'one',
      'two',
      'three',
    ]);
    const statements = await server.statementsOf(() => list(reader));
    expect(statements.length).toBeLessThanOrEqual(5);
  });

  test('a link to a comment gives its thread, of an early reply from there on', async () => {
    const first = await idOf(say(writer, 'first'));
    const replies: string[] = [];
    for (const text of ['a', 'b', 'c', 'd', 'e']) replies.push(await idOf(say(reader, text, { to: first })));
    const thread = async (id: string) => {
      const { data } = await server.api('getCommentThread', at(id));
      return [data.comment.text, ...data.replies.map(({ text }) => text), data.earlier_cursor === null];
    };
    expect(await thread(first)).toEqual(['first', 'c', 'd', 'e', false]);
    expect(await thread(replies[4] ?? '')).toEqual(['first', 'c', 'd', 'e', false]);
    expect(await thread(replies[1] ?? '')).toEqual(['first', 'b', 'c', 'd', 'e', false]);
    expect(await thread(replies[0] ?? '')).toEqual(['first', 'a', 'b', 'c', 'd', 'e', true]);
  });

  test('what everybody may read is checked each time; what is for one person is kept by nobody', async () => {
    await say(writer, 'Hello');
    const of = async (as?: TestUser) => {
      const { response } = await server.api('listComments', { as, params: { file_key: fileKey } });
      return [response.headers['cache-control'], String(response.headers.vary).includes('Authorization')];
    };
    expect(await of()).toEqual(['public, max-age=0', true]);
    expect(await of(reader)).toEqual(['no-store', true]);
  });

  test('a work that is not public has no comments, and takes none', async () => {
    const id = await idOf(say(writer, 'Hello'));
    await server.db
      .updateTable('publication')
      .set({ is_live: false })
      .where('file_key', '=', fileKey)
      .execute();
    const answers = [
      await server.api('listComments', { params: { file_key: fileKey } }),
      await server.api('listReplies', at(id)),
      await server.api('getCommentThread', at(id)),
      await say(reader, 'Hello'),
      await server.api('updateComment', { as: writer, ...at(id), body: { text: 'Bye' } }),
      await remove(writer, id),
      await hide(owner, id),
      await server.api('listMentionable', { as: reader, params: { file_key: fileKey } }),
    ];
    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => 'file_not_found'));
  });
});

describe('writing', () => {
  test('a reply to a reply goes below the same comment', async () => {
    const first = await idOf(say(writer, 'first'));
    const reply = await idOf(say(reader, 'reply', { to: first }));
    expect((await say(owner, 'again', { to: reply })).data.parent_id).toBe(first);
    expect(await seenBy()).toEqual(['first', 'reply', 'again']);
  });

  test('1 to 1000 characters, counted as written, names and all', async () => {
    const fieldsOf = async (text: string) => (await say(writer, text)).fields;
    expect(await fieldsOf(' \n')).toEqual(['text required 1']);
    expect(await fieldsOf('图'.repeat(1001))).toEqual(['text max_length 1000']);
    expect((await say(writer, '图'.repeat(1000))).status).toBe(200);
    const many = Array.from({ length: 11 }, (_, index) => `a4HnVtYc8w${index + 10}`);
    expect((await say(writer, 'Hi', { mentions: many })).fields).toEqual(['mentions max_items 10']);
    const id = await idOf(say(writer, '@Olga'.repeat(200), { mentions: [owner.userId] }));
    const { data } = await server.api('getCommentThread', at(id));
    expect(data.comment.text).toBe('@Olga'.repeat(200));
  });

  test('the same key writes once, and none is for two comments', async () => {
    const first = await say(writer, 'Once', { key: 'the-same-key' });
    const again = await say(writer, 'Once', { key: 'the-same-key' });
    expect(again.data).toEqual(first.data);
    expect(await counted()).toBe(1);
    const other = await createWork(server, { owner });
    const reused = await say(writer, 'Once', { key: 'the-same-key', on: other });
    expect([reused.status, reused.error]).toEqual([409, 'idempotency_key_reused']);
  });

  test('somebody mentioned is named as they are called now; whose name is not in the text is not mentioned', async () => {
    const friend = await server.createUser({ nickName: 'Old Name' });
    const { data } = await say(writer, 'Ask @Old Name!', { mentions: [friend.userId, reader.userId] });
    expect(data.mentions.map(({ nick_name: name }) => name)).toEqual(['Old Name']);
    await server.api('updateNickName', { as: friend, body: { nick_name: 'New Name' } });
    const thread = await server.api('getCommentThread', at(data.comment_id));
    expect(thread.data.comment.text).toBe('Ask @New Name!');
    const changed = await server.api('updateComment', {
      as: writer,
      ...at(data.comment_id),
      body: { text: 'Ask somebody' },
    });
    expect([changed.data.text, changed.data.mentions, changed.data.edited_at !== null]).toEqual([
      'Ask somebody',
      [],
      true,
    ]);
  });

  test('nobody writes more than a hundred in a day, nor replies without end', async () => {
    const id = await idOf(say(writer, 'first'));
    const author = await server.createUser();
    const row = { file_key: fileKey, parent_id: id, user_id: author.userId, text: 'x' };
    const none = { edited_at: null, hidden_at: null, removed_at: null, deleted_at: null };
    const rows = (count: number) =>
      Array.from({ length: count }, () => ({ ...row, ...none, created_at: server.clock.now() }));
    await server.db.insertInto('work_comment').values(rows(COMMENT_LIMITS.perDay)).execute();
    const refused = await say(author, 'one more');
    expect([refused.status, refused.response.headers['retry-after']]).toEqual([429, '86400']);
    await server.db
      .updateTable('work_comment')
      .set({ created_at: new Date(server.clock.now().getTime() - 86_400_000) })
      .where('user_id', '=', author.userId)
      .execute();
    expect((await say(author, 'a day later')).status).toBe(200);
    await server.db.insertInto('work_comment').values(rows(100)).execute();
    const full = await say(reader, 'reply', { to: id });
    expect([full.status, full.error, full.json.data]).toEqual([
      409,
      'thread_full',
      { limit: 200, current: 200 },
    ]);
    await recount(server.db);
  });
});

describe('who may do what', () => {
  test('the writer alone changes and deletes; replies stay below an empty place', async () => {
    const id = await idOf(say(writer, 'first'));
    await say(reader, 'reply', { to: id });
    const change = (as: TestUser) =>
      server.api('updateComment', { as, ...at(id), body: { text: 'changed' } });
    for (const as of [reader, owner]) {
      expect([(await change(as)).error, (await remove(as, id)).error]).toEqual(['not_owner', 'not_owner']);
    }
    await change(writer);
    expect(await seenBy()).toEqual(['changed', 'reply']);
    expect((await remove(writer, id)).status).toBe(200);
    expect((await remove(writer, id)).status).toBe(200);
    expect([await seenBy(), await counted()]).toEqual([['deleted', 'reply'], 1]);
    expect(
      await server.db.selectFrom('work_comment').select('text').where('comment_id', '=', id).execute(),
    ).toEqual([{ text: '' }]);
    expect((await change(writer)).error).toBe('comment_not_found');
  });

  test('of two who delete a comment at once both learn that it is deleted', async () => {
    const id = await idOf(say(writer, 'first'));
    const both = await server.db.transaction().execute(async (trx) => {
      const account = trx.selectFrom('user_account').select('user_id').where('user_id', '=', writer.userId);
      await account.forUpdate().execute();
      const removals = Promise.all([remove(writer, id), remove(writer, id)]);
      await waitForLocks(server.db, 2);
      return { removals };
    });
    expect((await both.removals).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('nobody replies below what is hidden, not even to a reply', async () => {
    const id = await idOf(say(writer, 'first'));
    const reply = await idOf(say(reader, 'reply', { to: id }));
    await hide(owner, id);
    for (const as of [owner, writer])
      expect((await say(as, 'again', { to: reply })).error).toBe('comment_not_found');
    await hide(owner, id, false);
    expect((await say(owner, 'again', { to: reply })).status).toBe(200);
  });

  test('the owner of the work hides and shows again; only the writer and the owner see it, the replies included', async () => {
    const id = await idOf(say(writer, 'first'));
    await say(reader, 'reply', { to: id });
    for (const as of [reader, writer]) expect((await hide(as, id)).error).toBe('not_owner');
    expect((await hide(owner, id)).data.state).toBe('hidden');
    expect((await hide(owner, id)).status).toBe(200);
    expect([await seenBy(), await seenBy(reader), await counted()]).toEqual([[], [], 0]);
    expect([await seenBy(writer), await seenBy(owner)]).toEqual([
      ['first', 'reply'],
      ['first', 'reply'],
    ]);
    expect((await server.api('getCommentThread', { as: reader, ...at(id) })).error).toBe('comment_not_found');
    expect((await server.api('listReplies', at(id))).error).toBe('comment_not_found');
    expect((await say(owner, 'reply', { to: id })).error).toBe('comment_not_found');
    expect((await hide(owner, id, false)).data.state).toBe('shown');
    expect([await seenBy(), await counted()]).toEqual([['first', 'reply'], 2]);
    expect(await recount(server.db)).toEqual([]);
  });

  test('a comment of another work, or none at all, is not found', async () => {
    const foreign = await idOf(say(writer, 'there', { on: await createWork(server, { owner }) }));
    for (const id of [foreign, NOBODY]) {
      const answers = [
        await server.api('getCommentThread', at(id)),
        await server.api('listReplies', at(id)),
        await say(reader, 'reply', { to: id }),
        await server.api('updateComment', { as: writer, ...at(id), body: { text: 'x' } }),
        await remove(writer, id),
        await hide(owner, id),
      ];
      expect(answers.map(({ error }) => error)).toEqual(answers.map(() => 'comment_not_found'));
    }
  });

  test('people are found by the beginning of their names: those of the comments first, then those one follows', async () => {
    const follow = await server.createUser({ nickName: 'Wrenna' });
    await server.createUser({ nickName: 'Wrenching' });
    await server.api('followUser', { as: reader, body: { focus_user_id: follow.userId } });
    await say(writer, 'Hello');
    const find = async (keyword?: string) => {
      const query = keyword === undefined ? {} : { keyword };
      const params = { file_key: fileKey };
      const { data } = await server.api('listMentionable', { as: reader, params, query });
      return data.list.map((person) => person.nick_name);
    };
    expect(await find('WREN')).toEqual(['Wren', 'Wrenna']);
    expect(await find()).toEqual(['Olga', 'Wren']);
    expect(await find('remy')).toEqual([]);
    expect(await find('%')).toEqual([]);
  });
});
