import { newIdempotencyKey, type ApiClient, type Checkout, type Order } from '@boardwalk/api-client';
import { OrderState } from '@boardwalk/domain';
import { documentLanguage } from '@boardwalk/app-shell/language';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How often, and how far apart in milliseconds, the server is asked whether the provider has confirmed a payment. */
const ASKS = 8;
const PAUSE_MS = 750;

/** What somebody comes with to buy. */
export type CheckoutStart =
  /** Something that is sold; shown first, unless it was chosen from what says the same. */
  | { readonly goodsId: string; readonly isChosen: boolean }
  /** An order that was placed: to pay it, or to see what became of it. */
  | { readonly orderId: string; readonly isSaidPaid: boolean; readonly isToPay: boolean }
  /** Nothing yet: one of the plans. */
  | null;

/** How far buying is. */
export type CheckoutStep =
  | { readonly name: 'plans' }
  | { readonly name: 'goods'; readonly goodsId: string }
  /** The order is placed and its checkout opened. */
  | { readonly name: 'starting' }
  | { readonly name: 'paying'; readonly checkout: Checkout }
  /** The server is asked what became of the order. */
  | { readonly name: 'asking' }
  /** The checkout was left, and the order is as the server says. */
  | { readonly name: 'left'; readonly order: Order; readonly isSaidPaid: boolean }
  | { readonly name: 'failed'; readonly failure: unknown; readonly turn: CheckoutTurn };

/** What is asked of the server. */
export type CheckoutTurn =
  /** Places the order, for a team or for the reader, and opens its checkout. */
  | { readonly does: 'buy'; readonly goodsId: string; readonly teamId: string | null }
  | { readonly does: 'pay'; readonly orderId: string }
  /** Asks what became of an order; for a while when its payment page said that it was paid. */
  | { readonly does: 'ask'; readonly orderId: string; readonly isSaidPaid: boolean };

/** Whether an order can still be paid. */
export const isOpenOrder = ({ state }: Order) => state === OrderState.CREATED || state === OrderState.PAYING;

/**
 * Buying, step by step: choose, place the order, pay, and ask the server what became of it. What the provider's page says
 * decides nothing.
 *
 * @param options.onMaybePaid runs when a payment may have been made that the server has not confirmed yet
 * @param options.onPaid runs once when the server has confirmed the payment
 */
export function useCheckout(options: {
  client: ApiClient;
  start: CheckoutStart;
  onMaybePaid?: (() => void) | undefined;
  onPaid: (order: Order) => void;
}) {
  const { client, start } = options;
  const [step, setStep] = useState<CheckoutStep>(() => firstStep(start));
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  /** The turn whose answer counts: what was given up meanwhile is passed over. */
  const current = useRef<CheckoutTurn | null>(null);
  // One key for all tries to place one order: a second try after a lost answer places no second one.
  const key = useRef<{ wanted: string; value: string } | null>(null);

  const perform = useCallback(
    async (turn: CheckoutTurn): Promise<void> => {
      current.current = turn;
      if (turn.does === 'ask' && turn.isSaidPaid) latest.current.onMaybePaid?.();
      if (turn.does === 'buy') {
        const wanted = `${turn.goodsId} ${turn.teamId ?? ''}`;
        if (key.current?.wanted !== wanted) key.current = { wanted, value: newIdempotencyKey() };
      }
      let next: CheckoutStep;
      try {
        next = await take(client, turn, key.current?.value ?? '');
      } catch (failure) {
        next = { name: 'failed', failure, turn };
      }
      if (current.current !== turn) return;
      if (next.name === 'paying') key.current = null;
      setStep(next);
      if (next.name === 'left' && next.order.state === OrderState.PAID) latest.current.onPaid(next.order);
    },
    [client],
  );

  useEffect(() => {
    const first = firstTurn(start);
    if (first !== null) void perform(first);
    return () => {
      // Nobody waits for the answer any more.
      current.current = null;
    };
  }, [start, perform]);

  const run = (turn: CheckoutTurn) => {
    setStep(turn.does === 'ask' ? { name: 'asking' } : { name: 'starting' });
    void perform(turn);
  };
  return { step, run };
}

function firstTurn(start: CheckoutStart): CheckoutTurn | null {
  if (start === null) return null;
  if ('goodsId' in start)
    return start.isChosen ? { does: 'buy', goodsId: start.goodsId, teamId: null } : null;
  const { orderId, isSaidPaid, isToPay } = start;
  return isToPay ? { does: 'pay', orderId } : { does: 'ask', orderId, isSaidPaid };
}

function firstStep(start: CheckoutStart): CheckoutStep {
  if (start === null) return { name: 'plans' };
  if ('goodsId' in start && !start.isChosen) return { name: 'goods', goodsId: start.goodsId };
  return { name: 'orderId' in start && !start.isToPay ? 'asking' : 'starting' };
}

async function take(client: ApiClient, turn: CheckoutTurn, key: string): Promise<CheckoutStep> {
  if (turn.does === 'ask') {
    const { orderId, isSaidPaid } = turn;
    return { name: 'left', order: await settle(client, orderId, isSaidPaid ? ASKS : 1), isSaidPaid };
  }
  const orderId = turn.does === 'pay' ? turn.orderId : await placeOrder(client, turn, key);
  return { name: 'paying', checkout: await client.call('startCheckout', { path: { order_id: orderId } }) };
}

async function placeOrder(
  client: ApiClient,
  { goodsId, teamId }: { goodsId: string; teamId: string | null },
  key: string,
): Promise<string> {
  const order = await client.call('createOrder', {
    headers: { 'Idempotency-Key': key, 'Accept-Language': documentLanguage(document) },
    body: { goods_id: goodsId, ...(teamId !== null && { team_id: teamId }) },
  });
  return order.order_id;
}

async function settle(client: ApiClient, orderId: string, asks: number): Promise<Order> {
  const order = await client.call('getOrder', { path: { order_id: orderId } });
  if (!isOpenOrder(order) || asks <= 1) return order;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return settle(client, orderId, asks - 1);
}
