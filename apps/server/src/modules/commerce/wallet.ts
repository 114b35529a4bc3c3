import type { Wallet, WalletEntryPage } from '@boardwalk/api-client';
import { returnDeadline, TEMPLATE_CURRENCY } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, Row } from '../../infra/database/schema.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import * as repository from './ledgerRepository.ts';
import type { StoredOrder } from './orderRepository.ts';
import { presentWalletEntry } from './presenter.ts';

/** Where money came from and whose it is: a ledger of transfers whose sides add up to zero. */
export type Ledger = ReturnType<typeof ledger>;

/** A payout as the ledger needs it. */
type BookedPayout = Pick<Row<'payout'>, 'payout_id' | 'user_id' | 'currency'> & {
  readonly amount: number | string;
};

/** The ledger and the sellers' wallets (decisions: "Membership, points, money"). */
export function ledger({ db, clock }: Infra) {
  /** Both sides of a payout: what the seller's wallet loses is owed by the payout, and the other way. */
  function payoutSides(
    { payout_id: payoutId, user_id: userId, currency }: BookedPayout,
    change: number,
    total: number,
  ): NewRow<'ledger_entry'>[] {
    const now = clock.now();
    const shared = {
      transfer_id: change < 0 ? payoutId : `${payoutId}-refused`,
      payout_id: payoutId,
      cause: change < 0 ? ('payout' as const) : ('payout_refused' as const),
      user_id: userId,
      currency,
      available_at: now,
      created_at: now,
    };
    return [
      { ...shared, account: 'seller', amount: change, balance_after: total },
      { ...shared, account: 'payout', amount: -change },
    ];
  }

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

    /**
     * Books that a creator has asked for a payout. The wallet's row is locked by it: of two at once the second sees what the
     * first has left. Errors: insufficient_balance.
     */
    async bookPayout(trx: Queryable, payout: BookedPayout): Promise<void> {
      const { user_id: userId, currency } = payout;
      const amount = Number(payout.amount);
      const total = await repository.addToWallet(trx, { userId, currency, amount: -amount });
      const { pending } = await repository.findWallet(trx, userId, currency, clock.now());
      if (total < pending)
        throw new ApiError('insufficient_balance', {
          internal: `payout ${payout.payout_id} of ${amount}`,
          data: { balance: Math.max(0, total + amount - pending) },
        });
      await repository.insertTransfer(trx, payoutSides(payout, -amount, total));
    },

    /** Books that a payout was refused: it comes back. */
    async bookRefusedPayout(trx: Queryable, payout: BookedPayout): Promise<void> {
      const { user_id: userId, currency } = payout;
      const amount = Number(payout.amount);
      const total = await repository.addToWallet(trx, { userId, currency, amount });
      await repository.insertTransfer(trx, payoutSides(payout, amount, total));
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
