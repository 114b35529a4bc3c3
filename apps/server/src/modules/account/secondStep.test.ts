import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { expect, test, vi } from 'vitest';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { mailedToken } from '../../../test/mailedLinks.ts';
import { signIn } from '../../../test/signIn.ts';
import { waitForLocks } from '../../../test/waitForLocks.ts';
import { createOperatorAccounts } from '../operations/operatorAccounts.ts';
import * as repository from './repository.ts';
import { seal, unseal } from '../../infra/secrets/sealedSecret.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const PERIOD_MS = 30_000;
const password = TEST_PASSWORD;

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });
const someOther = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Somebody whose second step is on; a period has gone by since the first code. */
async function personWithSecondStep() {
  const person = await signIn(server, await server.createUser());
  const { secret } = (await server.api('beginSecondStep', { as: person, body: { password } })).data;
  const turnedOn = await server.api('turnOnSecondStep', { as: person, body: { code: codeOf(secret) } });
  server.clock.advance(PERIOD_MS);
  return { person, secret, codes: turnedOn.data.codes };
}

async function challengeOf({ account }: TestUser): Promise<string> {
  const answer = await server.api('signIn', { body: { account, password } });
  expect(answer).toMatchObject({ status: 401, error: 'second_step_needed' });
  return (answer.json as { data: { challenge: string } }).data.challenge;
}

const finish = (challenge: string, code: string) => server.api('finishSignIn', { body: { challenge, code } });

test('the second step counts once a code of it was given; other sessions end, and it is in log and mail', async () => {
  const person = await signIn(server, await server.createUser());
  const other = await signIn(server, person);
  const application = (
    await server.api('createServiceToken', {
      as: person,
      body: { name: 'Nightly import', scopes: ['files:read'], days: 1, password },
    })
  ).data.token;
  expect((await server.api('getSecondStep', { as: person })).data).toMatchObject({
    is_on: false,
    events: [],
  });
  const early = await server.api('turnOnSecondStep', { as: person, body: { code: '123456' } });
  expect(early).toMatchObject({ status: 409, error: 'second_step_not_begun' });
  const wrong = await server.api('beginSecondStep', { as: person, body: { password: 'wrong horse' } });
  expect(wrong).toMatchObject({ status: 403, error: 'wrong_password' });
  const begun = (await server.api('beginSecondStep', { as: person, body: { password } })).data;
  expect(begun.uri).toContain(`secret=${begun.secret}`);
  // Nothing is asked for yet.
  await signIn(server, person);
  const off = { as: person, body: { password, code: codeOf(begun.secret) } };
  expect((await server.api('turnOffSecondStep', off)).error).toBe('second_step_off');
  expect((await server.api('renewRecoveryCodes', off)).error).toBe('second_step_off');
  const guess = await server.api('turnOnSecondStep', {
    as: person,
    body: { code: someOther(codeOf(begun.secret)) },
  });
  expect(guess).toMatchObject({ status: 403, error: 'wrong_code' });
  const on = await server.api('turnOnSecondStep', { as: person, body: { code: codeOf(begun.secret) } });
  expect(on.data.codes).toHaveLength(10);
  expect((await server.api('getUserInfo', { as: other })).status).toBe(401);
  const byApplication = await server.api('listOwnFiles', { as: { ...person, token: application } });
  expect(byApplication).toMatchObject({ status: 401, error: 'not_signed_in' });
  expect((await server.api('getSecondStep', { as: person })).data).toMatchObject({
    is_on: true,
    recovery_codes_left: 10,
    events: [{ kind: 'on' }],
  });
  expect((await server.api('beginSecondStep', { as: person, body: { password } })).error).toBe(
    'second_step_on',
  );
  const again = await server.api('turnOnSecondStep', { as: person, body: { code: codeOf(begun.secret) } });
  expect(again).toMatchObject({ status: 409, error: 'second_step_on' });
  const mail = await server.db
    .selectFrom('mail')
    .select('kind')
    .where('user_id', '=', person.userId)
    .where('kind', '=', 'secondStep')
    .execute();
  expect(mail).toHaveLength(1);
  const visitors = [
    await server.api('getSecondStep'),
    await server.api('beginSecondStep', { body: { password } }),
    await server.api('turnOnSecondStep', { body: { code: '123456' } }),
    await server.api('turnOffSecondStep', { body: { password, code: '123456' } }),
    await server.api('renewRecoveryCodes', { body: { password, code: '123456' } }),
  ];
  expect(visitors.map(({ error }) => error)).toEqual(Array.from(visitors, () => 'not_signed_in'));
});

