import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { followToProvider } from '@boardwalk/tooling-test-identity';
import { Secret, TOTP } from 'otpauth';
import { COMPILE_CACHE } from '../../test/liveServer.ts';
import { testAuthenticator } from '../../test/testAuthenticator.ts';
import type { Caller } from './api.ts';
import { PASSWORD, type World } from './world.ts';

const CLI = join(import.meta.dirname, '..', '..', 'src', 'cli', 'boardwalk.ts');

/** The first admin, and everybody else. */
export async function peopleArrive(world: World): Promise<void> {
  const code = /#(\S+)/u.exec(world.site.running().output())?.[1] ?? '';
  const account = 'admin@example.com';
  const { anonymous } = world;
  await world.step('createFirstAdmin', anonymous, {
    body: { code, account, password: PASSWORD, nick_name: 'Lin' },
  });
  Object.assign(world.admin, await world.enter(account, 'admin'));
  await world.step('setPayment', world.admin, { body: { provider: 'sandbox' } });
  for (const name of ['vera', 'ben', 'cora', 'moderator'] as const)
    Object.assign(world[name], await world.join(`${name}@example.com`, name));
  // Nobody waits for a letter here.
  await world.site.query('update user_account set email_proven_at = now()');
  await world.step('updatePerson', world.admin, {
    params: { user_id: world.moderator.userId },
    body: { role: 2 },
  });
  const { token } = await world.step('createServiceToken', world.ben, {
    body: { name: 'Few scopes', scopes: ['files:read', 'search:read'], days: 30, password: PASSWORD },
  });
  Object.assign(world.service, { userId: world.ben.userId, token });
}

/** Everything that can be done to an account, by people who are there for nothing else. */
export async function accountsAreUsed(world: World): Promise<void> {
  const { step, anonymous } = world;
  const dan = await world.join('dan@example.com', 'dan');
  await step('getSession', dan);
  await proofs(world, dan);
  await secondStep(world, dan);
  await passkeys(world, dan);
  await providers(world, dan);
  await step('updateNickName', dan, { body: { nick_name: 'Daniel' } });
  await step('updateTimeZone', dan, { body: { time_zone: 'Asia/Tokyo' } });
  const { profile_key: profileKey } = await step('getOwnProfile', dan);
  await step('updateProfile', dan, { body: { profile_key: profileKey, introduce: 'I test.' } });
  await step('deleteProfile', dan, { query: { profile_key: profileKey } });
  await step('uploadAvatar', dan);
  const { avatar_url: avatar } = await step('getUserInfo', dan);
  const hash = /[0-9a-f]{64}/u.exec(avatar ?? '')?.[0] ?? '';
  await step('getAvatar', anonymous, { params: { user_id: dan.userId, hash } });
  await step('removeAvatar', dan);
  await step('changeMobile', dan, { body: { mobile: '+34600100200', password: PASSWORD } });
  await step('changeEmail', dan, { body: { email: 'dan2@example.com', password: PASSWORD } });
  await step('writeIdentityTag', dan, {
    body: { career: 1201, channels: [2201], scenes: [3201], usage: 2, skip: false },
  });
  await world.site.query(
    `insert into point_entry (user_id, entry_key, cause, points, created_at)
     select user_id, 'attack', cause, 500, now() from point_entry where user_id = $1 limit 1`,
    [dan.userId],
  );
  await step('redeemCard', dan);
  const { code } = await step('createFrameToken', dan);
  await step('exchangeFrameToken', anonymous, { body: { code } });
  await step('createServiceToken', dan);
  await step('revokeServiceToken', dan, { params: { token_id: world.knownTo(dan).all('tokenid')[0] } });
  await step('requestAccountExport', dan);
  await world.enter(dan.account, 'dan-elsewhere');
  const { list } = await step('listSessions', dan);
  const other = list.find(({ current }) => !current);
  await step('endSession', dan, { params: { session_id: other?.session_id } });
  await step('endOtherSessions', dan);
  await step('changePassword', dan, { body: { password: PASSWORD, new_password: `${PASSWORD} more` } });
  await step('deleteAccount', dan, { body: { password: `${PASSWORD} more`, keep_works: 'anonymise' } });
  await step('signOut', await world.join('eve@example.com', 'eve'));
}

