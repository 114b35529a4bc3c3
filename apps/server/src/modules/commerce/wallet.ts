import type { Wallet, WalletEntryPage } from '@boardwalk/api-client';
import { returnDeadline, TEMPLATE_CURRENCY } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';
import type { Infra } from '../../infra/Infra.ts';
import * as repository from './ledgerRepository.ts';
import type { StoredOrder } from './orderRepository.ts';
import { presentWalletEntry } from './presenter.ts';

/** Where money came from and whose it is: a ledger of transfers whose sides add up to zero. */
export type Ledger = ReturnType<typeof ledger>;

/** The ledger and the sellers' wallets (decisions: "Membership, points, money"). */
export function ledger({ db, clock }: Infra) {
  return {
    /**
     * Books the payment of an order: the price comes from the buyer; of a template the platform gets its share and the
     * seller the rest, of anything else the platform gets all. The seller's income is pending while the buyer may give
     * the template back.
     */
    async bookSale(trx: Queryable, order: StoredOrder, paidAt: Date): Promise<void> {
      const { order_id: orderId, amount, currency, fee, seller_id: sellerId } = order;
      const income = sellerId === null ? 0 : amount - fee;
      const shared = {
        transfer_id: `${orderId}-sale`,
        order_id: orderId,
        cause: 'sale' as const,
        currency,
        available_at: sellerId === null ? paidAt : returnDeadline(paidAt),
        created_at: clock.now(),
      };
      const entries: NewRow<'ledger_entry'>[] = [
        { ...shared, account: 'buyer', user_id: order.user_id, amount: -amount },
        { ...shared, account: 'platform', user_id: null, amount: amount - income },
      ];
      if (sellerId !== null) {
        const total = await repository.addToWallet(trx, { userId: sellerId, currency, amount: income });
        entries.push({
          ...shared,
          account: 'seller',
          user_id: sellerId,
          amount: income,
          balance_after: total,
        });
      }
      await repository.insertTransfer(trx, entries);
    },

    /**
     * Books that an order's payment went back: every side of the sale the other way. What was pending stops being so
     * together with its sale; a seller who was paid out meanwhile is in debt.
     */
    async bookRefund(trx: Queryable, orderId: string, refundId: string): Promise<void> {
      const now = clock.now();
      const sale = await repository.findSale(trx, orderId);
      const entries: NewRow<'ledger_entry'>[] = [];
      for (const side of sale) {
        const amount = -Number(side.amount);
        const total =
          side.account === 'seller' && side.user_id !== null
            ? await repository.addToWallet(trx, { userId: side.user_id, currency: side.currency, amount })
            : null;
        entries.push({
          transfer_id: refundId,
          order_id: orderId,
          cause: 'refund',
          account: side.account,
          user_id: side.user_id,
          amount,
          currency: side.currency,
          balance_after: total,
          available_at: side.available_at > now ? side.available_at : now,
          created_at: now,
        });
      }
      await repository.insertTransfer(trx, entries);
    },

    /** What somebody has earned by selling templates. */
    async walletOf(userId: string): Promise<Wallet> {
      const { total, pending } = await repository.findWallet(db, userId, TEMPLATE_CURRENCY, clock.now());
      return { currency: TEMPLATE_CURRENCY, balance: total - pending, pending };
    },

    /** The changes of somebody's wallet, the newest first. */
    async entriesOf(userId: string, page: { cursor: string; size: number }): Promise<WalletEntryPage> {
      const found = await repository.listEntries(db, userId, page);
      return { ...found, list: found.list.map(presentWalletEntry) };
    },
  };
}
