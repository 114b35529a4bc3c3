import type { BodyOf } from '@boardwalk/api-client';
import { FEEDBACK_PLATFORM, readFeedbackAnswer, writeFeedbackContent } from '@boardwalk/domain';
import { beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const CAREER = 301;
const INDUSTRY = 401;
let mara: TestUser;
let admin: TestUser;
let other: TestUser;

beforeAll(async () => {
  mara = await server.createUser({ nickName: 'Mara' });
  admin = await server.createUser({ kind: 1, nickName: 'Ada' });
  other = await server.createUser({ kind: 2, nickName: 'Otto' });
  const tag = (id: number, ttype: 3 | 4) => ({
    tag_id: id,
    ttype,
    name: `Tag ${id}`,
    names: '{}',
    name_key: `tag ${id}`,
    created_at: server.clock.now(),
  });
  await server.db
    .insertInto('tag')
    .values([tag(CAREER, 3), tag(INDUSTRY, 4)])
    .execute();
});

async function send(as: TestUser, description = 'More <fonts>, please.'): Promise<string> {
  const content = { career: CAREER, industry: INDUSTRY, description, imgList: [] };
  const answer = await server.api('sendFeedback', {
    as,
    params: { user_id: as.userId },
    body: { platform: FEEDBACK_PLATFORM, content: writeFeedbackContent(content) },
  });
  return answer.data.feedback_id;
}

type Settlement = BodyOf<'settleFeedback'>;

const settle = async (id: string, body: Settlement, as = admin) =>
  server.api('settleFeedback', { as, params: { feedback_id: id }, body });
const answerWith = (answer: string) => ({ seen: 'open', state: 'answered', answer }) as const;
const messagesOf = async (as: TestUser) => (await server.api('listMessages', { as })).data.list;
const logOf = async (id: string) =>
  (await server.api('listModerationLog', { as: admin })).data.list.filter(
    ({ subject_type: type, subject_id: subject }) => type === 'feedback' && subject === id,
  );

test('an answer reaches the sender in the inbox, stands with the feedback, and is in the log', async () => {
  const id = await send(mara);
  const { status, data } = await settle(id, answerWith('  Soon, with <b>Inter</b>. '));
  expect(status).toBe(200);
  expect(data).toMatchObject({
    feedback_id: id,
    state: 'answered',
    answer: 'Soon, with <b>Inter</b>.',
    settled_by: { user_id: admin.userId, nick_name: 'Ada' },
    settled_at: server.clock.now().toISOString(),
    reaches_sender: true,
  });
  const listed = await server.api('listFeedback', { as: other, query: { state: 'answered' } });
  expect(listed.data.list[0]).toEqual(data);
  const [message] = await messagesOf(mara);
  expect([message?.meta.msg_type, message?.read]).toEqual(['FeedbackAnswered', false]);
  expect(readFeedbackAnswer(message?.meta.content ?? '')).toEqual({
    answer: 'Soon, with <b>Inter</b>.',
    feedback: 'More <fonts>, please.',
  });
  const mails = await server.db
    .selectFrom('mail')
    .select(['kind', 'data'])
    .where('user_id', '=', mara.userId)
    .execute();
  expect(mails).toEqual([
    {
      kind: 'feedbackAnswered',
      data: { answer: 'Soon, with <b>Inter</b>.', feedback: 'More <fonts>, please.' },
    },
  ]);
  const [entry] = await logOf(id);
  // The words of the answer are between the two; the log says that there is one.
  expect(entry).toMatchObject({
    action: 'feedback.answer',
    moderator: { user_id: admin.userId },
    reason: null,
    changes: [],
  });
});

test('feedback that needs no answer is closed, and can be opened again; nobody is notified', async () => {
  const sender = await server.createUser();
  const id = await send(sender);
  const closed = await settle(id, { seen: 'open', state: 'closed' });
  expect(closed.data).toMatchObject({
    state: 'closed',
    answer: null,
    settled_by: { user_id: admin.userId },
  });
  const opened = await settle(id, { seen: 'closed', state: 'open' }, other);
  expect(opened.data).toMatchObject({ state: 'open', answer: null, settled_by: null, settled_at: null });
  expect(await messagesOf(sender)).toEqual([]);
  expect((await logOf(id)).map(({ action }) => action)).toEqual(['feedback.reopen', 'feedback.close']);
});

test('the list is filtered by state, and pages within it', async () => {
  const ids = [await send(mara), await send(mara), await send(mara)];
  await settle(ids[1] ?? '', { seen: 'open', state: 'closed' });
  const idsOf = async (query: { state?: 'open' | 'closed'; cursor?: string; size?: number }) => {
    const { data } = await server.api('listFeedback', { as: admin, query });
    return { ids: data.list.map(({ feedback_id: id }) => id), next: data.next_cursor };
  };
  const first = await idsOf({ state: 'open', size: 1 });
  expect(first.ids).toEqual([ids[2]]);
  expect((await idsOf({ state: 'open', size: 1, cursor: first.next })).ids).toEqual([ids[0]]);
  expect((await idsOf({ state: 'closed' })).ids).toContain(ids[1]);
  expect((await idsOf({ size: 3 })).ids).toEqual(ids.toReversed());
});

test('of two moderators who deal with it at once one does; the other hears that it has changed, and the sender gets one answer', async () => {
  const sender = await server.createUser();
  const id = await send(sender);
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, (_, at) => settle(id, answerWith(`Answer ${at}`), at % 2 ? admin : other)),
    ...Array.from({ length: 10 }, () => settle(id, { seen: 'open', state: 'closed' }, other)),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status, error }) => status === 409 && error === 'feedback_changed')).toHaveLength(
    19,
  );
  const done = answers.find(({ status }) => status === 200)?.data;
  expect(await messagesOf(sender)).toHaveLength(done?.state === 'answered' ? 1 : 0);
  expect(await logOf(id)).toHaveLength(1);
  const [listed] = (await server.api('listFeedback', { as: admin })).data.list;
  expect(listed).toMatchObject({ state: done?.state, answer: done?.answer });
});

