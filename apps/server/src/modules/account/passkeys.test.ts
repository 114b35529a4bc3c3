import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { PASSKEY_LIMITS } from '@boardwalk/domain';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { signIn, type SignedIn } from '../../../test/signIn.ts';
import { testAuthenticator, type Forgery } from '../../../test/testAuthenticator.ts';
import { exportedTables } from './exportedTableRepository.ts';
import { passkeySite } from './passkeyQuestions.ts';

const site = { rpId: 'boards.example.com', origin: 'https://boards.example.com' };
const server = testServer({ environment: { PUBLIC_URL: site.origin, ACCESS_TOKEN_SECONDS: '86400' } });
const password = TEST_PASSWORD;
const QUESTION_MS = 600_000;
const PERIOD_MS = 30_000;

type Authenticator = ReturnType<typeof testAuthenticator>;

const newPerson = async () => signIn(server, await server.createUser());
const begin = async (person: TestUser, code?: string) =>
  server.api('beginPasskey', { as: person, body: { password, ...(code !== undefined && { code }) } });

/** Adds a passkey, all the way. */
async function addPasskey(person: TestUser, name = 'My phone') {
  const authenticator = testAuthenticator(site);
  const question = (await begin(person)).data;
  const body = { name, ...authenticator.create(question) };
  const passkey = (await server.api('addPasskey', { as: person, body })).data;
  return { authenticator, passkey };
}

/** A browser that was asked for a passkey. */
async function asked(challenge?: string) {
  const answer = await server.api('beginPasskeySignIn', {
    body: challenge === undefined ? {} : { challenge },
  });
  const cookies = Object.fromEntries(answer.response.cookies.map(({ name, value }) => [name, value]));
  return { question: answer.data, cookies };
}

async function signInBy(authenticator: Authenticator, forgery: Forgery = {}) {
  const { question, cookies } = await asked();
  return server.api('signInWithPasskey', { cookies, body: authenticator.answer(question, forgery) });
}

const methodsOf = async (person: TestUser) =>
  (await server.api('listSessions', { as: person })).data.list.map(({ method }) => method).toSorted();

async function mailsOf({ userId }: TestUser) {
  const rows = await server.db
    .selectFrom('mail')
    .select('data')
    .where('user_id', '=', userId)
    .where('kind', '=', 'passkey')
    .orderBy('mail_id')
    .execute();
  return rows.map(({ data }) => (data as { change?: string }).change);
}

/** Turns the second step on; gives its codes. */
async function turnOnSecondStep(person: SignedIn) {
  const { secret } = (await server.api('beginSecondStep', { as: person, body: { password } })).data;
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });
  await server.api('turnOnSecondStep', { as: person, body: { code: code() } });
  server.clock.advance(PERIOD_MS);
  return code;
}

async function secondStepOf({ account }: TestUser) {
  const answer = await server.api('signIn', { body: { account, password } });
  return (answer.json as { data: { challenge: string; passkey: boolean } }).data;
}

test.each([
  ['https://boards.example.com', true],
  ['http://localhost:3000', true],
  ['http://boards.example.com', false],
  ['https://192.0.2.7', false],
  ['http://127.0.0.1:3000', false],
  ['https://[2001:db8::7]', false],
])('passkeys take a name and https: %s %s', (publicUrl, isOffered) => {
  expect(passkeySite(publicUrl).isOffered).toBe(isOffered);
});

