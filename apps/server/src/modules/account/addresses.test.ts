import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { TEST_PASSWORD, testServer } from '../../../test/harness.ts';
import { mailedToken, mailedTokens } from '../../../test/mailedLinks.ts';
import { MailKind } from '../mail/service.ts';

const server = testServer({ environment: { TRUSTED_PROXIES: '1' } });
const DAY_MS = 86_400_000;
let number = 0;
const freshMail = () => `proof${(number += 1)}@example.com`;

/** Somebody who has signed up by themselves. */
async function signUpUser(account = freshMail()) {
  const { data } = await server.api('signUp', {
    body: { account, password: TEST_PASSWORD, nick_name: 'Mara' },
  });
  const { user_id: userId } = data.user;
  const { token } = await server.infra.tokens.issue({ userId, sessionId: `test-${userId}` });
  return { userId, account, token, user: data.user };
}

const confirm = (token: string) => server.api('confirmEmail', { body: { token } });
const userOf = async (as: { userId: string; account: string; token: string }) =>
  (await server.api('getUserInfo', { as })).data;
const want = (as: { userId: string; account: string; token: string }, email: string | null) =>
  server.api('changeEmail', { as, body: { email, password: TEST_PASSWORD } });
const kindsTo = async (address: string) => {
  const mails = await server.services.mail.list({ state: undefined, cursor: '0', size: 100 });
  return mails.list.filter(({ recipient }) => recipient === address).map(({ kind }) => kind);
};

test('who signs up gets a link that proves their address; until then no other mail goes there', async () => {
  const mara = await signUpUser();
  expect(mara.user).toMatchObject({ email: mara.account, email_proven: false, pending_email: null });
  const sendMail = () =>
    server.services.mail.send(server.db, {
      userId: mara.userId,
      kind: MailKind.EXPORT_READY,
      data: { expiresAt: server.clock.now().toISOString() },
    });
  await sendMail();
  expect(await kindsTo(mara.account)).toEqual(['addressProof']);

  const token = await mailedToken(server, mara.account, 'addressProof');
  expect((await confirm(token)).data).toEqual({ email: mara.account });
  expect(await userOf(mara)).toMatchObject({ email: mara.account, email_proven: true });
  await sendMail();
  expect(await kindsTo(mara.account)).toEqual(['exportReady', 'addressProof']);
});

test('a link works once and for a day, and for nothing else', async () => {
  const mara = await signUpUser();
  const token = await mailedToken(server, mara.account, 'addressProof');
  const reset = await server.api('resetPassword', { body: { token, new_password: 'a better horse 9' } });
  expect(reset).toMatchObject({ status: 410, error: 'link_expired' });
  const answers = await Promise.all([confirm(token), confirm(token)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await confirm(token)).toMatchObject({ status: 409, error: 'link_used' });

  const late = await signUpUser();
  const old = await mailedToken(server, late.account, 'addressProof');
  server.clock.advance(DAY_MS);
  expect(await confirm(old)).toMatchObject({ status: 410, error: 'link_expired' });
  expect(await confirm('unknown')).toMatchObject({ status: 410, error: 'link_expired' });
  expect((await server.api('confirmEmail', { raw: { body: { token: '' } } })).fields).toEqual([
    'token required 1',
  ]);
});

test('nothing that is stored opens a link: the token is made when the mail is written', async () => {
  const mara = await signUpUser();
  const token = await mailedToken(server, mara.account, 'addressProof');
  const mails = await server.db.selectFrom('mail').selectAll().execute();
  const links = await server.db.selectFrom('mail_link').selectAll().execute();
  expect(JSON.stringify([mails, links])).not.toContain(token);
  const seenByAdmins = await server.services.mail.list({ state: undefined, cursor: '0', size: 100 });
  expect(JSON.stringify(seenByAdmins)).not.toContain(token);
});

test('another link can be asked for until the address is proven', async () => {
  const mara = await signUpUser();
  const ask = () => server.api('requestEmailProof', { as: mara });
  expect((await ask()).status).toBe(200);
  const [second = '', first = ''] = await mailedTokens(server, mara.account, 'addressProof');
  expect(second).not.toBe(first);
  expect((await confirm(first)).status).toBe(200);
  expect(await confirm(second)).toMatchObject({ error: 'link_used' });
  expect(await ask()).toMatchObject({ status: 409, error: 'nothing_to_prove' });
  expect((await server.api('requestEmailProof')).status).toBe(401);
});

test('an address gets five such mails a day, regardless of who asks', async () => {
  const mara = await signUpUser();
  const ask = () => server.api('requestEmailProof', { as: mara });
  const answers = [];
  for (let time = 0; time < 6; time += 1) answers.push((await ask()).status);
  expect(answers).toEqual([200, 200, 200, 200, 429, 429]);
  const noor = await server.createUser();
  expect(await want(noor, mara.account)).toMatchObject({ error: 'account_exists' });
  server.clock.advance(DAY_MS);
  const { token } = await server.infra.tokens.issue({ userId: mara.userId, sessionId: 'next day' });
  expect((await server.api('requestEmailProof', { as: { ...mara, token } })).status).toBe(200);
});

test('a new address takes the place of the old one when it is proven; the old one is notified', async () => {
  const user = await server.createUser();
  const email = freshMail();
  expect((await want(user, email)).data).toMatchObject({ email: user.account, pending_email: email });
  const signInAs = (account: string) => server.api('signIn', { body: { account, password: TEST_PASSWORD } });
  expect((await signInAs(user.account)).status).toBe(200);
  expect((await signInAs(email)).status).toBe(401);
  expect(await kindsTo(user.account)).toEqual([]);

  expect((await confirm(await mailedToken(server, email, 'addressProof'))).data).toEqual({ email });
  expect(await userOf(user)).toMatchObject({ email, email_proven: true, pending_email: null });
  expect((await signInAs(email)).status).toBe(200);
  expect((await signInAs(user.account)).status).toBe(401);
  expect(await kindsTo(user.account)).toEqual(['emailChanged']);
});

test('an address that was never proven is left without a word', async () => {
  const mara = await signUpUser();
  const email = freshMail();
  await want(mara, email);
  await confirm(await mailedToken(server, email, 'addressProof'));
  expect(await kindsTo(mara.account)).toEqual(['addressProof']);
});

test('a change is called off by giving the present address, and by wanting another one', async () => {
  const user = await server.createUser();
  const [first, second] = [freshMail(), freshMail()];
  await want(user, first);
  const link = await mailedToken(server, first, 'addressProof');
  expect((await want(user, user.account)).data).toMatchObject({ email: user.account, pending_email: null });
  expect(await confirm(link)).toMatchObject({ status: 410, error: 'link_expired' });
  await want(user, first);
  const again = await mailedToken(server, first, 'addressProof');
  expect((await want(user, second)).data.pending_email).toBe(second);
  expect((await confirm(again)).error).toBe('link_expired');
  expect((await confirm(await mailedToken(server, second, 'addressProof'))).status).toBe(200);
});

test('of many who want one address the first to prove it gets it', async () => {
  const email = freshMail();
  const people = await Promise.all(Array.from({ length: 4 }, () => server.createUser()));
  const wanted = await Promise.all(people.map((user) => want(user, email)));
  expect(wanted.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const tokens = await mailedTokens(server, email, 'addressProof');
  const answers = await Promise.all(tokens.map(confirm));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ error }) => error === 'account_exists')).toHaveLength(3);
});

