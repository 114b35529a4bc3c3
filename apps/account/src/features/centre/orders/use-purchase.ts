import { useCallback, useState } from 'react';
import type { CheckoutStart } from '../checkout/use-checkout.ts';

/** What is being bought in the account centre. */
export interface PurchaseState {
  /** What somebody comes with to the checkout; undefined while nothing is bought. */
  readonly start: CheckoutStart | undefined;
  /** Counts payments: what was loaded before one may be different now. */
  readonly payments: number;
  readonly buy: (goodsId: string) => void;
  readonly pay: (orderId: string) => void;
  /** Something was paid. */
  readonly count: () => void;
  /** The checkout was left. */
  readonly leave: () => void;
}

/**
 * Keeps what is being bought.
 *
 * @param wanted what the address asks to buy
 */
export function usePurchase(wanted: string | null): PurchaseState {
  const [start, setStart] = useState<CheckoutStart | undefined>(
    wanted === null ? undefined : { goodsId: wanted, isChosen: false },
  );
  const [payments, setPayments] = useState(0);
  const count = useCallback(() => setPayments((before) => before + 1), []);
  return {
    start,
    payments,
    buy: useCallback((goodsId: string) => setStart({ goodsId, isChosen: true }), []),
    pay: useCallback((orderId: string) => setStart({ orderId, isSaidPaid: false, isToPay: true }), []),
    count,
    leave: useCallback(() => {
      setStart(undefined);
      // Something may have been paid whose confirmation is still on the way.
      count();
    }, [count]),
  };
}