test('a passkey is added with the password asked again, named, listed, used to sign in and removed; each is in log and mail', async () => {
  const person = await newPerson();
  await server.db
    .updateTable('user_account')
    .set({ email_proven_at: server.clock.now() })
    .where('user_id', '=', person.userId)
    .execute();
  const wrong = await server.api('beginPasskey', { as: person, body: { password: 'wrong horse' } });
  expect(wrong).toMatchObject({ status: 403, error: 'wrong_password' });
  const { authenticator, passkey } = await addPasskey(person);
  expect(passkey).toMatchObject({ name: 'My phone', is_synced: true, last_used_at: null });
  const long = await server.api('renamePasskey', {
    as: person,
    params: { passkey_id: passkey.passkey_id },
    body: { name: 'x'.repeat(51) },
  });
  expect(long.fields).toEqual(['name max_length 50']);
  const hidden = await server.api('renamePasskey', {
    as: person,
    params: { passkey_id: passkey.passkey_id },
    body: { name: 'Key\u202Ering' },
  });
  expect(hidden.fields).toEqual(['name invalid_characters']);
  const renamed = await server.api('renamePasskey', {
    as: person,
    params: { passkey_id: passkey.passkey_id },
    body: { name: ' Key ring ' },
  });
  expect(renamed.data.name).toBe('Key ring');
  const session = await signInBy(authenticator);
  expect(session.data.user.user_id).toBe(person.userId);
  expect(await methodsOf(person)).toEqual(['passkey', 'password']);
  const { list } = (await server.api('listPasskeys', { as: person })).data;
  expect(list).toMatchObject([{ name: 'Key ring', last_used_at: server.clock.now().toISOString() }]);
  const removal = { as: person, params: { passkey_id: passkey.passkey_id }, body: { password } };
  const guess = await server.api('removePasskey', { ...removal, body: { password: 'wrong horse' } });
  expect(guess).toMatchObject({ status: 403, error: 'wrong_password' });
  expect((await server.api('removePasskey', removal)).status).toBe(200);
  expect(await server.api('removePasskey', removal)).toMatchObject({
    status: 404,
    error: 'passkey_not_found',
  });
  expect(await signInBy(authenticator)).toMatchObject({ status: 403, error: 'passkey_refused' });
  const { data } = await server.api('listPasskeys', { as: person });
  expect(data).toMatchObject({ list: [], is_offered: true, needs_code: false });
  expect(data.events.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'removed Key ring',
    'added My phone',
  ]);
  expect(await mailsOf(person)).toEqual(['added', 'removed']);
});

test('a question for a new passkey is of one session, works once and for ten minutes', async () => {
  const person = await newPerson();
  const other = await signIn(server, person);
  const add = (as: TestUser, made: ReturnType<Authenticator['create']>) =>
    server.api('addPasskey', { as, body: { name: 'Phone', ...made } });
  const first = testAuthenticator(site).create((await begin(person)).data);
  expect(await add(other, first)).toMatchObject({ status: 401, error: 'challenge_expired' });
  expect(await add(await newPerson(), first)).toMatchObject({ error: 'challenge_expired' });
  const tries = await Promise.all([add(person, first), add(person, first), add(person, first)]);
  expect(tries.map(({ status }) => String(status)).toSorted()).toEqual(['200', '401', '401']);
  const late = testAuthenticator(site).create((await begin(person)).data);
  server.clock.advance(QUESTION_MS);
  expect(await add(person, late)).toMatchObject({ error: 'challenge_expired' });
  // What was asked for a sign-in makes no passkey.
  const { question } = await asked();
  expect(await add(person, testAuthenticator(site).create(question))).toMatchObject({
    error: 'challenge_expired',
  });
  const nonsense = { ...late, client_data: 'bm9uc2Vuc2U' };
  expect(await add(person, nonsense)).toMatchObject({ error: 'challenge_expired' });
});

test.each<[string, Forgery]>([
  ['another origin', { origin: 'https://boards.example.org' }],
  ['another site', { rpId: 'example.org' }],
  ['an owner who was not verified', { isVerified: false }],
])('neither a new passkey nor a sign-in is taken of %s', async (_what, forgery) => {
  const person = await newPerson();
  const question = (await begin(person)).data;
  const body = { name: 'Phone', ...testAuthenticator(site).create(question, forgery) };
  expect(await server.api('addPasskey', { as: person, body })).toMatchObject({
    status: 403,
    error: 'passkey_refused',
  });
  const { authenticator } = await addPasskey(person);
  expect(await signInBy(authenticator, forgery)).toMatchObject({ status: 403, error: 'passkey_refused' });
});

