import { BOARD_COMMENT_LIMITS, readNoticeContent, type BoardCommentFilter } from '@boardwalk/domain';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { liveBoards } from '../../../test/liveBoards.ts';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { addFile, admit, createTeam, type TestTeam } from '../../../test/teams.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const boards = liveBoards(server);
const NOBODY = '99999999999999999999'.slice(0, 19);
let team: TestTeam;
let owner: TestUser;
let editor: TestUser;
let guest: TestUser;
let looker: TestUser;
let fileKey: string;

beforeEach(async () => {
  owner = await server.createUser({ nickName: 'Olga' });
  team = await createTeam(server, owner);
  editor = await admit(server, team.teamId, 'editor', await server.createUser({ nickName: 'Edda' }));
  fileKey = (await addFile(server, owner, team, 'Roadmap')).file_key;
  guest = await joined('commenter', 'Gus');
  looker = await joined('viewer', 'Lou');
});

async function joined(role: 'viewer' | 'commenter' | 'editor', nickName: string): Promise<TestUser> {
  const params = { file_key: fileKey };
  const link = (await server.api('createShareLink', { as: owner, params, body: { role } })).data;
  const person = await server.createUser({ nickName });
  expect((await server.api('joinSharedFile', { as: person, params: { token: link.token } })).data.role).toBe(
    role,
  );
  return person;
}

interface Said {
  mentions?: string[];
  key?: string;
  on?: string;
}

const headersOf = (key: string | undefined) =>
  key === undefined ? {} : { headers: { 'idempotency-key': key } };
const at = (comment_id: string, file_key = fileKey) => ({ params: { file_key, comment_id } });
const begin = (as: TestUser, text: string, { mentions = [], key, on = fileKey }: Said = {}) =>
  server.api('createBoardComment', {
    as,
    params: { file_key: on },
    body: { text, mentions, x: 10, y: -20.5 },
    ...headersOf(key),
  });
const reply = (as: TestUser, id: string, text: string, { mentions = [], key, on = fileKey }: Said = {}) =>
  server.api('replyToBoardComment', { as, ...at(id, on), body: { text, mentions }, ...headersOf(key) });
const edit = (as: TestUser, id: string, text: string, mentions: string[] = []) =>
  server.api('updateBoardComment', { as, ...at(id), body: { text, mentions } });
const resolve = (as: TestUser, id: string, resolved = true) =>
  server.api('setBoardCommentResolved', { as, ...at(id), body: { resolved } });
const remove = (as: TestUser, id: string) => server.api('deleteBoardComment', { as, ...at(id) });
const read = (as: TestUser, id: string) => server.api('readBoardComments', { as, ...at(id) });
const get = (as: TestUser, id: string) => server.api('getBoardComments', { as, ...at(id) });
const list = async (
  as: TestUser,
  query: { state?: BoardCommentFilter; mine?: boolean; cursor?: string; size?: number } = {},
) => (await server.api('listBoardComments', { as, params: { file_key: fileKey }, query })).data;
const idOf = async (answer: ReturnType<typeof begin>) => (await answer).data.comment.comment_id;
const textsOf = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).list.map(({ comment }) => comment.text);
const unreadOf = async (as: TestUser) =>
  (await list(as)).list.filter(({ unread }) => unread).map(({ comment }) => comment.text);
const inbox = async (as: TestUser) =>
  (await server.api('listMessages', { as })).data.list.map(({ meta }) => {
    const content = readNoticeContent(meta.content);
    return [meta.msg_type, content?.people.map(({ nick_name: name }) => name).join(), content?.name];
  });

