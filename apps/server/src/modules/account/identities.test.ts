import type { SignUpPolicy } from '@boardwalk/domain';
import {
  followToProvider,
  startTestProvider,
  TEST_CLIENT,
  type Claims,
} from '@boardwalk/tooling-test-identity';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { mailedToken } from '../../../test/mailedLinks.ts';
import { signIn, type SignedIn } from '../../../test/signIn.ts';
import { exportedTables } from './exportedTableRepository.ts';

const origin = 'https://boards.example.com';
const back = `${origin}/user/provider/`;
const [provider, other] = [await startTestProvider(), await startTestProvider()];
for (const each of [provider, other]) each.sendBackTo(back);
const settings = [
  { id: 'acme', name: 'Acme', issuer: provider.issuer, ...TEST_CLIENT },
  { id: 'globex', name: 'Globex', issuer: other.issuer, ...TEST_CLIENT },
  { id: 'gone', name: 'Gone', issuer: 'http://127.0.0.1:9', ...TEST_CLIENT },
];
const server = testServer({
  environment: {
    PUBLIC_URL: origin,
    ACCESS_TOKEN_SECONDS: '86400',
    SIGN_IN_PROVIDERS: JSON.stringify(settings),
  },
});
const password = TEST_PASSWORD;
const QUESTION_MS = 600_000;
let count = 0;

beforeEach(() => {
  provider.setDown(false);
  provider.be('');
});
afterAll(async () => {
  await provider.close();
  await other.close();
});

/** Somebody at the provider, who has no account here. */
function somebody(claims: Claims = {}, more: Claims = {}) {
  count += 1;
  const subject = `subject-${count}`;
  const email = `person${count}@provider.example`;
  const all = { email, email_verified: true, name: `Person ${count}`, ...claims };
  provider.be(subject, all, more);
  return { subject, email, be: () => provider.be(subject, all, more) };
}

/** A browser that has asked a provider and comes back with its answer. */
async function asked(provider_id = 'acme', more: { invitation?: string } = {}) {
  const answer = await server.api('beginProviderSignIn', { body: { provider_id, ...more } });
  const cookies = Object.fromEntries(answer.response.cookies.map(({ name, value }) => [name, value]));
  return { cookies, body: await followToProvider(answer.data.location, back) };
}

const signInThere = async (more: { invitation?: string } = {}) =>
  server.api('signInWithProvider', await asked('acme', more));

const beginLink = async (
  person: TestUser,
  more: { password?: string; code?: string; provider_id?: string } = {},
) => server.api('beginProviderLink', { as: person, body: { provider_id: 'acme', password, ...more } });

/** Links who sits at the provider, all the way. */
async function link(person: TestUser) {
  const { location } = (await beginLink(person)).data;
  return server.api('linkProvider', { as: person, body: await followToProvider(location, back) });
}

const newPerson = async () => signIn(server, await server.createUser());

async function turnOnSecondStep(person: SignedIn) {
  const { secret } = (await server.api('beginSecondStep', { as: person, body: { password } })).data;
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });
  await server.api('turnOnSecondStep', { as: person, body: { code: code() } });
  server.clock.advance(30_000);
  return code;
}

test('providers are listed in the operator’s order, without their secrets', async () => {
  const answer = await server.api('getSignInOptions');
  expect(answer.data.sign_up).toBe('open');
  expect(answer.data.providers).toEqual([
    { provider_id: 'acme', name: 'Acme' },
    { provider_id: 'globex', name: 'Globex' },
    { provider_id: 'gone', name: 'Gone' },
  ]);
  expect(answer.response.body).not.toContain(TEST_CLIENT.client_secret);
});

test('somebody new gets an account with the address that the provider has confirmed, and comes back to it', async () => {
  const person = somebody();
  const first = await signInThere();
  expect(first.data.user).toMatchObject({ email: person.email, nick_name: `Person ${count}` });
  expect(first.response.cookies.map(({ name }) => name)).toContain('__Host-boardwalk_session');
  const again = await signInThere();
  expect(again.data.user.user_id).toBe(first.data.user.user_id);
  const row = await server.db
    .selectFrom('user_account')
    .select(['email_proven_at', 'has_password'])
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ email_proven_at: server.clock.now(), has_password: false });
  const methods = await server.db
    .selectFrom('session')
    .select('method')
    .where('user_id', '=', first.data.user.user_id)
    .execute();
  expect(methods).toEqual([{ method: 'provider' }, { method: 'provider' }]);
});

