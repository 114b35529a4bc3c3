import { setTimeout as sleep } from 'node:timers/promises';
import {
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  sql,
  type DatabaseMetadataOptions,
  type Kysely,
  type MigrationLockOptions,
  type TableMetadata,
} from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { LOCK_CLASS } from './serverLock.ts';

const MIGRATING = 3;
const LOOK_EVERY_MS = 250;

/**
 * Lets one process migrate at a time. Those that wait look again and again: a statement that waits has a snapshot, and an index
 * that is built concurrently waits for all snapshots before it, so each would wait for the other.
 */
class LookingAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>, options: MigrationLockOptions): Promise<void> {
    for (;;) {
      const { rows } = await sql<{ locked: boolean }>`
        select pg_try_advisory_lock(${LOCK_CLASS}, ${MIGRATING}) as locked`.execute(db);
      if (rows[0]?.locked === true) break;
      await sleep(LOOK_EVERY_MS);
    }
    // Former versions know only this one.
    await super.acquireMigrationLock(db, options);
  }

  override async releaseMigrationLock(db: Kysely<unknown>, options: MigrationLockOptions): Promise<void> {
    await super.releaseMigrationLock(db, options);
    await sql`select pg_advisory_unlock(${LOCK_CLASS}, ${MIGRATING})`.execute(db);
  }
}

/**
 * Answers the question of the migrator, which it asks twice before each step: whether its own tables are there. Reading the
 * columns of all tables for that took half of the time that migrations take.
 */
class MigrationTables extends PostgresIntrospector {
  readonly #db: Kysely<unknown>;

  constructor(db: Kysely<unknown>) {
    super(db);
    this.#db = db;
  }

  override async getTables(options?: DatabaseMetadataOptions): Promise<TableMetadata[]> {
    if (options?.withInternalKyselyTables !== true) return super.getTables(options);
    const { rows } = await sql<{ name: string; schema: string }>`
      select relname as name, relnamespace::regnamespace::text as schema from pg_class
      where relname in (${DEFAULT_MIGRATION_TABLE}, ${DEFAULT_MIGRATION_LOCK_TABLE}) and relkind = 'r'`.execute(
      this.#db,
    );
    return rows.map((table) => ({ ...table, isView: false, isForeign: false, columns: [] }));
  }
}

/** Postgres as Kysely speaks it, with that lock and that answer. */
export class MigratingDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new LookingAdapter();
  }

  override createIntrospector(db: Kysely<unknown>): PostgresIntrospector {
    return new MigrationTables(db);
  }
}