describe('reading', () => {
  test('threads come part by part, the newest first, with where they stand and how many replies they have', async () => {
    const ids: string[] = [];
    for (const text of ['one', 'two', 'three']) ids.push(await idOf(begin(guest, text)));
    await server.api('createBoardComment', {
      as: owner,
      params: { file_key: fileKey },
      body: { text: 'on a note', x: 1, y: 2, element_id: 'note-1' },
    });
    await reply(owner, ids[1] ?? '', 'first');
    const last = (await reply(guest, ids[1] ?? '', 'second')).data;
    expect(last.replies.map(({ text, author }) => [text, author?.nick_name])).toEqual([
      ['first', 'Olga'],
      ['second', 'Gus'],
    ]);
    const page = await list(looker, { size: 3 });
    expect(
      page.list.map(({ comment, element_id: on, x, y, reply_num: replies }) => [
        comment.text,
        on,
        x,
        y,
        replies,
      ]),
    ).toEqual([
      ['on a note', 'note-1', 1, 2, 0],
      ['three', null, 10, -20.5, 0],
      ['two', null, 10, -20.5, 2],
    ]);
    expect([page.has_more, page.may_comment, (await list(guest)).may_comment]).toEqual([true, false, true]);
    expect(await textsOf(looker, { cursor: page.next_cursor })).toEqual(['one']);
    const again = (await get(looker, last.replies[1]?.comment_id ?? '')).data;
    const { text, may_edit: mayEdit, may_delete: mayDelete } = again.comment;
    expect([text, again.replies.length, mayEdit, mayDelete]).toEqual(['two', 2, false, false]);
  });

  test('open, resolved and own threads are listed by themselves', async () => {
    const [done, mine, other] = [
      await idOf(begin(owner, 'done')),
      await idOf(begin(owner, 'asked', { mentions: [] })),
      await idOf(begin(owner, 'other @Gus', { mentions: [guest.userId] })),
    ];
    await reply(guest, mine, 'me too');
    const resolved = (await resolve(guest, done)).data;
    expect([
      resolved.resolved_by?.nick_name,
      (await resolve(owner, done)).data.resolved_by?.nick_name,
    ]).toEqual(['Gus', 'Gus']);
    expect(await textsOf(looker)).toEqual(['other @Gus', 'asked']);
    expect(await textsOf(looker, { state: 'resolved' })).toEqual(['done']);
    expect(await textsOf(guest, { state: 'all', mine: true })).toEqual(['other @Gus', 'asked']);
    expect(await textsOf(looker, { state: 'all', mine: true })).toEqual([]);
    expect((await resolve(owner, done, false)).data.resolved_at).toBeNull();
    await resolve(owner, other);
    expect((await reply(guest, other, 'not yet')).data.resolved_at).toBeNull();
  });

  test('what others wrote is unread until it was read up to there; one’s own is not', async () => {
    const id = await idOf(begin(guest, 'question'));
    expect([await unreadOf(owner), await unreadOf(guest)]).toEqual([['question'], []]);
    expect((await read(owner, id)).status).toBe(200);
    expect(await unreadOf(owner)).toEqual([]);
    const { last_comment_id: last } = (await reply(editor, id, 'answer')).data;
    expect([await unreadOf(owner), await unreadOf(guest), await unreadOf(editor)]).toEqual([
      ['question'],
      ['question'],
      [],
    ]);
    await read(owner, last);
    await read(owner, id);
    expect(await unreadOf(owner)).toEqual([]);
    await remove(editor, last);
    expect(await unreadOf(guest)).toEqual([]);
  });
});