test.each([
  ['an answer without words', { seen: 'open', state: 'answered', answer: ' ' }, ['answer required 1']],
  ['no answer', { seen: 'open', state: 'answered' }, ['answer required 1']],
  [
    'an answer of 2001 characters',
    { seen: 'open', state: 'answered', answer: '图'.repeat(2001) },
    ['answer max_length 2000'],
  ],
  ['an answer that nobody gets', { seen: 'open', state: 'closed', answer: 'x' }, ['answer max_length 0']],
  ['closing what was answered', { seen: 'answered', state: 'closed' }, ['state unknown']],
] as const)('refused: %s', async (_title, body, fields) => {
  const id = await send(mara);
  const answer = await settle(id, body);
  expect([answer.status, answer.fields]).toEqual([400, fields]);
  expect(await logOf(id)).toEqual([]);
});

test('2000 characters are fine', async () => {
  const answer = await settle(await send(mara), answerWith('图'.repeat(2000)));
  expect(answer.status).toBe(200);
});

test('an answer stays as it is', async () => {
  const id = await send(mara);
  await settle(id, answerWith('Yes.'));
  expect((await settle(id, answerWith('No.'))).error).toBe('feedback_changed');
  const again = await settle(id, { seen: 'answered', state: 'answered', answer: 'No.' });
  expect(again.fields).toEqual(['state unknown']);
});

test('[ROLE-09] admins alone deal with feedback, and only with feedback that there is', async () => {
  const id = await send(mara);
  const body = answerWith('Soon.');
  const anonymous = await server.api('settleFeedback', { params: { feedback_id: id }, body });
  expect(anonymous.status).toBe(401);
  expect((await settle(id, body, mara)).error).toBe('admins_only');
  for (const unknown of ['1', '9999999999999999999'])
    expect((await settle(unknown, body)).error).toBe('feedback_not_found');
  expect((await settle('x', body)).status).toBe(400);
});

test('who cannot sign in gets no message, and the list says that an answer does not reach them', async () => {
  const sender = await server.createUser();
  const id = await send(sender);
  await server.db
    .updateTable('user_account')
    .set({ deactivated_at: server.clock.now() })
    .where('user_id', '=', sender.userId)
    .execute();
  const { status, data } = await settle(id, answerWith('Soon.'));
  expect([status, data.reaches_sender, data.state]).toEqual([200, false, 'answered']);
  const messages = await server.db
    .selectFrom('inbox_message')
    .select('message_id')
    .where('user_id', '=', sender.userId)
    .execute();
  expect(messages).toEqual([]);
});

test('feedback goes with the account of its sender, also while it is answered', async () => {
  const sender = await server.createUser();
  const ids = [await send(sender), await send(sender), await send(sender)];
  const [gone, ...answers] = await Promise.all([
    server.api('deleteAccount', { as: sender, body: { password: TEST_PASSWORD, keep_works: 'remove' } }),
    ...ids.map((id) => settle(id, answerWith('Soon.'))),
  ]);
  expect(gone.status).toBe(200);
  for (const { status, error } of answers)
    expect([status, error]).toEqual(
      status === 200 ? [200, undefined] : [error === 'feedback_changed' ? 409 : 404, error],
    );
  const left = await server.db
    .selectFrom('feedback')
    .select('feedback_id')
    .where('user_id', '=', sender.userId)
    .execute();
  expect(left).toEqual([]);
});

test('the name of a moderator who has gone is not shown', async () => {
  const leaving = await server.createUser({ kind: 2, nickName: 'Leaving' });
  const id = await send(mara);
  await settle(id, { seen: 'open', state: 'closed' }, leaving);
  await server.api('deleteAccount', { as: leaving, body: { password: TEST_PASSWORD, keep_works: 'remove' } });
  const { data } = await server.api('listFeedback', { as: admin, query: { state: 'closed' } });
  const entry = data.list.find(({ feedback_id: each }) => each === id);
  expect(entry?.settled_by?.nick_name).not.toBe('Leaving');
  expect(entry?.settled_by?.user_id).toBe(leaving.userId);
});