test('an address held without a proof keeps its owner out for a day at most, and is theirs once they prove it', async () => {
  const stranger = await signUpUser();
  const signUp = () =>
    server.api('signUp', {
      body: { account: stranger.account, password: 'the true owner 1', nick_name: 'Noor' },
    });
  expect(await signUp()).toMatchObject({ status: 409, error: 'account_exists' });
  server.clock.advance(DAY_MS);
  const { data } = await signUp();
  expect(data.user).toMatchObject({ email: null, email_proven: false, pending_email: stranger.account });
  const signInBy = async (password: string) =>
    (await server.api('signIn', { body: { account: stranger.account, password } })).data?.user.user_id;
  expect(await signInBy(TEST_PASSWORD)).toBe(stranger.userId);

  expect((await confirm(await mailedToken(server, stranger.account, 'addressProof'))).status).toBe(200);
  expect(await signInBy('the true owner 1')).toBe(data.user.user_id);
  expect(await signInBy(TEST_PASSWORD)).toBeUndefined();
  const { token } = await server.infra.tokens.issue({ userId: stranger.userId, sessionId: 'still there' });
  const left = { ...stranger, token };
  expect(await userOf(left)).toMatchObject({ email: null, pending_email: stranger.account });
  expect(await server.api('requestEmailProof', { as: left })).toMatchObject({ error: 'nothing_to_prove' });
  expect((await want(left, freshMail())).status).toBe(200);
  expect(await signUp()).toMatchObject({ status: 409, error: 'account_exists' });
});

test('an account that is there takes an unproven address over in the same way; a proven one nobody takes', async () => {
  const stranger = await signUpUser();
  server.clock.advance(DAY_MS);
  const owner = await server.createUser();
  expect((await want(owner, stranger.account)).data).toMatchObject({ pending_email: stranger.account });
  const token = await mailedToken(server, stranger.account, 'addressProof');
  expect((await confirm(token)).data).toEqual({ email: stranger.account });
  expect(await userOf(owner)).toMatchObject({ email: stranger.account, email_proven: true });

  const [first, second] = [await server.createUser(), await server.createUser()];
  server.clock.advance(DAY_MS);
  const { token: later } = await server.infra.tokens.issue({ userId: second.userId, sessionId: 'later' });
  expect(await want({ ...second, token: later }, first.account)).toMatchObject({ error: 'account_exists' });
});

