import type { ModerationAction } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { ModerationChange } from '../../infra/database/moderationTables.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';

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
  /** From this moment on. */
  since?: Date | undefined;
  /** Before this moment. */
  until?: Date | undefined;
}

/** Somebody who stands in the log. */
export type ModeratorRow = Awaited<ReturnType<typeof findModerators>>[number];

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
  { moderatorId, action, fileKey, since, until }: ActionFilter,
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<ActionRow>> {
  const rows = await actions(db)
    .$if(moderatorId !== undefined, (query) =>
      query.where('moderation_log.moderator_id', '=', moderatorId ?? ''),
    )
    .$if(action !== undefined, (query) => query.where('moderation_log.action', '=', action ?? ''))
    .$if(fileKey !== undefined, (query) => query.where('moderation_log.file_key', '=', fileKey ?? ''))
    .$if(since !== undefined, (query) => query.where('moderation_log.created_at', '>=', since ?? new Date(0)))
    .$if(until !== undefined, (query) => query.where('moderation_log.created_at', '<', until ?? new Date(0)))
    .where((eb) => afterCursor(eb, cursor, [['moderation_log.log_id', 'integer']], 'desc'))
    .orderBy('moderation_log.log_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [Number(row.log_id)]);
}

/** Everybody who stands in the log, by name. Of the log it reads as many entries as there are people. */
export async function findModerators(db: Queryable) {
  const { rows } = await sql<{
    user_id: string;
    nick_name: string;
    avatar_url: string | null;
    deleted_at: Date | null;
  }>`
    with recursive moderator as (
      (select moderator_id from moderation_log order by moderator_id limit 1)
      union all
      select (select min(moderator_id) from moderation_log where moderator_id > moderator.moderator_id)
      from moderator where moderator.moderator_id is not null)
    select user_id, nick_name, avatar_url, deleted_at
    from moderator join user_account on user_id = moderator_id order by nick_name, user_id`.execute(db);
  return rows;
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
