import { newIdempotencyKey, type ApiClient, type Checkout, type Order } from '@boardwalk/api-client';
import { OrderState } from '@boardwalk/domain';
import { useCallback, useRef, useState } from 'react';
import { documentLanguage } from '@boardwalk/app-shell/language';
import { useAction } from '#shared/failures/use-action.ts';

/** How often, and how far apart in milliseconds, the server is asked whether the provider has confirmed a payment. */
const ASKS = 8;
const PAUSE_MS = 750;

const isOpen = ({ state }: Order) => state === OrderState.CREATED || state === OrderState.PAYING;

/** How far buying is. */
export interface PurchaseState {
  /** What the address asked to buy, until that is decided. */
  readonly wantedId: string | null;
  /** The checkout in a frame. */
  readonly checkout: Checkout | null;
  /** The order when its checkout was left. */
  readonly result: { readonly order: Order; readonly isSaidPaid: boolean } | null;
  readonly isStarting: boolean;
  readonly failure: unknown;
  /** Counts payments. */
  readonly payments: number;
  readonly buy: (goodsId: string) => void;
  readonly pay: (orderId: string) => void;
  readonly forgetWanted: () => void;
  /**
   * The checkout was left.
   *
   * @param isSaidPaid whether its page said that it was paid; the server decides
   */
  readonly leave: (isSaidPaid: boolean) => Promise<void>;
}

/**
 * Buying: place the order, open its checkout, and ask the server afterwards what became of it.
 *
 * @param wanted what the address asks to buy
 */
export function usePurchase(client: ApiClient, wanted: string | null): PurchaseState {
  const [wantedId, setWantedId] = useState(wanted);
  const [checkout, setCheckout] = useState<Checkout | null>(null);
  const [result, setResult] = useState<PurchaseState['result']>(null);
  const [payments, setPayments] = useState(0);

  const [askFailure, setAskFailure] = useState<unknown>(null);
  /** The purchase whose outcome is shown. An earlier one may still be asked about. */
  const shown = useRef<Checkout | null>(null);

  async function ask(left: Checkout, isSaidPaid: boolean) {
    try {
      const order = await settle(client, left.order_id, isSaidPaid ? ASKS : 1);
      if (shown.current === left) setResult({ order, isSaidPaid });
    } catch (reason) {
      if (shown.current === left) setAskFailure(reason);
    } finally {
      // Something may have been paid, whether the server could be asked or not.
      setPayments((count) => count + 1);
    }
  }

  const start = useAction(async (what: { goodsId: string } | { orderId: string }) => {
    shown.current = null;
    setResult(null);
    setAskFailure(null);
    const orderId = 'orderId' in what ? what.orderId : (await placeOrder(client, what.goodsId)).order_id;
    const opened = await client.call('startCheckout', { path: { order_id: orderId } });
    if (opened.display === 'frame') setCheckout(opened);
    else window.location.assign(opened.url);
  });
  const { run } = start;

  async function leave(isSaidPaid: boolean) {
    if (checkout === null) return;
    setCheckout(null);
    shown.current = checkout;
    await ask(checkout, isSaidPaid);
  }

  return {
    wantedId,
    checkout,
    result,
    isStarting: start.isRunning,
    failure: start.failure ?? askFailure,
    payments,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `run` does the same whichever render made it
    buy: useCallback((goodsId: string) => void run({ goodsId }), []),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
    pay: useCallback((orderId: string) => void run({ orderId }), []),
    forgetWanted: () => setWantedId(null),
    leave,
  };
}

async function placeOrder(client: ApiClient, goodsId: string): Promise<Order> {
  return client.call('createOrder', {
    headers: { 'Idempotency-Key': newIdempotencyKey(), 'Accept-Language': documentLanguage(document) },
    body: { goods_id: goodsId },
  });
}

async function settle(client: ApiClient, orderId: string, asks: number): Promise<Order> {
  const order = await client.call('getOrder', { path: { order_id: orderId } });
  if (!isOpen(order) || asks <= 1) return order;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return settle(client, orderId, asks - 1);
}
