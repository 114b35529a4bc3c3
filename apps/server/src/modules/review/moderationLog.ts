import type { ModerationDeed } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { ModerationChange } from '../../infra/database/moderationTables.ts';
import { decodeCursor, toPage, type CursorPage } from '../../infra/lists/cursor.ts';

/** One deed of a moderator, as it is written down. */
export interface NewDeed {
  moderatorId: string;
  deed: ModerationDeed;
  /** What it was done to, e.g. `{ type: 'submission', id: '1001' }`. People are named by id only. */
  subject: { type: string; id: string };
  /** The work it was about, if any. */
  fileKey?: string | null;
  /** The words the moderator gave for it. */
  reason?: string | null;
  /** What was edited. Nothing personal: no name, no address. */
  changes?: readonly ModerationChange[];
  now: Date;
}

/** Which entries of the log are wanted; what is left out matches all. */
export interface DeedFilter {
  moderatorId?: string | undefined;
  deed?: string | undefined;
  fileKey?: string | undefined;
}

/** An entry of the log with the moderator's public face. */
export type DeedRow = Awaited<ReturnType<ReturnType<typeof deeds>['execute']>>[number];

/**
 * Writes a deed into the log of moderation.
 *
 * @param on the transaction of the deed, so that neither stands without the other
 */
export async function recordDeed(on: Queryable, entry: NewDeed): Promise<void> {
  await on
    .insertInto('moderation_log')
    .values({
      moderator_id: entry.moderatorId,
      deed: entry.deed,
      subject_type: entry.subject.type,
      subject_id: entry.subject.id,
      file_key: entry.fileKey ?? null,
      reason: entry.reason ?? null,
      changes: JSON.stringify(entry.changes ?? []),
      created_at: entry.now,
    })
    .execute();
}

/** A part of the log, the latest deed first. */
export async function listDeeds(
  db: Queryable,
  { moderatorId, deed, fileKey }: DeedFilter,
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<DeedRow>> {
  const after = decodeCursor(cursor, ['integer']);
  const rows = await deeds(db)
    .$if(moderatorId !== undefined, (query) =>
      query.where('moderation_log.moderator_id', '=', moderatorId ?? ''),
    )
    .$if(deed !== undefined, (query) => query.where('moderation_log.deed', '=', deed ?? ''))
    .$if(fileKey !== undefined, (query) => query.where('moderation_log.file_key', '=', fileKey ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`moderation_log.log_id < ${after?.[0] ?? 0}::bigint`),
    )
    .orderBy('moderation_log.log_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [Number(row.log_id)]);
}

function deeds(db: Queryable) {
  return db
    .selectFrom('moderation_log')
    .innerJoin('user_account as moderator', 'moderator.user_id', 'moderation_log.moderator_id')
    .select([
      'moderation_log.log_id',
      'moderation_log.deed',
      'moderation_log.subject_type',
      'moderation_log.subject_id',
      'moderation_log.file_key',
      'moderation_log.reason',
      'moderation_log.changes',
      'moderation_log.created_at',
      'moderator.user_id',
      'moderator.nick_name',
      'moderator.avatar_url',
      'moderator.deleted_at',
    ]);
}
