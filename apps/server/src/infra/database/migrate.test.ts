import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../test/emptyDatabase.ts';
import { openDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';

/** This one changes a table that was there before. */
const CHANGES_BLOB_USE = '20261120160810-refer-to-blobs';
const names = readdirSync(join(import.meta.dirname, '../../../migrations'))
  .map((file) => basename(file, '.ts'))
  .toSorted();
const before = names.filter((name) => name < CHANGES_BLOB_USE);

let db: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  const empty = await createEmptyDatabase();
  drop = empty.drop;
  db = openDatabase({ connection: empty.connection });
  await migrate(db, { only: before });
});

afterAll(async () => {
  await db.destroy();
  await drop();
});

/** Reads a table for as long as a backup may, until told to end. */
async function readFor(table: string): Promise<() => Promise<void>> {
  const trx = await db.startTransaction().execute();
  await sql`select from ${sql.table(table)} limit 1`.execute(trx);
  return async () => {
    await trx.commit().execute();
  };
}

const only = [...before, CHANGES_BLOB_USE];

test('a migration steps back from a table in use, so that others go on, and is done when it is free', async () => {
  const end = await readFor('blob_use');
  const steppedBack = Promise.withResolvers<void>();
  const migrated = migrate(db, { only, onWait: () => steppedBack.resolve() });
  await steppedBack.promise;
  await sql`select from blob_use`.execute(db);
  await end();
  expect(await migrated).toEqual([CHANGES_BLOB_USE]);
});

test('a table that stays in use fails the start, and nothing of the migration is left', async () => {
  const [next = ''] = names.filter((name) => name > CHANGES_BLOB_USE && name.includes('drop-'));
  const end = await readFor('publication');
  const failing = migrate(db, { only: [...only, next], patienceMs: 0 });
  await expect(failing).rejects.toThrow(/could not be migrated.*lock timeout/u);
  await end();
  expect(await migrate(db, { only: [...only, next] })).toEqual([next]);
});
