import type { CheckoutStart } from './use-checkout.ts';

/** What the address of the checkout asks for. */
export interface CheckoutAddress {
  readonly start: CheckoutStart;
  /** The team for which something is to be bought; null for the reader. */
  readonly teamId: string | null;
  /** One-time token of a frame. */
  readonly token: string | null;
}

/** Reads the query `goods`, `team`, `order`, `outcome` and `token`. An order that comes back from a payment page has an outcome. */
export function readCheckoutAddress({ search }: Pick<Location, 'search'>): CheckoutAddress {
  const query = new URLSearchParams(search);
  const [goodsId, orderId, token] = [query.get('goods'), query.get('order'), query.get('token')];
  const teamId = query.get('team');
  if (orderId !== null)
    return {
      token,
      teamId,
      start: { orderId, isSaidPaid: query.get('outcome') === 'success', isToPay: false },
    };
  return { token, teamId, start: goodsId === null ? null : { goodsId, isChosen: false } };
}

/** The address without what works once. */
export function spentCheckoutAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete('token');
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
