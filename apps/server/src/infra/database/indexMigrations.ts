import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A migration as its file has it. With `export const transaction = false` it is run outside of a transaction, and builds or drops
 * indexes concurrently, while others read and write the table; it does nothing else.
 */
export interface FileMigration extends Migration {
  transaction?: boolean;
}

const COMMENTS = /^\s*(?:--[^\n]*\n\s*)*/u;
const BUILD =
  /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(?<name>[a-z_][a-z0-9_]*)\s+on\s/u;
const DROP = /^drop\s+index\s+concurrently\s+if\s+exists\s+[a-z_][a-z0-9_]*\s*;?\s*$/u;

/** Whether a migration is to be run outside of a transaction. */
export const isOutsideTransactions = ({ transaction }: FileMigration): boolean => transaction === false;

/** What a migration does, found out on a database that answers nothing: not what it does because of rows that it finds. */
export async function statementsOf(migration: Migration): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (introspected) => new PostgresIntrospector(introspected),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  await migration.up(db);
  return statements;
}

/**
 * The names of the indexes that a migration outside of a transaction builds.
 *
 * @throws Error when it does anything that would be left half done if it was cut off
 */
export function indexesOf(statements: readonly string[]): string[] {
  return statements.flatMap((text) => {
    const statement = text.replace(COMMENTS, '');
    const name = BUILD.exec(statement)?.groups?.['name'];
    if (name === undefined && !DROP.test(statement))
      throw new Error(
        `Outside of a transaction there may only be \`create index concurrently if not exists <name> on …\` and \`drop index concurrently if exists <name>\`, not: ${statement.trim()}`,
      );
    return name ?? [];
  });
}

/**
 * Runs a migration outside of a transaction. What an attempt that was cut off has left of an index is dropped first, because
 * `if not exists` would take it for the index: nothing would ever read it, and every write would keep it up.
 *
 * @param db one connection, whose timeouts are lifted: to build an index takes as long as it takes, and keeps nobody waiting
 */
export async function buildIndexes(db: Kysely<unknown>, migration: FileMigration): Promise<void> {
  const names = indexesOf(await statementsOf(migration));
  await sql`
    select set_config('lock_timeout', '0', false), set_config('statement_timeout', '0', false)`.execute(db);
  try {
    await dropUnfinished(db, names);
    await migration.up(db);
    const [left] = await unfinished(db, names);
    if (left !== undefined) throw new Error(`the index ${left} is being built by somebody else`);
  } catch (error) {
    // It is dropped at the next start otherwise; the connection may be what failed.
    await dropUnfinished(db, names).catch(() => undefined);
    throw error;
  } finally {
    await sql`reset lock_timeout; reset statement_timeout`.execute(db).catch(() => undefined);
  }
}

async function dropUnfinished(db: Kysely<unknown>, names: readonly string[]): Promise<void> {
  for (const name of await unfinished(db, names))
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db);
}

/** Those of some indexes that are there and cannot be used. */
async function unfinished(db: Kysely<unknown>, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${sql.val(names)}::text[]) as name
    join pg_index on indexrelid = to_regclass(name) where not indisvalid`.execute(db);
  return rows.map(({ name }) => name);
}