test('who came by a provider sets a password by mail, and signs in with it', async () => {
  const { email } = somebody();
  await signInThere();
  await server.api('requestPasswordReset', { body: { email } });
  await server.runJobs('answer-reset-request');
  const token = await mailedToken(server, email, 'passwordReset');
  await server.api('resetPassword', { body: { token, new_password: password } });
  const session = await signIn(server, { userId: '', account: email });
  const { data } = await server.api('listLinkedProviders', { as: session });
  expect(data).toMatchObject({ has_password: true, list: [{ provider_id: 'acme', label: email }] });
});

test('an account with the same address is not taken over; its owner links the provider', async () => {
  const person = await newPerson();
  await server.db
    .updateTable('user_account')
    .set({ email_proven_at: server.clock.now() })
    .where('user_id', '=', person.userId)
    .execute();
  somebody({ email: person.account });
  expect(await signInThere()).toMatchObject({ status: 409, error: 'account_exists' });
  expect((await link(person)).data).toMatchObject({
    provider_id: 'acme',
    name: 'Acme',
    label: person.account,
  });
  expect((await signInThere()).data.user.user_id).toBe(person.userId);
});

test('an address that nobody has proven for a day is theirs whom a provider has confirmed', async () => {
  const { email } = somebody();
  const holder = await server.api('signUp', { body: { account: email, password, nick_name: 'Holder' } });
  expect(await signInThere()).toMatchObject({ status: 409, error: 'account_exists' });
  server.clock.advance(86_400_000 + 1);
  const session = await signInThere();
  expect(session.data.user.user_id).not.toBe(holder.data.user.user_id);
  const row = await server.db
    .selectFrom('user_account')
    .select(['email', 'pending_email'])
    .where('user_id', '=', holder.data.user.user_id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ email: null, pending_email: email });
});

test.each([
  ['says is not confirmed', { email_verified: false }],
  ['does not name', { email: undefined, email_verified: undefined }],
] as const)('no account is made of an address that the provider %s', async (_what, claims) => {
  somebody(claims);
  expect(await signInThere()).toMatchObject({ status: 403, error: 'provider_address_needed' });
});

test('whether an address is confirmed is asked for when the first answer does not say, and holds for the address beside it', async () => {
  const known = somebody({ email_verified: undefined }, { email_verified: true });
  expect((await signInThere()).data.user.email).toBe(known.email);
  const confirmed = `confirmed${count}@provider.example`;
  somebody({ email_verified: undefined }, { email: confirmed, email_verified: true });
  expect((await signInThere()).data.user.email).toBe(confirmed);
  somebody(
    { email: undefined, email_verified: true },
    { email: 'not.confirmed@provider.example', email_verified: false },
  );
  expect(await signInThere()).toMatchObject({ status: 403, error: 'provider_address_needed' });
});

test('names that an account cannot have are left out', async () => {
  somebody({ name: 'a d m i n', preferred_username: 'Nina\u202E' });
  const { email, nick_name: name } = (await signInThere()).data.user;
  expect(name).toBe(email?.split('@')[0]);
});

test('a closed site takes nobody new this way either, and one by invitation asks for it; who is linked comes in', async () => {
  const known = somebody();
  await signInThere();
  const setPolicy = async (policy: SignUpPolicy) =>
    server.db.transaction().execute((trx) => server.infra.site.put(trx, 'sign_up', { policy }));
  await setPolicy('closed');
  expect((await server.api('getSignInOptions')).data.sign_up).toBe('closed');
  somebody();
  expect(await signInThere()).toMatchObject({ status: 403, error: 'sign_up_closed' });
  known.be();
  expect((await signInThere()).status).toBe(200);
  await setPolicy('invitation');
  somebody();
  expect(await signInThere({ invitation: 'no such invitation' })).toMatchObject({
    status: 403,
    error: 'invitation_needed',
  });
  await setPolicy('open');
});

test('the second step is asked for as well', async () => {
  const person = await newPerson();
  somebody();
  await link(person);
  const code = await turnOnSecondStep(person);
  const answer = await signInThere();
  expect(answer).toMatchObject({ status: 401, error: 'second_step_needed' });
  const { data } = await server.api('listLinkedProviders', { as: person });
  expect(data.list.map(({ last_used_at: usedAt }) => usedAt)).toEqual([null]);
  const { challenge } = (answer.json as { data: { challenge: string } }).data;
  const session = await server.api('finishSignIn', { body: { challenge, code: code() } });
  expect(session.data.user.user_id).toBe(person.userId);
});

