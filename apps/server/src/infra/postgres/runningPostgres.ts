import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { StartupError } from '../settings/StartupError.ts';
import { DATABASE, SOCKET_NAME, USER } from './launch.ts';
import { shortSocketDirectory } from './shortSocketDirectory.ts';

/** The Postgres that a running server has started, as another program reaches it. */
export interface RunningPostgres {
  connection: { host: string; user: string; database: string };
  /** Removes what was made to reach it. */
  dispose(): void;
}

const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 200;

/** Whether a data folder has a database at all. */
export function hasCluster(dataDir: string): boolean {
  return existsSync(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'));
}

/**
 * Finds the socket of the Postgres of a server that runs on a data folder, waiting for one that is just starting.
 *
 * @throws StartupError when it does not answer
 */
export async function findRunningPostgres(dataDir: string): Promise<RunningPostgres> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    if (hasCluster(dataDir)) {
      const cluster = join(realpathSync(join(dataDir, 'postgres')), 'cluster');
      const sockets = shortSocketDirectory(cluster, SOCKET_NAME);
      const connection = { host: sockets.path, user: USER, database: DATABASE };
      const fault = await tryConnection(connection);
      if (fault === undefined) return { connection, dispose: () => sockets.dispose() };
      sockets.dispose();
      if (performance.now() > until)
        throw new StartupError(`The database of the server on ${dataDir} does not answer (${fault}).`);
    } else if (performance.now() > until) {
      throw new StartupError(`The server on ${dataDir} has no database yet.`);
    }
    await sleep(LOOK_EVERY_MS);
  }
}

async function tryConnection(connection: RunningPostgres['connection']): Promise<string | undefined> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown fault';
  } finally {
    await client.end().catch(() => undefined);
  }
}