test('neither the secret nor a recovery code can be read from the database', async () => {
  const { person, secret, codes } = await personWithSecondStep();
  const rows = JSON.stringify([
    await server.db.selectFrom('second_step').selectAll().execute(),
    await server.db.selectFrom('recovery_code').selectAll().execute(),
  ]);
  const raw = Buffer.from(Secret.fromBase32(secret).buffer);
  for (const text of [
    secret,
    raw.toString('base64url'),
    raw.toString('hex'),
    codes[0] ?? '-',
    codes[0]?.replace('-', '') ?? '-',
  ])
    expect(rows).not.toContain(text);
  expect(rows).toContain(person.userId);
  const key = randomBytes(32);
  const sealed = seal(key, 'mara', raw);
  expect(unseal(key, 'mara', sealed)).toEqual(raw);
  expect(() => unseal(key, 'noor', sealed)).toThrow();
  expect(() => unseal(randomBytes(32), 'mara', sealed)).toThrow();
});

test('signing in takes the code as well, each one once, and the session says so', async () => {
  const { person, secret } = await personWithSecondStep();
  const challenge = await challengeOf(person);
  const code = codeOf(secret);
  expect(await finish(challenge, someOther(code))).toMatchObject({ status: 403, error: 'wrong_code' });
  const tries = await Promise.all([
    finish(challenge, code),
    finish(challenge, code),
    finish(challenge, code),
  ]);
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await finish(await challengeOf(person), code)).error).toBe('wrong_code');
  // The code of an earlier period, within the time that clocks may be off.
  server.clock.advance(PERIOD_MS);
  expect((await finish(await challengeOf(person), code)).error).toBe('wrong_code');
  const { list } = (await server.api('listSessions', { as: person })).data;
  expect(list.map(({ method }) => method).toSorted()).toEqual(['code', 'password']);
});

test('a recovery code works once in place of the authenticator, and its owner hears of it', async () => {
  const { person, secret, codes } = await personWithSecondStep();
  const [first = '', second = ''] = codes;
  expect((await finish(await challengeOf(person), first.toLowerCase())).status).toBe(200);
  expect((await finish(await challengeOf(person), first)).error).toBe('wrong_code');
  const state = (await server.api('getSecondStep', { as: person })).data;
  expect(state).toMatchObject({ recovery_codes_left: 9, events: [{ kind: 'code_used' }, { kind: 'on' }] });
  const renewed = await server.api('renewRecoveryCodes', {
    as: person,
    body: { password, code: codeOf(secret) },
  });
  expect(renewed.data.codes).toHaveLength(10);
  expect((await finish(await challengeOf(person), second)).error).toBe('wrong_code');
  expect((await finish(await challengeOf(person), renewed.data.codes[0] ?? '')).status).toBe(200);
});

test('guesses of codes are refused after a few, also with the right password and over several challenges', async () => {
  const { person, secret } = await personWithSecondStep();
  const { failedSignIns } = server.infra.settings.limits;
  for (let guess = 0; guess < failedSignIns; guess += 1)
    await server.api('turnOffSecondStep', {
      as: person,
      body: { password, code: someOther(codeOf(secret)) },
    });
  const off = { as: person, body: { password, code: codeOf(secret) } };
  expect((await server.api('turnOffSecondStep', off)).status).toBe(429);
  for (let guess = 0; guess < failedSignIns; guess += 1) {
    const answer = await finish(await challengeOf(person), someOther(codeOf(secret)));
    expect(answer.error).toBe('wrong_code');
  }
  const refused = await finish(await challengeOf(person), codeOf(secret));
  expect(refused).toMatchObject({ status: 429, error: 'too_many_requests' });
  server.clock.advance(16 * 60_000);
  expect((await finish(await challengeOf(person), codeOf(secret))).status).toBe(200);
});

