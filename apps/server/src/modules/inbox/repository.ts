import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';

/** A message of a person. */
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

/** A page of somebody's messages, the newest first. */
export async function listMessages(
  db: Queryable,
  userId: string,
  { page, size }: { page: number; size: number },
) {
  return db
    .selectFrom('inbox_message')
    .select(['message_id', 'msg_type', 'content_type', 'content', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('message_id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
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
