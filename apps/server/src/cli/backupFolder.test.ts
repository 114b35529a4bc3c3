import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand, settingsOf, urlOf } from '../../test/cli.ts';
import { createEmptyDatabase } from '../../test/emptyDatabase.ts';
import { testServer, type TestUser } from '../../test/harness.ts';
import { killed } from '../../test/killedCommand.ts';
import { rowsOf, type WholeDatabase } from '../../test/wholeDatabase.ts';
import { createWork } from '../../test/works.ts';
import { createArchive } from '../infra/backup/archive.ts';
import { openBackupFolder } from '../infra/backup/backupFolder.ts';
import { readContents } from '../infra/backup/checkBackup.ts';
import { collectBlobs } from '../infra/blobs/collect.ts';
import { diskBlobStore } from '../infra/blobs/diskBlobStore.ts';

/*
 * Backups into one folder. The site has two works at the first one, one of them and a third one at the second; each state is kept
 * to be compared with what is restored.
 */
const server = testServer();
const folder = mkdtempSync(join(tmpdir(), 'boardwalk-backups-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const place = join(folder, 'site');
const states: { file: string; state: WholeDatabase; blobs: string[] }[] = [];
let owner: TestUser;

interface Made {
  file: string;
  blobs: number;
  copied: number;
}

async function backUp(into = place): Promise<Made> {
  const made = await runCommand(settingsOf(server), ['backup', into, '--json']);
  expect([made.code, made.progress.filter((line) => /\bfault\b/u.test(line))]).toEqual([0, []]);
  return JSON.parse(made.out.join('')) as Made;
}

async function knownBlobs(): Promise<string[]> {
  const rows = await server.db.selectFrom('blob').select('hash').orderBy('hash').execute();
  return rows.map(({ hash }) => hash);
}

/** The bytes in a folder of blobs by name, with when and where they were written. */
function filesOf(dir: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of readdirSync(join(dir, 'blobs'), { recursive: true, withFileTypes: true })) {
    const { ino, mtimeMs } = statSync(join(entry.parentPath, entry.name));
    if (entry.isFile()) found.set(entry.name, `${ino} ${mtimeMs}`);
  }
  return found;
}

/** What a removed work had goes, with its rows. */
async function removeWork(fileKey: string): Promise<void> {
  await server.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ hash: string }>`
      delete from publication where file_key = ${fileKey} returning object_hash as hash`.execute(trx);
    await sql`delete from submission where file_key = ${fileKey}`.execute(trx);
    await sql`delete from file where file_key = ${fileKey}`.execute(trx);
    for (const { hash } of rows) await sql`delete from blob where hash = ${hash}`.execute(trx);
  });
}

/** Restores a backup into an empty place, and gives what is there then. */
async function restored(archive: string, ...options: string[]) {
  const database = await createEmptyDatabase();
  afterAll(database.drop);
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const environment = { DATA_DIR: dataDir, DATABASE_URL: urlOf(database.connection), LOG_LEVEL: 'silent' };
  const run = await runCommand(environment, ['restore', archive, '--yes', ...options]);
  const blobs = [];
  for await (const { hash } of diskBlobStore(join(dataDir, 'blobs')).list()) blobs.push(hash);
  return { run, state: await rowsOf(database.connection), blobs: blobs.toSorted() };
}

/** An archive without rows, with some time at which it was made. */
async function archiveOf(name: string, createdAt: string): Promise<string> {
  const file = join(place, 'backups', `${name}.tar.gz`);
  const archive = await createArchive(file);
  const { header } = await readContents(states[1]?.file ?? '');
  await archive.add('header.json', Buffer.from(JSON.stringify({ ...header, created_at: createdAt })));
  await archive.add('blobs.json', Buffer.from('[]'));
  await archive.finish();
  return file;
}

