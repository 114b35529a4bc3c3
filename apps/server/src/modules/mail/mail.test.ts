import { InboxMessageType, type Language } from '@boardwalk/domain';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { startMailServer } from '../../../test/mailServer.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { MailKind } from './service.ts';

const mailServer = await startMailServer();
const server = testServer({
  environment: { SMTP_URL: mailServer.url, MAIL_FROM: 'Boardwalk <boards@example.com>' },
});

beforeEach(async () => {
  mailServer.reset();
  await server.db.deleteFrom('mail').execute();
  await sql`delete from jobs.job where name = 'send-mail'`.execute(server.db);
});

async function rows() {
  return server.db.selectFrom('mail').selectAll().orderBy('mail_id').execute();
}

async function send(userId: string) {
  await server.services.mail.send(server.db, {
    userId,
    kind: MailKind.PASSWORD_CHANGED,
    data: { at: server.clock.now().toISOString() },
  });
}

/** What somebody wants who has chosen nothing. */
const WANTED = {
  reviews: true,
  comments: true,
  sales: true,
  notify_likes: true,
  notify_copies: true,
  notify_follows: true,
  notify_comments: true,
};

test('a mail written in a transaction that is rolled back is never sent', async () => {
  const user = await server.createUser();
  const failing = server.db.transaction().execute(async (trx) => {
    await server.services.mail.send(trx, {
      userId: user.userId,
      kind: MailKind.PASSWORD_CHANGED,
      data: { at: server.clock.now().toISOString() },
    });
    throw new Error('never mind');
  });
  await expect(failing).rejects.toThrow('never mind');
  expect(await server.services.mail.deliverDue()).toEqual({ sent: 0, failed: 0, postponed: 0 });
  expect(mailServer.letters).toEqual([]);
});

test('a mail is sent once, to the address the account has by then, and its text is not kept', async () => {
  const user = await server.createUser();
  await send(user.userId);
  const later = `new-${user.account}`;
  await server.db
    .updateTable('user_account')
    .set({ email: later })
    .where('user_id', '=', user.userId)
    .execute();
  expect(await server.services.mail.deliverDue()).toEqual({ sent: 1, failed: 0, postponed: 0 });
  const [letter] = mailServer.letters;
  expect(letter?.recipients).toEqual([later]);
  expect(letter?.sender).toBe('boards@example.com');
  expect(letter?.header('from')).toBe('Boardwalk <boards@example.com>');
  expect(letter?.header('subject')).toBe('Your password was changed');
  expect(letter?.header('auto-submitted')).toBe('auto-generated');
  expect(letter?.header('list-unsubscribe')).toBeUndefined();
  const [row] = await rows();
  expect(row).toMatchObject({ state: 'sent', attempts: 1, data: {}, address: null, fault: null });
  expect(letter?.header('message-id')).toBe(row?.message_id);
  expect(await server.services.mail.deliverDue()).toEqual({ sent: 0, failed: 0, postponed: 0 });
  expect(mailServer.letters).toHaveLength(1);
});

test('times in a mail are those of the zone that its reader chose', async () => {
  const user = await server.createUser();
  await server.api('updateTimeZone', { as: user, body: { time_zone: 'Asia/Kathmandu' } });
  await send(user.userId);
  await server.services.mail.deliverDue();
  expect(mailServer.letters[0]?.part('text/plain')).toContain('GMT+5:45');
});

test('the job of a mail sends it', async () => {
  const user = await server.createUser();
  await send(user.userId);
  await server.runJobs('send-mail');
  expect(mailServer.letters.map(({ recipients }) => recipients)).toEqual([[user.account]]);
});

test('ten processes that deliver at once send each of 30 mails exactly once', async () => {
  const users = await Promise.all(Array.from({ length: 30 }, () => server.createUser()));
  for (const { userId } of users) await send(userId);
  await Promise.all(Array.from({ length: 10 }, () => server.services.mail.deliverDue()));
  expect(mailServer.letters.flatMap(({ recipients }) => recipients).toSorted()).toEqual(
    users.map(({ account }) => account).toSorted(),
  );
});

