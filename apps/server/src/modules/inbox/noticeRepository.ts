import {
  InboxMessageType,
  isBoardNotice,
  writeFeedbackAnswer,
  writeTagsCorrected,
  type FeedbackAnswerContent,
  type NoticeGroup,
  type NoticeType,
  type StoredTagsCorrected,
} from '@boardwalk/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { PREPARED } from '../../infra/database/prepared.ts';

/**
 * Those of some people whom somebody wants to be notified of: none when they are gone or have switched such notices off, nobody
 * whom they have blocked.
 *
 * @param matter.onceKey the matter, where nobody is named twice: then those are left out of whom they were notified before
 */
export async function wantedActors(
  db: Queryable,
  userId: string,
  {
    group,
    actorIds,
    onceKey,
  }: { group: NoticeGroup; actorIds: readonly string[]; onceKey: string | undefined },
): Promise<string[]> {
  const known = sql`and not exists (
      select from inbox_message join inbox_actor using (message_id)
      where inbox_message.user_id = ${userId} and notice_key = ${onceKey} and inbox_actor.user_id = actor.user_id)`;
  const { rows } = await sql<{ user_id: string }>`${PREPARED}
    select actor.user_id from unnest(${sql.val([...actorIds])}::text[]) as actor (user_id)
    where exists (
        select from user_account left join mail_preference using (user_id)
        where user_id = ${userId} and deactivated_at is null and coalesce(mail_preference.${sql.ref(group)}, true))
      and not exists (select from person_block where blocker_id = ${userId} and blocked_id = actor.user_id)
      ${onceKey === undefined ? sql`` : known}`.execute(db);
  return rows.map((row) => row.user_id);
}

/** What a notice says, and who is named in it. */
export interface NoticeOfActors {
  userId: string;
  type: NoticeType;
  key: string;
  fileKey: string | null;
  /** Who did it; who is there already becomes the latest. */
  actorIds: readonly string[];
  commentId: string | null;
  now: Date;
}

/**
 * Adds people to the unread message about a matter, which moves to the top; to a new one when there is none.
 *
 * @returns whether it is new
 */
export async function addToNotice(db: Queryable, notice: NoticeOfActors): Promise<boolean> {
  const { userId, type, key, fileKey, actorIds, now } = notice;
  const commentId = isBoardNotice(type) ? null : notice.commentId;
  const boardCommentId = isBoardNotice(type) ? notice.commentId : null;
  const { rows } = await sql<{ is_new: boolean }>`${PREPARED}
    with open as (
      insert into inbox_message (user_id, msg_type, content, created_at, file_key, notice_key)
      values (${userId}, ${type}, '{}', ${now}, ${fileKey}, ${key})
      on conflict (user_id, notice_key) where read_at is null and notice_key is not null
        do update set created_at = excluded.created_at
      returning message_id, xmax = 0 as is_new
    ), named as (
      insert into inbox_actor (message_id, user_id, comment_id, board_comment_id, created_at)
      select message_id, actor.user_id, ${commentId}::bigint, ${boardCommentId}::bigint, ${now}::timestamptz
      from open cross join unnest(${sql.val([...actorIds])}::text[]) as actor (user_id)
      on conflict (message_id, user_id) do update set comment_id = excluded.comment_id,
        board_comment_id = excluded.board_comment_id, created_at = excluded.created_at
    )
    select is_new from open`.execute(db);
  return rows[0]?.is_new === true;
}

/**
 * Parts of a statement that changes marks on a work: the people whose marks come are added to the unread message of its owner, as
 * wantedActors and addToNotice do it for each, and those whose marks go are taken out of it. A statement of their own would hold
 * the work for as long again.
 *
 * Who is named in the unread message already is found out by the conflict alone: another process may be taking them out of it.
 * They know `work (owner_id)`, the row that the statement has locked, `come (user_id)` and `gone (user_id)`.
 */
