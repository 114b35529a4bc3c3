import type { Search } from './search-address.ts';

/** A search as it is counted: the order changes nothing, so that one number serves all orders. */
export function countedSearch({ keyword, filters }: Search): Search {
  return { keyword, filters: { ...filters, order: null } };
}
