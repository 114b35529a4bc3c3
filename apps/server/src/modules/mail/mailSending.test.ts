import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { dieInLastAttempt } from '../../../test/deadProcess.ts';
import { testServer } from '../../../test/harness.ts';
import { startMailServer } from '../../../test/mailServer.ts';
import { createMailService, MailKind } from './service.ts';

const mailServer = await startMailServer();
const server = testServer({
  environment: { SMTP_URL: mailServer.url, MAIL_FROM: 'Boardwalk <boards@example.com>' },
});

beforeEach(async () => {
  mailServer.reset();
  await server.db.deleteFrom('mail').execute();
  await sql`delete from jobs.job where name = 'send-mail'`.execute(server.db);
});

const rows = () => server.db.selectFrom('mail').selectAll().orderBy('mail_id').execute();

const send = (userId: string) =>
  server.services.mail.send(server.db, {
    userId,
    kind: MailKind.PASSWORD_CHANGED,
    data: { at: server.clock.now().toISOString() },
  });

test('what a process began and never finished is sent by another one, under the same Message-ID, as one attempt of nine', async () => {
  const user = await server.createUser();
  await send(user.userId);
  await server.db.updateTable('mail').set({ state: 'sending', attempts: 1 }).execute();
  // The process died before or after the mail server had it: nobody knows.
  await sql`update jobs.job set state = 'retry', started_on = now() where name = 'send-mail'`.execute(
    server.db,
  );
  expect(await server.services.mail.deliverDue()).toEqual({ sent: 1, failed: 0, postponed: 0 });
  expect(mailServer.letters[0]?.header('message-id')).toBe((await rows())[0]?.message_id);
  expect((await rows())[0]).toMatchObject({ state: 'sent', attempts: 2 });
});

/** Every process dies that sends a mail. */
async function breakOff(): Promise<void> {
  await dieInLastAttempt(server.db, 'send-mail');
  await server.runJobs('send-mail-given-up');
}

test('a mail on which every process dies is given up, and can be sent again by the operator', async () => {
  const user = await server.createUser();
  await send(user.userId);
  await breakOff();
  expect((await rows())[0]).toMatchObject({ state: 'failed', fault: 'every attempt was broken off' });
  expect(await server.services.mail.retryAll('failed')).toBe(1);
  expect(await server.services.mail.deliverDue()).toEqual({ sent: 1, failed: 0, postponed: 0 });
});

test('a mail that is given up keeps the last fault that was found', async () => {
  const user = await server.createUser();
  await send(user.userId);
  mailServer.refuse(user.account, 451);
  expect((await server.services.mail.deliverDue()).postponed).toBe(1);
  const fault = (await rows())[0]?.fault;
  await breakOff();
  expect((await rows())[0]).toMatchObject({ state: 'failed', fault });
  expect(fault).toMatch(/451/u);
});

test('a mail that was queued again is not given up for its former job', async () => {
  const user = await server.createUser();
  await send(user.userId);
  await breakOff();
  await server.services.mail.retryAll('failed');
  const mailId = (await rows())[0]?.mail_id ?? '';
  // The process that gave it up died before it could say so.
  await server.infra.jobs.send(server.db, 'send-mail-given-up', { mailId }, { key: mailId });
  await server.runJobs('send-mail-given-up');
  expect((await rows())[0]).toMatchObject({ state: 'queued' });
  expect((await server.services.mail.deliverDue()).sent).toBe(1);
});

test('failed jobs that are queued again send their mails with all attempts before them, except links that have lost their use', async () => {
  const user = await server.createUser();
  const { mail } = server.services;
  await send(user.userId);
  await mail.send(server.db, {
    userId: user.userId,
    kind: MailKind.PASSWORD_RESET,
    data: { linkId: server.infra.ids.key(), expiresAt: server.clock.now().toISOString() },
  });
  await breakOff();
  const failed = async () =>
    (await server.infra.jobs.backlog()).find(({ name }) => name === 'send-mail')?.failed;
  expect(await failed()).toBe(2);
  expect(await server.infra.jobs.retryFailed('send-mail')).toBe(1);
  expect(await failed()).toBe(1);
  expect(await server.infra.jobs.retryFailed('send-mail')).toBe(0);
  mailServer.refuse(user.account, 451);
  expect(await mail.deliverDue()).toEqual({ sent: 0, failed: 0, postponed: 1 });
  mailServer.reset();
  server.clock.advance(3_600_000);
  expect(await mail.deliverDue()).toEqual({ sent: 1, failed: 0, postponed: 0 });
});

test('while no mail server is set nothing is an attempt, and it is looked again after a minute', async () => {
  const user = await server.createUser();
  await send(user.userId);
  const { site, jobs } = server.infra;
  const name = 'send-mail-nowhere';
  const current = () => ({ ...site.current(), mail: { ...site.current().mail, smtpUrl: undefined } });
  const none = createMailService({ ...server.infra, site: { ...site, current } });
  jobs.define({ ...none.sending, name });
  const [row] = await rows();
  const id = row?.mail_id ?? '';
  await jobs.send(server.db, name, { mailId: id }, { key: id });
  for (let minute = 1; minute < 12; minute += 1) {
    await jobs.runNow(name);
    const inAMinute = new Date(server.clock.now().getTime() + 60_000);
    expect(await jobs.dueTimes(server.db, name, [id])).toEqual(new Map([[id, inAMinute]]));
    server.clock.advance(60_000);
  }
  expect((await rows())[0]).toMatchObject({ state: 'queued', attempts: 0 });
});

test('mails of a backup that was restored, which have no jobs, are sent', async () => {
  const user = await server.createUser();
  await send(user.userId);
  await sql`delete from jobs.job`.execute(server.db);
  await server.runJobs('send-owed-jobs');
  await server.runJobs('send-mail');
  expect(mailServer.letters).toHaveLength(1);
});

test('what a server of the former version left is taken over when it is due, never while that server has it', async () => {
  const user = await server.createUser();
  await send(user.userId);
  const claimEnds = new Date(server.clock.now().getTime() + 15 * 60_000);
  await sql`delete from jobs.job`.execute(server.db);
  await server.db
    .updateTable('mail')
    .set({ state: 'sending', attempts: 1, next_attempt_at: claimEnds })
    .execute();
  expect((await server.services.mail.deliverDue()).sent).toBe(0);
  server.clock.advance(15 * 60_000);
  expect((await server.services.mail.deliverDue()).sent).toBe(1);
  expect(mailServer.letters[0]?.header('message-id')).toBe((await rows())[0]?.message_id);
});
