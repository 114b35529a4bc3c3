import { existsSync, mkdirSync } from 'node:fs';
import { backgroundJobs } from '../backgroundJobs.ts';
import { openDatabase, type Database } from '../infra/database/database.ts';
import { migrationState } from '../infra/database/migrate.ts';
import { requireDatabase } from '../infra/database/reach.ts';
import { DataDirInUse, lockDataDir } from '../infra/dataDir/lock.ts';
import type { Infra } from '../infra/Infra.ts';
import { createLogger } from '../infra/log/logger.ts';
import { launchPostgres, type ConnectionOptions } from '../infra/postgres/launch.ts';
import { findRunningPostgres, hasCluster } from '../infra/postgres/runningPostgres.ts';
import type { Settings } from '../infra/settings/settings.ts';
import { createServices, type Services } from '../modules/services.ts';
import { openInfra } from '../openInfra.ts';
import { CliError } from './CliError.ts';
import type { Terminal } from './Terminal.ts';

/** What commands work with. */
export interface Workplace {
  settings: Settings;
  terminal: Terminal;
}

/** A database that answers. */
export interface ReachedDatabase {
  connection: ConnectionOptions;
  /** Whether a server holds the data folder right now. */
  isServing: boolean;
}

/** A command leaves the connections to the server, should one be running. */
const CONNECTIONS = 5;

/**
 * Reaches the database for the time of some work, whether a server runs or not: by DATABASE_URL, by the socket of the running
 * server's Postgres, or by starting that Postgres.
 *
 * @param options.create whether to make the data folder and an empty database when there is none
 */
export async function withConnection<T>(
  { settings, terminal }: Workplace,
  work: (database: ReachedDatabase) => Promise<T>,
  options: { create?: boolean } = {},
): Promise<T> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl !== undefined) {
    const connection = { connectionString: databaseUrl };
    await requireDatabase(connection);
    return work({ connection, isServing: false });
  }
  if (options.create === true) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  else if (!existsSync(dataDir) || !hasCluster(dataDir))
    throw new CliError(
      `There is no database in ${dataDir}. Set DATA_DIR to that of the server, or make one with "migrate".`,
    );
  const lock = await lockDataDir(dataDir).catch((error: unknown) => {
    if (error instanceof DataDirInUse) return undefined;
    throw error;
  });
  if (lock === undefined) {
    const postgres = await findRunningPostgres(dataDir);
    try {
      return await work({ connection: postgres.connection, isServing: true });
    } finally {
      postgres.dispose();
    }
  }
  try {
    lock.announce('an operator’s command');
    const postgres = await launchPostgres({ dataDir, progress: (line) => terminal.progress(line) });
    try {
      return await work({ connection: postgres.connection, isServing: false });
    } finally {
      await postgres.stop();
    }
  } finally {
    await lock.release();
  }
}

/** Opens the database without any limit of time, for work on many rows. */
export async function withDatabase<T>(
  connection: ConnectionOptions,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = openDatabase({ connection, poolSize: CONNECTIONS });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** As `withDatabase`, for commands that need the schema of this version. */
export async function withCurrentDatabase<T>(
  workplace: Workplace,
  work: (db: Database, reached: ReachedDatabase) => Promise<T>,
): Promise<T> {
  return withConnection(workplace, (reached) =>
    withDatabase(reached.connection, async (db) => {
      await requireCurrent(db);
      return work(db, reached);
    }),
  );
}

/** Opens everything the server works with but HTTP, jobs and live boards. */
export async function withServices<T>(
  workplace: Workplace,
  work: (parts: { infra: Infra; services: Services }) => Promise<T>,
): Promise<T> {
  return withConnection(workplace, async ({ connection }) => {
    await withDatabase(connection, requireCurrent);
    const settings: Settings = {
      ...workplace.settings,
      database: { ...workplace.settings.database, connections: CONNECTIONS },
    };
    // Beside the result only what went wrong.
    const log = createLogger(settings.logLevel === 'silent' ? 'silent' : 'error');
    const opened = await openInfra({ settings, connection, log });
    const { infra } = opened;
    const services = createServices(infra);
    // A running server does the jobs that it sends.
    for (const job of backgroundJobs(infra, services)) infra.jobs.define(job);
    try {
      return await work({ infra, services });
    } finally {
      await services.collaboration.close();
      services.mail.close();
      await opened.close();
    }
  });
}

async function requireCurrent(db: Database): Promise<void> {
  const { pending, unknown } = await migrationState(db);
  if (unknown.length > 0) {
    throw new CliError(
      `The database was migrated by a newer version of Boardwalk (${unknown.join(', ')}). Use that version.`,
    );
  }
  if (pending.length > 0)
    throw new CliError(`The database is ${pending.length} steps behind this version. Run "migrate" first.`);
}
