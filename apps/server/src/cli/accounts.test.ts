import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { runCommand, settingsOf, type CliTyping } from '../../test/cli.ts';
import { testServer, TEST_PASSWORD } from '../../test/harness.ts';
import { ExitCode } from './CliError.ts';
import { readLine } from './Terminal.ts';

const server = testServer();
const folder = mkdtempSync(join(tmpdir(), 'boardwalk-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(args: readonly string[], typing?: CliTyping) {
  return runCommand(settingsOf(server), args, typing);
}

async function kindOf(account: string) {
  const row = await server.db
    .selectFrom('user_account')
    .select('kind')
    .where('email', '=', account)
    .executeTakeFirst();
  return row?.kind;
}

async function canSignIn(account: string, password: string): Promise<boolean> {
  return server.services.account.hasPassword(account, password);
}

test('an admin is made with a password that is asked for twice, or comes from a file or the environment', async () => {
  const asked = await run(['create-admin', 'Root@Example.com', '--name', 'Rosa'], {
    secrets: ['a good passw0rd', 'a good passw0rd'],
  });
  expect([asked.code, asked.out]).toEqual([0, ['Root@Example.com is a super admin now.']]);
  expect(await kindOf('root@example.com')).toBe(1);
  expect(await canSignIn('root@example.com', 'a good passw0rd')).toBe(true);

  const file = join(folder, 'password');
  writeFileSync(file, 'from a f1le please\n');
  const fromFile = await run([
    'create-admin',
    'file@example.com',
    '--kind',
    'general',
    '--password-file',
    file,
  ]);
  expect(fromFile.code).toBe(0);
  expect(await kindOf('file@example.com')).toBe(2);
  expect(await canSignIn('file@example.com', 'from a f1le please')).toBe(true);

  // Nobody may be called "admin", so this one gets another name.
  const fromEnvironment = await run(['create-admin', 'admin@example.com'], {
    environment: { BOARDWALK_PASSWORD: 'from the 3nvironment' },
  });
  expect([fromEnvironment.code, fromEnvironment.progress]).toEqual([0, []]);
  expect(await canSignIn('admin@example.com', 'from the 3nvironment')).toBe(true);
});

test('no admin comes of passwords that differ, nobody to ask, bad names or an account that is there', async () => {
  const cases: [string[], CliTyping | undefined, number, string][] = [
    [['create-admin', 'x1@example.com'], { secrets: ['a good passw0rd', 'another 0ne'] }, 1, 'differ'],
    [['create-admin', 'x2@example.com'], undefined, 2, '--password-file'],
    [['create-admin', 'x3@example.com', '--kind', 'boss'], undefined, 2, '--kind'],
    [['create-admin', 'no address'], undefined, 1, 'wrong form'],
    [['create-admin', 'root@example.com'], undefined, 1, '--existing'],
    [['create-admin', 'x4@example.com'], { secrets: ['short', 'short'] }, 1, 'password'],
    [
      ['create-admin', 'x5@example.com', '--password-file', join(folder, 'none')],
      undefined,
      1,
      'cannot be read',
    ],
  ];
  for (const [args, typing, code, word] of cases) {
    const ended = await run(args, typing);
    expect([args, ended.code, ended.progress.join('\n')]).toEqual([
      args,
      code,
      expect.stringContaining(word),
    ]);
  }
  const { count } = await server.db
    .selectFrom('user_account')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('email', 'like', 'x_@example.com')
    .executeTakeFirstOrThrow();
  expect(count).toBe('0');
});

test('somebody with an account becomes an admin once it is confirmed, and keeps their password', async () => {
  const user = await server.createUser();
  const args = ['create-admin', user.account, '--existing', '--kind', 'general'];
  expect((await run(args)).code).toBe(ExitCode.DECLINED);
  expect((await run(args, { answers: ['n'] })).code).toBe(ExitCode.DECLINED);
  expect(await kindOf(user.account)).toBe(0);
  expect((await run(args, { answers: ['y'] })).code).toBe(0);
  expect(await kindOf(user.account)).toBe(2);
  expect((await run([...args, '--yes'])).out).toEqual([`${user.account} is one already.`]);
  expect(await canSignIn(user.account, TEST_PASSWORD)).toBe(true);
  const nobody = await run(['create-admin', 'nobody@example.com', '--existing', '--yes']);
  expect([nobody.code, nobody.progress]).toEqual([1, ['There is no account nobody@example.com.']]);

  const listed = await run(['list-admins', '--json']);
  const admins = JSON.parse(listed.out.join('')) as { email: string; kind: number }[];
  const found = admins.map(({ email, kind }) => `${kind} ${email}`);
  expect(found.map((each) => each[0])).toEqual(['1', '1', '2', '2']);
  expect(found.toSorted()).toEqual([
    '1 admin@example.com',
    '1 root@example.com',
    '2 file@example.com',
    `2 ${user.account}`,
  ]);
  expect((await run(['list-admins'])).out[0]).toMatch(/^account +kind +name +since +last seen +closed$/u);
});

test('a new password ends every session and service token and is reported by mail, once the operator’s command has given the link that proves the address', async () => {
  const account = `session-${Date.now()}@example.com`;
  const password = 'correct horse 8';
  await server.services.account.signUp(
    { account, password, nickName: 'Sam', language: 'en-US' },
    { address: '127.0.0.1', userAgent: '' },
  );
  const { out: texts } = await run(['mail', 'list', '--state', 'kept', '--texts']);
  const token = /\/user\/verify-email#(\S+)/u.exec(texts.join('\n'))?.[1] ?? '';
  expect(await server.services.addresses.prove(token, { address: '127.0.0.1', userAgent: '' })).toBe(account);
  const { user_id: userId } = await server.db
    .selectFrom('user_account')
    .select('user_id')
    .where('email', '=', account)
    .executeTakeFirstOrThrow();
  for (const name of ['Import', 'Export', 'Report'])
    await server.services.serviceTokens.create(userId, { name, scopes: ['files:read'], days: 30, password });
  const listed = await run(['service-tokens', 'list', account]);
  expect(listed.out.map((line) => line.split(/ +/u)[1])).toEqual(['name', 'Report', 'Export', 'Import']);
  const tokens = JSON.parse((await run(['service-tokens', 'list', account, '--json'])).out.join('')) as {
    token_id: string;
  }[];
  expect(JSON.stringify(tokens)).not.toMatch(/hash|bwst_[\w-]{10}/u);
  const [newest, next] = tokens.map(({ token_id: id }) => id);
  const revoke = (...args: string[]) => run(['service-tokens', 'revoke', account, ...args]);
  expect(await revoke(newest ?? '', '999999')).toMatchObject({
    code: 1,
    progress: [`${account} has no working service token 999999. Nothing was revoked.`],
  });
  expect((await revoke(newest ?? '')).out).toEqual([`1 service tokens of ${account} were revoked.`]);
  expect((await revoke(newest ?? '')).code).toBe(1);
  expect((await revoke(next ?? '')).code).toBe(0);
  for (const args of [[], ['x'], ['--all', '1']]) expect((await revoke(...args)).code).toBe(2);
  for (const args of [
    ['list', 'nobody@example.com'],
    ['revoke', 'nobody@example.com', '--all'],
  ])
    expect((await run(['service-tokens', ...args])).progress).toEqual([
      'There is no account nobody@example.com.',
    ]);
  const changed = await run(['set-password', account], { secrets: ['a new passw0rd', 'a new passw0rd'] });
  expect([changed.code, changed.out]).toEqual([
    0,
    [`${account} has a new password. 1 sessions were ended, 1 service tokens revoked.`],
  ]);
  expect([await canSignIn(account, password), await canSignIn(account, 'a new passw0rd')]).toEqual([
    false,
    true,
  ]);
  const mails = JSON.parse((await run(['mail', 'list', '--json'])).out.join('')) as {
    kind: string;
    recipient: string;
  }[];
  expect(mails[0]).toMatchObject({ kind: 'passwordChanged', state: 'kept', recipient: account });
  expect((await revoke('--all')).out).toEqual([`0 service tokens of ${account} were revoked.`]);
  expect((await run(['set-password', 'nobody@example.com'])).code).toBe(1);
});

test('a secret is not shown while it is typed', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  const answer = readLine({ question: 'Password: ', input, output, isSecret: true });
  input.write('hunter2\n');
  expect(await answer).toBe('hunter2');
  output.end();
  expect(await text(output)).toBe('Password: \n');
});
