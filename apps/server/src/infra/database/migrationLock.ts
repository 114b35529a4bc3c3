import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresAdapter, PostgresDialect, sql, type Kysely, type MigrationLockOptions } from 'kysely';
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

/** Postgres as Kysely speaks it, with that lock. */
export class MigratingDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new LookingAdapter();
  }
}
