import { promises as fs } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator, type Migration, type MigrationResultSet } from 'kysely/migration';
import { migrateJobs } from '../jobs/jobs.ts';
import { StartupError } from '../settings/StartupError.ts';
import type { Database } from './database.ts';
import { buildIndexes, isOutsideTransactions, type FileMigration } from './indexMigrations.ts';

const migrationFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

const provider = new FileMigrationProvider({
  fs,
  path,
  migrationFolder,
  import: (file: string) => import(pathToFileURL(file).href),
});

/** What has been done to a database, and what this version of the program would do. */
export interface MigrationState {
  /** Names of those done, the first one first. */
  done: string[];
  /** Names of those not done yet. */
  pending: string[];
  /** Names of those done that this version does not know: a newer one did them. */
  unknown: string[];
}

/** Compares a database with this version of the program. Changes nothing. */
export async function migrationState(db: Database): Promise<MigrationState> {
  const known = Object.keys(await provider.getMigrations()).toSorted();
  const done = await migrationsDone(db);
  return {
    done,
    pending: known.filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !known.includes(name)),
  };
}

/** Names of the migrations that a database has, the first one first. */
async function migrationsDone(db: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (tables[0]?.there !== true) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by timestamp, name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Longest wait of a migration for a lock. A query that needs the same table meanwhile waits behind it, also to read: so it steps
 * back soon, lets them pass, and tries again.
 */
const LOCK_TIMEOUT_MS = 2_000;
const RETRY_AFTER_MS = 1_000;
/** How long each is tried before it is the start that fails. */
const PATIENCE_MS = 10 * 60_000;
/** No lock in time; chosen to end a circle in which some waited for each other. */
const WORTH_ANOTHER_TRY = new Set(['55P03', '40P01']);

/** How a migration behaves. */
export interface MigrateOptions {
  /** Names of the migrations to stop at: an older version of the schema, for data that has it. */
  only?: readonly string[];
  /** How long each is tried again when something, e.g. a backup, holds a table. */
  patienceMs?: number;
  /** Called every time it has to step back, and when it begins what may take long. */
  onWait?: (message: string) => void;
  /** Migrations besides those of this program: for tests. */
  besides?: Readonly<Record<string, FileMigration>>;
}

/**
 * Brings the database to the newest version; does nothing when it is there. Forward only.
 * Several servers starting at once wait for each other (a lock). Each migration is a transaction: its locks end
 * before the next one begins. What others hold is waited for a little at a time, so that requests go on. One that says so is no
 * transaction, and builds indexes while others read and write (`transaction = false`, see indexMigrations.ts). The queues of jobs
 * are kept by their library and brought up to date as well.
 *
 * @returns the names of the migrations that were run
 * @throws StartupError when one fails, or what it needs stays held; nothing of that one is left then
 */
export async function migrate(db: Database, options: MigrateOptions = {}): Promise<string[]> {
  const { patienceMs = PATIENCE_MS, onWait } = options;
  const migrations = await migrationsToRun(options);
  let began = performance.now();
  const run: string[] = [];
  for (;;) {
    const { error, results = [] } = await migrateNext(db, migrations);
    if (error instanceof OtherIsNextError) continue;
    const isHeld = WORTH_ANOTHER_TRY.has(String((error as { code?: unknown } | undefined)?.code));
    if (isHeld && performance.now() - began < patienceMs) {
      onWait?.('A table that is to be migrated is in use (a backup, a long query); trying again');
      await sleep(RETRY_AFTER_MS);
      continue;
    }
    if (error !== undefined) {
      const failed = results.find((result) => result.status === 'Error')?.migrationName;
      throw new StartupError(
        `The database could not be migrated${failed === undefined ? '' : ` (${failed})`}: ${error instanceof Error ? error.message : 'unknown fault'}`,
        { cause: error },
      );
    }
    const [next] = results;
    if (next !== undefined) {
      run.push(next.migrationName);
      began = performance.now();
      continue;
    }
    await migrateJobs(db);
    return run;
  }
}

/** Thrown when another process has done the next migration, and the one after it is to be run in the other way. */
class OtherIsNextError extends Error {
  override name = 'OtherIsNextError';
}

async function migrateNext(
  db: Database,
  migrations: Readonly<Record<string, FileMigration>>,
): Promise<MigrationResultSet> {
  const done = await migrationsDone(db);
  const next = Object.keys(migrations)
    .toSorted()
    .find((name) => !done.includes(name));
  const migration = next === undefined ? undefined : migrations[next];
  const migrator = new Migrator({
    db,
    // Two branches may each add one; whichever is merged last need not be the younger.
    allowUnorderedMigrations: true,
    provider: { getMigrations: async () => migrations },
  });
  return migrator.migrateUp({
    disableTransactions: migration !== undefined && isOutsideTransactions(migration),
  });
}

async function migrationsToRun({
  only,
  besides,
  onWait,
}: MigrateOptions): Promise<Record<string, FileMigration>> {
  const all = Object.entries<FileMigration>(await provider.getMigrations());
  const chosen = only === undefined ? all : all.filter(([name]) => only.includes(name));
  return Object.fromEntries(
    [...chosen, ...Object.entries(besides ?? {})].map(([name, migration]) => [
      name,
      isOutsideTransactions(migration) ? building(migration, name, onWait) : steppingBack(migration),
    ]),
  );
}

/** The migration, waiting for locks only for a while. It runs in a transaction: the setting ends with it. */
function steppingBack(migration: Migration): FileMigration {
  return {
    async up(db) {
      if (!db.isTransaction) throw new OtherIsNextError();
      await sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true)`.execute(db);
      await migration.up(db);
    },
  };
}

/** The migration that builds indexes while others work. */
function building(migration: FileMigration, name: string, onWait: MigrateOptions['onWait']): FileMigration {
  return {
    transaction: false,
    async up(db) {
      if (db.isTransaction) throw new OtherIsNextError();
      onWait?.(`Building indexes while others work (${name}); on a large table this takes long`);
      await buildIndexes(db, migration);
    },
  };
}
