import { Kysely, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import { MigratingDialect } from './migrationLock.ts';
import { prepareMarked } from './prepared.ts';
import type { ConnectionOptions } from '../postgres/launch.ts';
import type { Schema } from './schema.ts';

/** The database as the whole server uses it. */
export type Database = Kysely<Schema>;
/** What repositories take: the database or a running transaction on it. */
export type Queryable = Kysely<Schema> | Transaction<Schema>;

export interface PoolOptions {
  connection: ConnectionOptions;
  /** Largest number of connections. */
  poolSize?: number;
  /**
   * Longest statement in seconds: one that takes longer is ended, and so is one that waits too long for a lock, and a
   * transaction nobody goes on with. Undefined for work that takes as long as it takes, such as migrations.
   */
  statementSeconds?: number;
  /** How long an answer, or a connection, may take before this side gives the connection up, in milliseconds. */
  answerMs?: number;
  /** How long a connection alone may take, in milliseconds; default `answerMs`, or 10 seconds. */
  connectMs?: number;
  /** Called when a connection breaks; the pool replaces it. */
  onConnectionError?: (error: Error) => void;
}

export interface DatabaseOptions extends PoolOptions {
  /** Called after every statement, with its text and milliseconds: for metrics, and for tests that count. */
  onStatement?: (sql: string, milliseconds: number) => void;
}

/** Waiting for a lock this part of the longest statement means that something holds it that should not. */
const LOCK_PART = 1 / 3;

type GetTypeParser = typeof pg.types.getTypeParser;

/** Dates stay 'yyyy-mm-dd': as a Date they would move with the machine's time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((...[oid, format]: Parameters<GetTypeParser>) =>
    oid === pg.types.builtins.DATE
      ? (value: string) => value
      : pg.types.getTypeParser(oid, format)) as GetTypeParser,
};

/** Opens a pool; the first connection is made by the first query. */
export function openPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...options.connection,
    max: options.poolSize ?? 20,
    connectionTimeoutMillis: options.connectMs ?? options.answerMs ?? 10_000,
    ...(options.answerMs === undefined ? {} : { query_timeout: options.answerMs }),
    idleTimeoutMillis: 60_000,
    types,
    application_name: 'boardwalk',
    ...timeouts(options.statementSeconds),
  });
  // A connection may break at any moment, also between two statements of a transaction, when the pool does not listen:
  // unheard, that would end the process. The next statement on it fails, and the pool replaces it.
  pool.on('connect', (client) => client.on('error', (error) => options.onConnectionError?.(error)));
  pool.on('connect', prepareMarked);
  pool.on('error', () => undefined);
  return pool;
}

function timeouts(
  seconds: number | undefined,
): Pick<pg.ClientConfig, 'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout'> {
  if (seconds === undefined) return {};
  return {
    statement_timeout: seconds * 1000,
    lock_timeout: Math.ceil(seconds * 1000 * LOCK_PART),
    idle_in_transaction_session_timeout: seconds * 1000,
  };
}

/**
 * Opens the database on a pool, its own unless one is given; the first connection is made by the first query. Close it,
 * and the pool, with `destroy()`.
 */
export function openDatabase(
  options: DatabaseOptions | (Pick<DatabaseOptions, 'onStatement'> & { pool: PostgresPool }),
): Database {
  const pool = 'pool' in options ? options.pool : openPool(options);
  return new Kysely<Schema>({
    dialect: new MigratingDialect({ pool }),
    log(event) {
      options.onStatement?.(event.query.sql, event.queryDurationMillis);
    },
  });
}

const RETRIED = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 4;

/**
 * Runs work in one transaction and commits it; anything thrown rolls all of it back.
 * A serialization failure or deadlock starts the work again, so it must have no effects outside the
 * database, or only ones that bear repeating (storing a blob does).
 * Given a running transaction, it joins that one.
 */
export async function inTransaction<T>(
  db: Queryable,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<Schema>);
  return withRetries(async () => db.transaction().execute(work));
}

/**
 * Runs work that is one statement, which is a transaction by itself: without a message for its begin and one for its end.
 * It is started again as those of inTransaction are. Given a running transaction, it joins that one.
 */
export async function inOneStatement<T>(db: Queryable, work: (on: Queryable) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : withRetries(async () => work(db));
}

async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !RETRIED.has(String((error as { code?: unknown }).code))) throw error;
    }
  }
}

/** Whether an error is Postgres refusing a duplicate, optionally of one constraint or unique index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const { code, constraint: broken } = error as { code?: unknown; constraint?: unknown };
  return code === '23505' && (constraint === undefined || broken === constraint);
}
