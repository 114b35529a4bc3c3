import { randomBytes } from 'node:crypto';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { firstRun, makeExports } from '../../../test/exports.ts';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { unzip } from '../../../test/unzip.ts';
import { createWork, noteBoard } from '../../../test/works.ts';
import type { BlobStore } from '../../infra/blobs/BlobStore.ts';
import { recordBlobs } from '../../infra/images/imageStore.ts';
import { createAccountExportService, type AccountExportService } from './accountExports.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const PICTURE_BYTES = 20_000;

const exportsDir = () => join(server.infra.settings.dataDir, 'exports');
const blobDir = () => join(server.infra.settings.dataDir, 'blobs');

/** Asks for an archive, makes it and downloads it. */
async function archiveOf(
  user: TestUser,
  service: AccountExportService = server.services.accountExports,
): Promise<{ bytes: Buffer; files: Map<string, Buffer>; about: Record<string, unknown> }> {
  const { export_id: exportId } = (await server.api('requestAccountExport', { as: user })).data;
  await service.making.run({ exportId }, firstRun());
  const { response } = await server.api('downloadAccountExport', {
    as: user,
    params: { export_id: exportId },
  });
  const bytes = response.rawPayload;
  const files = await unzip(bytes);
  return { bytes, files, about: jsonIn(files, 'about.json') as Record<string, unknown> };
}

function jsonIn(files: Map<string, Buffer>, path: string): unknown {
  return JSON.parse(files.get(path)?.toString('utf8') ?? 'nothing');
}

const stateOf = async (as: TestUser) => (await server.api('listAccountExports', { as })).data.list[0]?.state;

/** The words of the n-th event: every kind of character. */
const wordsOf = (n: number) => `number ${n}: "quoted", back\\slash, line\nfeed, \u0001, 名前 🎉`;

async function addEvents(user: TestUser, count: number): Promise<void> {
  for (let from = 0; from < count; from += 1000)
    await server.db
      .insertInto('webhook_event')
      .values(
        Array.from({ length: Math.min(1000, count - from) }, (_, index) => ({
          event_id: `${user.userId}-${String(from + index).padStart(8, '0')}`,
          user_id: user.userId,
          type: 'webhook.test' as const,
          body: wordsOf(from + index),
          created_at: server.clock.now(),
        })),
      )
      .execute();
}

/** Puts pictures on a board; the bytes by their paths in an archive. */
async function addPictures(fileKey: string, count: number): Promise<Map<string, Buffer>> {
  const added = new Map<string, Buffer>();
  const { db, infra, clock } = server;
  for (let n = 0; n < count; n += 1) {
    const bytes = randomBytes(PICTURE_BYTES);
    const hash = await infra.blobs.put(bytes);
    const image = randomBytes(32).toString('hex');
    await recordBlobs(db, [{ hash, mime: 'image/webp', size: bytes.byteLength }], clock.now());
    await sql`insert into image (hash, width, height, placeholder, created_at)
      values (${image}, 1080, 1080, '#345678', ${clock.now()})`.execute(db);
    await sql`insert into image_variant (image_hash, width, blob_hash) values (${image}, 1080, ${hash})`.execute(
      db,
    );
    await sql`insert into blob_use (file_key, hash, purpose, created_at)
      values (${fileKey}, ${image}, 'upload', ${clock.now()})`.execute(db);
    added.set(`pictures/${fileKey}/${image}.webp`, bytes);
  }
  return added;
}

/** The file a blob is kept in. */
function fileOf(hash: string): string {
  return join(blobDir(), hash.slice(0, 2), hash.slice(2, 4), hash);
}

