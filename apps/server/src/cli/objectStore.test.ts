import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand, settingsOf, urlOf } from '../../test/cli.ts';
import { createEmptyDatabase } from '../../test/emptyDatabase.ts';
import { testServer } from '../../test/harness.ts';
import { createFile, customTag, publish } from '../../test/publishForm.ts';
import { startS3Server } from '../../test/s3Server.ts';
import { collectBlobs } from '../infra/blobs/collect.ts';
import { diskBlobStore } from '../infra/blobs/diskBlobStore.ts';
import { s3BlobStore } from '../infra/blobs/s3BlobStore.ts';

const s3 = await startS3Server();
const server = testServer({ blobs: s3BlobStore(s3.settings) });
const folder = mkdtempSync(join(tmpdir(), 'boardwalk-store-'));
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await s3.close();
});

const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.settings;
const STORE = {
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
  S3_FORCE_PATH_STYLE: 'true',
};

beforeAll(async () => {
  const owner = await server.createUser();
  const tagIds = [await customTag(server, owner, 'plans')];
  expect((await publish(server, owner, await createFile(server, owner), { tagIds })).status).toBe(200);
});

async function known(): Promise<string[]> {
  const rows = await server.db.selectFrom('blob').select('hash').orderBy('hash').execute();
  return rows.map(({ hash }) => hash);
}

test('a backup brings the blobs along from an object store, and a restore puts them into a folder', async () => {
  const archive = join(folder, 'backup.tar.gz');
  const made = await runCommand({ ...settingsOf(server), ...STORE }, ['backup', archive, '--json']);
  const hashes = await known();
  expect([made.code, JSON.parse(made.out.join(''))]).toMatchObject([
    0,
    { blobs: hashes.length, missing: [] },
  ]);

  const database = await createEmptyDatabase();
  afterAll(database.drop);
  const place = { DATA_DIR: join(folder, 'data'), DATABASE_URL: urlOf(database.connection) };
  expect((await runCommand(place, ['restore', archive, '--yes'])).code).toBe(0);
  const restored = diskBlobStore(join(folder, 'data', 'blobs'));
  for (const hash of hashes) expect(await restored.read(hash)).toEqual(await server.infra.blobs.read(hash));
});

test('what nothing refers to leaves the object store, and nothing else does', async () => {
  const { db, infra } = server;
  const used = await known();
  const stray = await infra.blobs.put(Buffer.from('never recorded'));
  const unused = await infra.blobs.put(Buffer.from('recorded, never referred to'));
  await db
    .insertInto('blob')
    .values({ hash: unused, mime: 'text/plain', size: 27, created_at: new Date() })
    .execute();
  // Two days on.
  const now = new Date(Date.now() + 2 * 86_400_000);
  const { blobs, strays, bytes } = await collectBlobs({ db, blobs: infra.blobs, now });
  expect({ blobs, strays, bytes }).toEqual({ blobs: 1, strays: 1, bytes: 41 });
  for (const hash of [stray, unused]) expect(await infra.blobs.read(hash)).toBeUndefined();
  for (const hash of used) expect(await infra.blobs.read(hash)).toBeDefined();
  expect(await known()).toEqual(used);
});