describe('rights', () => {
  test('who may only look reads and gets the reason why they cannot write; outsiders see nothing', async () => {
    const id = await idOf(begin(guest, 'hello'));
    const outsider = await server.createUser();
    const writes = (as: TestUser) => [
      begin(as, 'a'),
      reply(as, id, 'a'),
      edit(as, id, 'a'),
      remove(as, id),
      resolve(as, id),
    ];
    for (const answer of await Promise.all(writes(looker)))
      expect(answer).toMatchObject({ status: 403, error: 'commenting_not_allowed' });
    expect((await read(looker, id)).status).toBe(200);
    const people = (as: TestUser, file_key = fileKey) =>
      server.api('listBoardPeople', { as, params: { file_key }, query: {} });
    const listing = (as: TestUser, file_key = fileKey) =>
      server.api('listBoardComments', { as, params: { file_key }, query: {} });
    for (const answer of await Promise.all([
      ...writes(outsider),
      get(outsider, id),
      read(outsider, id),
      people(outsider),
      listing(outsider),
    ]))
      expect(answer).toMatchObject({ status: 403, error: 'not_member' });
    const gone = await addFile(server, owner, team, 'Gone');
    await server.api('deleteFile', { as: owner, params: { file_key: gone.file_key } });
    const none = { file_key: gone.file_key, comment_id: id };
    for (const answer of [
      await listing(owner, gone.file_key),
      await people(owner, gone.file_key),
      await begin(owner, 'a', { on: gone.file_key }),
      await reply(owner, id, 'a', { on: gone.file_key }),
      await server.api('getBoardComments', { as: owner, params: none }),
      await server.api('updateBoardComment', { as: owner, params: none, body: { text: 'a' } }),
      await server.api('deleteBoardComment', { as: owner, params: none }),
      await server.api('setBoardCommentResolved', { as: owner, params: none, body: { resolved: true } }),
      await server.api('readBoardComments', { as: owner, params: none }),
    ])
      expect(answer).toMatchObject({ status: 404, error: 'file_not_found' });
  });

  test('a link that is weakened takes the right with it, one that allows to comment lets nobody edit', async () => {
    const params = { file_key: fileKey };
    expect((await server.api('getFile', { as: guest, params })).data.role).toBe('commenter');
    expect(await server.api('renameFile', { as: guest, params, body: { name: 'Mine' } })).toMatchObject({
      error: 'not_editor',
    });
    const client = await boards.join(guest, fileKey);
    expect(client.provider.authorizedScope).toBe('readonly');
    const link = (await server.api('listShareLinks', { as: owner, params })).data.list.find(
      ({ role }) => role === 'commenter',
    );
    const change = (role: 'viewer' | 'commenter' | 'editor') =>
      server.api('updateShareLink', {
        as: owner,
        params: { ...params, share_id: link?.id ?? '' },
        body: { role },
      });
    await change('editor');
    expect((await server.api('getFile', { as: guest, params })).data.role).toBe('commenter');
    await change('viewer');
    await change('editor');
    expect(await begin(guest, 'a')).toMatchObject({ error: 'commenting_not_allowed' });
  });

  test('everybody changes their own comments; the owner deletes those of others', async () => {
    const id = await idOf(begin(guest, 'first'));
    const second = (await reply(guest, id, 'second')).data.last_comment_id;
    expect(await edit(owner, id, 'mine')).toMatchObject({ status: 403, error: 'not_owner' });
    expect(await remove(editor, id)).toMatchObject({ status: 403, error: 'not_owner' });
    expect((await edit(guest, second, 'changed')).data.replies[0]).toMatchObject({
      text: 'changed',
      edited_at: expect.any(String) as string,
    });
    expect((await remove(owner, id)).status).toBe(200);
    const { comment, replies, reply_num: count } = (await get(looker, second)).data;
    expect([comment.is_deleted, comment.text, comment.author, replies[0]?.text, count]).toEqual([
      true,
      '',
      null,
      'changed',
      1,
    ]);
    const gone = (await reply(owner, id, 'goes on')).data;
    expect(gone.replies.map(({ may_edit: edits, may_delete: deletes }) => [edits, deletes])).toEqual([
      [false, true],
      [true, true],
    ]);
    for (const answer of [
      await remove(guest, id),
      await edit(guest, id, 'a'),
      await get(owner, NOBODY),
      await reply(owner, NOBODY, 'a'),
      await resolve(owner, second),
      await read(owner, NOBODY),
    ])
      expect(answer).toMatchObject({ status: 404, error: 'comment_not_found' });
  });

  test('a page of another site writes in nobody’s name, and nobody writes who is not signed in', async () => {
    const id = await idOf(begin(guest, 'first'));
    const body = { text: 'a', x: 0, y: 0 };
    const params = { file_key: fileKey };
    for (const [options, error] of [
      [{ as: guest, headers: { 'sec-fetch-site': 'cross-site' } }, 'forbidden'],
      [{}, 'not_signed_in'],
    ] as const) {
      const answers = [
        await server.api('createBoardComment', { ...options, params, body }),
        await server.api('replyToBoardComment', { ...options, ...at(id), body: { text: 'a' } }),
        await server.api('updateBoardComment', { ...options, ...at(id), body: { text: 'a' } }),
        await server.api('deleteBoardComment', { ...options, ...at(id) }),
        await server.api('setBoardCommentResolved', { ...options, ...at(id), body: { resolved: true } }),
        await server.api('readBoardComments', { ...options, ...at(id) }),
      ];
      for (const answer of answers) expect(answer.error).toBe(error);
    }
    expect((await list(owner)).list).toHaveLength(1);
  });
});

