import { OrderState } from '@boardwalk/domain';
import { orderMessages as messages } from './messages.ts';

const WORDS = {
  created: messages.created,
  paying: messages.paying,
  paid: messages.paid,
  refunding: messages.refunding,
  refunded: messages.refunded,
  cancelled: messages.cancelled,
  expired: messages.expired,
} as const satisfies Record<OrderState, unknown>;

/** All states of an order, in the order in which it goes through them. */
export const ORDER_STATES = Object.values(OrderState);

/** The name of a state of an order. */
export function orderWords(state: OrderState) {
  return WORDS[state];
}
