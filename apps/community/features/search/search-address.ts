import { FeeType, SortOrder } from '@boardwalk/domain';
import { paths } from '#shared/paths.ts';
import type { SearchArgument } from './api.ts';

/** Reads a search from its address (`keyword`, `fee_type`, `order`); what is unknown counts as not chosen. */
export function readSearch(query: URLSearchParams): SearchArgument {
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 200);
  const feeType =
    Object.values(FeeType).find((each) => String(each) === query.get('fee_type')) ?? FeeType.ALL;
  const order = Object.values(SortOrder).find((each) => String(each) === query.get('order'));
  return { keyword, feeType, ...(order === undefined ? {} : { order }) };
}

/** The address of a search. */
export function searchAddress({ keyword, feeType, order }: SearchArgument): string {
  const rest = new URLSearchParams();
  if (feeType !== FeeType.ALL) rest.set('fee_type', String(feeType));
  if (order !== undefined) rest.set('order', String(order));
  const text = rest.toString();
  return text === '' ? paths.search(keyword) : `${paths.search(keyword)}&${text}`;
}
