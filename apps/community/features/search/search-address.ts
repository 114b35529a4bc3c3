import { parseSearchFilters, writeSearchFilters, type SearchFilters } from '@boardwalk/domain';
import { paths } from '#shared/paths.ts';

/** What is searched for: a text, which may be empty, and filters. */
export interface Search {
  readonly keyword: string;
  /** Words that nothing has are not looked for in another spelling. */
  readonly asTyped?: boolean;
  readonly filters: SearchFilters;
}

/** Longest text of a search that is sent, in characters. */
const KEYWORD_MAX = 200;
const AS_TYPED = 'as_typed';

/** Reads a search from its address; what is no filter counts as not chosen. */
export function readSearch(query: URLSearchParams): Search {
  const keyword = (query.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX);
  const asTyped = keyword !== '' && query.get(AS_TYPED) === 'true';
  return { keyword, ...(asTyped ? { asTyped } : {}), filters: parseSearchFilters(query) };
}

/** The address of a search. */
export function searchAddress({ keyword, asTyped, filters }: Search): string {
  const query = new URLSearchParams(keyword === '' ? {} : { keyword });
  if (asTyped === true) query.set(AS_TYPED, 'true');
  return paths.searchOf(writeSearchFilters(filters, query));
}
