import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { unlessAborted } from '../stopping/unlessAborted.ts';
import type { ReplicaWatch } from './replicaWatch.ts';

type Ask = <Row>(text: string, values: readonly unknown[]) => Promise<PostgresQueryResult<Row>>;

/** A statement that took too long on the replica would take as long on the primary. */
const TOO_LONG = '57014';
/** Of statements: the connection broke, or the server stops. */
const IS_GONE = /^(?:08|57P)/u;
const BEGINS = /^\s*(?:begin|start)\b/iu;

/**
 * Connections that read from a replica while it may be asked, and from the primary otherwise: each statement goes where it finds
 * out most. What the replica fails with, the primary is asked again, so that nobody notices that it is lost, or that it ended a statement
 * which stood in the way of its replay. They write nothing, and there are no transactions on them, which need one connection.
 */
export function readingPool(parts: {
  primary: pg.Pool;
  replica: pg.Pool;
  watch: Pick<ReplicaWatch, 'isCurrent' | 'lifetime' | 'lose'>;
}): PostgresPool {
  const { primary, replica, watch } = parts;

  const onPrimary: Ask = async (text, values) => {
    const client = await primary.connect();
    try {
      return (await client.query(text, [...values])) as never;
    } finally {
      client.release();
    }
  };

  async function connect(lost: AbortSignal): Promise<pg.PoolClient> {
    const connecting = replica.connect();
    try {
      return await unlessAborted(lost, connecting);
    } catch (error) {
      // One that comes when nobody waits for it any more.
      connecting.then((late) => late.release(true)).catch(() => undefined);
      throw error;
    }
  }

  const onReplica: Ask = async (text, values) => {
    const lost = watch.lifetime();
    let client: pg.PoolClient | undefined;
    let fault: unknown;
    try {
      client = await connect(lost);
      return (await unlessAborted(lost, client.query(text, [...values]))) as never;
    } catch (error) {
      fault = error;
      if (!lost.aborted && !isOfStatement(error)) watch.lose(reasonOf(error));
      throw error;
    } finally {
      client?.release(fault !== undefined && !isOfStatement(fault));
    }
  };

  const ask: Ask = async (text, values) => {
    if (BEGINS.test(text)) throw new TypeError('reads that may go to a replica have no transactions');
    if (!watch.isCurrent()) return onPrimary(text, values);
    try {
      return await onReplica(text, values);
    } catch (error) {
      if (isOfStatement(error) && error.code === TOO_LONG) throw error;
      return onPrimary(text, values);
    }
  };

  return {
    options: {},
    connect: async () => ({ query: ask, release: () => undefined }) as PostgresPoolClient,
    // Who opened the pools ends them.
    end: async () => undefined,
  };
}

function isOfStatement(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && !IS_GONE.test(error.code ?? '08');
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown fault';
}
