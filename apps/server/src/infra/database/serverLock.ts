import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../log/logger.ts';
import type { ConnectionOptions } from '../postgres/launch.ts';
import { StartupError } from '../settings/StartupError.ts';
import { unreachable } from './reach.ts';

/** The claim of one server on its database. */
export interface ServerLock {
  /** Does something that only one server at a time may do, such as the steps of a start; others wait. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves with the reason when the claim was lost to a server that does not share. */
  lost: Promise<string>;
  release(): Promise<void>;
}

/** "boardwalk" cut to what an advisory lock may be called; the second number says what is locked. */
export const LOCK_CLASS = 0x626f6172;
const WORKING = 1;
const STARTING = 2;
const PATIENCE_MS = 5_000;
const LOOK_EVERY_MS = 250;
const RECONNECT_MS = 1_000;

/**
 * Claims a database for a server. Servers that share memory (Redis) claim it together; one without it claims it alone,
 * since two that do not hear each other would show people different boards.
 *
 * The claim is an advisory lock of a session: Postgres lets go of it when the connection ends, however it ends. A
 * connection pooler between must pool sessions, not transactions.
 *
 * @param options.shared whether others may work on the database as well
 * @throws StartupError that names who has it, or says why the database cannot be reached
 */
export async function lockDatabase(options: {
  connection: ConnectionOptions;
  shared: boolean;
  log: Logger;
  /** How long to wait for a server that is just ending; Postgres may need a while to notice that one was killed. */
  patienceMs?: number;
}): Promise<ServerLock> {
  const { connection, shared, log, patienceMs = PATIENCE_MS } = options;
  const mode = shared ? '_shared' : '';
  const released = new AbortController();
  let client = await connect().catch((cause: unknown) => {
    throw unreachable(cause);
  });
  const { promise: lost, resolve: lose } = Promise.withResolvers<string>();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      ...connection,
      application_name: `boardwalk server ${process.pid} on ${hostname()}`.slice(0, 63),
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    fresh.on('error', ({ message }) => log.warn({ reason: message }, 'the claim on the database broke'));
    await fresh.connect();
    return fresh;
  }

  async function tryToLock(on: pg.Client): Promise<boolean> {
    const { rows } = await on.query<{ locked: boolean }>(
      `select pg_try_advisory_lock${mode}($1, $2) as locked`,
      [LOCK_CLASS, WORKING],
    );
    return rows[0]?.locked === true;
  }

  /** Looked at again and again: an index that a migration builds concurrently waits for statements that wait for it. */
  async function mayStart(on: pg.Client): Promise<boolean> {
    const { rows } = await on.query<{ locked: boolean }>('select pg_try_advisory_lock($1, $2) as locked', [
      LOCK_CLASS,
      STARTING,
    ]);
    return rows[0]?.locked === true;
  }

  async function lockInTime(on: pg.Client): Promise<boolean> {
    for (let waited = 0; !(await tryToLock(on)); waited += LOOK_EVERY_MS) {
      if (waited >= patienceMs) return false;
      await sleep(LOOK_EVERY_MS);
    }
    return true;
  }

  function watch(watched: pg.Client): void {
    watched.once('end', () => {
      if (!released.signal.aborted) void regain();
    });
  }

  /** While the database is away nobody else can claim it either, so there is time. */
  async function regain(): Promise<void> {
    while (!released.signal.aborted) {
      await sleep(RECONNECT_MS);
      try {
        client = await connect();
        // Watched once it is held: this loop goes on by itself when the connection breaks before.
        if (await lockInTime(client)) return watch(client);
        lose(`Another server has claimed the database: ${await holders(client)}`);
        return;
      } catch (error) {
        log.warn({ err: error }, 'the database cannot be claimed again yet');
      }
    }
  }

  if (!(await lockInTime(client))) {
    const others = await holders(client);
    await client.end();
    throw new StartupError(
      `The database is in use by another Boardwalk server (${others}). ` +
        (shared
          ? 'That one runs without REDIS_URL, so it shares with nobody: give it the same REDIS_URL, or stop it.'
          : 'Stop that server first. To run several on one database, give all of them the same REDIS_URL.'),
    );
  }
  watch(client);

  return {
    lost,
    async alone(work) {
      const on = client;
      while (!(await mayStart(on))) await sleep(LOOK_EVERY_MS);
      try {
        return await work();
      } finally {
        await on.query('select pg_advisory_unlock($1, $2)', [LOCK_CLASS, STARTING]).catch(() => undefined);
      }
    },
    async release() {
      released.abort();
      await client.end();
    },
  };
}

/** Who holds the claim, in the words of Postgres' own list of sessions. */
async function holders(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string; since: Date }>(
    `select activity.application_name as name, activity.backend_start as since
     from pg_locks join pg_stat_activity as activity using (pid)
     where locktype = 'advisory' and classid = $1 and objid = $2 and granted and objsubid = 2
       and pg_locks.database = (select oid from pg_database where datname = current_database())
     order by activity.backend_start`,
    [LOCK_CLASS, WORKING],
  );
  return rows.map(({ name, since }) => `${name}, since ${since.toISOString()}`).join('; ') || 'it just ended';
}
