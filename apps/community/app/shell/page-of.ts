import type { Location } from 'react-router';
import { paths } from '#shared/paths.ts';

const SEARCH = paths.searchOf(new URLSearchParams());

/**
 * What distinguishes one page from another: the path, and for a search its keyword. Filters, orders and tabs stay on a page.
 */
export function pageOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const keyword = pathname === SEARCH ? new URLSearchParams(search).get('keyword') : null;
  return keyword === null ? pathname : `${pathname} ${keyword}`;
}
