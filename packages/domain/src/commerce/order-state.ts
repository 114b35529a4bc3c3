/** Where an order stands. */
export const OrderState = {
  /** Placed, no checkout opened yet. */
  CREATED: 'created',
  /** A checkout was opened; nothing is paid yet. */
  PAYING: 'paying',
  /** Paid, and what was bought is the buyer's. */
  PAID: 'paid',
  /** What was bought is taken back; the money is on its way back. */
  REFUNDING: 'refunding',
  /** The money is back. */
  REFUNDED: 'refunded',
  /** Called off by the buyer before payment. */
  CANCELLED: 'cancelled',
  /** Not paid in time. */
  EXPIRED: 'expired',
} as const;
export type OrderState = (typeof OrderState)[keyof typeof OrderState];

/** What can happen to an order. */
export const OrderAction = {
  /** A checkout is opened, once or again. */
  START: 'start',
  /** The provider says that the whole amount was paid. */
  PAY: 'pay',
  CANCEL: 'cancel',
  EXPIRE: 'expire',
  /** A refund is decided on. */
  RETURN: 'return',
  /** The provider has given the money back. */
  REFUND: 'refund',
  /** The provider cannot give the money back. */
  KEEP: 'keep',
} as const;
export type OrderAction = (typeof OrderAction)[keyof typeof OrderAction];

const { CREATED, PAYING, PAID, REFUNDING, REFUNDED, CANCELLED, EXPIRED } = OrderState;

const TRANSITIONS: Readonly<Record<OrderAction, Partial<Record<OrderState, OrderState>>>> = {
  start: { [CREATED]: PAYING, [PAYING]: PAYING },
  // A provider may report a payment long after it was made: an expired order is still fulfilled. A cancelled one is not, for the
  // buyer has said that they do not want it; that payment goes back.
  pay: { [CREATED]: PAID, [PAYING]: PAID, [EXPIRED]: PAID },
  cancel: { [CREATED]: CANCELLED, [PAYING]: CANCELLED },
  expire: { [CREATED]: EXPIRED, [PAYING]: EXPIRED },
  return: { [PAID]: REFUNDING },
  refund: { [REFUNDING]: REFUNDED },
  keep: { [REFUNDING]: PAID },
};

/**
 * Applies an action to the state of an order. Decision 0018.
 *
 * @param state where the order stands
 * @param action what happens
 * @returns the next state, or null when the action is not possible from here (the server answers 409)
 */
export function transitionOrder(state: OrderState, action: OrderAction): OrderState | null {
  return TRANSITIONS[action][state] ?? null;
}

/** The states in which an order waits for its payment. */
export const OPEN_ORDER_STATES = [CREATED, PAYING] as const;

/**
 * The state that people see: an order whose time is over counts as expired from that moment on, whenever the server gets
 * round to writing it down. Decision 0018.
 *
 * @param order its stored state and the end of its time
 * @param now the time of asking
 */
export function effectiveOrderState(
  order: { readonly state: OrderState; readonly expiresAt: Date },
  now: Date,
): OrderState {
  const isOpen = transitionOrder(order.state, OrderAction.EXPIRE) !== null;
  return isOpen && order.expiresAt <= now ? EXPIRED : order.state;
}
