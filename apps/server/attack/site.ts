import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis, type RunningRedis } from '@boardwalk/tooling-test-redis';
import pg from 'pg';
import { launchPostgres } from '../src/infra/postgres/launch.ts';
import { startLiveServer, type LiveServer } from '../test/liveServer.ts';

/** The secret with which all processes of an attacked site sign. */
export const TOKEN_SECRET = 'a secret all processes share, 32 long';

/** True server processes on one Postgres that waits for the disk. */
export interface Site {
  /** A folder that goes with it. */
  home: string;
  /** What the processes are started with. */
  environment: Record<string, string>;
  redis: RunningRedis | undefined;
  /** How to reach the database. */
  connection: { host: string; user: string; database: string };
  /** The process of this number, else any that runs. */
  running: (index?: number) => LiveServer;
  /** The data folder of a process. */
  folder: (index: number) => string;
  /** The port of a process; 0 while it is down. */
  port: (index: number) => number;
  kill: (index: number) => Promise<void>;
  start: (index: number) => Promise<void>;
  /** Kills a process and starts it again. */
  killAndStart: (index: number) => Promise<void>;
  /** Stops Postgres, waits, and starts it again where it was. */
  restartPostgres(pauseMs: number): Promise<void>;
  /** Runs a statement on the database. */
  query<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
  stop: () => Promise<void>;
}

/** How a site is started. */
export interface SiteOptions {
  processes?: number;
  /** With Redis when several processes share it, or when asked for. */
  redis?: boolean;
  environment?: Record<string, string>;
  /** What one process has besides, or otherwise. */
  environmentOf?: (index: number) => Record<string, string>;
  /** Where its files are; a folder of its own when left out. */
  home?: string;
}

/** Starts a site in a folder of its own. */
export async function startSite({
  processes = 1,
  redis: wantsRedis = processes > 1,
  environment: more = {},
  environmentOf = () => ({}),
  home = mkdtempSync(join(tmpdir(), 'boardwalk-attack-')),
}: SiteOptions = {}): Promise<Site> {
  let postgres = await launchPostgres({ dataDir: home, durable: true });
  const redis = wantsRedis ? await startRedis() : undefined;
  const { host, user, database } = postgres.connection;
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`,
    ...(redis === undefined ? {} : { REDIS_URL: redis.url }),
    TOKEN_SECRET,
    BLOB_DIR: join(home, 'blobs'),
    REQUESTS_PER_MINUTE: '1000000',
    SIGN_UPS_PER_HOUR: '1000000',
    FAILED_SIGN_INS: '1000',
    SHUTDOWN_GRACE_SECONDS: '0',
    ...more,
  };
  const folder = (index: number) => join(home, `process-${index}`);
  const launch = async (index: number): Promise<LiveServer> => {
    mkdirSync(folder(index), { recursive: true });
    return startLiveServer(folder(index), { ...environment, ...environmentOf(index) });
  };
  /** Null while one is down. The first one migrates the database. */
  const servers: (LiveServer | null)[] = [await launch(0)];
  for (let index = 1; index < processes; index += 1) servers.push(await launch(index));

  const kill = async (index: number): Promise<void> => {
    const server = servers[index];
    if (!server) return;
    servers[index] = null;
    await server.kill();
  };
  const start = async (index: number): Promise<void> => {
    servers[index] ??= await launch(index);
  };
  return {
    home,
    environment,
    redis,
    connection: { host, user, database },
    running(index = 0) {
      const found = servers[index] ?? servers.find((server) => server !== null);
      if (!found) throw new Error('no process runs');
      return found;
    },
    folder,
    port: (index) => servers[index]?.port ?? 0,
    kill,
    start,
    async killAndStart(index) {
      if (!servers[index]) return;
      await kill(index);
      await start(index);
    },
    async restartPostgres(pauseMs) {
      await postgres.stop();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      postgres = await launchPostgres({ dataDir: home, durable: true });
    },
    async query<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) {
      const client = new pg.Client({ host, user, database });
      await client.connect();
      try {
        return (await client.query<Row>(statement, values)).rows;
      } finally {
        await client.end();
      }
    },
    async stop() {
      await Promise.all(servers.map(async (server) => server?.stop()));
      await redis?.stop();
      await postgres.stop();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