test('a recipient the mail server does not know is given up at once, and the fault repeats no address', async () => {
  const user = await server.createUser();
  await send(user.userId);
  mailServer.refuse(user.account, 550);
  expect(await server.services.mail.deliverDue()).toEqual({ sent: 0, failed: 1, postponed: 0 });
  const [row] = await rows();
  expect(row).toMatchObject({ state: 'failed', fault: '550 after RCPT TO', next_attempt_at: null });
});

test('what was meant for a former address is never sent to the present one', async () => {
  const user = await server.createUser();
  const address = `former-${user.account}`;
  const data = { at: server.clock.now().toISOString() };
  const { mail } = server.services;
  await mail.send(server.db, { userId: user.userId, address, kind: MailKind.EMAIL_CHANGED, data });
  mailServer.refuse(address, 550);
  expect(await mail.deliverDue()).toEqual({ sent: 0, failed: 1, postponed: 0 });
  expect(await mail.retryAll('failed')).toBe(0);
  const [row] = await rows();
  await expect(mail.retry(row?.mail_id ?? '')).rejects.toMatchObject({ error: 'mail_not_repeatable' });
  expect(await mail.deliverDue()).toEqual({ sent: 0, failed: 0, postponed: 0 });
  expect(mailServer.letters).toEqual([]);
});

test('a refusal for now is tried again with growing pauses and given up after nine attempts', async () => {
  const user = await server.createUser();
  await send(user.userId);
  mailServer.refuse(user.account, 451);
  const pauses: number[] = [];
  for (;;) {
    const { postponed } = await server.services.mail.deliverDue();
    if (postponed === 0) break;
    const { list } = await server.services.mail.list({ state: 'queued', cursor: '0', size: 1 });
    const pause = Date.parse(list[0]?.next_attempt_at ?? '') - server.clock.now().getTime();
    // A moment earlier it is not due.
    server.clock.advance(pause - 1);
    expect(await server.services.mail.deliverDue()).toEqual({ sent: 0, failed: 0, postponed: 0 });
    server.clock.advance(1);
    pauses.push(pause / 60_000);
  }
  expect(pauses).toEqual([1, 5, 15, 60, 240, 720, 1440, 2880]);
  expect((await rows())[0]).toMatchObject({ state: 'failed', attempts: 9 });
});

test('a connection lost in the middle of a letter is no answer: the same letter goes out again', async () => {
  const user = await server.createUser();
  await send(user.userId);
  mailServer.dropNext();
  expect(await server.services.mail.deliverDue()).toEqual({ sent: 0, failed: 0, postponed: 1 });
  const [row] = await rows();
  server.clock.advance(60_000);
  expect(await server.services.mail.deliverDue()).toEqual({ sent: 1, failed: 0, postponed: 0 });
  expect(mailServer.letters.map((letter) => letter.header('message-id'))).toEqual([row?.message_id]);
});

test('a review notifies its owner in the inbox and by mail in one transaction, in their language and escaped', async () => {
  const user = await server.createUser();
  await server.db
    .updateTable('user_account')
    .set({ language: 'es-ES' })
    .where('user_id', '=', user.userId)
    .execute();
  await server.db.transaction().execute((trx) =>
    server.services.inbox.notify(trx, user.userId, {
      type: InboxMessageType.AUDIT_DISAGREE,
      content: {
        name: '<b>Plan</b>\r\nBcc: x@example.com',
        file_key: 'abcdefghjkmn',
        reason: 'No "quotes" & <tags>',
      },
      now: server.clock.now(),
    }),
  );
  expect((await server.api('countUnread', { as: user })).data.count).toBe(1);
  await server.services.mail.deliverDue();
  const [letter] = mailServer.letters;
  expect(letter?.recipients).toEqual([user.account]);
  expect(letter?.header('subject')).toBe('«<b>Plan</b> Bcc: x@example.com» no ha superado la revisión');
  expect(letter?.header('bcc')).toBeUndefined();
  expect(letter?.part('text/plain')).toContain('Motivo: No "quotes" & <tags>');
  expect(letter?.part('text/plain')).toContain('/community/profile?publish=abcdefghjkmn');
  const html = letter?.part('text/html') ?? '';
  expect(html).toContain('Motivo: No &quot;quotes&quot; &amp; &lt;tags&gt;');
  expect(html).not.toContain('<b>Plan');
});

