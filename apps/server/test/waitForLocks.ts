import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database } from '../src/infra/database/database.ts';

/** Waits until so many statements of a database wait for what others have locked. */
export async function waitForLocks(db: Database, count: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows).toHaveLength(count);
    },
    { timeout: 10_000 },
  );
}
