import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand, settingsOf, urlOf } from '../../test/cli.ts';
import { apiClient } from '../../test/client.ts';
import { createEmptyDatabase } from '../../test/emptyDatabase.ts';
import { testServer, type TestUser } from '../../test/harness.ts';
import { createFile, customTag, publish } from '../../test/publishForm.ts';
import { killed } from '../../test/killedCommand.ts';
import { rowsOf } from '../../test/wholeDatabase.ts';
import { createWork } from '../../test/works.ts';
import { buildServer } from '../app.ts';
import { writeBackup } from '../infra/backup/writeBackup.ts';
import { openDatabase } from '../infra/database/database.ts';
import { lockDatabase } from '../infra/database/serverLock.ts';
import { createMetrics } from '../infra/metrics/metrics.ts';
import { readSettings } from '../infra/settings/settings.ts';
import { createServices } from '../modules/services.ts';
import { openInfra } from '../openInfra.ts';

const server = testServer();
const folder = mkdtempSync(join(tmpdir(), 'boardwalk-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const archive = join(folder, 'first.tar.gz');

let owner: TestUser;
let fan: TestUser;

beforeAll(async () => {
  owner = await server.createUser({ nickName: 'Mara "quotes" \\ 林夏' });
  fan = await server.createUser();
  for (let number = 0; number < 5; number += 1) {
    const fileKey = await createWork(server, { owner, name: `Work ${number}\twith\na tab` });
    await server.api('praiseFile', { as: fan, body: { file_key: fileKey, praise: true } });
    await server.api('collectFile', { as: fan, body: { file_key: fileKey, collect: true } });
  }
  const tag = await customTag(server, owner, 'plans');
  const submitted = await publish(server, owner, await createFile(server, owner), { tagIds: [tag] });
  expect(submitted.status).toBe(200);
});

/** An empty place to restore into, gone after the file. */
async function emptyPlace() {
  const database = await createEmptyDatabase();
  const dataDir = mkdtempSync(join(folder, 'data-'));
  afterAll(database.drop);
  const environment = { DATA_DIR: dataDir, DATABASE_URL: urlOf(database.connection), LOG_LEVEL: 'silent' };
  return { ...database, dataDir, environment };
}

/** A server on what was restored. */
async function openRestored(environment: Record<string, string>) {
  const settings = readSettings({ ...environment, REQUESTS_PER_MINUTE: '1000000' });
  const connection = { connectionString: environment.DATABASE_URL ?? '' };
  const opened = await openInfra({ settings, connection, log: pino({ level: 'silent' }) });
  const { infra } = opened;
  const { app } = await buildServer({
    infra,
    services: createServices(infra),
    metrics: createMetrics(),
  });
  await app.ready();
  return {
    infra,
    api: apiClient(app),
    close: async () => {
      await app.close();
      await opened.close();
    },
  };
}

test('a backup, restored elsewhere, is the same: rows, constraints, triggers, numbers, blobs and answers', async () => {
  const made = await runCommand(settingsOf(server), ['backup', archive, '--json']);
  expect([made.code, made.progress.filter((line) => /\bfault\b/u.test(line))]).toEqual([0, []]);
  const blobs = await server.db.selectFrom('blob').select('hash').execute();
  expect(JSON.parse(made.out.join(''))).toMatchObject({ blobs: blobs.length, missing: [] });
  // Only its owner may read it: it holds hashes of passwords.
  expect(statSync(archive).mode & 0o777).toBe(0o600);
  expect((await runCommand({}, ['restore', archive, '--check'])).code).toBe(0);

  const place = await emptyPlace();
  const restored = await runCommand(place.environment, ['restore', archive, '--yes']);
  expect([restored.code, restored.out.length]).toEqual([0, 1]);
  expect(existsSync(join(place.dataDir, 'token-secret'))).toBe(false);
  expect(await rowsOf(place.connection)).toEqual(await rowsOf(server.connection));

  const copy = await openRestored(place.environment);
  for (const { hash } of blobs)
    expect(await copy.infra.blobs.read(hash)).toEqual(await server.infra.blobs.read(hash));
  const params = {
    file_key:
      (await server.api('listCreatorFiles', { query: { user_id: owner.userId } })).data.list[0]?.file_key ??
      '',
  };
  for (const ask of [
    (api: typeof copy.api) => api('listViewFiles', { query: { viewType: 2 } }),
    (api: typeof copy.api) => api('listCreatorFiles', { query: { user_id: owner.userId } }),
    (api: typeof copy.api) => api('searchFiles', { query: { keyword: 'work' } }),
    (api: typeof copy.api) => api('getFileFull', { params }),
    (api: typeof copy.api) => api('listNameTips', { query: { name: 'Wo' } }),
  ]) {
    const [before, after] = [await ask(server.api), await ask(copy.api)];
    expect([after.status, after.json]).toEqual([200, before.json]);
  }
  await copy.close();
});

test('while a backup reads its blobs, tables can be changed and requests are answered', async () => {
  const { blobs } = server.infra;
  const reading = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const backup = writeBackup({
    connection: server.connection,
    blobs: {
      ...blobs,
      async read(hash) {
        reading.resolve();
        await goOn.promise;
        return blobs.read(hash);
      },
    },
    file: join(folder, 'paused.tar.gz'),
    now: new Date(),
    migrations: [],
  });
  await reading.promise;
  await server.db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = '5s'`.execute(trx);
    await sql`lock table user_account, file, blob, publication in access exclusive mode`.execute(trx);
  });
  expect((await server.api('listViewFiles', { query: { viewType: 2 } })).status).toBe(200);
  goOn.resolve();
  expect((await backup).missing).toEqual([]);
});

test('only an empty database takes a backup, and only when it is meant', async () => {
  const place = await emptyPlace();
  const declined = await runCommand(place.environment, ['restore', archive], { answers: ['no'] });
  expect(declined.code).toBe(3);
  expect((await runCommand(place.environment, ['restore', archive])).code).toBe(3);
  const taken = await runCommand(settingsOf(server), ['restore', archive, '--yes']);
  expect([taken.code, taken.progress.join(' ')]).toEqual([1, expect.stringContaining('is not empty')]);
  const none = await runCommand(place.environment, ['restore', join(folder, 'none'), '--yes']);
  expect(none.code).toBe(1);
  // Migrated, but never used: that is empty as well.
  expect((await runCommand(place.environment, ['migrate'])).code).toBe(0);
  expect((await runCommand(place.environment, ['restore', archive, '--yes'])).code).toBe(0);
});

test('an archive that was cut off, changed or written by a newer version is refused before anything is touched', async () => {
  const place = await emptyPlace();
  const cut = join(folder, 'cut.tar.gz');
  writeFileSync(cut, readFileSync(archive));
  truncateSync(cut, Math.floor(statSync(archive).size * 0.7));
  const changed = join(folder, 'changed.tar.gz');
  const plain = gunzipSync(readFileSync(archive));
  const at = plain.indexOf('Work 3');
  plain.write('Wark', at);
  writeFileSync(changed, gzipSync(plain));
  const noArchive = join(folder, 'text.tar.gz');
  writeFileSync(noArchive, 'hello');
  for (const file of [cut, changed, noArchive]) {
    const refused = await runCommand(place.environment, ['restore', file, '--yes']);
    expect([file, refused.code, refused.out]).toEqual([file, 1, []]);
    expect((await runCommand({}, ['restore', file, '--check'])).code).toBe(1);
  }
  const newer = join(folder, 'newer.tar.gz');
  const { connection, infra } = server;
  const migrations = ['99990101000000-of-the-future'];
  await writeBackup({ connection, blobs: infra.blobs, file: newer, now: new Date(), migrations });
  const refused = await runCommand(place.environment, ['restore', newer, '--yes']);
  expect([refused.code, refused.progress.at(-1)]).toEqual([1, expect.stringContaining('newer version')]);
  expect(await rowsOf(place.connection)).toEqual({ all: {}, schema: [] });
});

test('a backup never writes over a file, and reports when the store has lost bytes', async () => {
  const again = await runCommand(settingsOf(server), ['backup', archive]);
  expect([again.code, again.progress.at(-1)]).toEqual([
    1,
    `${archive} is there already. Choose another name.`,
  ]);
  const hash = 'f'.repeat(64);
  await server.db
    .insertInto('blob')
    .values({ hash, mime: 'image/webp', size: 1, created_at: new Date() })
    .execute();
  const lossy = join(folder, 'lossy.tar.gz');
  const made = await runCommand(settingsOf(server), ['backup', lossy]);
  expect([made.code, made.progress.at(-1)]).toEqual([1, expect.stringContaining(hash)]);
  expect((await runCommand({}, ['restore', lossy, '--check'])).code).toBe(0);
  await server.db.deleteFrom('blob').where('hash', '=', hash).execute();
});

test('what is written while a backup runs is wholly in it or not at all', async () => {
  const busy = join(folder, 'busy.tar.gz');
  const over = new AbortController();
  const liking = (async () => {
    const { list } = (await server.api('listCreatorFiles', { query: { user_id: owner.userId } })).data;
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      for (const { file_key } of list)
        await server.api('praiseFile', { as: fan, body: { file_key, praise: turn % 2 === 1 } });
    }
  })();
  expect((await runCommand(settingsOf(server), ['backup', busy])).code).toBe(0);
  over.abort();
  await liking;
  const place = await emptyPlace();
  expect((await runCommand(place.environment, ['restore', busy, '--yes'])).code).toBe(0);
  // The counters say what the events say.
  const checked = await runCommand(place.environment, ['recount', '--check']);
  expect([checked.code, checked.out]).toEqual([0, []]);
});

test('nothing is restored into a database that a server has claimed', async () => {
  const place = await emptyPlace();
  const log = pino({ level: 'silent' });
  const claim = await lockDatabase({ connection: place.connection, shared: true, log });
  const refused = await runCommand(place.environment, ['restore', archive, '--yes']);
  await claim.release();
  expect([refused.code, refused.progress.at(-1)]).toEqual([1, expect.stringContaining('in use by another')]);
});

test('the token secret travels only when asked for', async () => {
  const place = await emptyPlace();
  expect((await runCommand(place.environment, ['migrate'])).code).toBe(0);
  expect((await runCommand(place.environment, ['list-admins'])).code).toBe(0);
  const secret = readFileSync(join(place.dataDir, 'token-secret'), 'utf8');
  const withSecret = join(folder, 'secret.tar.gz');
  expect((await runCommand(place.environment, ['backup', withSecret, '--with-secret'])).code).toBe(0);
  const second = await emptyPlace();
  expect((await runCommand(second.environment, ['restore', withSecret, '--yes'])).code).toBe(0);
  expect(readFileSync(join(second.dataDir, 'token-secret'), 'utf8')).toBe(secret);
  expect(statSync(join(second.dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
});

test('a backup that is killed leaves nothing that looks like one, and the next one succeeds', async () => {
  const file = join(folder, 'killed.tar.gz');
  // It waits for one of the last tables, so that it is not done before it is killed.
  await server.db.transaction().execute(async (trx) => {
    await sql`lock table webhook_delivery in access exclusive mode`.execute(trx);
    await killed(settingsOf(server), ['backup', file], (output) => output.includes(' rows'));
  });
  expect(existsSync(file)).toBe(false);
  if (existsSync(`${file}.partial`))
    expect((await runCommand({}, ['restore', `${file}.partial`, '--check'])).code).toBe(1);
  expect((await runCommand(settingsOf(server), ['backup', file])).code).toBe(0);
  expect((await runCommand({}, ['restore', file, '--check'])).code).toBe(0);
});

test('a restore that is killed leaves an empty database, which takes the backup the next time', async () => {
  const place = await emptyPlace();
  await killed(place.environment, ['restore', archive, '--yes'], (output) => output.includes('file: '));
  const db = openDatabase({ connection: place.connection });
  const { rows } = await sql<{ count: string }>`select count(*) as count from blob`.execute(db);
  const { rows: people } = await sql<{ count: string }>`select count(*) as count from user_account`.execute(
    db,
  );
  await db.destroy();
  expect([rows[0]?.count, people[0]?.count]).toEqual(['0', '0']);
  expect((await runCommand(place.environment, ['restore', archive, '--yes'])).code).toBe(0);
  expect((await rowsOf(place.connection)).all.user_account).toHaveLength(2);
});
