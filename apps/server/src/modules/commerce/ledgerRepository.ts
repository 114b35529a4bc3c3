import type { Currency } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';

/** Adds to what a seller has earned and gives the new total. The row is locked until the transaction ends. */
export async function addToWallet(
  db: Queryable,
  change: { userId: string; currency: Currency; amount: number },
): Promise<number> {
  const { userId, currency, amount } = change;
  const { total } = await db
    .insertInto('wallet')
    .values({ user_id: userId, currency, total: amount })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'currency']).doUpdateSet((eb) => ({
        total: eb('wallet.total', '+', String(amount)),
      })),
    )
    .returning('total')
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Writes all sides of a transfer down. */
export async function insertTransfer(db: Queryable, entries: NewRow<'ledger_entry'>[]): Promise<void> {
  await db.insertInto('ledger_entry').values(entries).execute();
}

/** The sides of an order's sale. */
export async function findSale(db: Queryable, orderId: string) {
  return db
    .selectFrom('ledger_entry')
    .select(['account', 'user_id', 'amount', 'currency', 'available_at'])
    .where('order_id', '=', orderId)
    .where('cause', '=', 'sale')
    .execute();
}

/**
 * What somebody has earned in a currency, and how much of it is still pending. What a buyer is being refunded stays pending,
 * however long that takes: it is about to leave the wallet.
 */
export async function findWallet(
  db: Queryable,
  userId: string,
  currency: Currency,
  now: Date,
): Promise<{ total: number; pending: number }> {
  const { rows } = await sql<{ total: string; pending: string }>`
    select
      coalesce((select total from wallet where user_id = ${userId} and currency = ${currency}), 0) as total,
      coalesce((
        select sum(entry.amount) from ledger_entry as entry
        left join goods_order as sold on sold.order_id = entry.order_id
        where entry.user_id = ${userId} and entry.account = 'seller' and entry.currency = ${currency}
          and (entry.available_at > ${now} or (entry.cause = 'sale' and sold.state = 'refunding'))
      ), 0) as pending`.execute(db);
  return { total: Number(rows[0]?.total ?? 0), pending: Number(rows[0]?.pending ?? 0) };
}

/** A change of a wallet. */
export type WalletEntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

/** A part of the changes of somebody's wallet, the newest first. */
export async function listEntries(
  db: Queryable,
  userId: string,
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<WalletEntryRow>> {
  const rows = await selectEntries(db, userId, { cursor, limit: size + 1 });
  return toPage(rows, size, (row) => [Number(row.entry_id)]);
}

async function selectEntries(
  db: Queryable,
  userId: string,
  { cursor, limit }: { cursor: string; limit: number },
) {
  return db
    .selectFrom('ledger_entry as entry')
    .leftJoin('goods_order as sold', 'sold.order_id', 'entry.order_id')
    .select([
      'entry.entry_id',
      'entry.cause',
      'entry.amount',
      'entry.currency',
      'entry.balance_after',
      'entry.available_at',
      'entry.created_at',
      'sold.title',
      'sold.file_key',
      'sold.amount as price',
      'sold.fee',
    ])
    .where('entry.user_id', '=', userId)
    .where('entry.account', '=', 'seller')
    .where((eb) => afterCursor(eb, cursor, [['entry.entry_id', 'integer']], 'desc'))
    .orderBy('entry.entry_id', 'desc')
    .limit(limit)
    .execute();
}
