import { readNoticeContent } from '@boardwalk/domain';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
let owner: TestUser;
let mara: TestUser;
let theo: TestUser;
let fileKey: string;

beforeEach(async () => {
  owner = await server.createUser({ nickName: 'Olga' });
  mara = await server.createUser({ nickName: 'Mara' });
  theo = await server.createUser({ nickName: 'Theo' });
  fileKey = await createWork(server, { owner, name: 'Windmill' });
});

const like = (as: TestUser, praise = true) =>
  server.api('praiseFile', { as, body: { file_key: fileKey, praise } });
const copy = (as: TestUser) => server.api('copyFileByPost', { as, params: { file_key: fileKey } });
const follow = (as: TestUser, whom: TestUser) =>
  server.api('followUser', { as, body: { focus_user_id: whom.userId } });
const say = async (
  as: TestUser,
  text: string,
  { to, mentions = [] }: { to?: string; mentions?: string[] } = {},
) => {
  server.clock.advance(1000);
  const body = { text, mentions, ...(to === undefined ? {} : { parent_id: to }) };
  return (await server.api('createComment', { as, params: { file_key: fileKey }, body })).data.comment_id;
};
const inbox = async (as: TestUser) =>
  (await server.api('listMessages', { as })).data.list.map(({ meta }) => {
    const content = readNoticeContent(meta.content);
    return [meta.msg_type, content?.count, ...(content?.people.map(({ nick_name: name }) => name) ?? [])];
  });
const readAll = (as: TestUser) => server.api('readAllMessages', { as });
const prefer = (as: TestUser, body: Record<string, boolean>) =>
  server.api('updateMailPreferences', { as, body });
/** Mails written to somebody, with where their links lead. */
const mailsTo = async ({ userId }: TestUser) =>
  server.db
    .selectFrom('mail')
    .select(['kind', 'data'])
    .where('user_id', '=', userId)
    .orderBy('mail_id')
    .execute();

test('twenty likes of a work are one message, which names the last three and counts all', async () => {
  for (let number = 1; number <= 20; number += 1) {
    server.clock.advance(1000);
    await like(await server.createUser({ nickName: `Fan ${number}` }));
  }
  expect(await inbox(owner)).toEqual([['WorkLiked', 20, 'Fan 20', 'Fan 19', 'Fan 18']]);
  expect((await server.api('countUnread', { as: owner })).data.count).toBe(1);
  const [message] = (await server.api('listMessages', { as: owner })).data.list;
  expect(JSON.parse(message?.meta.content ?? '')).toMatchObject({ name: 'Windmill', file_key: fileKey });
});

/** How many rows of a table a plan has read. */
function rowsReadOf(plan: Plan, table: string): number {
  const own = plan['Relation Name'] === table ? plan['Actual Rows'] * plan['Actual Loops'] : 0;
  return own + (plan.Plans ?? []).reduce((sum, part) => sum + rowsReadOf(part, table), 0);
}

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}

test('however many people a message is about, three of them are read to show it', async () => {
  await like(mara);
  const { message_id: messageId } = await server.db
    .selectFrom('inbox_message')
    .select('message_id')
    .where('user_id', '=', owner.userId)
    .executeTakeFirstOrThrow();
  const now = server.clock.now();
  await sql`
    with people as (
      insert into user_account (user_id, email, nick_name, created_at, updated_at)
      select 'crowd' || lpad(n::text, 7, '0'), 'crowd' || n || '@example.org', 'Crowd ' || n, ${now}, ${now}
      from generate_series(1, 3000) n returning user_id),
    profiles as (
      insert into profile (user_id, profile_key, name, created_at, updated_at)
      select user_id, user_id, user_id, ${now}, ${now} from people returning user_id)
    insert into inbox_actor (message_id, user_id, created_at)
    select ${messageId}::bigint, user_id, ${now} from profiles`.execute(server.db);
  await sql`analyze inbox_actor`.execute(server.db);
  const statements = await server.statementsOf(async () => {
    const [[, count, ...people] = []] = await inbox(owner);
    expect([count, people.length]).toEqual([3001, 3]);
  });
  const asked = statements.find((statement) => statement.includes('inbox_actor')) ?? '';
  const literal = asked
    .replaceAll(/\$\d+::bigint\[\]/gu, `array[${messageId}]::bigint[]`)
    .replaceAll(/\$\d+/gu, '3');
  const { rows } = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`
    explain (analyze, format json) ${sql.raw(literal)}`.execute(server.db);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  expect(plan && rowsReadOf(plan, 'inbox_actor')).toBe(3);
});

test('once read, the next one is another message; nobody is notified twice of the same person', async () => {
  await like(mara);
  await readAll(owner);
  await like(mara, false);
  await like(mara);
  expect(await inbox(owner)).toEqual([['WorkLiked', 1, 'Mara']]);
  await like(theo);
  expect(await inbox(owner)).toEqual([
    ['WorkLiked', 1, 'Theo'],
    ['WorkLiked', 1, 'Mara'],
  ]);
});

test('what was taken back before it was read leaves the inbox', async () => {
  await like(mara);
  await like(mara, false);
  await follow(theo, owner);
  await server.api('unfollowUser', { as: theo, body: { focus_user_id: owner.userId } });
  expect(await inbox(owner)).toEqual([]);
});

