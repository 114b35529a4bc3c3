import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { unlessAborted } from '../stopping/unlessAborted.ts';
import type { ReplicaWatch } from './replicaWatch.ts';

type Ask = <Row>(text: string, values: readonly unknown[]) => Promise<PostgresQueryResult<Row>>;

/** The statement took longer than it may. On the primary it would take as long. */
const TOO_LONG = '57014';
/** The connection broke, or the server stops. */
const IS_GONE = /^(?:08|57P)/u;
const BEGINS = /^\s*(?:begin|start)\b/iu;

/**
 * Connections for reads. Each statement goes to the replica while that has all that was signalled, otherwise to the primary. If a
 * statement fails on the replica, the primary gets it as well, unless it took too long. So nobody notices that the replica was lost, or
 * that it cancelled a statement because of its replay. There are no transactions on these connections: their statements would go to
 * different servers.
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
      // It may come later, when nobody waits for it any more.
      connecting.then((late) => late.release(true)).catch(() => undefined);
      throw error;
    }
  }

  const onReplica: Ask = async (text, values) => {
    const lost = watch.lifetime();
    // Without a connection the replica may still be well: the pool is full, or the replica takes no more connections. Whether it is
    // there is for the watch to find out.
    const client = await connect(lost);
    let fault: unknown;
    try {
      return (await unlessAborted(lost, client.query(text, [...values]))) as never;
    } catch (error) {
      fault = error;
      if (!lost.aborted && !isOfStatement(error)) watch.lose(reasonOf(error));
      throw error;
    } finally {
      client.release(fault !== undefined && !isOfStatement(fault));
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
    // The pools are ended where they were opened.
    end: async () => undefined,
  };
}

function isOfStatement(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && !IS_GONE.test(error.code ?? '08');
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown fault';
}
