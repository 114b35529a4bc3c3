import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { runCommand, settingsOf, type CliTyping } from '../../test/cli.ts';
import { testServer, TEST_PASSWORD, type TestUser } from '../../test/harness.ts';
import { startMailServer } from '../../test/mailServer.ts';
import { createWork } from '../../test/works.ts';
import { ExitCode } from './CliError.ts';
import { readLine } from './Terminal.ts';

const mailServer = await startMailServer();
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

test('help lists every command, and a command line that is not understood ends with 2', async () => {
  const help = await run(['--help']);
  expect(help.code).toBe(ExitCode.DONE);
  for (const command of [
    'migrate',
    'create-admin',
    'set-password',
    'list-admins',
    'recount',
    'rebuild-search',
    'backup',
    'restore',
    'export-gallery',
    'import-gallery',
    'collect-blobs',
    'check-settings',
    'mail',
  ])
    expect(help.out.join('\n')).toContain(`  ${command}`);
  for (const args of [
    [],
    ['nonsense'],
    ['recount', '--nonsense'],
    ['create-admin'],
    ['mail', 'list', '--limit', 'x'],
  ])
    expect((await run(args)).code).toBe(ExitCode.USAGE);
  const wrong = await runCommand({ ...settingsOf(server), PORT: 'x' }, ['list-admins']);
  expect([wrong.code, wrong.progress]).toEqual([2, ['PORT must be a whole number from 0 to 65535.']]);
});

test('check-settings tells what the environment means without its secrets, or every mistake', async () => {
  const environment = {
    TOKEN_SECRET: 'a-very-secret-secret-of-many-characters',
    SMTP_URL: 'smtps://me:hidden@mail.example.com:465',
    MAIL_FROM: 'boards@example.com',
  };
  const good = await runCommand(environment, ['check-settings', '--json']);
  expect(good.code).toBe(0);
  const shown = JSON.parse(good.out.join('')) as { mail: { smtpUrl: string }; tokens: { secret: string } };
  expect(shown.mail.smtpUrl).toBe('smtps://mail.example.com:465 (with credentials)');
  expect(shown.tokens.secret).toBe('(set)');
  expect(good.out.join('')).not.toContain('hidden');
  const bad = await runCommand({ PORT: '-1', SMTP_URL: 'mail.example.com' }, ['check-settings']);
  expect(bad.code).toBe(1);
  expect(bad.progress.join('\n').split('\n')).toEqual([
    expect.stringContaining('PORT must'),
    expect.stringContaining('SMTP_URL must'),
  ]);
  const alone = await runCommand({ SMTP_URL: 'smtp://mail.example.com' }, ['check-settings']);
  expect(alone.progress).toEqual(['MAIL_FROM must be given with SMTP_URL: it is the sender of the mails.']);
});

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

