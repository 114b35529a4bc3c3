import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { dieInLastAttempt } from '../../../test/deadProcess.ts';
import { TEST_PASSWORD, testServer } from '../../../test/harness.ts';
import { mailedToken, mailedTokens } from '../../../test/mailedLinks.ts';
import { signIn } from '../../../test/signIn.ts';
import { composeMail } from '../mail/compose.ts';
import type { MailMessage } from '../mail/kinds.ts';

const server = testServer({ environment: { FAILED_SIGN_INS: '3' } });
const HOUR_MS = 3_600_000;
const NEW_PASSWORD = 'a better horse 9';

const ask = (email: string) => server.api('requestPasswordReset', { body: { email } });
const reset = (token: string, newPassword = NEW_PASSWORD) =>
  server.api('resetPassword', { body: { token, new_password: newPassword } });
const signInWith = (account: string, password: string) =>
  server.api('signIn', { body: { account, password } });

/** The links of an address, once the requests were answered. */
async function linksOf(address: string): Promise<string[]> {
  await server.runJobs('answer-reset-request');
  return mailedTokens(server, address, 'passwordReset');
}

describe('a forgotten password', () => {
  test('is replaced by the link of a mail; all sessions end, and the account is notified', async () => {
    const here = await signIn(server, await server.createUser());
    const there = await signIn(server, here);
    expect((await ask(` ${here.account.toUpperCase()}`)).status).toBe(200);
    const [token = ''] = await linksOf(here.account);
    expect((await reset(token)).status).toBe(200);
    for (const session of [here, there]) {
      expect((await server.api('getSession', { cookies: session.cookies })).status).toBe(401);
      expect((await server.api('getUserInfo', { as: session })).status).toBe(401);
    }
    expect((await signInWith(here.account, TEST_PASSWORD)).status).toBe(401);
    expect((await signInWith(here.account, NEW_PASSWORD)).status).toBe(200);
    const mails = await server.services.mail.list({ state: undefined, cursor: '0', size: 100 });
    expect(mails.list.filter(({ recipient }) => recipient === here.account).map(({ kind }) => kind)).toEqual([
      'passwordChanged',
      'passwordReset',
    ]);
  });

  test('takes no passkey and no provider away: the mail names them, in the words of its language', async () => {
    const user = await server.createUser();
    const own = { user_id: user.userId, created_at: server.clock.now(), last_used_at: null };
    await server.db
      .insertInto('passkey')
      .values({
        ...own,
        passkey_id: `key-of-${user.userId}`,
        credential_id: `credential-of-${user.userId}`,
        public_key: Buffer.from('key'),
        counter: 0,
        transports: [],
        name: 'Blue laptop',
        is_synced: false,
      })
      .execute();
    await server.db
      .insertInto('account_identity')
      .values({
        ...own,
        issuer: 'https://login.example.org',
        subject: user.userId,
        provider_id: 'company',
        label: '',
      })
      .execute();
    await ask(user.account);
    const [token = ''] = await linksOf(user.account);
    expect((await reset(token)).status).toBe(200);
    const { data } = await server.db
      .selectFrom('mail')
      .select('data')
      .where('user_id', '=', user.userId)
      .where('kind', '=', 'passwordChanged')
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({ otherWays: ['Blue laptop', 'company'] });
    const message = { kind: 'passwordChanged', data } as MailMessage;
    const site = { siteName: 'Boardwalk', publicUrl: 'https://boards.example.com', timeZone: 'UTC' };
    expect(composeMail(message, { language: 'en-US', ...site }).text).toContain(
      '“Blue laptop” and “company”',
    );
    expect(composeMail(message, { language: 'ja-JP', ...site }).text).toContain('「Blue laptop」');
  });

  test('leaves webhooks as they are', async () => {
    const as = await server.createUser();
    const body = { url: 'https://hooks.example.org/', events: ['order.paid' as const] };
    await server.api('createWebhook', { as, body });
    await ask(as.account);
    const [token = ''] = await linksOf(as.account);
    expect((await reset(token)).status).toBe(200);
    expect(await server.services.webhooks.list(as.userId)).toMatchObject([{ ...body, is_active: true }]);
  });

  test('its link works once, within an hour', async () => {
    const user = await server.createUser();
    await ask(user.account);
    const [token = ''] = await linksOf(user.account);
    const answers = await Promise.all([reset(token), reset(token, 'another horse 10')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await reset(token)).toMatchObject({ status: 409, error: 'link_used' });
    await ask(user.account);
    const [late = ''] = await linksOf(user.account);
    server.clock.advance(HOUR_MS);
    expect(await reset(late)).toMatchObject({ status: 410, error: 'link_expired' });
    expect(await reset('unknown')).toMatchObject({ status: 410, error: 'link_expired' });
  });

  test('the other open links end with the one that was used', async () => {
    const user = await server.createUser();
    await ask(user.account);
    await linksOf(user.account);
    await ask(user.account);
    const [second = '', first = ''] = await linksOf(user.account);
    expect((await reset(first)).status).toBe(200);
    expect(await reset(second)).toMatchObject({ error: 'link_used' });
  });

  test('the new one has 8 to 128 characters, and a refused one leaves the link as it was', async () => {
    const user = await server.createUser();
    await ask(user.account);
    const [token = ''] = await linksOf(user.account);
    expect((await reset(token, 'seven 7')).fields).toEqual(['new_password min_length 8']);
    expect((await reset(token, 'x'.repeat(129))).fields).toEqual(['new_password max_length 128']);
    expect((await reset(token)).status).toBe(200);
  });

  test('is no link for an address the account has left', async () => {
    const user = await server.createUser();
    await ask(user.account);
    const [token = ''] = await linksOf(user.account);
    const email = `later-${user.account}`;
    await server.api('changeEmail', { as: user, body: { email, password: TEST_PASSWORD } });
    await server.api('confirmEmail', { body: { token: await mailedToken(server, email, 'addressProof') } });
    expect(await reset(token)).toMatchObject({ status: 410, error: 'link_expired' });
  });

  test('anyone who guessed in vain signs in with the new one at once', async () => {
    const user = await server.createUser();
    for (let guess = 0; guess < 3; guess += 1) await signInWith(user.account, `wrong horse ${guess}`);
    expect((await signInWith(user.account, TEST_PASSWORD)).error).toBe('too_many_requests');
    await ask(user.account);
    const [token = ''] = await linksOf(user.account);
    await reset(token);
    expect((await signInWith(user.account, NEW_PASSWORD)).status).toBe(200);
  });
});

describe('a request for a link', () => {
  test('is answered alike for known, unknown, unproven and closed accounts, with the same work', async () => {
    const [known, unproven, closed] = [
      await server.createUser(),
      await server.createUser(),
      await server.createUser(),
    ];
    const change = (userId: string, set: object) =>
      server.db.updateTable('user_account').set(set).where('user_id', '=', userId).execute();
    await change(unproven.userId, { email_proven_at: null });
    await change(closed.userId, { deactivated_at: server.clock.now() });
    const addresses = [known.account, 'nobody@example.com', unproven.account, closed.account];
    // Makes the queue, which the first job of a process does.
    await ask(known.account);
    const [first = ''] = await linksOf(known.account);
    expect(first).not.toBe('');
    const seen = [];
    for (const email of addresses) {
      let answer: unknown;
      const statements = await server.statementsOf(async () => {
        const { status, json } = await ask(email);
        answer = { status, json };
      });
      seen.push({ answer, statements });
    }
    for (const each of seen) expect(each).toEqual(seen[0]);
    expect(await linksOf(known.account)).toHaveLength(2);
    for (const { account } of [unproven, closed]) expect(await linksOf(account)).toEqual([]);
    const { rows: kept } = await sql`
      select from jobs.job where data ->> 'address' = any (${addresses})`.execute(server.db);
    expect(kept).toEqual([]);
  });

  test('is answered once although a process has died after it was taken, and none is forgotten', async () => {
    const user = await server.createUser();
    await ask(user.account);
    const { jobs } = server.infra;
    // Taken by a process that has died since; a minute later it counts as one that failed.
    const died = await sql`
      update jobs.job set state = 'retry', start_after = ${server.clock.now()}, started_on = now()
      where name = 'answer-reset-request' and state = 'created'`.execute(server.db);
    expect(died.numAffectedRows).toBe(1n);
    await Promise.all([1, 2, 3].map(() => jobs.runNow('answer-reset-request')));
    expect(await linksOf(user.account)).toHaveLength(1);
  });

  test('of a server of the former version is answered once, by the former version or by this one', async () => {
    const [mine, theirs] = [await server.createUser(), await server.createUser()];
    const former = (address: string) =>
      server.db
        .insertInto('password_reset_request')
        .values({ address, language: 'en-US', requested_at: server.clock.now() })
        .returning('request_id')
        .executeTakeFirstOrThrow();
    await former(mine.account);
    const { request_id: taken } = await former(theirs.account);
    await server.runJobs('send-owed-jobs');
    // The former version answers by its own means what is not answered yet.
    await server.db.deleteFrom('password_reset_request').where('request_id', '=', taken).execute();
    expect(await linksOf(mine.account)).toHaveLength(1);
    expect(await linksOf(theirs.account)).toEqual([]);
    await server.runJobs('send-owed-jobs');
    expect(await linksOf(mine.account)).toHaveLength(1);
  });

  test('of a server of the former version that cannot be answered is given up', async () => {
    await server.db
      .insertInto('password_reset_request')
      .values({ address: 'mara@example.com', language: 'en-US', requested_at: server.clock.now() })
      .execute();
    const waiting = async () => {
      await server.runJobs('send-owed-jobs');
      const { rows } = await sql`
        select from jobs.job where name = 'answer-reset-request' and state < 'completed'`.execute(server.db);
      return rows.length;
    };
    expect(await waiting()).toBe(1);
    await dieInLastAttempt(server.db, 'answer-reset-request');
    await server.runJobs('answer-reset-request-given-up');
    expect(await waiting()).toBe(0);
    // The job that gave it up leaves no address behind either.
    const { rows } = await sql`select from jobs.job where name = 'answer-reset-request-given-up'`.execute(
      server.db,
    );
    expect(rows).toHaveLength(0);
  });

  test('sends nothing while three links of the account are open', async () => {
    const user = await server.createUser();
    for (let time = 0; time < 5; time += 1) expect((await ask(user.account)).status).toBe(200);
    expect(await linksOf(user.account)).toHaveLength(3);
    server.clock.advance(HOUR_MS);
    await ask(user.account);
    expect(await linksOf(user.account)).toHaveLength(4);
  });

  test('needs an address, and thirty of one network an hour are enough', async () => {
    server.clock.advance(HOUR_MS);
    expect((await ask('no address')).fields).toEqual(['email format']);
    expect((await ask('+34600123456')).fields).toEqual(['email format']);
    const answers = await Promise.all(
      Array.from({ length: 31 }, (_, index) => ask(`stranger${index}@example.com`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.filter(({ error }) => error === 'too_many_requests')).toHaveLength(1);
    server.clock.advance(HOUR_MS);
    expect((await ask('stranger@example.com')).status).toBe(200);
  });

  test('guesses at links are counted as well', async () => {
    server.clock.advance(HOUR_MS);
    const confirm = (token: string) => server.api('confirmEmail', { body: { token } });
    for (const call of [reset, confirm]) {
      const answers = await Promise.all(Array.from({ length: 61 }, (_, index) => call(`guess ${index}`)));
      expect(answers.filter(({ status }) => status === 410)).toHaveLength(60);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    }
  });
});

describe('the language of mails', () => {
  const languagesOf = async (userId: string) => {
    const rows = await server.db
      .selectFrom('mail')
      .select('language')
      .where('user_id', '=', userId)
      .orderBy('mail_id')
      .execute();
    return rows.map(({ language }) => language);
  };
  const forget = (userId: string) =>
    server.db.updateTable('user_account').set({ language: null }).where('user_id', '=', userId).execute();

  test('is the one of the account, else the one of the request', async () => {
    const person = await server.createUser();
    await forget(person.userId);
    const spanish = { 'accept-language': 'es-MX, en;q=0.5' };
    await server.api('requestPasswordReset', { body: { email: person.account }, headers: spanish });
    await server.runJobs('answer-reset-request');
    await server.db
      .updateTable('user_account')
      .set({ language: 'ko-KR' })
      .where('user_id', '=', person.userId)
      .execute();
    await server.api('requestPasswordReset', { body: { email: person.account }, headers: spanish });
    await server.runJobs('answer-reset-request');
    expect(await languagesOf(person.userId)).toEqual(['es-ES', 'ko-KR']);
  });

  test('follows the language that its owner has chosen for the pages', async () => {
    const person = await signIn(server, await server.createUser());
    const visit = async (cookies: Record<string, string>, accepted: string) => {
      const headers = { 'accept-language': accepted };
      await server.api('getSession', { cookies: { ...person.cookies, ...cookies }, headers });
      const { language } = await server.db
        .selectFrom('user_account')
        .select('language')
        .where('user_id', '=', person.userId)
        .executeTakeFirstOrThrow();
      return language;
    };
    await forget(person.userId);
    expect(await visit({}, 'ja')).toBe('ja-JP');
    // The browser's own list says nothing about what the person has chosen.
    expect(await visit({}, 'ko')).toBe('ja-JP');
    expect(await visit({ lang: 'zh-CN' }, 'ko')).toBe('zh-CN');
    const change = { password: TEST_PASSWORD, new_password: NEW_PASSWORD };
    expect((await server.api('changePassword', { as: person, body: change })).status).toBe(200);
    expect(await languagesOf(person.userId)).toEqual(['zh-CN']);
  });
});
