import { sql } from 'kysely';
import type { Queryable } from '../infra/database/database.ts';

/** Why a board was set aside. */
export type QuarantineReason = 'unreadable' | 'too_large' | 'crashed' | 'refused';

/** A board that was set aside. */
export interface QuarantinedBoard {
  fileKey: string;
  reason: QuarantineReason;
  since: Date;
}

/** Whether a board is set aside, and how many bytes are stored of it; zero of a file that does not exist. */
export async function findStoredSize(
  db: Queryable,
  fileKey: string,
): Promise<{ isQuarantined: boolean; bytes: number }> {
  const { rows } = await sql<{ is_quarantined: boolean; bytes: string }>`
    select
      exists (select from board_fault where file_key = ${fileKey} and quarantined_at is not null)
        as is_quarantined,
      (select coalesce(sum(octet_length(state)), 0) from board_state where file_key = ${fileKey})
      + (select coalesce(sum(octet_length(payload)), 0) from board_update where file_key = ${fileKey})
        as bytes`.execute(db);
  const [row] = rows;
  return { isQuarantined: row?.is_quarantined ?? false, bytes: Number(row?.bytes ?? 0) };
}

/** Sets a board aside; one that is already stays as it is. Gives whether it was not before. */
export async function quarantine(
  db: Queryable,
  fileKey: string,
  reason: QuarantineReason,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into board_fault (file_key, reason, quarantined_at) values (${fileKey}, ${reason}, ${now})
    on conflict (file_key) do update set reason = excluded.reason, quarantined_at = excluded.quarantined_at
      where board_fault.quarantined_at is null
    returning file_key`.execute(db);
  return rows.length > 0;
}

/** Takes a board back. Gives whether it was set aside. */
export async function release(db: Queryable, fileKey: string): Promise<boolean> {
  const released = await db
    .deleteFrom('board_fault')
    .where('file_key', '=', fileKey)
    .where('quarantined_at', 'is not', null)
    .returning('file_key')
    .executeTakeFirst();
  return released !== undefined;
}

/** The boards that are set aside, the last one first. */
export async function listQuarantined(db: Queryable): Promise<QuarantinedBoard[]> {
  const rows = await db
    .selectFrom('board_fault')
    .select(['file_key', 'reason', 'quarantined_at'])
    .where('quarantined_at', 'is not', null)
    .orderBy('quarantined_at', 'desc')
    .orderBy('file_key')
    .execute();
  return rows.flatMap(({ file_key: fileKey, reason, quarantined_at: since }) =>
    reason === null || since === null ? [] : [{ fileKey, reason, since }],
  );
}

/** Notes that the merging of a board begins; gives how often it has begun and not ended, this time included. */
export async function beginAttempt(db: Queryable, fileKey: string): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    insert into board_fault (file_key, attempts)
    select file_key, 1 from file where file_key = ${fileKey}
    on conflict (file_key) do update set attempts = board_fault.attempts + 1
    returning attempts`.execute(db);
  return rows[0]?.attempts ?? 0;
}

/** Notes that it has ended, whatever came of it. */
export async function endAttempt(db: Queryable, fileKey: string): Promise<void> {
  await db
    .deleteFrom('board_fault')
    .where('file_key', '=', fileKey)
    .where('quarantined_at', 'is', null)
    .execute();
}