test('a new password ends every session and is told by mail', async () => {
  const account = `session-${Date.now()}@example.com`;
  const password = 'correct horse 8';
  await server.services.account.signUp(
    { account, password, nickName: 'Sam', language: 'en-US' },
    { address: '127.0.0.1', userAgent: '' },
  );
  const changed = await run(['set-password', account], { secrets: ['a new passw0rd', 'a new passw0rd'] });
  expect([changed.code, changed.out]).toEqual([0, [`${account} has a new password. 1 sessions were ended.`]]);
  expect([await canSignIn(account, password), await canSignIn(account, 'a new passw0rd')]).toEqual([
    false,
    true,
  ]);
  const mails = JSON.parse((await run(['mail', 'list', '--json'])).out.join('')) as {
    kind: string;
    recipient: string;
  }[];
  expect(mails[0]).toMatchObject({ kind: 'passwordChanged', state: 'kept', recipient: account });
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

test('recount tells every counter that is wrong; with --check it fails and changes nothing', async () => {
  const owner = await server.createUser();
  const fan = await server.createUser();
  const fileKey = await createWork(server, { owner });
  await server.api('praiseFile', { as: fan, body: { file_key: fileKey, praise: true } });
  expect((await run(['recount', '--check'])).code).toBe(0);

  await server.db.updateTable('publication').set({ praise_num: 7 }).where('file_key', '=', fileKey).execute();
  await server.db.updateTable('profile').set({ fans_num: 3 }).where('user_id', '=', owner.userId).execute();
  const differences = [
    { table: 'publication', key: fileKey, counter: 'praise_num', found: 7, counted: 1 },
    { table: 'profile', key: owner.userId, counter: 'fans_num', found: 3, counted: 0 },
  ];
  const checked = await run(['recount', '--check', '--json']);
  expect(checked.code).toBe(1);
  expect(JSON.parse(checked.out.join(''))).toEqual({ corrected: false, differences });
  const corrected = await run(['recount', '--json']);
  expect(corrected.code).toBe(0);
  expect(JSON.parse(corrected.out.join(''))).toEqual({ corrected: true, differences });
  expect((await run(['recount', '--check'])).code).toBe(0);
});

/** Somebody without a password: making one takes longer than everything that is tested. */
async function createFan(index: number): Promise<TestUser> {
  const userId = server.infra.ids.key();
  const now = server.clock.now();
  const stamps = { created_at: now, updated_at: now };
  const account = `fan${index}@example.com`;
  await server.db
    .insertInto('user_account')
    .values({ user_id: userId, email: account, nick_name: `Fan ${index}`, ...stamps })
    .execute();
  await server.db
    .insertInto('profile')
    .values({ user_id: userId, profile_key: server.infra.ids.key(), name: `fan${index}`, ...stamps })
    .execute();
  const { token } = await server.infra.tokens.issue({ userId, sessionId: `test-${userId}` });
  return { userId, account, token };
}

test('recounting while 30 people like a work loses none of their likes', async () => {
  const owner = await server.createUser();
  const fileKey = await createWork(server, { owner });
  const fans = await Promise.all(Array.from({ length: 30 }, (_, index) => createFan(index)));
  const [, , , ...answers] = await Promise.all([
    run(['recount']),
    run(['recount']),
    run(['recount']),
    ...fans.map((fan) => server.api('praiseFile', { as: fan, body: { file_key: fileKey, praise: true } })),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(fans.map(() => 200));
  const found = await server.api('getFileFull', { params: { file_key: fileKey } });
  expect(found.data.praise_num).toBe(30);
  expect((await run(['recount', '--check'])).code).toBe(0);
});

test('rebuild-search puts right what search has lost', async () => {
  const owner = await server.createUser();
  const fileKey = await createWork(server, { owner, name: 'Zebra crossing plan' });
  const search = async () =>
    (await server.api('searchFiles', { query: { keyword: 'zebra' } })).data.list.map((each) => each.file_key);
  expect(await search()).toEqual([fileKey]);
  await server.db
    .updateTable('publication')
    .set({ search_vector: sql<string>`''::tsvector`, name_key: '' })
    .where('file_key', '=', fileKey)
    .execute();
  expect(await search()).toEqual([]);
  const rebuilt = await run(['rebuild-search', '--json']);
  expect(JSON.parse(rebuilt.out.join(''))).toMatchObject({ changed: 1 });
  expect(await search()).toEqual([fileKey]);
  expect(JSON.parse((await run(['rebuild-search', '--json'])).out.join(''))).toMatchObject({ changed: 0 });
});

test('collect-blobs tells what would go, then lets it go', async () => {
  const stray = Buffer.from('nobody refers to this');
  const hash = await server.infra.blobs.put(stray);
  const past = new Date(Date.now() - 2 * 86_400_000);
  await server.db
    .insertInto('blob')
    .values({ hash, mime: 'text/plain', size: stray.byteLength, created_at: past })
    .execute();
  const wouldGo = JSON.parse((await run(['collect-blobs', '--dry-run', '--json'])).out.join('')) as object;
  expect(wouldGo).toMatchObject({ dry_run: true, blobs: 1, isInterrupted: false });
  expect((await run(['collect-blobs'])).out[0]).toMatch(/^Removed 0 pictures, 1 blobs/u);
  expect(
    await server.db.selectFrom('blob').select('hash').where('hash', '=', hash).executeTakeFirst(),
  ).toBeUndefined();
});

test('mails that were kept are listed with their texts and sent once there is a mail server', async () => {
  await server.db.deleteFrom('mail').execute();
  const user = await server.createUser();
  await server.services.mail.send(server.db, {
    userId: user.userId,
    kind: 'passwordChanged',
    data: { at: server.clock.now().toISOString() },
  });
  expect((await run(['mail', 'list', '--state', 'sent'])).out).toHaveLength(1);
  expect((await run(['mail', 'list', '--state', 'nonsense'])).code).toBe(2);
  expect((await run(['mail', 'list', '--texts'])).out.join('\n')).toContain(
    'The password of your account was changed',
  );
  expect((await run(['mail', 'retry', '--kept'])).progress).toEqual([
    'No mail server is set: give SMTP_URL first.',
  ]);

  const environment = { SMTP_URL: mailServer.url, MAIL_FROM: 'boards@example.com' };
  expect((await run(['mail', 'retry'], { environment })).code).toBe(2);
  expect((await run(['mail', 'retry', '999999'], { environment })).progress).toEqual([
    'This mail does not exist.',
  ]);
  expect((await run(['mail', 'retry', '--kept'], { environment })).out[0]).toMatch(/^1 mails are queued/u);
  expect((await run(['mail', 'send'], { environment })).out).toEqual(['1 sent, 0 given up, 0 put off.']);
  expect(mailServer.letters.map(({ recipients }) => recipients)).toEqual([[user.account]]);
});

test('migrate tells what it would do, does it, and then has nothing to do', async () => {
  expect((await run(['migrate', '--dry-run'])).progress).toEqual(['0 steps to do. Nothing was changed.']);
  await server.db.transaction().execute(async (trx) => {
    await sql`insert into kysely_migration (name, timestamp) values ('99990101000000-of-the-future', '9999')`.execute(
      trx,
    );
  });
  for (const command of ['migrate', 'list-admins']) {
    const refused = await run([command]);
    expect([refused.code, refused.progress.join('')]).toEqual([1, expect.stringContaining('newer version')]);
  }
  await sql`delete from kysely_migration where name like '9999%'`.execute(server.db);
  expect((await run(['migrate'])).progress).toEqual(['Nothing to do.']);
});
