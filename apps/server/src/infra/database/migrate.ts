import { promises as fs } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator, type Migration } from 'kysely/migration';
import { migrateJobs } from '../jobs/jobs.ts';
import { StartupError } from '../settings/StartupError.ts';
import type { Database } from './database.ts';

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
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (tables[0]?.there !== true) return { done: [], pending: known, unknown: [] };
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by timestamp, name`.execute(db);
  const done = rows.map(({ name }) => name);
  return {
    done,
    pending: known.filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !known.includes(name)),
  };
}

/**
 * Brings the database to the newest version; does nothing when it is there. Forward only.
 * Several servers starting at once wait for each other (Kysely takes a lock). The queues of
 * jobs are kept by their library and brought up to date as well.
 *
 * @param options.only names of the migrations to stop at: an older version of the schema, for data that has it
 * @returns the names of the migrations that were run
 * @throws StartupError when one fails; that one is rolled back
 */
export async function migrate(db: Database, options: { only?: readonly string[] } = {}): Promise<string[]> {
  const { only } = options;
  const migrator = new Migrator({
    db,
    // Two branches may each add one; whichever is merged last need not be the younger.
    allowUnorderedMigrations: true,
    provider: only === undefined ? provider : { getMigrations: () => someMigrations(only) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results.find((result) => result.status === 'Error')?.migrationName;
    throw new StartupError(
      `The database could not be migrated${failed === undefined ? '' : ` (${failed})`}: ${error instanceof Error ? error.message : 'unknown fault'}`,
      { cause: error },
    );
  }
  await migrateJobs(db);
  return results.map((result) => result.migrationName);
}

async function someMigrations(names: readonly string[]): Promise<Record<string, Migration>> {
  const all = Object.entries(await provider.getMigrations());
  return Object.fromEntries(all.filter(([name]) => names.includes(name)));
}