test('a challenge is worthless after five minutes, after another password, and when it is made up', async () => {
  const { person, secret } = await personWithSecondStep();
  const old = await challengeOf(person);
  server.clock.advance(301_000);
  expect(await finish(old, codeOf(secret))).toMatchObject({ status: 401, error: 'challenge_expired' });
  const fresh = await challengeOf(person);
  await server.api('changePassword', {
    as: person,
    body: { password, new_password: 'another good long one' },
  });
  expect((await finish(fresh, codeOf(secret))).error).toBe('challenge_expired');
  expect((await finish('x'.repeat(40), '123456')).error).toBe('challenge_expired');
  expect((await server.api('finishSignIn', { raw: { body: {} } })).fields).toEqual([
    'challenge required',
    'code required',
  ]);
});

test('a wrong password is answered as without a second step', async () => {
  const { person } = await personWithSecondStep();
  const wrong = await server.api('signIn', { body: { account: person.account, password: 'wrong horse' } });
  const nobody = await server.api('signIn', {
    body: { account: 'nobody@example.com', password: 'wrong horse' },
  });
  expect([wrong.status, wrong.json]).toEqual([nobody.status, nobody.json]);
});

test('it is turned off with both steps, or by the operator, and then the password is enough again', async () => {
  const { person, secret } = await personWithSecondStep();
  const wrong = { as: person, body: { password: 'wrong horse', code: codeOf(secret) } };
  expect((await server.api('turnOffSecondStep', wrong)).error).toBe('wrong_password');
  expect((await server.api('renewRecoveryCodes', wrong)).error).toBe('wrong_password');
  const guess = { as: person, body: { password, code: someOther(codeOf(secret)) } };
  expect((await server.api('renewRecoveryCodes', guess)).error).toBe('wrong_code');
  const right = { as: person, body: { password, code: codeOf(secret) } };
  expect((await server.api('turnOffSecondStep', right)).status).toBe(200);
  await signIn(server, person);
  expect((await server.api('getSecondStep', { as: person })).data).toMatchObject({
    is_on: false,
    recovery_codes_left: 0,
    events: [{ kind: 'off' }, { kind: 'on' }],
  });
  const lost = (await personWithSecondStep()).person;
  const operator = createOperatorAccounts(server.infra, server.services);
  expect(await operator.turnOffSecondStep(lost.account)).toBe(true);
  expect(await operator.turnOffSecondStep(lost.account)).toBe(false);
  expect(await operator.turnOffSecondStep('nobody@example.com')).toBeUndefined();
  await signIn(server, lost);
});

test('a session that begins with the password alone at the same moment ends as well', async () => {
  const person = await signIn(server, await server.createUser());
  const { secret } = (await server.api('beginSecondStep', { as: person, body: { password } })).data;
  const sessionId = server.infra.ids.key();
  const { turningOn } = await server.db.transaction().execute(async (trx) => {
    // What a sign-in does once it has seen that the password is enough.
    await repository.holdPasswordHash(trx, person.userId);
    const begun = server.api('turnOnSecondStep', { as: person, body: { code: codeOf(secret) } });
    await waitForLocks(server.db, 1);
    const now = server.clock.now();
    await repository.insertSession(trx, {
      session_id: sessionId,
      secret_hash: server.infra.ids.secret(),
      user_id: person.userId,
      user_agent: '',
      method: 'password',
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    });
    return { turningOn: begun };
  });
  expect((await turningOn).status).toBe(200);
  const { list } = (await server.api('listSessions', { as: person })).data;
  expect(list.map(({ session_id: id }) => id)).not.toContain(sessionId);
});

test('a secret waits a quarter of an hour for its first code, and can then be begun again', async () => {
  const person = await signIn(server, await server.createUser());
  const begin = async () =>
    (await server.api('beginSecondStep', { as: person, body: { password } })).data.secret;
  const turnOn = (secret: string) =>
    server.api('turnOnSecondStep', { as: person, body: { code: codeOf(secret) } });
  const late = await begin();
  server.clock.advance(15 * 60_000 + 1);
  expect(await turnOn(late)).toMatchObject({ status: 409, error: 'second_step_not_begun' });
  const inTime = await begin();
  server.clock.advance(15 * 60_000);
  expect((await turnOn(inTime)).status).toBe(200);
});

const newPassword = 'another good long one';

