import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/infra/database/database.ts';
import { migrate } from '../src/infra/database/migrate.ts';
import { keepFilesInMemory } from './memoryFolder.ts';
import { sumOutcomes } from './outcomes.ts';
import { launchPostgres } from '../src/infra/postgres/launch.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Postgres of this test run; its database is the template of every test file's own. */
    postgres: { host: string; user: string; database: string };
    /** Folder where every test file keeps the outcomes of the operations it called. */
    outcomes: string;
    /** Where this run keeps what it needs for a while. */
    temporaryFolder: string;
    /** Where temporary files went before the run chose memory. */
    diskFolder: string;
  }
}

/** Where the log of Postgres is kept when tests have failed. */
const POSTGRES_LOGS = join(import.meta.dirname, '..', '.results', 'postgres');

/**
 * One Postgres per run, migrated once; it need not survive anything, so it does not wait for the disk. Where there is room
 * temporary files are in memory: making and dropping a database on a disk costs a third of a second.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The workers, and the processes that they start, begin after this and take it from the environment.
  project.provide('diskFolder', tmpdir());
  keepFilesInMemory(process.env);
  project.provide('temporaryFolder', tmpdir());
  const dataDir = mkdtempSync(join(tmpdir(), 'boardwalk-test-'));
  const postgres = await launchPostgres({ dataDir, durable: false });
  const db = openDatabase({ connection: postgres.connection });
  await migrate(db);
  await db.destroy();
  project.provide('postgres', postgres.connection);
  const outcomes = join(dataDir, 'outcomes');
  project.provide('outcomes', outcomes);
  return async () => {
    sumOutcomes(outcomes);
    await postgres.stop();
    // What Postgres said explains faults that tests only see the outside of.
    if (project.vitest.state.getCountOfFailedTests() > 0) {
      mkdirSync(POSTGRES_LOGS, { recursive: true });
      copyFileSync(join(dataDir, 'postgres', 'postgres.log'), join(POSTGRES_LOGS, 'last-failed-run.log'));
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
}
