import { createHash, randomBytes } from 'node:crypto';
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { coverPng, createFile, customTag, publish, withoutPlanLimit } from '../../../test/publishForm.ts';
import { recordBlob, recordImage, storeImage } from '../images/imageStore.ts';
import { collectBlobs, COLLECTION_LOCK, type CollectedBlobs } from './collect.ts';
import { blobReferences } from './references.ts';

const server = testServer();
let user: TestUser;
let fileKey: string;

const DAY_MS = 86_400_000;
const NOTHING: CollectedBlobs = { images: 0, blobs: 0, strays: 0, bytes: 0, isInterrupted: false };

beforeAll(async () => {
  user = await withoutPlanLimit(server, await server.createUser());
  fileKey = await createFile(server, user);
});

function collect(options: { dryRun?: boolean; graceMs?: number } = {}): Promise<CollectedBlobs> {
  const { db, infra } = server;
  return collectBlobs({ db, blobs: infra.blobs, now: new Date(), ...options });
}

function pathOf(hash: string): string {
  return join(server.infra.settings.dataDir, 'blobs', hash.slice(0, 2), hash.slice(2, 4), hash);
}

/** Makes everything that is stored two days old. */
async function age(): Promise<void> {
  const past = new Date(Date.now() - 2 * DAY_MS);
  await server.db.updateTable('blob').set({ created_at: past }).execute();
  await server.db.updateTable('image').set({ created_at: past }).execute();
  for await (const { hash } of server.infra.blobs.list()) utimesSync(pathOf(hash), past, past);
}

async function storePicture(seed: number): Promise<string> {
  const image = await storeImage(
    server.infra.blobs,
    await server.infra.pictures.encode(await coverPng(100 + seed, 80)),
  );
  await recordImage(server.db, image, { fileKey, purpose: 'upload' }, new Date());
  return image.hash;
}

async function storeSnapshot(): Promise<string> {
  const bytes = randomBytes(50);
  const hash = await server.infra.blobs.put(bytes);
  const blob = { hash, mime: 'application/json', size: bytes.byteLength };
  await recordBlob(server.db, blob, { fileKey, purpose: 'object' }, new Date());
  return hash;
}

async function dropUses(): Promise<void> {
  await server.db.deleteFrom('blob_use').where('file_key', '=', fileKey).execute();
}

async function stored(): Promise<string[]> {
  const hashes: string[] = [];
  for await (const { hash } of server.infra.blobs.list()) hashes.push(hash);
  return hashes.toSorted();
}

async function known(): Promise<string[]> {
  const rows = await server.db.selectFrom('blob').select('hash').execute();
  return rows.map(({ hash }) => hash).toSorted();
}

test('what is used stays however old it is; what is not goes after a day, rows and bytes', async () => {
  await storePicture(1);
  const object = await storeSnapshot();
  await age();
  expect(await collect()).toEqual(NOTHING);
  expect(await server.infra.blobs.read(object)).toHaveLength(50);

  await dropUses();
  const { variants, bytes } = await server.db
    .selectFrom('blob')
    .select((eb) => [
      eb.fn.countAll<string>().as('variants'),
      eb.cast<string>(eb.fn.sum('size'), 'text').as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  const expected = { ...NOTHING, images: 1, blobs: Number(variants), bytes: Number(bytes) };
  expect(await collect({ dryRun: true })).toEqual(expected);
  expect(await stored()).toEqual(await known());
  expect(await stored()).toHaveLength(Number(variants));
  expect(await collect()).toEqual(expected);
  expect([await stored(), await known()]).toEqual([[], []]);
});

test('what was stored within a day stays, used or not', async () => {
  await storePicture(2);
  await storeSnapshot();
  await dropUses();
  expect(await collect()).toEqual(NOTHING);
  expect(await collect({ graceMs: 0 })).toMatchObject({ images: 1, isInterrupted: false });
  expect([await stored(), await known()]).toEqual([[], []]);
});

test('storing something once more makes it young again', async () => {
  const hash = await storePicture(3);
  await dropUses();
  await age();
  expect(await storePicture(3)).toBe(hash);
  await dropUses();
  expect(await collect()).toEqual(NOTHING);
});

test('bytes no row knows and pieces of interrupted writes go after a day', async () => {
  await collect({ graceMs: 0 });
  const stray = await server.infra.blobs.put(Buffer.from('never recorded'));
  const piece = `${pathOf(stray)}.0123456789ab`;
  writeFileSync(piece, 'half');
  expect(await collect()).toEqual(NOTHING);
  const past = new Date(Date.now() - 2 * DAY_MS);
  for (const path of [pathOf(stray), piece]) utimesSync(path, past, past);
  expect(await collect()).toEqual({ ...NOTHING, strays: 2, bytes: 14 });
  expect(await stored()).toEqual([]);
});

test('a transaction that has just begun to refer to something keeps it', async () => {
  const hash = await storeSnapshot();
  await dropUses();
  await age();
  let collected: CollectedBlobs | undefined;
  await server.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('blob_use')
      .values({ file_key: fileKey, hash, purpose: 'object', created_at: new Date() })
      .execute();
    collected = await collect();
  });
  expect(collected).toEqual(NOTHING);
  expect(await server.infra.blobs.read(hash)).toHaveLength(50);
  await dropUses();
});