test('mails people switched off are not written; what concerns the account’s safety always is', async () => {
  const user = await server.createUser();
  const before = await server.api('getMailPreferences', { as: user });
  expect(before.data).toEqual({ ...WANTED, reviews: true });
  const changed = await server.api('updateMailPreferences', { as: user, body: { reviews: false } });
  expect(changed.data).toEqual({ ...WANTED, reviews: false });
  expect((await server.api('getMailPreferences', { as: user })).data).toEqual({ ...WANTED, reviews: false });
  await server.services.mail.send(server.db, {
    userId: user.userId,
    kind: MailKind.REVIEW_PASSED,
    data: { name: 'Plan', fileKey: 'abcdefghjkmn' },
  });
  expect(await rows()).toEqual([]);
  await send(user.userId);
  expect(await rows()).toHaveLength(1);
  const bad = await server.api('updateMailPreferences', { as: user, raw: { body: { reviews: 'no' } } });
  expect([bad.status, bad.fields]).toEqual([400, ['reviews format']]);
  for (const operation of ['getMailPreferences', 'updateMailPreferences'] as const)
    expect((await server.api(operation, { raw: { body: {} } })).status).toBe(401);
});

test('the link of a mail ends such mails without signing in, but not by being opened alone', async () => {
  const user = await server.createUser();
  await server.services.mail.send(server.db, {
    userId: user.userId,
    kind: MailKind.REVIEW_PASSED,
    data: { name: 'Plan', fileKey: 'abcdefghjkmn' },
  });
  await server.services.mail.deliverDue();
  const [letter] = mailServer.letters;
  expect(letter?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const link = /<(.+)>/u.exec(letter?.header('list-unsubscribe')?.replaceAll(/\s/gu, '') ?? '')?.[1] ?? '';
  expect(letter?.part('text/plain')).toContain(link);
  const url = link.slice(new URL(link).origin.length);

  const page = await server.app.inject({ url });
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toContain('<form method="post">');
  expect((await server.services.mail.preferencesOf(user.userId)).reviews).toBe(true);

  const ended = await server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(ended.statusCode).toBe(200);
  expect(await server.services.mail.preferencesOf(user.userId)).toEqual({ ...WANTED, reviews: false });
  const forged = await server.app.inject({ method: 'POST', url: `${url}x` });
  expect(forged.statusCode).toBe(404);
});

test('a person chooses their own mails, whomever the request names', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const foreign = await server.api('updateMailPreferences', {
    as: mara,
    raw: { body: { user_id: noor.userId, reviews: false } },
  });
  expect([foreign.status, ...foreign.fields]).toEqual([400, 'user_id not_allowed']);
  for (const person of [mara, noor]) {
    expect(await server.services.mail.preferencesOf(person.userId)).toEqual({ ...WANTED, reviews: true });
  }
  const own = await server.api('updateMailPreferences', { as: mara, body: { reviews: false } });
  expect(own.data).toEqual({ ...WANTED, reviews: false });
  const unchanged = await server.api('updateMailPreferences', { as: mara, body: {} });
  expect(unchanged.data).toEqual({ ...WANTED, reviews: false });
});

test('nothing of a deleted account stays in the outbox', async () => {
  const gone = await server.createUser();
  await send(gone.userId);
  await server.services.mail.changePreferences(gone.userId, { reviews: false });
  await server.services.mail.forget(server.db, gone.userId);
  expect(await rows()).toEqual([]);
  expect(await server.services.mail.preferencesOf(gone.userId)).toEqual({ ...WANTED, reviews: true });
});

