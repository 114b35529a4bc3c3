import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/testDatabase.ts';
import { diskBlobStore } from './diskBlobStore.ts';
import { requireBlobs } from './requireBlobs.ts';

const database = testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'boardwalk-blobs-'));
const blobs = diskBlobStore(folder, { durable: false });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function refer(hash: string): Promise<void> {
  const row = { hash, mime: 'image/webp', size: 1, created_at: new Date() };
  await database.db.insertInto('blob').values(row).execute();
}

test('a server whose blobs are elsewhere does not start; one that has lost a single one does', async () => {
  await requireBlobs(database.db, blobs);
  await refer('0'.repeat(64));
  await expect(requireBlobs(database.db, blobs)).rejects.toThrow(
    'The pictures and published boards of this database are not where the settings say.',
  );
  await refer(await blobs.put(Buffer.from('x')));
  await requireBlobs(database.db, blobs);
});