beforeAll(async () => {
  owner = await server.createUser({ nickName: 'Mara' });
  const works = [
    await createWork(server, { owner, name: 'One' }),
    await createWork(server, { owner, name: 'Two' }),
  ];
  mkdirSync(place);
  const first = await backUp();
  states.push({ file: first.file, state: await rowsOf(server.connection), blobs: await knownBlobs() });
  expect([first.copied, first.blobs]).toEqual([states[0]?.blobs.length, states[0]?.blobs.length]);
  await removeWork(works[0] ?? '');
  await createWork(server, { owner, name: 'Three' });
});

test('a second backup copies what is new, and touches nothing else', async () => {
  const before = filesOf(place);
  const second = await backUp();
  const blobs = await knownBlobs();
  states.push({ file: second.file, state: await rowsOf(server.connection), blobs });
  const fresh = blobs.filter((hash) => !before.has(hash));
  expect(fresh.length).toBeGreaterThan(0);
  expect(fresh.length).toBeLessThan(blobs.length);
  expect([second.copied, second.blobs]).toEqual([fresh.length, blobs.length]);
  const after = filesOf(place);
  expect([...before].filter(([name, written]) => after.get(name) !== written)).toEqual([]);
  expect(after.size).toBe(before.size + fresh.length);
  // And a third one nothing.
  const third = await backUp(`${place}/`);
  expect(third.copied).toBe(0);
  rmSync(third.file);
  expect([statSync(second.file).mode & 0o777, statSync(join(place, 'blobs')).mode & 0o777]).toEqual([
    0o600, 0o700,
  ]);
});

test('each backup restores exactly the state of its moment; a folder the newest one', async () => {
  expect(states).toHaveLength(2);
  for (const { file, state, blobs } of states) {
    const { run, ...found } = await restored(file);
    expect([run.code, run.progress.filter((line) => /\bfault\b/u.test(line))]).toEqual([0, []]);
    expect(found).toEqual({ state, blobs });
  }
  const { run, ...newest } = await restored(place);
  expect([run.code, newest]).toEqual([0, { state: states[1]?.state, blobs: states[1]?.blobs }]);
  const listed = await runCommand({}, ['backups', 'list', place, '--json']);
  expect(JSON.parse(listed.out.join(''))).toMatchObject(states.map(({ blobs }) => ({ blobs: blobs.length })));
});

test('a backup into one file holds everything, as before', async () => {
  const file = join(folder, 'whole.tar.gz');
  const made = await backUp(file);
  expect(made.copied).toBe(made.blobs);
  expect(await readContents(file)).toMatchObject({ header: { version: 1 }, beside: [] });
  const { run, state, blobs } = await restored(file);
  expect([run.code, blobs]).toEqual([0, await knownBlobs()]);
  expect(state).toEqual(await rowsOf(server.connection));
});

test('a blob that is damaged or missing is found and named, before anything is restored, and copied once more', async () => {
  const [hash = '', other = ''] = states[1]?.blobs ?? [];
  const pathOf = (name: string) => join(place, 'blobs', name.slice(0, 2), name.slice(2, 4), name);
  const former = readFileSync(pathOf(hash));
  const changed = Buffer.from(former);
  changed[0] = (changed[0] ?? 0) ^ 1;
  writeFileSync(pathOf(hash), changed);
  rmSync(pathOf(other));
  for (const checked of [place, states[1]?.file ?? '']) {
    const found = await runCommand({}, ['restore', checked, '--check']);
    const text = found.progress.join('\n');
    expect([found.code, text]).toEqual([
      1,
      expect.stringContaining(`${hash}: the bytes of blob ${hash} have changed`),
    ]);
    expect(text).toContain(`${other}: is missing`);
  }
  const refused = await restored(states[1]?.file ?? '');
  expect([refused.run.code, refused.state.all.user_account ?? []]).toEqual([1, []]);
  // Where the site is gone, all but those is better than nothing.
  const without = await restored(states[1]?.file ?? '', '--skip-damaged-blobs', '--json');
  const skipped = [hash, other].toSorted();
  const left = states[1]?.blobs.filter((each) => !skipped.includes(each));
  expect([without.run.code, without.state, without.blobs]).toEqual([0, states[1]?.state, left]);
  expect(JSON.parse(without.run.out.join(''))).toMatchObject({ skipped, blobs: left?.length });
  for (const each of skipped) expect(without.run.progress.join('\n')).toContain(each);
  // What is missing or cut off the next backup sees; what was changed within it does when its file is removed.
  rmSync(pathOf(hash));
  const mended = await backUp();
  expect(mended.copied).toBe(2);
  rmSync(mended.file);
  expect((await runCommand({}, ['restore', place, '--check'])).code).toBe(0);
});