export function noticesOfMarks({
  type,
  key,
  group,
  fileKey,
  now,
}: {
  type: NoticeType;
  key: string;
  group: NoticeGroup;
  fileKey: string;
  now: Date;
}): RawBuilder<unknown> {
  return sql`, wanted_actor as (
      select come.user_id from come cross join work
      where come.user_id <> owner_id
        and exists (
          select from user_account left join mail_preference using (user_id)
          where user_id = owner_id and deactivated_at is null and coalesce(mail_preference.${sql.ref(group)}, true))
        and not exists (select from person_block where blocker_id = owner_id and blocked_id = come.user_id)
        and not exists (
          select from inbox_message join inbox_actor using (message_id)
          where inbox_message.user_id = owner_id and notice_key = ${key} and read_at is not null
            and inbox_actor.user_id = come.user_id)
    ), open_message as (
      insert into inbox_message (user_id, msg_type, content, created_at, file_key, notice_key)
      select owner_id, ${sql.lit(type)}, '{}', ${now}::timestamptz, ${fileKey}, ${key} from work
      where exists (select from wanted_actor)
      on conflict (user_id, notice_key) where read_at is null and notice_key is not null
        do update set created_at = excluded.created_at
      returning message_id
    ), named as (
      insert into inbox_actor (message_id, user_id, created_at)
      select message_id, user_id, ${now}::timestamptz from open_message cross join wanted_actor
      on conflict (message_id, user_id) do update set created_at = excluded.created_at
    ), unnamed as (
      delete from inbox_actor where user_id in (select user_id from gone) and message_id in (
        select message_id from inbox_message join work on user_id = owner_id
        where notice_key = ${key} and read_at is null)
    )`;
}

/** Takes people out of an unread notice. */
export async function removeActors(
  db: Queryable,
  { userId, key, actorIds }: { userId: string; key: string; actorIds: readonly string[] },
): Promise<void> {
  await sql`${PREPARED}
    delete from inbox_actor
    where user_id = any (${sql.val([...actorIds])}::text[]) and message_id in (
      select message_id from inbox_message where user_id = ${userId} and notice_key = ${key} and read_at is null)`.execute(
    db,
  );
}

/** Takes somebody out of all notices of a person. */
export async function removePerson(db: Queryable, userId: string, actorId: string): Promise<void> {
  await db
    .deleteFrom('inbox_actor')
    .where('user_id', '=', actorId)
    .where('message_id', 'in', (eb) =>
      eb.selectFrom('inbox_message').select('message_id').where('inbox_message.user_id', '=', userId),
    )
    .execute();
}

/** Takes comments out of the messages of everybody but some people. */
export async function removeComments(
  db: Queryable,
  commentIds: readonly string[],
  exceptUserIds: readonly string[],
): Promise<void> {
  await sql`
    delete from inbox_actor using inbox_message
    where inbox_actor.comment_id = any (${sql.val([...commentIds])}::bigint[])
      and inbox_message.message_id = inbox_actor.message_id
      and inbox_message.user_id <> all (${sql.val([...exceptUserIds])}::text[])`.execute(db);
}

/** Takes comments on boards out of everybody's messages. */
export async function removeBoardComments(db: Queryable, commentIds: readonly string[]): Promise<void> {
  await sql`delete from inbox_actor where board_comment_id = any (${sql.val([...commentIds])}::bigint[])`.execute(
    db,
  );
}

/** Adds a message about a comment that was removed. */
export async function insertRemoval(
  db: Queryable,
  { userId, fileKey, reason, now }: { userId: string; fileKey: string; reason: string; now: Date },
): Promise<void> {
  await db
    .insertInto('inbox_message')
    .values({
      user_id: userId,
      msg_type: InboxMessageType.COMMENT_REMOVED,
      content: JSON.stringify({ reason }),
      created_at: now,
      read_at: null,
      file_key: fileKey,
    })
    .execute();
}

/** The message to somebody whose profile was reset. */
export async function insertReset(
  db: Queryable,
  { userId, reason, now }: { userId: string; reason: string; now: Date },
): Promise<void> {
  await db
    .insertInto('inbox_message')
    .values({
      user_id: userId,
      msg_type: InboxMessageType.PROFILE_RESET,
      content: JSON.stringify({ reason }),
      created_at: now,
      read_at: null,
    })
    .execute();
}

/** The message to somebody whose feedback was answered. */
export async function insertAnswer(
  db: Queryable,
  { userId, content, now }: { userId: string; content: FeedbackAnswerContent; now: Date },
): Promise<void> {
  await db
    .insertInto('inbox_message')
    .values({
      user_id: userId,
      msg_type: InboxMessageType.FEEDBACK_ANSWERED,
      content: writeFeedbackAnswer(content),
      created_at: now,
      read_at: null,
    })
    .execute();
}

/** The message to the owner of a work whose tags or topics were corrected. */
export async function insertCorrection(
  db: Queryable,
  {
    userId,
    fileKey,
    content,
    now,
  }: { userId: string; fileKey: string; content: StoredTagsCorrected; now: Date },
): Promise<void> {
  await db
    .insertInto('inbox_message')
    .values({
      user_id: userId,
      msg_type: InboxMessageType.TAGS_CORRECTED,
      content: writeTagsCorrected(content),
      created_at: now,
      read_at: null,
      file_key: fileKey,
    })
    .execute();
}
