import type { ModerationAction } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { ModerationChange } from '../../infra/database/moderationTables.ts';
import { decodeCursor, toPage, type CursorPage } from '../../infra/lists/cursor.ts';

/** One action of a moderator, as it is written down. */
export interface NewAction {
  moderatorId: string;
  action: ModerationAction;
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
export interface ActionFilter {
  moderatorId?: string | undefined;
  action?: string | undefined;
  fileKey?: string | undefined;
}

/** An entry of the log with the moderator's public face. */
export type ActionRow = Awaited<ReturnType<ReturnType<typeof actions>['execute']>>[number];

/**
 * Writes an action into the log of moderation.
 *
 * @param on the transaction of the action, so that neither stands without the other
 */
export async function recordAction(on: Queryable, entry: NewAction): Promise<void> {
  await on
    .insertInto('moderation_log')
    .values({
      moderator_id: entry.moderatorId,
      action: entry.action,
      subject_type: entry.subject.type,
      subject_id: entry.subject.id,
      file_key: entry.fileKey ?? null,
      reason: entry.reason ?? null,
      changes: JSON.stringify(entry.changes ?? []),
      created_at: entry.now,
    })
    .execute();
}

/** A part of the log, the latest action first. */
export async function listActions(
  db: Queryable,
  { moderatorId, action, fileKey }: ActionFilter,
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<ActionRow>> {
  const after = decodeCursor(cursor, ['integer']);
  const rows = await actions(db)
    .$if(moderatorId !== undefined, (query) =>
      query.where('moderation_log.moderator_id', '=', moderatorId ?? ''),
    )
    .$if(action !== undefined, (query) => query.where('moderation_log.action', '=', action ?? ''))
    .$if(fileKey !== undefined, (query) => query.where('moderation_log.file_key', '=', fileKey ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`moderation_log.log_id < ${after?.[0] ?? 0}::bigint`),
    )
    .orderBy('moderation_log.log_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [Number(row.log_id)]);
}

function actions(db: Queryable) {
  return db
    .selectFrom('moderation_log')
    .innerJoin('user_account as moderator', 'moderator.user_id', 'moderation_log.moderator_id')
    .select([
      'moderation_log.log_id',
      'moderation_log.action',
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