test('everything is in the archive of a large account, as another program reads it', async () => {
  const user = await server.createUser({ nickName: 'Mara Large' });
  await addEvents(user, 20_000);
  const boards: string[] = [];
  for (let n = 0; n < 30; n += 1)
    boards.push(await createWork(server, { owner: user, snapshot: noteBoard(`note of board ${n}`) }));
  const pictures = new Map([
    ...(await addPictures(boards[0] ?? '', 20)),
    ...(await addPictures(boards[1] ?? '', 20)),
  ]);
  const { files, about } = await archiveOf(user);
  expect(about).toMatchObject({ left_out: [], unreadable: [] });
  const events = jsonIn(files, 'data/webhook_event.json') as { event_id: string; body: string }[];
  expect(events).toHaveLength(20_000);
  expect(events.every(({ body }, n) => body === wordsOf(n))).toBe(true);
  expect(jsonIn(files, 'data/praise.json')).toEqual([]);
  for (const [n, board] of boards.entries())
    expect(files.get(`boards/${board}.json`)?.toString('utf8')).toContain(`note of board ${n}"`);
  for (const [path, bytes] of pictures) expect(files.get(path)?.equals(bytes)).toBe(true);
  expect(readdirSync(exportsDir())).toEqual([]);
});

test('what has no room is named: of a list the first rows stay, of boards and pictures those that fit', async () => {
  const user = await server.createUser();
  const board = await createWork(server, { owner: user, snapshot: noteBoard('small enough') });
  const pictures = await addPictures(board, 10);
  const whole = await archiveOf(user);
  // Room for half of the pictures.
  const maxBytes = whole.bytes.byteLength - 5 * PICTURE_BYTES;
  const few = createAccountExportService(server.infra, { ...server.services, maxBytes });
  const { bytes, files, about } = await archiveOf(user, few);
  const leftOut = about.left_out as string[];
  expect(leftOut).toHaveLength(5);
  expect(leftOut.toSorted()).toEqual([...pictures.keys()].filter((path) => !files.has(path)).toSorted());
  expect(files.has(`boards/${board}.json`)).toBe(true);
  expect(bytes.byteLength).toBeLessThan(maxBytes + 4096);

  await addEvents(user, 20_000);
  const { files: some, about: aboutSome } = await archiveOf(user, few);
  const events = jsonIn(some, 'data/webhook_event.json') as { body: string }[];
  expect(events.length).toBeGreaterThan(0);
  expect(events.length).toBeLessThan(20_000);
  expect(events.every(({ body }, n) => body === wordsOf(n))).toBe(true);
  expect(aboutSome.left_out).toContain('data/webhook_event.json');
  const withoutRoom = [...pictures.keys()].filter((path) => !some.has(path));
  expect(aboutSome.left_out).toEqual(expect.arrayContaining(withoutRoom));
});

test('a list that would be too long for a zip ends early and is named, however well it packs', async () => {
  const user = await server.createUser();
  await addEvents(user, 10_000);
  const maxFileBytes = 500_000;
  const service = createAccountExportService(server.infra, { ...server.services, maxFileBytes });
  const { files, about } = await archiveOf(user, service);
  const events = jsonIn(files, 'data/webhook_event.json') as { body: string }[];
  expect(events.length).toBeGreaterThan(0);
  expect(events.length).toBeLessThan(10_000);
  expect(events.every(({ body }, n) => body === wordsOf(n))).toBe(true);
  for (const [path, bytes] of files)
    if (path.startsWith('data/')) expect(bytes.byteLength).toBeLessThanOrEqual(maxFileBytes);
  expect(about.left_out).toEqual(['data/webhook_event.json']);
});

test('pictures that are lost or spoilt are named, and keep nothing else from the person', async () => {
  const user = await server.createUser();
  const board = await createWork(server, { owner: user });
  const pictures = await addPictures(board, 3);
  const [lost = '', spoilt = '', sound = ''] = [...pictures.keys()];
  const hashes = await Promise.all([...pictures.values()].map((bytes) => server.infra.blobs.put(bytes)));
  rmSync(fileOf(hashes[0] ?? ''));
  writeFileSync(fileOf(hashes[1] ?? ''), randomBytes(PICTURE_BYTES));
  const { files, about } = await archiveOf(user);
  expect(about.unreadable).toEqual([lost, spoilt].toSorted());
  expect([files.has(lost), files.has(spoilt)]).toEqual([false, false]);
  expect(files.get(sound)?.equals(pictures.get(sound) ?? Buffer.alloc(0))).toBe(true);
});