test('an answer is of one question, one browser and ten minutes', async () => {
  somebody();
  const { body, cookies } = await asked();
  const expired = { status: 401, error: 'challenge_expired' };
  expect(await server.api('signInWithProvider', { body })).toMatchObject(expired);
  const { cookies: stranger } = await asked();
  expect(await server.api('signInWithProvider', { body, cookies: stranger })).toMatchObject(expired);
  expect((await server.api('signInWithProvider', { body, cookies })).status).toBe(200);
  expect(await server.api('signInWithProvider', { body, cookies })).toMatchObject(expired);
  const late = await asked();
  server.clock.advance(QUESTION_MS + 1);
  expect(await server.api('signInWithProvider', late)).toMatchObject(expired);
});

test('what belongs to another question, another provider or nobody is refused', async () => {
  somebody();
  const refused = { status: 403, error: 'provider_refused' };
  const [first, second] = [await asked(), await asked()];
  const swapped = { ...first.body, code: second.body.code ?? '' };
  expect(await server.api('signInWithProvider', { body: swapped, cookies: first.cookies })).toMatchObject(
    refused,
  );
  const mixed = { ...second.body, iss: other.issuer };
  expect(await server.api('signInWithProvider', { body: mixed, cookies: second.cookies })).toMatchObject(
    refused,
  );
  const third = await asked();
  const invented = { ...third.body, code: 'invented' };
  expect(await server.api('signInWithProvider', { body: invented, cookies: third.cookies })).toMatchObject(
    refused,
  );
  provider.be('');
  const cancelled = await asked();
  expect(cancelled.body.error).toBe('access_denied');
  expect(await server.api('signInWithProvider', cancelled)).toMatchObject(refused);
});

test('a provider that does not answer is said to, before and after the person was there; nothing is half done', async () => {
  const gone = await server.api('beginProviderSignIn', { body: { provider_id: 'gone' } });
  expect(gone).toMatchObject({ status: 503, error: 'provider_unavailable' });
  const unknown = await server.api('beginProviderSignIn', { body: { provider_id: 'nobody' } });
  expect(unknown).toMatchObject({ status: 404, error: 'provider_not_found' });
  const { email } = somebody();
  const returned = await asked();
  provider.setDown(true);
  expect(await server.api('signInWithProvider', returned)).toMatchObject({
    status: 503,
    error: 'provider_unavailable',
  });
  provider.setDown(false);
  // The operator takes a provider out while somebody is there.
  const removed = await asked();
  const forget = () => server.db.updateTable('identity_question').set({ provider_id: 'removed' }).execute();
  await forget();
  const answer = await server.api('signInWithProvider', removed);
  expect(answer).toMatchObject({ status: 404, error: 'provider_not_found' });
  const person = await newPerson();
  const body = await followToProvider((await beginLink(person)).data.location, back);
  await forget();
  expect(await server.api('linkProvider', { as: person, body })).toMatchObject({
    status: 404,
    error: 'provider_not_found',
  });
  const rows = await server.db
    .selectFrom('user_account')
    .select('user_id')
    .where('email', '=', email)
    .execute();
  expect(rows).toEqual([]);
});

test('linking takes the password and the code, is of one session, and stands in log and mail; so does unlinking', async () => {
  const person = await newPerson();
  await server.db
    .updateTable('user_account')
    .set({ email_proven_at: server.clock.now() })
    .where('user_id', '=', person.userId)
    .execute();
  const wrong = await beginLink(person, { password: 'wrong horse' });
  expect(wrong).toMatchObject({ status: 403, error: 'wrong_password' });
  expect(await beginLink(person, { provider_id: 'nobody' })).toMatchObject({
    status: 404,
    error: 'provider_not_found',
  });
  expect(await beginLink(person, { provider_id: 'gone' })).toMatchObject({
    status: 503,
    error: 'provider_unavailable',
  });
  somebody();
  const elsewhere = await signIn(server, person);
  const { location } = (await beginLink(person)).data;
  const body = await followToProvider(location, back);
  expect(await server.api('linkProvider', { as: elsewhere, body })).toMatchObject({
    status: 401,
    error: 'challenge_expired',
  });
  expect((await server.api('linkProvider', { as: person, body })).status).toBe(200);
  expect(await beginLink(person)).toMatchObject({ status: 409, error: 'provider_linked' });
  const code = await turnOnSecondStep(person);
  const removal = { as: person, params: { provider_id: 'acme' } };
  expect(await server.api('unlinkProvider', { ...removal, body: { password } })).toMatchObject({
    status: 403,
    error: 'wrong_code',
  });
  expect(await beginLink(person, { provider_id: 'globex' })).toMatchObject({
    status: 403,
    error: 'wrong_code',
  });
  const wrongAgain = await server.api('unlinkProvider', { ...removal, body: { password: 'wrong horse' } });
  expect(wrongAgain).toMatchObject({ status: 403, error: 'wrong_password' });
  expect((await server.api('unlinkProvider', { ...removal, body: { password, code: code() } })).status).toBe(
    200,
  );
  server.clock.advance(30_000);
  expect(await server.api('unlinkProvider', { ...removal, body: { password, code: code() } })).toMatchObject({
    status: 404,
    error: 'provider_not_found',
  });
  const { data } = await server.api('listLinkedProviders', { as: person });
  expect(data).toMatchObject({ list: [], has_password: true, needs_code: true });
  expect(data.offered.map(({ provider_id: id }) => id)).toEqual(['acme', 'globex', 'gone']);
  expect(data.events.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['unlinked Acme', 'linked Acme']);
  const mails = await server.db
    .selectFrom('mail')
    .select('data')
    .where('user_id', '=', person.userId)
    .where('kind', '=', 'provider')
    .orderBy('mail_id')
    .execute();
  expect(mails.map(({ data: sent }) => (sent as { change?: string }).change)).toEqual(['linked', 'unlinked']);
});

