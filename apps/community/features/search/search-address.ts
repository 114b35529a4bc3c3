import { parseSearchFilters, writeSearchFilters, type SearchFilters } from '@boardwalk/domain';
import { paths } from '#shared/paths.ts';

/** What is searched for: a text, which may be empty, and filters. */
export interface Search {
  readonly keyword: string;
  readonly filters: SearchFilters;
}

/** Longest text of a search that is sent, in characters. */
const KEYWORD_MAX = 200;

/** Reads a search from its address; what is no filter counts as not chosen. */
export function readSearch(query: URLSearchParams): Search {
  const keyword = (query.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX);
  return { keyword, filters: parseSearchFilters(query) };
}

/** The address of a search. */
export function searchAddress({ keyword, filters }: Search): string {
  const query = new URLSearchParams(keyword === '' ? {} : { keyword });
  return paths.searchOf(writeSearchFilters(filters, query));
}