describe('bounds', () => {
  test('texts, points and mentions have limits, which are named', async () => {
    const params = { file_key: fileKey };
    const body = { text: 'a', x: 0, y: 0 };
    for (const [wrong, field] of [
      [{ text: ' ' }, 'text'],
      [{ text: 'x'.repeat(1001) }, 'text'],
      [{ x: 1_000_001 }, 'x'],
      [{ element_id: 'no spaces' }, 'element_id'],
      [{ mentions: Array.from({ length: 11 }, (_, index) => `person${index}`) }, 'mentions'],
    ] as const) {
      const answer = await server.api('createBoardComment', {
        as: guest,
        params,
        body: { ...body, ...wrong },
      });
      expect([answer.status, answer.fields[0]?.split(' ')[0]]).toEqual([400, field]);
    }
    const id = await idOf(begin(guest, 'first'));
    expect([(await reply(guest, id, '')).error, (await edit(guest, id, '')).error]).toEqual([
      'bad_input',
      'bad_input',
    ]);
  });

  test('a board has so many threads, a thread so many replies, a day so many comments; two at once do not exceed them', async () => {
    const id = await idOf(begin(owner, 'first'));
    const now = server.clock.now();
    const fill = (count: number, parentId: string | null, userId: string) =>
      sql`
      insert into board_comment (file_key, parent_id, user_id, text, x, y, created_at)
      select ${fileKey}, ${parentId}::bigint, ${userId}, 'filled', ${parentId === null ? 0 : null}::float8, ${parentId === null ? 0 : null}::float8, ${now}::timestamptz
      from generate_series(1, ${count}::int)`.execute(server.db);
    await fill(BOARD_COMMENT_LIMITS.threadsPerBoard - 2, null, editor.userId);
    const answers = await Promise.all([begin(owner, 'a'), begin(guest, 'b')]);
    expect(answers.map(({ error }) => error ?? 'ok').toSorted()).toEqual(['comment_limit_reached', 'ok']);
    await fill(BOARD_COMMENT_LIMITS.repliesMax - 1, id, editor.userId);
    expect((await reply(owner, id, 'last')).status).toBe(200);
    expect(await reply(owner, id, 'one more')).toMatchObject({ status: 409, error: 'thread_full' });
    expect(await reply(editor, id, 'a')).toMatchObject({ status: 429, error: 'too_many_requests' });
    server.clock.advance(86_000_000);
    await sql`update board_comment set created_at = created_at - interval '1 hour'`.execute(server.db);
    expect(await reply(editor, id, 'a')).toMatchObject({ error: 'thread_full' });
  });

  test('a retry with the same key writes once; the key of another comment is refused', async () => {
    const key = 'a-key-of-my-own-0001';
    const first = await idOf(begin(guest, 'once', { key }));
    expect([await idOf(begin(guest, 'once', { key })), (await list(owner)).list.length]).toEqual([first, 1]);
    const second = await idOf(begin(guest, 'another'));
    expect((await reply(guest, first, 'a', { key: 'reply-key-0000001' })).data.reply_num).toBe(1);
    expect((await reply(guest, first, 'a', { key: 'reply-key-0000001' })).data.reply_num).toBe(1);
    expect(await reply(guest, second, 'a', { key: 'reply-key-0000001' })).toMatchObject({
      error: 'idempotency_key_reused',
    });
    const other = await addFile(server, owner, team);
    await admit(server, team.teamId, 'editor', guest);
    expect(await begin(guest, 'once', { key, on: other.file_key })).toMatchObject({
      status: 409,
      error: 'idempotency_key_reused',
    });
  });
});

