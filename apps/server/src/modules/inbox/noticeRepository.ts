import { InboxMessageType, type NoticeGroup, type NoticeType } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';

/** Those of some people whom somebody wants to be notified of: none when they are gone or have switched such notices off. */
export async function wantedActors(
  db: Queryable,
  userId: string,
  { group, actorIds }: { group: NoticeGroup; actorIds: readonly string[] },
): Promise<string[]> {
  const row = await db
    .selectFrom('user_account')
    .leftJoin('mail_preference', 'mail_preference.user_id', 'user_account.user_id')
    .select([
      `mail_preference.${group} as wanted`,
      sql<string[]>`array(select blocked_id from person_block
        where blocker_id = ${userId} and blocked_id = any (${sql.val([...actorIds])}::text[]))`.as('blocked'),
    ])
    .where('user_account.user_id', '=', userId)
    .where('user_account.deactivated_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined || row.wanted === false) return [];
  return actorIds.filter((actorId) => !row.blocked.includes(actorId));
}

/** Those of some people of whom somebody was notified before, in this matter. */
export async function actorsKnown(
  db: Queryable,
  { userId, key, actorIds }: { userId: string; key: string; actorIds: readonly string[] },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('inbox_message')
    .innerJoin('inbox_actor', 'inbox_actor.message_id', 'inbox_message.message_id')
    .select('inbox_actor.user_id')
    .where('inbox_message.user_id', '=', userId)
    .where('inbox_message.notice_key', '=', key)
    .where('inbox_actor.user_id', 'in', actorIds)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/** The unread message about a matter, which moves to the top; a new one when there is none. */
export async function openNotice(
  db: Queryable,
  notice: { userId: string; type: NoticeType; key: string; fileKey: string | null; now: Date },
): Promise<{ messageId: string; isNew: boolean }> {
  const row = await db
    .insertInto('inbox_message')
    .values({
      user_id: notice.userId,
      msg_type: notice.type,
      content: '{}',
      created_at: notice.now,
      read_at: null,
      file_key: notice.fileKey,
      notice_key: notice.key,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'notice_key'])
        .where('read_at', 'is', null)
        .where('notice_key', 'is not', null)
        .doUpdateSet({ created_at: notice.now }),
    )
    .returning(['message_id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
  return { messageId: row.message_id, isNew: row.is_new };
}

/** Adds people to a notice; who is there already becomes the latest. */
export async function addActors(
  db: Queryable,
  actors: { messageId: string; actorIds: readonly string[]; commentId: string | null; now: Date },
): Promise<void> {
  const { messageId, actorIds } = actors;
  const latest = { comment_id: actors.commentId, created_at: actors.now };
  await db
    .insertInto('inbox_actor')
    .values(actorIds.map((user_id) => ({ message_id: messageId, user_id, ...latest })))
    .onConflict((conflict) => conflict.columns(['message_id', 'user_id']).doUpdateSet(latest))
    .execute();
}

/** Takes people out of an unread notice. */
export async function removeActors(
  db: Queryable,
  { userId, key, actorIds }: { userId: string; key: string; actorIds: readonly string[] },
): Promise<void> {
  await db
    .deleteFrom('inbox_actor')
    .where('user_id', 'in', actorIds)
    .where('message_id', 'in', (eb) =>
      eb
        .selectFrom('inbox_message')
        .select('message_id')
        .where('user_id', '=', userId)
        .where('notice_key', '=', key)
        .where('read_at', 'is', null),
    )
    .execute();
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