test('copies and follows reach the inbox, what one does oneself does not', async () => {
  await copy(mara);
  server.clock.advance(1000);
  await follow(mara, owner);
  await follow(theo, owner);
  await like(owner);
  await copy(owner);
  await say(owner, 'My own');
  const [followed, copied] = await inbox(owner);
  expect([followed?.slice(0, 2), copied]).toEqual([
    ['Followed', 2],
    ['WorkCopied', 1, 'Mara'],
  ]);
});

test('a comment reaches the owner, a reply its writer, a mention whom it names; each of them once', async () => {
  const first = await say(mara, 'first');
  const reply = await say(theo, 'reply to @Mara', { to: first, mentions: [mara.userId] });
  expect(await inbox(owner)).toEqual([['Commented', 2, 'Theo', 'Mara']]);
  expect(await inbox(mara)).toEqual([['Mentioned', 1, 'Theo']]);
  const last = await say(owner, 'thanks', { to: reply });
  expect(await inbox(theo)).toEqual([['Replied', 1, 'Olga']]);
  const [message] = (await server.api('listMessages', { as: theo })).data.list;
  expect(readNoticeContent(message?.meta.content ?? '')?.comment_id).toBe(last);
  expect(await inbox(owner)).toHaveLength(1);
});

test('a mention that is added later reaches the inbox, one that was there does not come again', async () => {
  const id = await say(mara, 'Hello @Theo', { mentions: [theo.userId] });
  await readAll(theo);
  const params = { file_key: fileKey, comment_id: id };
  const body = { text: '@Theo and @Olga', mentions: [theo.userId, owner.userId] };
  await server.api('updateComment', { as: mara, params, body });
  expect(await inbox(theo)).toHaveLength(1);
  expect((await inbox(owner)).map(([type]) => type)).toContain('Mentioned');
});

test('a comment that is deleted or hidden leaves the inbox; the owner who hid it keeps the message', async () => {
  const first = await say(mara, 'first');
  const reply = await say(theo, 'reply', { to: first });
  await server.api('setCommentHidden', {
    as: owner,
    params: { file_key: fileKey, comment_id: reply },
    body: { hidden: true },
  });
  expect([await inbox(mara), await inbox(owner)]).toEqual([[], [['Commented', 2, 'Theo', 'Mara']]]);
  await server.api('deleteComment', { as: theo, params: { file_key: fileKey, comment_id: reply } });
  expect(await inbox(owner)).toEqual([['Commented', 1, 'Mara']]);
  await server.api('deleteComment', { as: mara, params: { file_key: fileKey, comment_id: first } });
  expect(await inbox(owner)).toEqual([]);
});

test('a thread that is hidden leaves the inbox of all who no longer see it', async () => {
  const first = await say(mara, 'first');
  const reply = await say(theo, 'first reply', { to: first });
  const wren = await server.createUser({ nickName: 'Wren' });
  await say(wren, 'second reply, @Theo', { to: reply, mentions: [theo.userId] });
  expect([await inbox(theo), await inbox(mara)]).toEqual([
    [['Mentioned', 1, 'Wren']],
    [['Replied', 1, 'Theo']],
  ]);
  const params = { file_key: fileKey, comment_id: first };
  await server.api('setCommentHidden', { as: owner, params, body: { hidden: true } });
  expect([await inbox(theo), await inbox(mara), (await inbox(owner))[0]?.[1]]).toEqual([
    [],
    [['Replied', 1, 'Theo']],
    3,
  ]);
  const edited = { file_key: fileKey, comment_id: reply };
  const body = { text: '@Wren', mentions: [wren.userId] };
  await server.api('updateComment', { as: theo, params: edited, body });
  expect(await inbox(wren)).toEqual([]);
});

test('a mention that comes and goes in one comment is one message and one mail', async () => {
  const id = await say(mara, 'Hello @Theo', { mentions: [theo.userId] });
  for (const mentions of [[], [theo.userId], [], [theo.userId]]) {
    await readAll(theo);
    const params = { file_key: fileKey, comment_id: id };
    const body = { text: mentions.length === 0 ? 'Hello' : 'Hello @Theo', mentions };
    await server.api('updateComment', { as: mara, params, body });
  }
  expect([await inbox(theo), (await mailsTo(theo)).length]).toEqual([[['Mentioned', 1, 'Mara']], 1]);
});

test('each kind can be switched off, and what was left out stays', async () => {
  const off = { notify_likes: false, notify_copies: false, notify_follows: false };
  expect((await prefer(owner, off)).data).toEqual({
    reviews: true,
    comments: true,
    sales: true,
    notify_comments: true,
    ...off,
  });
  await like(mara);
  await copy(mara);
  await follow(mara, owner);
  expect(await inbox(owner)).toEqual([]);
  await say(mara, 'first');
  expect(await inbox(owner)).toHaveLength(1);
  expect((await prefer(owner, { notify_comments: false })).data.notify_likes).toBe(false);
  await readAll(owner);
  await say(mara, 'second');
  expect(await inbox(owner)).toHaveLength(1);
});

test('the first of an unread message about comments comes by mail, without names, unless mails about them are not wanted', async () => {
  const id = await say(mara, 'zz first');
  await say(theo, 'zz second');
  await like(mara);
  expect(await mailsTo(owner)).toEqual([
    { kind: 'commentNotice', data: { about: 'Commented', fileKey, commentId: id } },
  ]);
  await readAll(owner);
  await prefer(owner, { comments: false });
  await say(mara, 'third');
  expect(await mailsTo(owner)).toHaveLength(1);
  expect((await inbox(owner)).filter(([type]) => type === 'Commented')).toHaveLength(2);
});
