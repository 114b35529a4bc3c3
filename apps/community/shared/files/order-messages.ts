import { SortOrder } from '@boardwalk/domain';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../language/define-messages.ts';

export const defaultOrderMessages = defineMessages({
  recommended: {
    id: 'order.recommended',
    defaultMessage: 'Recommended',
    description: 'Order of a list: as recommended',
  },
  relevance: {
    id: 'order.relevance',
    defaultMessage: 'Best match',
    description: 'Order of search results: best match first',
  },
});

const byName = defineMessages({
  popular: { id: 'order.popular', defaultMessage: 'Most liked', description: 'Order of a list' },
  updated: { id: 'order.updated', defaultMessage: 'Recently updated', description: 'Order of a list' },
  collected: { id: 'order.collected', defaultMessage: 'Most saved', description: 'Order of a list' },
  created: { id: 'order.created', defaultMessage: 'Recently created', description: 'Order of a list' },
  used: { id: 'order.used', defaultMessage: 'Most used', description: 'Order of a list' },
  published: { id: 'order.published', defaultMessage: 'Newest', description: 'Order of a list' },
});

/** What each order of lists is called. */
export const orderMessages: Record<SortOrder, MessageDescriptor> = {
  [SortOrder.POPULAR]: byName.popular,
  [SortOrder.UPDATE_TIME]: byName.updated,
  [SortOrder.COLLECTIONS]: byName.collected,
  [SortOrder.CREATE_TIME]: byName.created,
  [SortOrder.USE_NUMBER]: byName.used,
  [SortOrder.PUBLISH_TIME]: byName.published,
};

/** The orders a visitor chooses from; the others are for lists that ask for them. */
const OFFERED_ORDERS: readonly SortOrder[] = [
  SortOrder.POPULAR,
  SortOrder.PUBLISH_TIME,
  SortOrder.USE_NUMBER,
  SortOrder.COLLECTIONS,
];

/**
 * The orders to choose from, and the one an address asks for when it is none of them: the page says how its list is sorted.
 *
 * @param chosen order in the address, if any
 */
export function offeredOrders(chosen: SortOrder | null | undefined): readonly SortOrder[] {
  return chosen == null || OFFERED_ORDERS.includes(chosen) ? OFFERED_ORDERS : [...OFFERED_ORDERS, chosen];
}