test('a last mail to an address of nobody’s account leaves without the address staying', async () => {
  await server.services.mail.send(server.db, {
    address: 'gone@example.com',
    language: 'ja-JP' satisfies Language,
    kind: MailKind.ACCOUNT_DELETED,
    data: {},
  });
  await server.services.mail.deliverDue();
  expect(mailServer.letters[0]?.recipients).toEqual(['gone@example.com']);
  expect(mailServer.letters[0]?.header('subject')).toBe('アカウントが削除されました');
  expect((await rows())[0]).toMatchObject({ address: null, state: 'sent' });
});

test('people without an e-mail address and closed accounts get none', async () => {
  const closed = await server.createUser();
  await server.db
    .updateTable('user_account')
    .set({ deactivated_at: server.clock.now() })
    .where('user_id', '=', closed.userId)
    .execute();
  await send(closed.userId);
  const mobile = await server.createUser();
  await server.db
    .updateTable('user_account')
    .set({ email: null, email_proven_at: null, mobile: '+8613800138000' })
    .where('user_id', '=', mobile.userId)
    .execute();
  await send(mobile.userId);
  expect(await rows()).toEqual([]);
});

test('an address nobody has proven gets the link that proves it and nothing else, also when the proof is taken back', async () => {
  const user = await server.createUser();
  await send(user.userId);
  await server.db
    .updateTable('user_account')
    .set({ email_proven_at: null })
    .where('user_id', '=', user.userId)
    .execute();
  await send(user.userId);
  expect(await rows()).toHaveLength(1);
  expect(await server.services.mail.deliverDue()).toEqual({ sent: 0, failed: 1, postponed: 0 });
  expect((await rows())[0]).toMatchObject({ fault: 'the account has no proven e-mail address' });

  await server.api('requestEmailProof', { as: user });
  await server.services.mail.deliverDue();
  const [letter] = mailServer.letters;
  expect(letter?.recipients).toEqual([user.account]);
  const token = /\/user\/verify-email#(\S+)/u.exec(letter?.part('text/plain') ?? '')?.[1] ?? '';
  expect((await server.api('confirmEmail', { body: { token } })).status).toBe(200);
});

test('a link somebody waits for is sent without waiting for the next minute, and never again later', async () => {
  const user = await server.createUser();
  await server.api('requestPasswordReset', { body: { email: user.account } });
  await server.runJobs('answer-reset-request');
  const [row] = await rows();
  const due = await server.infra.jobs.dueTimes(server.db, 'send-mail', [row?.mail_id ?? '']);
  expect([...due.values()]).toEqual([server.clock.now()]);
  mailServer.refuse(user.account, 550);
  await server.runJobs('send-mail');
  expect(await rows()).toMatchObject([{ kind: 'passwordReset', state: 'failed' }]);
  expect(await server.services.mail.retryAll('failed')).toBe(0);
});

test('who asks for a link waits for nobody who does so at the same time', async () => {
  const [mara, theo] = [await server.createUser(), await server.createUser()];
  const write = (on: Queryable, { userId }: { userId: string }) =>
    server.services.mail.send(on, {
      userId,
      kind: MailKind.PASSWORD_RESET,
      data: { linkId: server.infra.ids.key(), expiresAt: server.clock.now().toISOString() },
    });
  await server.db.transaction().execute(async (trx) => {
    await write(trx, mara);
    await server.db.transaction().execute((other) => write(other, theo));
    const asked = await server.api('requestPasswordReset', { body: { email: theo.account } });
    expect(asked.status).toBe(200);
  });
  expect(await rows()).toHaveLength(2);
  expect(await server.runJobs('send-mail')).toBe(2);
  expect(mailServer.letters).toHaveLength(2);
});

test('settled mails go after 90 days; those that wait stay', async () => {
  const user = await server.createUser();
  await send(user.userId);
  await server.services.mail.deliverDue();
  await send(user.userId);
  server.clock.advance(91 * 86_400_000);
  expect(await server.services.mail.purgeOld()).toBe(1);
  expect((await rows()).map(({ state }) => state)).toEqual(['queued']);
});
