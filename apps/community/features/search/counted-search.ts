import type { Search } from './search-address.ts';

/** A search as it is counted: the order changes nothing, so that one number serves all orders. */
export function countedSearch({ filters, ...search }: Search): Search {
  return { ...search, filters: { ...filters, order: null } };
}
