import { InboxMessageType } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { MailMoney } from '../mail/service.ts';

/**
 * Counts a sale in the unread message about sales of the work, which moves to the top; in a new one when there is none. Of an account
 * that is deleted nothing is written.
 *
 * @returns whether it is new
 */
export async function addSale(
  db: Queryable,
  {
    userId,
    fileKey,
    income: { amount, currency },
    now,
  }: { userId: string; fileKey: string; income: MailMoney; now: Date },
): Promise<boolean> {
  const type = InboxMessageType.WORK_SOLD;
  const { rows } = await sql<{ is_new: boolean }>`
    insert into inbox_message (user_id, msg_type, content, created_at, file_key, notice_key)
    select user_id, ${sql.lit(type)}, ${JSON.stringify({ count: 1, income: { amount, currency }, since: now })}, ${now}::timestamptz,
      ${fileKey}, ${saleKey(fileKey, currency)}
    from user_account where user_id = ${userId} and deleted_at is null
    on conflict (user_id, notice_key) where read_at is null and notice_key is not null
      do update set created_at = excluded.created_at, content = jsonb_build_object(
        'count', (inbox_message.content::jsonb->>'count')::integer + 1,
        'income', jsonb_build_object(
          'amount', (inbox_message.content::jsonb#>>'{income,amount}')::bigint + ${amount}::bigint,
          'currency', ${currency}::text),
        'since', least((inbox_message.content::jsonb->>'since')::timestamptz, ${now}::timestamptz))::text
    returning xmax = 0 as is_new`.execute(db);
  return rows[0]?.is_new === true;
}

/**
 * Takes a sale out of the unread message it is counted in, and the message away with its last one. One that an earlier
 * message has reported stays there. Called in a transaction.
 *
 * @param sale.soldAt when it was counted
 */
export async function removeSale(
  db: Queryable,
  sale: { userId: string; fileKey: string; income: MailMoney; soldAt: Date },
): Promise<void> {
  const {
    income: { amount, currency },
    soldAt,
  } = sale;
  const { rows } = await sql<{ message_id: string; count: number }>`
    update inbox_message set content = jsonb_build_object(
      'count', (content::jsonb->>'count')::integer - 1,
      'income', jsonb_build_object(
        'amount', (content::jsonb#>>'{income,amount}')::bigint - ${amount}::bigint,
        'currency', ${currency}::text),
      'since', content::jsonb->>'since')::text
    where user_id = ${sale.userId} and notice_key = ${saleKey(sale.fileKey, currency)} and read_at is null
      and (content::jsonb->>'since')::timestamptz <= ${soldAt}::timestamptz
    returning message_id, (content::jsonb->>'count')::integer as count`.execute(db);
  for (const { message_id: id, count } of rows)
    if (count <= 0) await sql`delete from inbox_message where message_id = ${id}`.execute(db);
}

/** The key of the message about sales of a work in a currency. */
const saleKey = (fileKey: string, currency: string): string =>
  `${InboxMessageType.WORK_SOLD} ${fileKey} ${currency}`;
