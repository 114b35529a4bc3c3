import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { MailState } from '../../infra/database/mailTables.ts';
import type { NewRow, Row } from '../../infra/database/schema.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';
import { LINK_OF, TO_FORMER_ADDRESS, type Preference } from './kinds.ts';

/** What sending somebody a mail needs to know of them; undefined when the account is gone or closed. */
export async function findRecipient(db: Queryable, userId: string) {
  return db
    .selectFrom('user_account')
    .leftJoin('mail_preference', 'mail_preference.user_id', 'user_account.user_id')
    .select([
      'email',
      'email_proven_at',
      'language',
      'mail_preference.reviews',
      'mail_preference.comments',
      'mail_preference.sales',
    ])
    .where('user_account.user_id', '=', userId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
}

/** Adds a mail and gives its id. */
export async function insertMail(db: Queryable, row: NewRow<'mail'>): Promise<string> {
  const { mail_id: id } = await db
    .insertInto('mail')
    .values(row)
    .returning('mail_id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A mail that is being sent, with the address it goes to. */
export interface BegunMail extends Pick<
  Row<'mail'>,
  'mail_id' | 'user_id' | 'kind' | 'data' | 'language' | 'message_id' | 'attempts' | 'created_at'
> {
  /** Null when the account has no proven one any more. */
  to: string | null;
  /** In which times are shown to its reader; null when they chose none. */
  time_zone: string | null;
}

/** Begins an attempt to send a mail; undefined when it waits no more, or a server of the former version has it. */
export async function beginAttempt(db: Queryable, mailId: string): Promise<BegunMail | undefined> {
  const { rows } = await sql<BegunMail>`
    update mail set state = 'sending', attempts = mail.attempts + 1
    where mail_id = ${mailId} and state in ('queued', 'sending') and next_attempt_at is null
    returning mail.mail_id, mail.user_id, mail.kind, mail.data, mail.language, mail.message_id, mail.attempts, mail.created_at,
      coalesce(mail.address, (select email from user_account
        where user_account.user_id = mail.user_id and deactivated_at is null and email_proven_at is not null)) as "to",
      (select time_zone from user_account where user_account.user_id = mail.user_id) as time_zone`.execute(
    db,
  );
  return rows[0];
}

/** How an attempt ended. */
export type MailOutcome =
  | { state: 'sent'; at: Date }
  | { state: 'failed'; fault: string }
  | { state: 'queued'; fault: string; nextAttemptAt: Date };

/**
 * Writes down how an attempt ended, unless another one has begun since. What was sent or given up keeps no
 * address, and what was sent no text.
 */
export async function settleAttempt(
  db: Queryable,
  { mail_id: mailId, attempts }: Pick<BegunMail, 'mail_id' | 'attempts'>,
  outcome: MailOutcome,
): Promise<void> {
  const { state } = outcome;
  await db
    .updateTable('mail')
    .set({
      state,
      fault: state === 'sent' ? null : outcome.fault,
      sent_at: state === 'sent' ? outcome.at : null,
      ...(state === 'queued' ? {} : { address: null }),
      ...(state === 'sent' ? { data: '{}' } : {}),
    })
    .where('mail_id', '=', mailId)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .execute();
}

/** Locks a mail: who queues it again waits, or has done so. */
export async function lockMail(trx: Queryable, mailId: string): Promise<void> {
  await trx.selectFrom('mail').select('mail_id').where('mail_id', '=', mailId).forNoKeyUpdate().execute();
}

/**
 * Gives a mail up that no attempt has settled.
 *
 * @param fault unless an attempt has found one
 */
export async function giveUp(db: Queryable, mailId: string, fault: string): Promise<void> {
  await db
    .updateTable('mail')
    .set((eb) => ({ state: 'failed', fault: eb.fn.coalesce('fault', eb.val(fault)), address: null }))
    .where('mail_id', '=', mailId)
    .where('state', 'in', ['queued', 'sending'])
    .where('next_attempt_at', 'is', null)
    .execute();
}

/** Mails that wait, by their ids, some after another. */
export async function listWaiting(
  db: Queryable,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('mail')
    .select('mail_id')
    .where('state', 'in', ['queued', 'sending'])
    .where('next_attempt_at', 'is', null)
    .where('mail_id', '>', after)
    .orderBy('mail_id')
    .limit(limit)
    .execute();
  return rows.map(({ mail_id: id }) => id);
}

/** Takes over mails that servers of the former version have written and are not sending just now; gives when each is due. */
export async function takeOver(
  db: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<{ mailId: string; dueAt: Date }[]> {
  const { rows } = await sql<{ mailId: string; dueAt: Date }>`
    with former as (
      select mail_id, next_attempt_at from mail
      where next_attempt_at is not null and (state = 'queued' or next_attempt_at <= ${now})
      order by next_attempt_at limit ${limit} for no key update skip locked)
    update mail set next_attempt_at = null from former
    where mail.mail_id = former.mail_id
    returning mail.mail_id as "mailId", former.next_attempt_at as "dueAt"`.execute(db);
  return rows;
}

/** A mail as the operator sees it. */
export type MailRow = Awaited<ReturnType<typeof listMails>>['list'][number];

/** Mails, the newest first. */
export async function listMails(
  db: Queryable,
  { state, cursor, size }: { state: MailState | undefined; cursor: string; size: number },
) {
  const rows = await mails(db)
    .$if(state !== undefined, (query) => query.where('mail.state', '=', state ?? 'queued'))
    .where((eb) => afterCursor(eb, cursor, [['mail.mail_id', 'integer']], 'desc'))
    .orderBy('mail.mail_id', 'desc')
    .limit(size + 1)
    .execute();
  const page: CursorPage<(typeof rows)[number]> = toPage(rows, size, (row) => [Number(row.mail_id)]);
  return page;
}

/** One mail. */
export async function findMail(db: Queryable, mailId: string): Promise<MailRow | undefined> {
  return mails(db).where('mail.mail_id', '=', mailId).executeTakeFirst();
}

function mails(db: Queryable) {
  return db
    .selectFrom('mail')
    .leftJoin('user_account', 'user_account.user_id', 'mail.user_id')
    .selectAll('mail')
    .select('user_account.time_zone')
    .select(sql<string | null>`coalesce(mail.address, user_account.email)`.as('to'));
}

/**
 * Queues mails that failed or were kept once more, as if they were new.
 *
 * @param which one mail, or all of a state
 * @returns their ids
 */
export async function requeue(
  db: Queryable,
  which: { mailId: string } | { state: 'failed' | 'kept' },
): Promise<string[]> {
  const rows = await db
    .updateTable('mail')
    .set({ state: 'queued', attempts: 0, fault: null })
    .where('state', 'in', ['failed', 'kept'])
    .where('kind', 'not in', Object.keys(LINK_OF))
    // Without somebody to send it to there is nothing to repeat.
    .where((eb) =>
      eb.or([
        eb('address', 'is not', null),
        eb.and([eb('user_id', 'is not', null), eb('kind', 'not in', TO_FORMER_ADDRESS)]),
      ]),
    )
    .$if('mailId' in which, (query) => query.where('mail_id', '=', 'mailId' in which ? which.mailId : '0'))
    .$if('state' in which, (query) => query.where('state', '=', 'state' in which ? which.state : 'kept'))
    .returning('mail_id')
    .execute();
  return rows.map(({ mail_id: id }) => id);
}

/** How many mails that were not sent are in each state. */
export async function countUnsent(db: Queryable): Promise<Partial<Record<MailState, number>>> {
  const rows = await db
    .selectFrom('mail')
    .select((eb) => ['state', eb.fn.countAll<string>().as('count')])
    .where('state', '<>', 'sent')
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
}

/** Everything people can switch off. */
export const PREFERENCES = [
  'reviews',
  'comments',
  'sales',
  'notify_likes',
  'notify_copies',
  'notify_follows',
  'notify_comments',
] as const satisfies readonly Preference[];

/** Which mails and notices somebody wants; undefined when they never chose. */
export async function findPreferences(
  db: Queryable,
  userId: string,
): Promise<Record<Preference, boolean> | undefined> {
  return db
    .selectFrom('mail_preference')
    .select(PREFERENCES)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Changes which mails and notices somebody wants; what is not named stays, at first switched on. */
export async function savePreferences(
  db: Queryable,
  userId: string,
  wanted: Partial<Record<Preference, boolean>>,
  now: Date,
): Promise<Record<Preference, boolean>> {
  const { reviews, comments, sales, notify_likes, notify_copies, notify_follows, notify_comments } = wanted;
  return db
    .insertInto('mail_preference')
    .values({
      user_id: userId,
      reviews: reviews ?? true,
      comments: comments ?? true,
      sales: sales ?? true,
      notify_likes: notify_likes ?? true,
      notify_copies: notify_copies ?? true,
      notify_follows: notify_follows ?? true,
      notify_comments: notify_comments ?? true,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        reviews,
        comments,
        sales,
        notify_likes,
        notify_copies,
        notify_follows,
        notify_comments,
        updated_at: now,
      }),
    )
    .returning(PREFERENCES)
    .executeTakeFirstOrThrow();
}

/** Whether an account is there. */
export async function hasAccount(db: Queryable, userId: string): Promise<boolean> {
  const account = await db
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return account !== undefined;
}

/** Removes every mail to somebody, and what they chose. */
export async function deleteMailsOf(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('mail').where('user_id', '=', userId).execute();
  await db.deleteFrom('mail_preference').where('user_id', '=', userId).execute();
}

/** Removes mails that were written before a time and wait for nothing. */
export async function deleteSettledBefore(db: Queryable, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail')
    .where('state', 'in', ['sent', 'failed', 'kept'])
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