/** Proves an address, and finds a way back without the password. */
async function proofs(world: World, dan: Caller): Promise<void> {
  const { step, anonymous } = world;
  await world.site.query('update user_account set email_proven_at = null where email = $1', [dan.account]);
  await step('requestEmailProof', dan);
  await step('confirmEmail', anonymous, { body: { token: mailedToken(world, dan.account, 'addressProof') } });
  await step('requestPasswordReset', anonymous, { body: { email: dan.account } });
  const token = mailedToken(world, dan.account, 'passwordReset');
  await step('resetPassword', anonymous, { body: { token, new_password: PASSWORD } });
  Object.assign(dan, await world.enter(dan.account, dan.name));
}

/** The token of the newest letter to an address, as the operator reads it. */
function mailedToken(world: World, recipient: string, kind: string): string {
  const environment = {
    ...process.env,
    ...COMPILE_CACHE,
    ...world.site.environment,
    DATA_DIR: join(world.site.home, 'process-0'),
  };
  const { stdout, stderr } = spawnSync(process.execPath, [CLI, 'mail', 'list', '--json'], {
    env: environment,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('[')) throw new Error(`the outbox cannot be read: ${stdout} ${stderr}`);
  const mails = JSON.parse(stdout) as { recipient: string; kind: string; text: string }[];
  const found = mails.find((mail) => mail.recipient === recipient && mail.kind === kind);
  return /\/user\/[a-z-]+#(\S+)/u.exec(found?.text ?? '')?.[1] ?? '';
}

/** Gives somebody a second step, and its recovery codes. */
export async function turnOnSecondStep({ step }: World, by: Caller): Promise<string[]> {
  const { secret } = await step('beginSecondStep', by, { body: { password: PASSWORD } });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  return (await step('turnOnSecondStep', by, { body: { code } })).codes;
}

async function secondStep(world: World, dan: Caller): Promise<void> {
  const { step, anonymous } = world;
  const codes = await turnOnSecondStep(world, dan);
  const answer = await world.api('signIn', anonymous, { body: { account: dan.account, password: PASSWORD } });
  const { challenge } = (JSON.parse(answer.text) as { data: { challenge: string } }).data;
  await step('finishSignIn', anonymous, { body: { challenge, code: codes[0] } });
  const renewed = await step('renewRecoveryCodes', dan, { body: { password: PASSWORD, code: codes[1] } });
  await step('turnOffSecondStep', dan, { body: { password: PASSWORD, code: renewed.codes[0] } });
}

async function passkeys(world: World, dan: Caller): Promise<void> {
  const { step } = world;
  const origin = `http://localhost:${world.site.running().port}`;
  const authenticator = testAuthenticator({ rpId: 'localhost', origin });
  const begun = await step('beginPasskey', dan, { body: { password: PASSWORD } });
  const { passkey_id: passkey } = await step('addPasskey', dan, {
    body: { name: 'A phone', ...authenticator.create(begun) },
  });
  await step('renamePasskey', dan, { params: { passkey_id: passkey } });
  const browser: Caller = { ...world.anonymous, cookies: {} };
  const question = await world.api('beginPasskeySignIn', browser, { body: {} });
  browser.cookies = question.cookies;
  const answer = authenticator.answer(question.data);
  await step('signInWithPasskey', browser, { body: answer });
  await step('removePasskey', dan, { params: { passkey_id: passkey }, body: { password: PASSWORD } });
}

async function providers(world: World, dan: Caller): Promise<void> {
  const { step, provider } = world;
  const back = `http://localhost:${world.site.running().port}/user/provider/`;
  provider.be('a subject', { email: 'dan@example.com', email_verified: true, name: 'Dan' });
  const link = await step('beginProviderLink', dan, { body: { provider_id: 'acme', password: PASSWORD } });
  await step('linkProvider', dan, { body: await followToProvider(link.location, back) });
  const browser: Caller = { ...world.anonymous, cookies: {} };
  const begun = await world.api('beginProviderSignIn', browser, { body: { provider_id: 'acme' } });
  browser.cookies = begun.cookies;
  await step('signInWithProvider', browser, { body: await followToProvider(begun.data.location, back) });
  await step('unlinkProvider', dan, { params: { provider_id: 'acme' }, body: { password: PASSWORD } });
}
