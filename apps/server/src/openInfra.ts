import { access, constants, mkdir } from 'node:fs/promises';
import type { Pool } from 'pg';
import { diskBlobStore } from './infra/blobs/diskBlobStore.ts';
import type { BlobStore } from './infra/blobs/BlobStore.ts';
import { openDatabase, openPool } from './infra/database/database.ts';
import { openDatabaseClock, pooledTime } from './infra/database/databaseClock.ts';
import { createSnapshots } from './infra/database/snapshots.ts';
import type { Infra } from './infra/Infra.ts';
import { systemClock, type Clock } from './infra/ids/clock.ts';
import { randomIds } from './infra/ids/ids.ts';
import { createJobs } from './infra/jobs/jobs.ts';
import type { Logger } from './infra/log/logger.ts';
import type { Metrics } from './infra/metrics/metrics.ts';
import { openPictures } from './infra/images/pictures.ts';
import { boardPainter } from './infra/painting/boardPainter.ts';
import type { ConnectionOptions } from './infra/postgres/launch.ts';
import { createLimits } from './infra/rateLimits/limits.ts';
import { memoryCounter } from './infra/rateLimits/memoryCounter.ts';
import { redisCounter } from './infra/rateLimits/redisCounter.ts';
import { openReplica } from './infra/replica/openReplica.ts';
import { openSharedMemory } from './infra/redis/sharedMemory.ts';
import { openS3BlobStore } from './infra/blobs/openS3BlobStore.ts';
import { accessTokens } from './infra/sessions/accessTokens.ts';
import { loadSecret } from './infra/settings/secret.ts';
import type { Settings } from './infra/settings/settings.ts';
import { StartupError } from './infra/settings/StartupError.ts';
import { openSiteSettings } from './infra/site/siteSettings.ts';
import { openSignals } from './infra/signals/signals.ts';

/** Looking for jobs must not wait for requests, nor requests for it. */
const JOB_CONNECTIONS = 3;

/** What the server and the operator's commands work with, opened and ready to be closed. */
export interface OpenInfra {
  infra: Infra;
  /** The connections of requests, for metrics. */
  pool: Pool;
  /** Closes everything, last opened first, whatever fails on the way. */
  close(): Promise<void>;
}

/**
 * Opens what the settings name around a database that runs: pools, blobs, Redis, signals, jobs, the painter. Nothing
 * is migrated, and no job is looked for yet.
 *
 * @throws StartupError when Redis or the object store cannot be used
 */
export async function openInfra(options: {
  settings: Settings;
  connection: ConnectionOptions;
  log: Logger;
  metrics?: Metrics;
}): Promise<OpenInfra> {
  const { settings, connection, log, metrics } = options;
  const undo: (() => Promise<unknown>)[] = [];
  const close = async () => {
    const faults: unknown[] = [];
    for (const step of undo.splice(0).toReversed()) {
      await step().catch((error: unknown) => faults.push(error));
    }
    if (faults.length > 0) throw new AggregateError(faults, 'not everything could be closed');
  };
  // Not the error itself: it carries the whole client.
  const onConnectionError = ({ message }: Error) =>
    log.warn({ reason: message }, 'a database connection broke');
  try {
    const pool = openPool({
      connection,
      poolSize: settings.database.connections,
      statementSeconds: settings.database.statementSeconds,
      onConnectionError,
    });
    const onStatement = (_sql: string, milliseconds: number) =>
      metrics?.observeStatement(milliseconds / 1000);
    const db = openDatabase({ pool, onStatement });
    undo.push(() => db.destroy());
    const clock = await openDatabaseClock({ ask: (signal) => pooledTime(pool, signal), log });
    undo.push(async () => clock.close());
    const blobs = await openBlobStore(settings, clock);
    const { redis } = settings.sharing;
    const memory = redis === undefined ? undefined : await openSharedMemory({ ...redis, log });
    undo.push(async () => memory?.close());
    const signals = await openSignals({ connection, log });
    undo.push(() => signals.close());
    // Before all that keeps what it has read: a signal must reach it first.
    const replica =
      settings.databaseReadUrl === undefined
        ? undefined
        : openReplica({
            connection: { connectionString: settings.databaseReadUrl },
            primary: { pool, connection },
            poolSize: settings.database.connections,
            statementSeconds: settings.database.statementSeconds,
            signals,
            log,
            onStatement,
          });
    undo.push(async () => replica?.close());
    const jobPool = openPool({ connection, poolSize: JOB_CONNECTIONS, onConnectionError });
    undo.push(() => jobPool.end());
    const painter = boardPainter();
    undo.push(() => painter.close());
    const pictures = openPictures();
    undo.push(() => pictures.close());

    const own = memoryCounter(clock);
    const secret = loadSecret(settings.dataDir, settings.tokens.secret);
    const tokens = accessTokens({ secret, accessSeconds: settings.tokens.accessSeconds, clock });
    const site = await openSiteSettings({ settings, db, signals, tokens, clock, log });
    undo.push(async () => site.close());
    const infra: Infra = {
      settings,
      site,
      db,
      readDb: replica?.db ?? db,
      replica,
      snapshots: createSnapshots(connection),
      blobs,
      clock,
      ids: randomIds,
      tokens,
      painter,
      pictures,
      signals,
      jobs: createJobs({ pool: jobPool, log, clock, observe: (...run) => metrics?.observeJob(...run) }),
      limits: createLimits(memory === undefined ? own : redisCounter(memory, own)),
      memory,
      log,
    };
    return { infra, pool, close };
  } catch (error) {
    // The reason it could not be opened says more than what followed from it.
    await close().catch(() => undefined);
    throw error;
  }
}

/** The place of the blobs that the settings name; an object store takes requests only of the time that it has itself, a folder keeps when something was put. */
export async function openBlobStore(
  { sharing }: Pick<Settings, 'sharing'>,
  clock: Clock = systemClock,
): Promise<BlobStore> {
  const { s3, blobDir } = sharing;
  if (s3 !== undefined) return openS3BlobStore(s3, clock);
  try {
    await mkdir(blobDir, { recursive: true, mode: 0o700 });
    await access(blobDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartupError(
      `The folder of the blobs, ${blobDir}, cannot be used: ${cause instanceof Error ? cause.message : 'unknown fault'}.`,
      { cause },
    );
  }
  return diskBlobStore(blobDir, { clock });
}