test('nobody signs up by an unproven address of others whose link could not be sent', async () => {
  const stranger = await signUpUser();
  server.clock.advance(DAY_MS);
  const signUp = () =>
    server.api('signUp', {
      body: { account: stranger.account, password: TEST_PASSWORD, nick_name: 'Noor' },
    });
  const answers = [];
  for (let time = 0; time < 6; time += 1) answers.push((await signUp()).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  const { status } = await server.api('signUp', {
    body: { account: stranger.account, password: TEST_PASSWORD, nick_name: 'Owner' },
    headers: { 'x-forwarded-for': '203.0.113.8' },
  });
  expect(status).toBe(200);
});

test('a sign-up that is refused sends nothing, and takes no mail from the address', async () => {
  const mara = await signUpUser();
  const body = { account: mara.account, password: TEST_PASSWORD, nick_name: 'Noor' };
  for (let time = 0; time < 6; time += 1)
    expect((await server.api('signUp', { body })).error).toBe('account_exists');
  expect((await server.api('requestEmailProof', { as: mara })).status).toBe(200);
});

test('who holds an address without a proof does not use up its mails for its owner, and all together send twenty', async () => {
  const stranger = await signUpUser();
  for (let time = 0; time < 4; time += 1) await server.api('requestEmailProof', { as: stranger });
  expect((await server.api('requestEmailProof', { as: stranger })).status).toBe(429);
  const askFrom = (network: number) =>
    server.api('requestEmailProof', {
      as: stranger,
      headers: { 'x-forwarded-for': `203.0.113.${network}` },
    });
  for (let time = 0; time < 4; time += 1) expect((await askFrom(1)).status).toBe(200);
  const email = stranger.account;
  const people = await Promise.all(Array.from({ length: 3 }, () => server.createUser()));
  server.clock.advance(60_000);
  await server.db
    .updateTable('user_account')
    .set({ created_at: new Date(server.clock.now().getTime() - 2 * DAY_MS) })
    .where('user_id', '=', stranger.userId)
    .execute();
  const statuses = [];
  for (const [index, as] of people.entries()) {
    for (let time = 0; time < 5; time += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${20 + index}` };
      const body = { email, password: TEST_PASSWORD };
      statuses.push((await server.api('changeEmail', { as, body, headers })).status);
    }
  }
  expect(statuses).toEqual([...Array<number>(11).fill(200), ...Array<number>(4).fill(429)]);
});

test('who loses an unproven address goes on to want another one they want already', async () => {
  const stranger = await signUpUser();
  server.clock.advance(DAY_MS);
  const { token } = await server.infra.tokens.issue({ userId: stranger.userId, sessionId: 'later' });
  const wanted = freshMail();
  await want({ ...stranger, token }, wanted);
  await signUpUser(stranger.account);
  expect((await confirm(await mailedToken(server, stranger.account, 'addressProof'))).status).toBe(200);
  expect(await userOf({ ...stranger, token })).toMatchObject({ email: null, pending_email: wanted });
  expect((await confirm(await mailedToken(server, wanted, 'addressProof'))).data).toEqual({ email: wanted });
});

test('a number is not removed while the address beside it goes to who proved it: one name is left to sign in by', async () => {
  const mara = await signUpUser();
  await server.api('changeMobile', { as: mara, body: { mobile: '+36201234567', password: TEST_PASSWORD } });
  const removal = await server.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('user_account')
      .set({ email: null, pending_email: mara.account })
      .where('user_id', '=', mara.userId)
      .execute();
    const body = { mobile: null, password: TEST_PASSWORD };
    const begun = server.api('changeMobile', { as: mara, body });
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
      expect(rows).toHaveLength(1);
    });
    return { answer: begun };
  });
  expect((await removal.answer).error).toBe('sign_in_name_needed');
  expect(await userOf(mara)).toMatchObject({ mobile: '+36201234567' });
});

test('a change is not called off by an address that goes to who proved it meanwhile', async () => {
  const mara = await signUpUser();
  const prover = await server.createUser();
  const answer = await server.db.transaction().execute(async (trx) => {
    const taken = { email: null, pending_email: mara.account };
    await trx.updateTable('user_account').set(taken).where('user_id', '=', mara.userId).execute();
    const proven = { email: mara.account, email_proven_at: server.clock.now() };
    await trx.updateTable('user_account').set(proven).where('user_id', '=', prover.userId).execute();
    const begun = want(mara, mara.account);
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
      expect(rows).toHaveLength(1);
    });
    return { begun };
  });
  expect(await answer.begun).toMatchObject({ status: 409, error: 'account_exists' });
  expect(await userOf(mara)).toMatchObject({ email: null, pending_email: mara.account });
});

test('the link of an account that is gone is worth nothing', async () => {
  const mara = await signUpUser();
  const token = await mailedToken(server, mara.account, 'addressProof');
  await server.db
    .updateTable('user_account')
    .set({ deactivated_at: server.clock.now() })
    .where('user_id', '=', mara.userId)
    .execute();
  expect(await confirm(token)).toMatchObject({ status: 410, error: 'link_expired' });
});

test('used and expired links are removed after a month', async () => {
  await signUpUser();
  server.clock.advance(32 * DAY_MS);
  await server.runJobs('remove-expired');
  expect(await server.db.selectFrom('mail_link').selectAll().execute()).toEqual([]);
});
