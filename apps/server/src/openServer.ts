import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildServer, type ServerParts } from './app.ts';
import { requireBlobs } from './infra/blobs/requireBlobs.ts';
import { lockDataDir } from './infra/dataDir/lock.ts';
import { thumbnailKeeper } from './collaboration/thumbnails.ts';
import { backgroundJobs } from './backgroundJobs.ts';
import { openDatabase } from './infra/database/database.ts';
import { migrate } from './infra/database/migrate.ts';
import { lockDatabase } from './infra/database/serverLock.ts';
import { createLogger } from './infra/log/logger.ts';
import { createMetrics } from './infra/metrics/metrics.ts';
import { launchPostgres, type ConnectionOptions } from './infra/postgres/launch.ts';
import type { Settings } from './infra/settings/settings.ts';
import { forgetEndedSessions } from './infra/sessions/endedSessions.ts';
import { StartupError } from './infra/settings/StartupError.ts';
import { createServices } from './modules/services.ts';
import { openInfra } from './openInfra.ts';
import { pages } from './pages/pages.ts';
import { refuseOpenDemo } from './seed/refuseOpenDemo.ts';
import { sendStartJobs } from './startJobs.ts';

/** A server that answers. */
export interface OpenServer {
  app: FastifyInstance;
  /** Code by which the first admin is made, for a site that has none. */
  setupCode: string | undefined;
  /** Resolves when the server cannot go on by itself. */
  failed: Promise<{ message: string; failed: boolean }>;
  /**
   * Says that it is not ready, goes on answering for the grace time of the settings, finishes running requests, saves boards, stops
   * Postgres, gives the data folder up.
   */
  close(): Promise<void>;
}

type Undo = () => Promise<void>;

const DRAIN_MS = 10_000;

/**
 * Starts everything in order: data folder, Postgres, migrations, demo content, HTTP. When a step fails, what was
 * started before it is stopped again.
 *
 * @param options.progress called with what is being done, a sentence at a time
 * @throws StartupError with a message for the operator
 */
export async function openServer(
  settings: Settings,
  { progress }: { progress: (line: string) => void },
): Promise<OpenServer> {
  const undo: Undo[] = [];
  // Whatever fails on the way, the rest is still ended: above all Postgres, and the claim on the data folder.
  const close = async () => {
    const faults: unknown[] = [];
    for (const step of undo.splice(0).toReversed()) {
      await step().catch((error: unknown) => faults.push(error));
    }
    if (faults.length > 0) throw new AggregateError(faults, 'the server did not end in good order');
  };
  try {
    return { ...(await openSteps(settings, progress, undo)), close };
  } catch (error) {
    // The reason it could not start says more than what followed from it.
    await close().catch(() => undefined);
    throw error;
  }
}

async function openSteps(
  settings: Settings,
  progress: (line: string) => void,
  undo: Undo[],
): Promise<Omit<OpenServer, 'close'>> {
  const { dataDir } = settings;
  makeDataDir(dataDir);
  const lock = await lockDataDir(dataDir);
  undo.push(() => lock.release());
  const log = createLogger(settings.logLevel);

  const postgres =
    settings.databaseUrl === undefined ? await launchPostgres({ dataDir, progress }) : undefined;
  undo.push(async () => postgres?.stop());
  const metrics = createMetrics();
  const connection = postgres?.connection ?? { connectionString: settings.databaseUrl ?? '' };
  const claim = await lockDatabase({ connection, shared: settings.sharing.redis !== undefined, log });
  undo.push(() => claim.release());
  const { infra, services, pool } = await claim.alone(async () => {
    await bringUpToDate(connection, progress);
    const opened = await openInfra({ settings, connection, log, metrics });
    undo.push(() => opened.close());
    await forgetEndedSessions(opened.infra);
    await requireBlobs(opened.infra.db, opened.infra.blobs);
    const made = createServices(opened.infra);
    if (settings.seed === 'demo') {
      // Comes for demo sites alone: the gallery and what reads it.
      const { seedDemo } = await import('./seed/seedDemo.ts');
      await seedDemo({ infra: opened.infra, services: made, progress });
    } else {
      await refuseOpenDemo(opened.infra, made);
    }
    await made.collaboration.recover();
    return { infra: opened.infra, services: made, pool: opened.pool };
  });

  void postgres?.died.then(() => services.collaboration.databaseDied());
  // Every process sends jobs; those of the role do them.
  for (const job of backgroundJobs(infra, services)) infra.jobs.define(job);
  if (settings.roles.has('jobs')) await doJobs({ infra, services }, undo);

  progress('Starting the web server');
  const { app, lifecycle } = await buildServer({
    infra,
    services,
    metrics,
    pool,
    pages: pages({ infra, services }),
  });
  undo.push(async () => {
    const forced = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    await app.close();
    clearTimeout(forced);
  });
  await listen(app, settings);
  lock.announce(settings.publicUrl);
  const ends = [claim.lost, ...(postgres === undefined ? [] : [postgres.died])];
  const failed = Promise.race(ends).then((message) => ({ message, failed: true }));
  undo.push(async () => {
    lifecycle.accepting = false;
    // A proxy that asks /readyz gives the work to others from now on. A server that cannot go on does not wait for it.
    await Promise.race([sleep(settings.sharing.graceSeconds * 1000), failed]);
  });
  // Its link leads to a page.
  const setupCode = settings.roles.has('web') ? await services.firstAdmin.newCode() : undefined;
  return { app, setupCode, failed };
}

/** Begins to do what is due in the background: jobs, and the thumbnails of boards. */
async function doJobs(
  { infra, services }: Pick<ServerParts, 'infra' | 'services'>,
  undo: Undo[],
): Promise<void> {
  await infra.jobs.start();
  undo.push(() => infra.jobs.stop());
  await sendStartJobs(infra);
  const thumbnails = thumbnailKeeper(infra, services.collaboration);
  thumbnails.start();
  undo.push(() => thumbnails.stop());
}

/** On connections of its own: a migration takes as long as it takes. */
async function bringUpToDate(connection: ConnectionOptions, progress: (line: string) => void): Promise<void> {
  const db = openDatabase({ connection, poolSize: 2 });
  try {
    const migrations = await migrate(db, { onWait: progress });
    if (migrations.length > 0) progress(`Migrated the database (${migrations.length} steps)`);
  } finally {
    await db.destroy();
  }
}

function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new StartupError(
      `DATA_DIR ${dataDir} cannot be used: ${cause instanceof Error ? cause.message : 'unknown fault'}.`,
      { cause },
    );
  }
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `PORT ${port} on ${host} is taken by another program. Stop it, or choose another PORT.`,
      );
    }
    if (code === 'EADDRNOTAVAIL' || code === 'EACCES') {
      throw new StartupError(`HOST ${host} with PORT ${port} cannot be listened on (${code}).`);
    }
    throw error;
  }
}