test('nothing is collected while a backup reads', async () => {
  await storeSnapshot();
  await dropUses();
  await age();
  await server.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock_shared(${COLLECTION_LOCK}::bigint)`.execute(connection);
    expect(await collect()).toEqual({ ...NOTHING, isInterrupted: true });
    await sql`select pg_advisory_unlock_shared(${COLLECTION_LOCK}::bigint)`.execute(connection);
  });
  expect((await collect()).blobs).toBeGreaterThan(0);
});

test('30 uploads and publications of pictures that are just being collected lose nothing', async () => {
  const pictures = await Promise.all(Array.from({ length: 5 }, (_, index) => coverPng(140 + index, 90)));
  const users = await Promise.all(
    Array.from({ length: 3 }, async () => withoutPlanLimit(server, await server.createUser())),
  );
  const files = await Promise.all(
    Array.from({ length: 15 }, async (_, index) => {
      const owner = users[index % users.length] ?? user;
      return { owner, key: await createFile(server, owner, `Board ${index}`) };
    }),
  );
  const tag = await customTag(server, user, 'plans');
  // Every picture is there already, old, and used by nobody; one more stays so.
  for (const bytes of [...pictures, await coverPng(150, 90)]) {
    const image = await storeImage(server.infra.blobs, await server.infra.pictures.encode(bytes));
    await recordImage(server.db, image, { fileKey, purpose: 'upload' }, new Date());
  }
  await dropUses();
  await age();

  const over = new AbortController();
  let removed = 0;
  const collecting = (async () => {
    while (!over.signal.aborted) {
      const { images, blobs } = await collect();
      removed += images + blobs;
    }
  })();
  const upload = async (index: number) => {
    const { owner, key } = files[index] ?? { owner: user, key: fileKey };
    const bytes = pictures[index % pictures.length] ?? Buffer.alloc(0);
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), 'picture.png');
    const hash = createHash('sha256').update(bytes).digest('hex');
    const params = { fileKey: key, hash };
    return server.api('uploadFileImage', { as: owner, params, form });
  };
  const answers = await Promise.all(
    files.flatMap(({ owner, key }, index) => [
      publish(server, owner, key, { cover: pictures[(index + 1) % pictures.length], tagIds: [tag] }),
      upload(index),
    ]),
  );
  over.abort();
  await collecting;
  expect(answers.map(({ status, fields }) => [status, ...fields])).toEqual(answers.map(() => [200]));
  expect(removed).toBeGreaterThan(0);
  await age();
  await collect();
  const rows = await known();
  expect(rows.length).toBeGreaterThan(0);
  expect(await stored()).toEqual(rows);
});

test('every column that holds the hash of stored bytes is a foreign key with an index, or is named here', async () => {
  const references = await blobReferences(server.db);
  const { rows: columns } = await sql<{ column: string }>`
    select table_name || '.' || column_name as "column" from information_schema.columns
    where table_schema = 'public' and column_name like '%hash%' order by 1`.execute(server.db);
  const named = new Set(references.map(({ table, column }) => `${table}.${column}`));
  const unexplained = columns
    .map(({ column }) => column)
    .filter((column) => !named.has(column) && !OF_SECRETS.test(column));
  expect(unexplained).toEqual(EXPLAINED);

  const { rows: indexed } = await sql<{ column: string }>`
    select distinct relname || '.' || attname as "column" from pg_index
    join pg_class on pg_class.oid = indrelid
    join pg_attribute on attrelid = indrelid and attnum = indkey[0]`.execute(server.db);
  const withIndex = new Set(indexed.map(({ column }) => column));
  expect([...named].filter((column) => !withIndex.has(column))).toEqual([]);
});

/** Hashes of passwords, tokens and other secrets, and of who holds one. */
const OF_SECRETS = /\.(?:password|secret|token|code|parent|challenge|holder|state)_hash$/u;

/** Columns of hashes of bytes that need no foreign key. */
const EXPLAINED = [
  // The keys themselves, and the parts of a picture that go with it.
  'blob.hash',
  // Followed by the generated columns blob_hash and image_hash.
  'blob_use.hash',
  'image.hash',
  'image_variant.image_hash',
  // Stands in the address of the picture, whose squares are in team_avatar.
  'team.avatar_hash',
];
