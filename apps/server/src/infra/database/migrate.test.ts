import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FORMER_NAME } from '../../../migrations/20261122071200-name-logged-actions.ts';
import { createEmptyDatabase } from '../../../test/emptyDatabase.ts';
import { openDatabase, type Database } from './database.ts';
import { migrate, migrationState } from './migrate.ts';

/** This one changes a table that was there before. */
const CHANGES_BLOB_USE = '20261120160810-refer-to-blobs';
const names = readdirSync(join(import.meta.dirname, '../../../migrations'))
  .map((file) => basename(file, '.ts'))
  .toSorted();
const before = names.filter((name) => name < CHANGES_BLOB_USE);

let db: Database;
let connection: Awaited<ReturnType<typeof createEmptyDatabase>>['connection'];
let drop: () => Promise<void>;

beforeAll(async () => {
  const empty = await createEmptyDatabase();
  ({ connection, drop } = empty);
  db = openDatabase({ connection });
  await migrate(db, { only: before });
});

afterAll(async () => {
  await db.destroy();
  await drop();
});

/** Reads a table for as long as a backup may, until asked to end. */
async function readFor(table: string): Promise<() => Promise<void>> {
  const trx = await db.startTransaction().execute();
  await sql`select from ${sql.table(table)} limit 1`.execute(trx);
  return async () => {
    await trx.commit().execute();
  };
}

const only = [...before, CHANGES_BLOB_USE];

test('what is asked before a migration does not grow with the tables: the columns of none are read', async () => {
  const statements: string[] = [];
  const listening = openDatabase({ connection, onStatement: (statement) => statements.push(statement) });
  await migrate(listening, { only: before });
  await listening.destroy();
  expect(statements.filter((statement) => statement.includes('kysely_migration')).length).toBeGreaterThan(0);
  expect(statements.filter((statement) => statement.includes('attname'))).toEqual([]);
});

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

test('each migration is a transaction of its own: its locks end, it stays, and the next one is waited for as long', async () => {
  const done = [...only, names.find((name) => name > CHANGES_BLOB_USE && name.includes('drop-')) ?? ''];
  const [first = '', second = '', third = ''] = [
    'index-files-at-the-top',
    'drop-invitation-mails',
    'prove-addresses',
  ].map((title) => names.find((name) => name.endsWith(title)));
  const ends = [await readFor('mail_preference'), await readFor('user_account')];
  const doneMeanwhile: string[][] = [];
  const freeNext = async () => {
    doneMeanwhile.push((await migrationState(db)).done);
    await ends.shift()?.();
  };
  const migrated = await migrate(db, {
    only: [...done, first, second, third],
    // Less than both wait together: each has its own time.
    patienceMs: 4_900,
    onWait: () => void freeNext(),
  });
  expect(doneMeanwhile.map((state) => state.at(-1))).toEqual([first, second]);
  expect(migrated).toEqual([first, second, third]);
});

test('of covers handed in before their source was kept, only those that are the picture of the board are taken for it', async () => {
  const remembers = '20261122050500-remember-cover-sources';
  await migrate(db, { only: names.filter((name) => name < remembers) });
  const [painted, chosen] = ['a'.repeat(64), 'b'.repeat(64)];
  await db.transaction().execute(async (trx) => {
    // Whose they are, and what they show, makes no difference here.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into file (file_key, owner_id, team_id, project_id, name, kind, thumbnail_hash, created_at, updated_at)
      select key, 'nobody', 1, 1, 'A work', 'board', thumbnail, now(), now()
      from (values ('painted00000', ${painted}), ('chosen000000', ${painted}), ('bare00000000', null)) works (key, thumbnail)`.execute(
      trx,
    );
    await sql`
      insert into submission (file_key, submitter_id, name, description, fee_type, language, tag_ids, topic_ids,
        cover_hash, object_hash, version, status, due_at, created_at)
      select key, 'nobody', 'A work', 'What it is good for.', 1, 'en-US', '{}', '{}', cover, 'c', version, 2, now(), now()
      from (values ('painted00000', 1, ${painted}), ('painted00000', 2, ${chosen}), ('chosen000000', 1, ${chosen}),
        ('bare00000000', 1, ${painted})) works (key, version, cover)`.execute(trx);
  });
  await migrate(db, { only: names.filter((name) => name <= remembers) });
  const rows = await db
    .selectFrom('submission')
    .select(['file_key', 'cover_hash', 'cover_source'])
    .orderBy('submission_id')
    .execute();
  expect(rows).toEqual([
    { file_key: 'painted00000', cover_hash: painted, cover_source: 'board' },
    { file_key: 'painted00000', cover_hash: chosen, cover_source: 'upload' },
    { file_key: 'chosen000000', cover_hash: chosen, cover_source: 'upload' },
    { file_key: 'bare00000000', cover_hash: painted, cover_source: 'upload' },
  ]);
});

/** Whether every account was looked at for the names that it can sign in with. */
async function isValidated(): Promise<boolean | undefined> {
  const { rows } = await sql<{ convalidated: boolean }>`
    select convalidated from pg_constraint where conname = 'user_account_sign_in_name'`.execute(db);
  return rows[0]?.convalidated;
}

test('servers of the version before log actions by the former name of the column, beside those of this version', async () => {
  const renames = names.find((name) => name.endsWith('name-logged-actions')) ?? '';
  await migrate(db, { only: names.filter((name) => name < renames) });
  await sql`insert into user_account (user_id, nick_name, mobile, created_at, updated_at)
    values ('admin0000000', 'Admin', '+36201234567', now(), now())`.execute(db);
  const log = (column: string, action: string) =>
    sql`insert into moderation_log (moderator_id, subject_type, subject_id, ${sql.ref(column)}, created_at)
      values ('admin0000000', 'tag', '1', ${action}, now())`.execute(db);
  await log(FORMER_NAME, 'done.before');
  const all = ['done.before'];
  // One transaction after the other: with each of them both go on.
  for (const last of names.filter((name) => name >= renames)) {
    await migrate(db, { only: names.filter((name) => name <= last) });
    await log(FORMER_NAME, 'done.by_former');
    await log('action', 'done.by_present');
    all.push('done.by_former', 'done.by_present');
    const { rows } =
      await sql`select ${sql.ref(FORMER_NAME)} as former, action from moderation_log order by log_id`.execute(
        db,
      );
    expect(rows).toEqual(all.map((action) => ({ former: action, action })));
    if (last.endsWith('let-unproven-addresses-go')) expect(await isValidated()).toBe(false);
  }
  expect(await isValidated()).toBe(true);
});