test('an identity is of one account, and an account has one of a provider, also when two ask at once', async () => {
  const [person, stranger] = [await newPerson(), await newPerson()];
  const identity = somebody();
  await link(person);
  const taken = await link(stranger);
  expect(taken).toMatchObject({ status: 409, error: 'identity_taken' });
  const again = await newPerson();
  const [one, two] = [(await beginLink(again)).data.location, (await beginLink(again)).data.location];
  somebody();
  const first = await followToProvider(one, back);
  somebody();
  const second = await followToProvider(two, back);
  const answers = await Promise.all([
    server.api('linkProvider', { as: again, body: first }),
    server.api('linkProvider', { as: again, body: second }),
  ]);
  expect(answers.map(({ status, error }) => `${status} ${error ?? ''}`.trim()).toSorted()).toEqual([
    '200',
    '409 provider_linked',
  ]);
  identity.be();
  provider.setDown(true);
  const { location } = (await beginLink(stranger)).data;
  const state = new URL(location).searchParams.get('state') ?? '';
  const down = await server.api('linkProvider', {
    as: stranger,
    body: { state, code: 'any', iss: provider.issuer },
  });
  expect(down).toMatchObject({ status: 503, error: 'provider_unavailable' });
  provider.setDown(false);
  provider.be('');
  const cancelled = await followToProvider((await beginLink(stranger)).data.location, back);
  const refused = await server.api('linkProvider', { as: stranger, body: cancelled });
  expect(refused).toMatchObject({ status: 403, error: 'provider_refused' });
});

test('a link that was begun is not finished once the password has changed or the session has ended', async () => {
  const person = await newPerson();
  const expired = { status: 401, error: 'challenge_expired' };
  somebody();
  const early = await followToProvider((await beginLink(person)).data.location, back);
  const change = { password, new_password: 'a better horse 9' };
  expect((await server.api('changePassword', { as: person, body: change })).status).toBe(200);
  expect(await server.api('linkProvider', { as: person, body: early })).toMatchObject(expired);
  const again = await beginLink(person, { password: change.new_password });
  const late = await followToProvider(again.data.location, back);
  // As another process ends it, whose word has not come here yet.
  await server.db
    .updateTable('session')
    .set({ revoked_at: server.clock.now() })
    .where('user_id', '=', person.userId)
    .execute();
  expect(await server.api('linkProvider', { as: person, body: late })).toMatchObject(expired);
  const rows = await server.db
    .selectFrom('account_identity')
    .select('subject')
    .where('user_id', '=', person.userId)
    .execute();
  expect(rows).toEqual([]);
});

test('an account that is deleted frees its identity; an archive shows it without what is secret', async () => {
  const person = await newPerson();
  somebody();
  await link(person);
  const tables = await exportedTables(server.db, person.userId);
  const of = (table: string) => tables.find((each) => each.table === table)?.columns ?? [];
  expect(of('account_identity')).toContain('label');
  for (const column of ['state_hash', 'holder_hash', 'code_verifier', 'nonce'])
    expect(of('identity_question')).not.toContain(column);
  await server.api('deleteAccount', { as: person, body: { password, keep_works: 'remove' } });
  expect((await signInThere()).data.user.user_id).not.toBe(person.userId);
});