test('a question to sign in is of one browser and works once; the answer of another passkey is refused', async () => {
  const person = await newPerson();
  const { authenticator } = await addPasskey(person);
  const { question, cookies } = await asked();
  const body = authenticator.answer(question);
  expect(await server.api('signInWithPasskey', { body })).toMatchObject({
    status: 401,
    error: 'challenge_expired',
  });
  const { cookies: others } = await asked();
  expect((await server.api('signInWithPasskey', { cookies: others, body })).error).toBe('challenge_expired');
  const tries = await Promise.all([0, 1, 2].map(() => server.api('signInWithPasskey', { cookies, body })));
  expect(tries.map(({ status }) => String(status)).toSorted()).toEqual(['200', '401', '401']);
  const forger = testAuthenticator(site);
  const again = await asked();
  const signature = { ...forger.answer(again.question), id: authenticator.id };
  expect(await server.api('signInWithPasskey', { cookies: again.cookies, body: signature })).toMatchObject({
    error: 'passkey_refused',
  });
  const elsewhere = await asked();
  const handle = Buffer.from((await newPerson()).userId).toString('base64url');
  const named = { ...authenticator.answer(elsewhere.question), user_handle: handle };
  expect(await server.api('signInWithPasskey', { cookies: elsewhere.cookies, body: named })).toMatchObject({
    error: 'passkey_refused',
  });
});

test('a counter that goes back is a copy: it is refused, and its owner hears of it', async () => {
  const person = await newPerson();
  const { authenticator } = await addPasskey(person);
  authenticator.setCounter(7);
  expect((await signInBy(authenticator)).status).toBe(200);
  expect(await signInBy(authenticator)).toMatchObject({ status: 403, error: 'passkey_refused' });
  authenticator.setCounter(3);
  expect(await signInBy(authenticator)).toMatchObject({ error: 'passkey_refused' });
  authenticator.setCounter(8);
  expect((await signInBy(authenticator)).status).toBe(200);
  const { events } = (await server.api('listPasskeys', { as: person })).data;
  expect(events.map(({ kind }) => kind)).toEqual(['copy_refused', 'copy_refused', 'added']);
});

test('a passkey is of one account, and there are as many as there may be', async () => {
  const person = await newPerson();
  const { authenticator } = await addPasskey(person);
  const other = await newPerson();
  const taken = { name: 'Mine', ...authenticator.create((await begin(other)).data) };
  expect(await server.api('addPasskey', { as: other, body: taken })).toMatchObject({
    status: 409,
    error: 'passkey_exists',
  });
  for (let made = 1; made < PASSKEY_LIMITS.max - 1; made += 1) await addPasskey(person);
  const [first, second] = [testAuthenticator(site), testAuthenticator(site)];
  const [one, two] = [(await begin(person)).data, (await begin(person)).data];
  const answers = await Promise.all([
    server.api('addPasskey', { as: person, body: { name: 'a', ...first.create(one) } }),
    server.api('addPasskey', { as: person, body: { name: 'b', ...second.create(two) } }),
  ]);
  expect(answers.map(({ error }) => error ?? 'ok').toSorted()).toEqual(['ok', 'passkey_limit_reached']);
  expect(await begin(person)).toMatchObject({ status: 409, error: 'passkey_limit_reached' });
});

