import type pg from 'pg';
import { openDatabase, openPool, type Database } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import type { ConnectionOptions } from '../postgres/launch.ts';
import type { Signals } from '../signals/signals.ts';
import { readingPool } from './readingPool.ts';
import { watchReplica, type ReplicaState, type ReplicaWatch } from './replicaWatch.ts';

/** A replica that is watched, and what reads from it. */
export interface Replica {
  /** Reads that may be as old as signals are: from the replica while it has all that was signalled, otherwise from the primary. */
  db: Database;
  state(): ReplicaState;
  /** Its connections for requests, for metrics. */
  pool: pg.Pool;
  close(): Promise<void>;
}

/** One that does not say in this time how it is doing is lost. */
const ANSWER_MS = 2_000;

/**
 * Opens a replica of the primary. It may be away: then reads go to the primary until it comes.
 *
 * @param options.connection of one server; behind an address of several, what one has would be said of another one
 * @param options.primary connections for requests to the primary
 */
export function openReplica(options: {
  connection: ConnectionOptions;
  primary: pg.Pool;
  poolSize: number;
  statementSeconds: number;
  signals: Signals;
  log: Logger;
  onStatement?: (sql: string, milliseconds: number) => void;
}): Replica {
  const { connection, primary, poolSize, statementSeconds, signals, log, onStatement } = options;
  let watch: ReplicaWatch | undefined;
  // It may come back as another one, with less than it had.
  const onConnectionError = ({ message }: Error) => watch?.lose(message);
  const asking = openPool({ connection, poolSize: 1, answerMs: ANSWER_MS, onConnectionError });
  const pool = openPool({ connection, poolSize, statementSeconds, onConnectionError });
  const watching = watchReplica({ primary, replica: asking, signals, log });
  watch = watching;
  const db = openDatabase({
    pool: readingPool({ primary, replica: pool, watch: watching }),
    ...(onStatement === undefined ? {} : { onStatement }),
  });
  return {
    db,
    state: () => watching.state(),
    pool,
    async close() {
      await watching.close();
      await Promise.all([db.destroy(), asking.end(), pool.end()]);
    },
  };
}
