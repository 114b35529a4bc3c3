import { activeSearchFilters } from '@boardwalk/domain';
import type { Search } from './search-address.ts';

/** Longest text that creators are looked for by, in characters (contract: CreatorKeyword). */
const KEYWORD_MAX = 100;

/** What creators are looked for by, to stand above the results; null where filters or no words say that works are wanted. */
export function creatorsKeyword({ keyword, filters }: Search): string | null {
  const isNamed = keyword !== '' && keyword.length <= KEYWORD_MAX;
  return isNamed && activeSearchFilters(filters).length === 0 ? keyword : null;
}
