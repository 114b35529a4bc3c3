import { NOTICE_PEOPLE_NAMED } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';
import { visitorRole } from '../workspace/service.ts';

/** A message of a person. */
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

/**
 * What the place of a message is called now, as far as its reader may know: a board as long as they may open it, a work as long as
 * it is public or theirs.
 */
function placeName(userId: string, now: Date) {
  return sql<string | null>`case
    when msg_type not like 'Board%' then case when publication.is_live or publication.owner_id = ${userId} then publication.name end
    when file.trashed_at is null and (
      file.owner_id = ${userId}
      or exists (select from team_member member where member.team_id = file.team_id and member.user_id = ${userId})
      or ${visitorRole(sql.ref('file.file_key'), userId, now)} is not null) then file.name end`;
}

/** A page of somebody's messages, the newest first. */
export async function listMessages(
  db: Queryable,
  userId: string,
  { page, size, now }: { page: number; size: number; now: Date },
) {
  return db
    .selectFrom('inbox_message')
    .leftJoin('publication', 'publication.file_key', 'inbox_message.file_key')
    .leftJoin('file', 'file.file_key', 'inbox_message.file_key')
    .select([
      'message_id',
      'msg_type',
      'content_type',
      'content',
      'inbox_message.created_at',
      'read_at',
      'inbox_message.file_key',
      'notice_key',
      placeName(userId, now).as('work_name'),
    ])
    .where('inbox_message.user_id', '=', userId)
    .orderBy('inbox_message.created_at', 'desc')
    .orderBy('message_id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

/** Somebody who did what a notice is about. */
export interface ActorRow {
  message_id: string;
  comment_id: string | null;
  nick_name: string;
  profile_name: string;
  /** How many people did it. */
  total: number;
}

/** The last people of each of some notices, the latest first: however many there are, no more than those are read. */
export async function findActors(db: Queryable, messageIds: readonly string[]): Promise<ActorRow[]> {
  if (messageIds.length === 0) return [];
  const { rows } = await sql<ActorRow>`
    select notice.message_id, last.comment_id, last.nick_name, last.profile_name, notice.actor_num as total
    from inbox_message notice
    cross join lateral (
      select coalesce(actor.comment_id, actor.board_comment_id) as comment_id, person.nick_name, profile.name as profile_name, actor.created_at, actor.user_id
      from inbox_actor actor
      join user_account person on person.user_id = actor.user_id
      join profile on profile.user_id = actor.user_id
      where actor.message_id = notice.message_id
      order by actor.created_at desc, actor.user_id limit ${NOTICE_PEOPLE_NAMED}) last
    where notice.message_id = any (${sql.val([...messageIds])}::bigint[])
    order by notice.message_id, last.created_at desc, last.user_id`.execute(db);
  return rows;
}

/** How many messages somebody has. */
export async function countMessages(db: Queryable, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('inbox_message')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many of somebody's messages are unread. */
export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('inbox_message')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whose message it is; undefined when there is none. */
export async function findAddressee(db: Queryable, messageId: number): Promise<string | undefined> {
  const message = await db
    .selectFrom('inbox_message')
    .select('user_id')
    .where('message_id', '=', String(messageId))
    .executeTakeFirst();
  return message?.user_id;
}

/** Marks one message as read, or all of somebody's; those read already keep their time. */
export async function markRead(
  db: Queryable,
  userId: string,
  { messageId, now }: { messageId?: number; now: Date },
): Promise<void> {
  await db
    .updateTable('inbox_message')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(messageId !== undefined, (query) => query.where('message_id', '=', String(messageId)))
    .execute();
}

/** Adds a message. */
export async function insertMessage(db: Queryable, row: NewRow<'inbox_message'>): Promise<void> {
  await db.insertInto('inbox_message').values(row).execute();
}
