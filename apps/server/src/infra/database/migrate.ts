import { promises as fs } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { migrateJobs } from '../jobs/jobs.ts';
import { StartupError } from '../settings/StartupError.ts';
import type { Database } from './database.ts';

const migrationFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/**
 * Brings the database to the newest version; does nothing when it is there. Forward only.
 * Several servers starting at once wait for each other (Kysely takes a lock). The queues of
 * jobs are kept by their library and brought up to date as well.
 *
 * @returns the names of the migrations that were run
 * @throws StartupError when one fails; that one is rolled back
 */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({
    db,
    // Two branches may each add one; whichever is merged last need not be the younger.
    allowUnorderedMigrations: true,
    provider: new FileMigrationProvider({
      fs,
      path,
      migrationFolder,
      import: (file: string) => import(pathToFileURL(file).href),
    }),
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
