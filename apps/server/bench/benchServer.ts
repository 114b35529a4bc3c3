import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { pino } from 'pino';
import { buildServer } from '../src/app.ts';
import { backgroundJobs } from '../src/backgroundJobs.ts';
import { diskBlobStore } from '../src/infra/blobs/diskBlobStore.ts';
import { openPool, type Database } from '../src/infra/database/database.ts';
import { migrate } from '../src/infra/database/migrate.ts';
import type { Schema } from '../src/infra/database/schema.ts';
import { createSnapshots } from '../src/infra/database/snapshots.ts';
import type { Infra } from '../src/infra/Infra.ts';
import { systemClock } from '../src/infra/ids/clock.ts';
import { randomIds } from '../src/infra/ids/ids.ts';
import { createJobs } from '../src/infra/jobs/jobs.ts';
import { createMetrics } from '../src/infra/metrics/metrics.ts';
import { openPictures } from '../src/infra/images/pictures.ts';
import { boardPainter } from '../src/infra/painting/boardPainter.ts';
import { launchPostgres, type ConnectionOptions } from '../src/infra/postgres/launch.ts';
import { createLimits } from '../src/infra/rateLimits/limits.ts';
import { memoryCounter } from '../src/infra/rateLimits/memoryCounter.ts';
import { accessTokens } from '../src/infra/sessions/accessTokens.ts';
import { readSettings } from '../src/infra/settings/settings.ts';
import { openSiteSettings } from '../src/infra/site/siteSettings.ts';
import { openSignals } from '../src/infra/signals/signals.ts';
import { countSearchWords, sortWorkTiers } from '../src/modules/search/service.ts';
import { createServices, type Services } from '../src/modules/services.ts';

/** A statement as it was sent. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** The server as built, on a Postgres of its own, for measuring. */
export interface BenchServer {
  app: FastifyInstance;
  db: Database;
  infra: Infra;
  services: Services;
  /** Where its Postgres is. */
  connection: ConnectionOptions;
  /** The statements sent while the work was done. */
  statementsOf(work: () => Promise<unknown>): Promise<Statement[]>;
  /** Does what the background would have done by now for what was filled in. */
  prepare(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a server with an empty, migrated database in a folder that goes with it.
 *
 * @param environment settings that differ from the defaults
 * @param options.durable whether Postgres waits for the disk, as it does for users
 */
export async function openBenchServer(
  environment: Record<string, string> = {},
  options: { durable?: boolean } = {},
): Promise<BenchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'boardwalk-bench-'));
  const postgres = await launchPostgres({ dataDir, durable: options.durable === true });
  // Only while somebody looks at them: a long run has millions.
  let statements: Statement[] | undefined;
  const db: Database = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: openPool({ connection: postgres.connection }) }),
    log({ query }) {
      statements?.push({ sql: query.sql, parameters: query.parameters });
    },
  });
  await migrate(db);
  const settings = readSettings({ DATA_DIR: dataDir, REQUESTS_PER_MINUTE: '1000000', ...environment });
  const clock = systemClock;
  const log = pino({ level: 'warn' });
  const signals = await openSignals({ connection: postgres.connection, log });
  const jobPool = openPool({ connection: postgres.connection, poolSize: 2 });
  const tokens = accessTokens({ secret: randomBytes(32), accessSeconds: 86_400, clock });
  const infra: Infra = {
    settings,
    site: await openSiteSettings({ settings, db, signals, tokens, clock, log }),
    db,
    readDb: db,
    replica: undefined,
    snapshots: createSnapshots(postgres.connection),
    blobs: diskBlobStore(join(dataDir, 'blobs')),
    clock,
    ids: randomIds,
    tokens,
    painter: boardPainter(1),
    pictures: openPictures(),
    signals,
    jobs: createJobs({ pool: jobPool, log }),
    limits: createLimits(memoryCounter(clock)),
    memory: undefined,
    log,
  };
  const services = createServices(infra);
  for (const job of backgroundJobs(infra, services)) infra.jobs.define(job);
  const { app } = await buildServer({ infra, services, metrics: createMetrics() });
  await app.ready();
  return {
    app,
    db,
    infra,
    services,
    connection: postgres.connection,
    async statementsOf(work) {
      statements = [];
      await work();
      const sent = statements;
      statements = undefined;
      return sent;
    },
    async prepare() {
      await countSearchWords(db, clock.now());
      await sortWorkTiers(db);
      await sql`vacuum analyze`.execute(db);
    },
    async close() {
      await app.close();
      await infra.painter.close();
      await infra.pictures.close();
      await signals.close();
      await jobPool.end();
      await db.destroy();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
