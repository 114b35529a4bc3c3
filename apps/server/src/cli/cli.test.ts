import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createFile } from '../../test/publishForm.ts';
import { runCommand, settingsOf, type CliTyping } from '../../test/cli.ts';
import { testServer, type TestUser } from '../../test/harness.ts';
import { startMailServer } from '../../test/mailServer.ts';
import { createWork } from '../../test/works.ts';
import { appendEdits } from '../collaboration/boardRepository.ts';
import { ExitCode } from './CliError.ts';

const mailServer = await startMailServer();
const server = testServer();

function run(args: readonly string[], typing?: CliTyping) {
  return runCommand(settingsOf(server), args, typing);
}

test('help lists every command, and a command line that is not understood ends with 2', async () => {
  const help = await run(['--help']);
  expect(help.code).toBe(ExitCode.DONE);
  for (const command of [
    'migrate',
    'create-admin',
    'set-password',
    'second-step-off',
    'list-admins',
    'recount',
    'rebuild-search',
    'backup',
    'restore',
    'export-gallery',
    'import-gallery',
    'collect-blobs',
    'check-settings',
    'quarantine',
    'service-tokens',
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

test('a database that cannot be reached is reported in one line', async () => {
  const away = { ...settingsOf(server), DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/boards' };
  const { code, progress } = await runCommand(away, ['list-admins']);
  expect([code, progress]).toEqual([
    ExitCode.FAILED,
    ['The database cannot be reached (connect ECONNREFUSED 127.0.0.1:1). Start it, or correct DATABASE_URL.'],
  ]);
});

test('check-settings prints what the environment means without its secrets, or every mistake', async () => {
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
  for (const url of [
    'postgres://me:hunter2@/boards?host=/run/postgresql',
    'postgres://me:hun/ter2@db/boards',
    'postgres://me@db/boards?password=hunter2&sslmode=require',
  ]) {
    const { out } = await runCommand({ DATABASE_URL: url }, ['check-settings']);
    expect(out.join('')).toMatch(/"databaseUrl": "postgres:.* \(with credentials\)"/u);
    expect(out.join('')).not.toMatch(/hun|ter2/u);
  }
  const bad = await runCommand({ PORT: '-1', SMTP_URL: 'mail.example.com' }, ['check-settings']);
  expect(bad.code).toBe(1);
  expect(bad.progress.join('\n').split('\n')).toEqual([
    expect.stringContaining('PORT must'),
    expect.stringContaining('SMTP_URL must'),
  ]);
  const alone = await runCommand({ SMTP_URL: 'smtp://mail.example.com' }, ['check-settings']);
  expect(alone.progress).toEqual(['MAIL_FROM must be given with SMTP_URL: it is the sender of the mails.']);
});

test('recount reports every counter that is wrong; with --check it fails and changes nothing', async () => {
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

test('collect-blobs reports what would be deleted, then deletes it', async () => {
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

test('a board that was set aside is listed and taken back, without what cannot be read', async () => {
  const fileKey = await createFile(server, await server.createUser(), 'Root');
  const update = Uint8Array.from([1, 1, 255, 255, 255]);
  await appendEdits(server.db, [{ fileKey, update }], server.clock.now());
  await expect(server.services.collaboration.readBoard(fileKey)).rejects.toThrow('set aside');
  const listed = await run(['quarantine', 'list', '--json']);
  expect(JSON.parse(listed.out.join(''))).toMatchObject([{ fileKey, reason: 'unreadable' }]);
  expect((await run(['quarantine', 'list'])).out.join('\n')).toContain(fileKey);
  expect((await run(['quarantine', 'release', fileKey, '--drop-unreadable'])).out).toEqual([
    `${fileKey} is back. 1 edits that cannot be read were deleted.`,
  ]);
  expect((await server.services.collaboration.readBoard(fileKey)).elements).toHaveLength(1);
  expect((await run(['quarantine', 'release', fileKey])).progress).toEqual([
    `The board ${fileKey} is not set aside.`,
  ]);
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

test('migrate prints what it would do, does it, and then has nothing to do', async () => {
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