test('with a second step, changes take a code as well, and a passkey takes the place of the code', async () => {
  const person = await newPerson();
  const code = await turnOnSecondStep(person);
  expect(await begin(person)).toMatchObject({ status: 403, error: 'wrong_code' });
  expect((await secondStepOf(person)).passkey).toBe(false);
  const question = await begin(person, code());
  const authenticator = testAuthenticator(site);
  const made = { name: 'Phone', ...authenticator.create(question.data) };
  const { passkey_id: passkeyId } = (await server.api('addPasskey', { as: person, body: made })).data;
  expect((await server.api('listPasskeys', { as: person })).data.needs_code).toBe(true);
  const removal = { as: person, params: { passkey_id: passkeyId }, body: { password } };
  expect(await server.api('removePasskey', removal)).toMatchObject({ status: 403, error: 'wrong_code' });

  // Alone it stands for both steps.
  expect((await signInBy(authenticator)).status).toBe(200);
  const { challenge, passkey } = await secondStepOf(person);
  expect(passkey).toBe(true);
  const after = await asked(challenge);
  const answer = authenticator.answer(after.question, { isVerified: false });
  const alone = await server.api('signInWithPasskey', { cookies: after.cookies, body: answer });
  expect(alone).toMatchObject({ status: 401, error: 'challenge_expired' });
  const second = await asked(challenge);
  const body = { ...authenticator.answer(second.question, { isVerified: false }), challenge };
  expect((await server.api('signInWithPasskey', { cookies: second.cookies, body })).status).toBe(200);
  const strangers = await addPasskey(await newPerson());
  const third = await asked(challenge);
  const stolen = { ...strangers.authenticator.answer(third.question), challenge };
  expect(await server.api('signInWithPasskey', { cookies: third.cookies, body: stolen })).toMatchObject({
    error: 'passkey_refused',
  });
  const unknown = await server.api('beginPasskeySignIn', { body: { challenge: 'no challenge of ours' } });
  expect(unknown).toMatchObject({ status: 401, error: 'challenge_expired' });
});

test('passkeys of a deleted account sign in no more; its archive holds them without what proves an identity', async () => {
  const person = await newPerson();
  const { authenticator } = await addPasskey(person);
  await begin(person);
  const exported = await exportedTables(server.db, person.userId);
  const columns = exported.filter(({ table }) => table.startsWith('passkey')).flatMap((each) => each.columns);
  expect(columns).toContain('credential_id');
  for (const secret of ['public_key', 'challenge_hash', 'holder_hash']) expect(columns).not.toContain(secret);
  const deletion = { as: person, body: { password, keep_works: 'remove' as const } };
  expect((await server.api('deleteAccount', deletion)).status).toBe(200);
  expect(await signInBy(authenticator)).toMatchObject({ status: 403, error: 'passkey_refused' });
  for (const table of ['passkey', 'passkey_event', 'passkey_question'] as const)
    expect(
      await server.db.selectFrom(table).select('user_id').where('user_id', '=', person.userId).execute(),
    ).toEqual([]);
});

test('passkeys are for those who are signed in, and bad input names its field', async () => {
  const params = { passkey_id: 'k7Qm3XpT9wRb' };
  const made = { name: 'Phone', ...testAuthenticator(site).create((await asked()).question) };
  const visitors = [
    await server.api('listPasskeys'),
    await server.api('beginPasskey', { body: { password } }),
    await server.api('addPasskey', { body: made }),
    await server.api('renamePasskey', { params, body: { name: 'Phone' } }),
    await server.api('removePasskey', { params, body: { password } }),
  ];
  expect(visitors.map(({ error }) => error)).toEqual(Array.from(visitors, () => 'not_signed_in'));
  const person = await newPerson();
  const unknown = await server.api('renamePasskey', { as: person, params, body: { name: 'Phone' } });
  expect(unknown).toMatchObject({ status: 404, error: 'passkey_not_found' });
  const id = await server.api('signInWithPasskey', { raw: { body: { ...made, id: 'no id!' } } });
  expect(id).toMatchObject({ status: 400, error: 'bad_input' });
});

test('a passkey that was begun is not added once the password has changed or the session has ended', async () => {
  const person = await newPerson();
  const expired = { status: 401, error: 'challenge_expired' };
  const made = async (confirmed: string) => {
    const { data } = await server.api('beginPasskey', { as: person, body: { password: confirmed } });
    return { name: 'My phone', ...testAuthenticator(site).create(data) };
  };
  const early = await made(password);
  const change = { password, new_password: 'a better horse 9' };
  expect((await server.api('changePassword', { as: person, body: change })).status).toBe(200);
  expect(await server.api('addPasskey', { as: person, body: early })).toMatchObject(expired);
  const late = await made(change.new_password);
  await server.db
    .updateTable('session')
    .set({ revoked_at: server.clock.now() })
    .where('user_id', '=', person.userId)
    .execute();
  expect(await server.api('addPasskey', { as: person, body: late })).toMatchObject(expired);
});