test('a backup that is killed leaves the others whole, and the next one removes what it has left', async () => {
  const before = readdirSync(join(place, 'backups'));
  await server.db.transaction().execute(async (trx) => {
    await sql`lock table webhook_delivery in access exclusive mode`.execute(trx);
    await killed(settingsOf(server), ['backup', place], (output) => output.includes(' rows'));
  });
  const left = readdirSync(join(place, 'backups')).filter((name) => !before.includes(name));
  expect(left).toEqual([expect.stringMatching(/\.tar\.gz\.partial$/u)]);
  expect((await runCommand({}, ['restore', place, '--check'])).code).toBe(0);
  const listed = await runCommand({}, ['backups', 'list', place]);
  expect(listed.out).toHaveLength(before.length);
  const unwritten = join(place, 'blobs', `${'0'.repeat(64)}.${'0'.repeat(24)}`);
  writeFileSync(unwritten, 'half');
  const dry = await runCommand({}, ['backups', 'prune', place, '--keep', '1', '--dry-run']);
  expect([dry.code, readdirSync(join(place, 'backups')).length, existsSync(unwritten)]).toEqual([
    0,
    before.length + 1,
    true,
  ]);
  rmSync((await backUp()).file);
  expect(existsSync(unwritten)).toBe(false);
  expect(readdirSync(join(place, 'backups'))).toEqual(before);
});

test('two commands do not change one folder at the same time', async () => {
  await (
    await openBackupFolder(place)
  ).alone(
    async () => {
      for (const args of [
        ['backup', place],
        ['backups', 'prune', place, '--keep', '1'],
      ]) {
        const refused = await runCommand(settingsOf(server), args);
        expect([refused.code, refused.progress.at(-1)]).toEqual([
          1,
          expect.stringContaining('Another command is changing'),
        ]);
      }
    },
    { tidy: true },
  );
  expect((await runCommand({}, ['restore', place, '--check'])).code).toBe(0);
});

test('a folder that holds something else takes no backup', async () => {
  const photos = join(folder, 'photos');
  mkdirSync(photos);
  writeFileSync(join(photos, 'sea.jpg'), 'sea');
  const refused = await runCommand(settingsOf(server), ['backup', photos]);
  expect([refused.code, refused.progress.at(-1)]).toEqual([
    1,
    expect.stringContaining('is no folder of backups'),
  ]);
  expect(readdirSync(photos)).toEqual(['sea.jpg']);
  for (const args of [
    ['restore', photos, '--yes'],
    ['backups', 'list', photos],
    ['backups', 'prune', photos, '--keep', '1'],
  ])
    expect((await runCommand({}, args)).code).toBe(1);
});

test('the site may remove its blobs: the backups keep theirs', async () => {
  const now = new Date(Date.now() + 2 * 86_400_000);
  await collectBlobs({ db: server.db, blobs: server.infra.blobs, now });
  expect(await server.infra.blobs.read(onlyInFirst()[0] ?? '')).toBeUndefined();
  expect((await restored(states[0]?.file ?? '')).blobs).toEqual(states[0]?.blobs);
});

const onlyInFirst = () => (states[0]?.blobs ?? []).filter((hash) => !(states[1]?.blobs ?? []).includes(hash));