test.each([
  [
    'is changed',
    async (person: TestUser) => {
      await server.api('changePassword', { as: person, body: { password, new_password: newPassword } });
    },
  ],
  [
    'is replaced by a link',
    async ({ account }: TestUser) => {
      await server.api('requestPasswordReset', { body: { email: account } });
      await server.runJobs('answer-reset-request');
      const token = await mailedToken(server, account, 'passwordReset');
      await server.api('resetPassword', { body: { token, new_password: newPassword } });
    },
  ],
  [
    'is set by the operator',
    async ({ account }: TestUser) => {
      await createOperatorAccounts(server.infra, server.services).setPassword(account, newPassword);
    },
  ],
])('what somebody began is forgotten when the password %s', async (_what, change) => {
  const person = await signIn(server, await server.createUser());
  const { secret } = (await server.api('beginSecondStep', { as: person, body: { password } })).data;
  await change(person);
  const again = await signIn(server, person, { password: newPassword });
  const answer = await server.api('turnOnSecondStep', { as: again, body: { code: codeOf(secret) } });
  expect(answer).toMatchObject({ status: 409, error: 'second_step_not_begun' });
});

test('it is not begun with a password that is changed meanwhile', async () => {
  const person = await signIn(server, await server.createUser());
  const { beginning } = await server.db.transaction().execute(async (trx) => {
    await repository.lockPasswordHash(trx, person.userId);
    const begun = server.api('beginSecondStep', { as: person, body: { password } });
    await waitForLocks(server.db, 1);
    const changed = { password_hash: 'another' };
    await trx.updateTable('user_account').set(changed).where('user_id', '=', person.userId).execute();
    return { beginning: begun };
  });
  expect(await beginning).toMatchObject({ status: 403, error: 'wrong_password' });
});

test('with another secret of the server every code is wrong, and the log says what to check', async () => {
  const { person, secret } = await personWithSecondStep();
  const logged = vi.spyOn(server.infra.log, 'error');
  const sealed = seal(randomBytes(32), person.userId, Buffer.from(Secret.fromBase32(secret).buffer));
  await server.db
    .updateTable('second_step')
    .set({ sealed_secret: sealed })
    .where('user_id', '=', person.userId)
    .execute();
  const answer = await finish(await challengeOf(person), codeOf(secret));
  expect(answer).toMatchObject({ status: 403, error: 'wrong_code' });
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ userId: person.userId }),
    expect.stringContaining('TOKEN_SECRET'),
  );
  logged.mockRestore();
});

test('strangers who know the password cannot lock out a browser that has signed in before', async () => {
  const { person, secret } = await personWithSecondStep();
  const challenge = await challengeOf(person);
  const guess = (code: string, address: string, device?: string) =>
    server.services.account.finishSignIn(
      { challenge, code },
      { address, userAgent: '', ...(device === undefined ? {} : { device }) },
    );
  const { device } = await guess(codeOf(secret), '198.51.100.7');
  server.clock.advance(PERIOD_MS);
  const wrong = someOther(codeOf(secret));
  for (let network = 0; network < 20; network += 1)
    await expect(guess(wrong, `203.0.113.${network}`)).rejects.toMatchObject({ error: 'wrong_code' });
  const refused = { error: 'too_many_requests' };
  await expect(guess(codeOf(secret), '198.51.100.7')).rejects.toMatchObject(refused);
  await expect(guess(codeOf(secret), '198.51.100.7', device)).resolves.toMatchObject({
    device: expect.any(String),
  });
  const { failedSignIns } = server.infra.settings.limits;
  for (let failure = 0; failure < failedSignIns; failure += 1)
    await expect(guess(wrong, '198.51.100.7', device)).rejects.toMatchObject({ error: 'wrong_code' });
  await expect(guess(wrong, '198.51.100.7', device)).rejects.toMatchObject(refused);
});

test('a site without a name offers no passkeys', async () => {
  const person = await signIn(server, await server.createUser());
  const refusal = { status: 409, error: 'passkeys_not_offered' };
  expect(await server.api('beginPasskey', { as: person, body: { password } })).toMatchObject(refusal);
  expect(await server.api('beginPasskeySignIn', { body: {} })).toMatchObject(refusal);
  expect((await server.api('listPasskeys', { as: person })).data.is_offered).toBe(false);
});