test('an archive that cannot be stored is not offered, leaves nothing behind, and is made later', async () => {
  const user = await server.createUser();
  const { export_id: exportId } = (await server.api('requestAccountExport', { as: user })).data;
  // In place of the folder of the blobs there is a file.
  const away = `${blobDir()}-away`;
  renameSync(blobDir(), away);
  writeFileSync(blobDir(), '');
  try {
    expect(await makeExports(server)).toBe(0);
  } finally {
    rmSync(blobDir());
    renameSync(away, blobDir());
  }
  expect(await stateOf(user)).toBe('pending');
  const params = { export_id: exportId };
  expect((await server.api('downloadAccountExport', { as: user, params })).status).toBe(404);
  expect(readdirSync(exportsDir())).toEqual([]);
  server.clock.advance(11 * 60_000);
  expect(await makeExports(server)).toBe(1);
  expect(await stateOf(user)).toBe('ready');
});

test('a server that stops leaves the export it has begun to the next one, which makes it at once', async () => {
  const user = await server.createUser();
  const { export_id: exportId } = (await server.api('requestAccountExport', { as: user })).data;
  const stopping = new AbortController();
  const trx = await server.db.startTransaction().execute();
  try {
    // One of the last tables: rows of the others have been written by then.
    await sql`lock table webhook_event in access exclusive mode`.execute(trx);
    const made = server.services.accountExports.making.run(
      { exportId },
      firstRun({ stopping: stopping.signal, isShuttingDown: () => true }),
    );
    await vi.waitFor(async () => expect(await waitingSnapshots()).toBe(1), { timeout: 15_000 });
    const stopped = performance.now();
    stopping.abort();
    expect(await made).toMatchObject({ at: server.clock.now(), isCounted: false });
    // Not when the snapshot gives up by itself, which is after ten seconds.
    expect(performance.now() - stopped).toBeLessThan(5_000);
    await trx.rollback().execute();
  } finally {
    await trx
      .rollback()
      .execute()
      .catch(() => undefined);
  }
  expect(await stateOf(user)).toBe('pending');
  expect(readdirSync(exportsDir())).toEqual([]);
  expect(await makeExports(server)).toBe(1);
});

test('a server that stops does not wait for a store that takes long, and what that stores is not offered', async () => {
  const user = await server.createUser();
  const { export_id: exportId } = (await server.api('requestAccountExport', { as: user })).data;
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow: BlobStore = {
    ...server.infra.blobs,
    async putStream(source) {
      begun.resolve();
      await released.promise;
      return server.infra.blobs.putStream(source);
    },
  };
  const { collaboration, mail } = server.services;
  const service = createAccountExportService({ ...server.infra, blobs: slow }, { collaboration, mail });
  const stopping = new AbortController();
  const made = service.making.run(
    { exportId },
    firstRun({ stopping: stopping.signal, isShuttingDown: () => true }),
  );
  await begun.promise;
  stopping.abort();
  expect(await made).toMatchObject({ at: server.clock.now(), isCounted: false });
  released.resolve();
  expect(await stateOf(user)).toBe('pending');
  expect(readdirSync(exportsDir())).toEqual([]);
  expect(await makeExports(server)).toBe(1);
  expect(await stateOf(user)).toBe('ready');
});

test('a try that takes too long counts, and stops', async () => {
  const user = await server.createUser();
  const { export_id: exportId } = (await server.api('requestAccountExport', { as: user })).data;
  const run = firstRun({ stopping: AbortSignal.abort(new Error('it took too long')) });
  expect(await server.services.accountExports.making.run({ exportId }, run)).toMatchObject({
    fault: 'it took too long',
    isCounted: true,
  });
});

/** How many snapshots wait for a lock. */
async function waitingSnapshots(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where application_name = 'boardwalk snapshot' and datname = current_database()
      and wait_event_type = 'Lock'`.execute(server.db);
  return rows[0]?.waiting ?? 0;
}
