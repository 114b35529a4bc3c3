import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { MailKind } from '../mail/service.ts';

const server = testServer();
const withMail = testServer({
  environment: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'boards@example.com' },
});
let operator: TestUser;
let user: TestUser;

beforeAll(async () => {
  operator = await server.createUser({ kind: 1 });
  user = await server.createUser({ nickName: 'Mara' });
});

async function write(on: typeof server, userId: string, name: string): Promise<void> {
  await on.services.mail.send(on.db, {
    userId,
    kind: MailKind.REVIEW_PASSED,
    data: { name, fileKey: 'abcdefghjkmn' },
  });
}

test('without a mail server every mail is kept, and listed with its words for the operator, the newest first', async () => {
  for (const name of ['One', 'Two', 'Three']) await write(server, user.userId, name);
  const first = await server.api('listMails', { as: operator, query: { size: 2 } });
  expect(first.status).toBe(200);
  expect(first.data.list.map(({ subject }) => subject)).toEqual([
    '“Three” is published',
    '“Two” is published',
  ]);
  expect(first.data.list[0]).toMatchObject({
    state: 'kept',
    kind: 'reviewPassed',
    recipient: user.account,
    attempts: 0,
    fault: null,
    next_attempt_at: null,
    sent_at: null,
  });
  expect(first.data.list[0]?.text).toContain('/community/abcdefghjkmn');
  const second = await server.api('listMails', {
    as: operator,
    query: { size: 2, cursor: first.data.next_cursor },
  });
  expect([second.data.list.length, second.data.has_more]).toEqual([1, false]);
  const sent = await server.api('listMails', { as: operator, query: { state: 'sent' } });
  expect(sent.data.list).toEqual([]);
  const statements = await server.statementsOf(() =>
    server.api('listMails', { as: operator, query: { state: 'kept' } }),
  );
  expect(statements.length).toBeLessThanOrEqual(3);
});

test('a mail of an account that is deleted permanently is not kept', async () => {
  await server.services.mail.send(server.db, {
    address: 'gone@example.com',
    language: 'en-US',
    kind: MailKind.ACCOUNT_DELETED,
    data: {},
  });
  const { data } = await server.api('listMails', { as: operator });
  expect(data.list.map(({ recipient }) => recipient)).not.toContain('gone@example.com');
});

test('only super admins look at the outbox or send from it', async () => {
  const admin = await server.createUser({ kind: 2 });
  const params = { mail_id: '1001' };
  for (const somebody of [user, admin]) {
    const list = await server.api('listMails', { as: somebody });
    const retry = await server.api('retryMail', { as: somebody, params });
    expect([list.status, list.error]).toEqual([403, 'super_admins_only']);
    expect([retry.status, retry.error]).toEqual([403, 'super_admins_only']);
  }
  expect((await server.api('listMails')).status).toBe(401);
  expect((await server.api('retryMail', { params })).status).toBe(401);
});

test('wrong states, cursors and ids are named', async () => {
  const state = await server.api('listMails', { as: operator, raw: { query: { state: 'lost' } } });
  expect([state.status, state.fields]).toEqual([400, ['state unknown']]);
  const cursor = await server.api('listMails', { as: operator, query: { cursor: 'x' } });
  expect([cursor.status, cursor.fields]).toEqual([400, ['cursor format']]);
  const id = await server.api('retryMail', { as: operator, raw: { params: { mail_id: 'x' } } });
  expect([id.status, id.fields]).toEqual([400, ['mail_id format']]);
  const unknown = await server.api('retryMail', { as: operator, params: { mail_id: '9223372036854775808' } });
  expect([unknown.status, unknown.error]).toEqual([404, 'mail_not_found']);
});

test('nothing can be sent again while no mail server is set', async () => {
  const [mail] = (await server.api('listMails', { as: operator, query: { size: 1 } })).data.list;
  const params = { mail_id: mail?.mail_id ?? '' };
  const refused = await server.api('retryMail', { as: operator, params });
  expect([refused.status, refused.error]).toEqual([409, 'mail_server_not_set']);
});

test('a mail that failed is queued again once, however often it is asked for', async () => {
  const boss = await withMail.createUser({ kind: 1 });
  await write(withMail, boss.userId, 'Plan');
  await withMail.db
    .updateTable('mail')
    .set({ state: 'failed', attempts: 9, next_attempt_at: null, fault: '550 after RCPT TO' })
    .execute();
  const [mail] = (await withMail.api('listMails', { as: boss, query: { state: 'failed' } })).data.list;
  expect(mail).toMatchObject({ attempts: 9, fault: '550 after RCPT TO' });
  const params = { mail_id: mail?.mail_id ?? '' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => withMail.api('retryMail', { as: boss, params })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status === 200)?.data).toMatchObject({
    state: 'queued',
    attempts: 0,
    fault: null,
  });
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error))).toEqual(
    new Set(['mail_not_repeatable']),
  );
});