test('how old a backup is does not depend on what its file is called', async () => {
  const [oldest = '', newest = ''] = states.map(({ file }) => file);
  const renamed = join(place, 'backups', '0 before the update.tar.gz');
  renameSync(newest, renamed);
  const listed = await runCommand({}, ['backups', 'list', place, '--json']);
  expect(JSON.parse(listed.out.join(''))).toMatchObject([
    { name: basename(oldest) },
    { name: basename(renamed) },
  ]);
  const would = await runCommand({}, ['backups', 'prune', place, '--keep', '1', '--dry-run', '--json']);
  expect(JSON.parse(would.out.join(''))).toMatchObject({ backups: [basename(oldest)] });
  expect((await restored(place)).state).toEqual(states[1]?.state);
  renameSync(renamed, newest);
});

test('an archive whose beginning cannot be read, or says a time to come, is named; the others are listed, and no newest one is taken for granted', async () => {
  const broken = join(place, 'backups', 'broken.tar.gz');
  writeFileSync(broken, 'nothing that was packed');
  const undated = await archiveOf('undated', 'some day');
  const future = await archiveOf('future', new Date(Date.now() + 30 * 86_400_000).toISOString());
  const before = filesOf(place);
  const listed = await runCommand({}, ['backups', 'list', place]);
  expect([listed.code, listed.out.length, listed.progress.join('\n')]).toEqual([
    1,
    states.length,
    expect.stringContaining(broken),
  ]);
  for (const file of [undated, future]) expect(listed.progress.join('\n')).toContain(file);
  for (const args of [
    ['restore', place, '--yes'],
    ['restore', place, '--check'],
    ['backups', 'prune', place, '--keep', '1'],
  ]) {
    const refused = await runCommand({}, args);
    expect([args, refused.code, refused.progress.join('\n')]).toEqual([
      args,
      1,
      expect.stringContaining(broken),
    ]);
  }
  expect([filesOf(place), existsSync(states[0]?.file ?? '')]).toEqual([before, true]);
  for (const file of [broken, undated, future]) rmSync(file);
});

test('of a folder the newest backups stay, with all that they need, and nothing goes while one of them cannot be read', async () => {
  const newest = states[1]?.file ?? '';
  const bytes = readFileSync(newest);
  const rotten = Buffer.from(bytes);
  const middle = Math.floor(bytes.length / 2);
  rotten[middle] = (rotten[middle] ?? 0) ^ 255;
  const before = filesOf(place);
  for (const damaged of [bytes.subarray(0, 20), bytes.subarray(0, -20), rotten]) {
    writeFileSync(newest, damaged);
    const refused = await runCommand({}, ['backups', 'prune', place, '--keep', '1']);
    expect([refused.code, refused.progress.at(-1)]).toEqual([1, expect.stringContaining(newest)]);
    expect([filesOf(place), existsSync(states[0]?.file ?? '')]).toEqual([before, true]);
  }
  writeFileSync(newest, bytes);

  const gone = onlyInFirst();
  expect(gone.length).toBeGreaterThan(0);
  const would = await runCommand({}, ['backups', 'prune', place, '--keep', '1', '--dry-run', '--json']);
  expect(JSON.parse(would.out.join(''))).toMatchObject({ dry_run: true, blobs: gone.length });
  expect(filesOf(place)).toEqual(before);
  const pruned = await runCommand({}, ['backups', 'prune', place, '--keep', '1', '--json']);
  expect([pruned.code, JSON.parse(pruned.out.join(''))]).toMatchObject([
    0,
    { backups: [expect.any(String)], blobs: gone.length },
  ]);
  expect([...filesOf(place).keys()].toSorted()).toEqual(states[1]?.blobs);
  const { run, state } = await restored(newest);
  expect([run.code, state]).toEqual([0, states[1]?.state]);
  // Once more there is nothing to do.
  const again = await runCommand({}, ['backups', 'prune', place, '--keep', '1', '--json']);
  expect(JSON.parse(again.out.join(''))).toMatchObject({ backups: [], blobs: 0 });
});
