import type { PointEntry } from '@boardwalk/api-client';
import type { PointEntryRow } from './repository.ts';

/** A line of the ledger. Its key stays here: the cause and the date say all. */
export function presentEntry(row: PointEntryRow): PointEntry {
  return {
    entry_id: row.entry_id,
    cause: row.cause,
    points: row.points,
    created_at: row.created_at.toISOString(),
  };
}