describe('notices', () => {
  test('the owner hears of threads, writers of replies, mentioned people of mentions; each once, and by mail', async () => {
    const id = await idOf(begin(guest, 'Look, @Edda and @Lou', { mentions: [editor.userId, looker.userId] }));
    expect([await inbox(owner), await inbox(editor), await inbox(looker), await inbox(guest)]).toEqual([
      [['BoardCommented', 'Gus', 'Roadmap']],
      [['BoardMentioned', 'Gus', 'Roadmap']],
      [['BoardMentioned', 'Gus', 'Roadmap']],
      [],
    ]);
    const { last_comment_id: last } = (await reply(editor, id, 'Seen')).data;
    expect(await inbox(guest)).toEqual([['BoardReplied', 'Edda', 'Roadmap']]);
    const mails = await server.db
      .selectFrom('mail')
      .select(['kind', 'data'])
      .where('user_id', '=', guest.userId)
      .execute();
    expect(mails).toEqual([
      { kind: 'boardCommentNotice', data: { about: 'BoardReplied', fileKey, commentId: last } },
    ]);
    await edit(guest, id, 'Look, @Edda', [editor.userId]);
    expect(await inbox(editor)).toHaveLength(1);
    await remove(editor, last);
    expect(await inbox(guest)).toEqual([]);
    await reply(editor, id, 'again');
    await remove(guest, id);
    expect((await inbox(owner)).length).toBe(0);
  });

  test('nobody is mentioned or notified who may not open the board, or has blocked the writer', async () => {
    const outsider = await server.createUser({ nickName: 'Otto' });
    await server.api('blockPerson', { as: editor, params: { user_id: guest.userId } });
    const { comment } = (await begin(guest, '@Otto @Edda', { mentions: [outsider.userId, editor.userId] }))
      .data;
    expect([comment.mentions, comment.text]).toEqual([[], '@Otto @Edda']);
    expect([await inbox(outsider), await inbox(editor)]).toEqual([[], []]);
    const names = async (as: TestUser, keyword?: string) =>
      (
        await server.api('listBoardPeople', {
          as,
          params: { file_key: fileKey },
          query: keyword === undefined ? {} : { keyword },
        })
      ).data.list.map(({ nick_name: name }) => name);
    expect([await names(guest), await names(owner), await names(owner, 'lO')]).toEqual([
      ['Lou', 'Olga'],
      ['Edda', 'Gus', 'Lou'],
      ['Lou'],
    ]);
  });

  test('everybody who has the board open is notified that comments have changed', async () => {
    const client = await boards.join(looker, fileKey);
    const heard = new Promise<string>((resolvePayload) => {
      client.provider.on('stateless', ({ payload }: { payload: string }) => resolvePayload(payload));
    });
    await begin(guest, 'live');
    expect(JSON.parse(await heard)).toEqual({ type: 'comments' });
  });
});

test('copies carry no comments, and a deleted account leaves none of its words', async () => {
  const id = await idOf(begin(guest, 'words of Gus @Edda', { mentions: [editor.userId] }));
  await reply(owner, id, 'thanks @Gus', { mentions: [guest.userId] });
  const copy = await server.api('duplicateFile', { as: owner, params: { file_key: fileKey }, body: {} });
  const copied = await server.api('listBoardComments', {
    as: owner,
    params: { file_key: copy.data.file_key },
    query: {},
  });
  expect(copied.data.list).toEqual([]);
  await server.api('deleteAccount', { as: guest, body: { password: TEST_PASSWORD, keep_works: 'remove' } });
  const { comment, replies } = (await get(owner, id)).data;
  expect([comment.is_deleted, comment.text, comment.author]).toEqual([true, '', null]);
  expect(replies[0]?.text).not.toContain('Gus');
  const { rows } = await sql`select from board_comment where text like '%words of Gus%'`.execute(server.db);
  expect(rows).toEqual([]);
});
