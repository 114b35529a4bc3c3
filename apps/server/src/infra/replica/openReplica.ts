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

/** A replica that does not say in this time how far it is, is lost. */
const ANSWER_MS = 2_000;
/** A read that gets no connection to the replica in this time goes to the primary. */
const CONNECT_MS = 1_000;

/**
 * Opens a replica of the primary. It may be away: then reads go to the primary until it comes.
 *
 * @param options.connection to one server, not to an address of several: what one of them has, another one may lack
 * @param options.primary its connections for requests, which also take what the replica may not answer, and where it is: the watch
 *   asks it over a connection of its own, so that it need not wait until requests leave it one
 * @param options.mostLagSeconds nothing is read from a replica that is further behind; 10 unless it is given
 */
export function openReplica(options: {
  connection: ConnectionOptions;
  primary: { pool: pg.Pool; connection: ConnectionOptions };
  poolSize: number;
  statementSeconds: number;
  signals: Signals;
  log: Logger;
  mostLagSeconds?: number;
  onStatement?: (sql: string, milliseconds: number) => void;
}): Replica {
  const { connection, primary, poolSize, statementSeconds, signals, log, mostLagSeconds, onStatement } =
    options;
  let watch: ReplicaWatch | undefined;
  // The replica may come back as another one, with less than it had.
  const onConnectionError = ({ message }: Error) => watch?.lose(message);
  const asked = openPool({ connection, poolSize: 1, answerMs: ANSWER_MS, onConnectionError });
  const askedPrimary = openPool({ connection: primary.connection, poolSize: 1, answerMs: ANSWER_MS });
  const pool = openPool({
    connection,
    poolSize,
    statementSeconds,
    connectMs: CONNECT_MS,
    onConnectionError,
  });
  const watching = watchReplica({
    primary: askedPrimary,
    replica: asked,
    signals,
    log,
    ...(mostLagSeconds === undefined ? {} : { mostLagSeconds }),
  });
  watch = watching;
  const db = openDatabase({
    pool: readingPool({ primary: primary.pool, replica: pool, watch: watching }),
    ...(onStatement === undefined ? {} : { onStatement }),
  });
  return {
    db,
    state: () => watching.state(),
    pool,
    async close() {
      await watching.close();
      await Promise.all([db.destroy(), asked.end(), askedPrimary.end(), pool.end()]);
    },
  };
}
