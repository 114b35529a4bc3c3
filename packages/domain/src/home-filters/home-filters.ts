import { SortOrder } from '../listing/sort-order.ts';
import { HomeFilterKey } from './home-filter-key.ts';

/** Filters of the home, as its address holds them: ids of tags, an order, the id of a topic; null where nothing is chosen. */
export interface HomeFilters {
  /** Parent scene, query key `pScene`. */
  readonly parentScene: number | null;
  /** Child scene, query key `cScene`; narrows the parent. */
  readonly childScene: number | null;
  readonly industry: number | null;
  readonly chart: number | null;
  readonly order: SortOrder | null;
  /** Topic, query key `special`. */
  readonly special: number | null;
}

/** No filter chosen. */
export const NO_HOME_FILTERS: HomeFilters = {
  parentScene: null,
  childScene: null,
  industry: null,
  chart: null,
  order: null,
  special: null,
};

const KEY_OF: Readonly<Record<keyof HomeFilters, HomeFilterKey>> = {
  parentScene: HomeFilterKey.PARENT_SCENE,
  childScene: HomeFilterKey.CHILD_SCENE,
  industry: HomeFilterKey.INDUSTRY,
  chart: HomeFilterKey.CHART,
  order: HomeFilterKey.ORDER,
  special: HomeFilterKey.SPECIAL,
};

function readId(query: URLSearchParams, key: HomeFilterKey): number | null {
  const text = query.get(key) ?? '';
  return /^[1-9][0-9]{0,8}$/u.test(text) ? Number(text) : null;
}

/**
 * Reads the home filters from an address. What is no valid id or order counts as not chosen; other keys are ignored.
 * Spec §2, OPEN-31.
 *
 * @param query query of the address
 */
export function parseHomeFilters(query: URLSearchParams): HomeFilters {
  const order = query.get(HomeFilterKey.ORDER);
  return {
    parentScene: readId(query, HomeFilterKey.PARENT_SCENE),
    childScene: readId(query, HomeFilterKey.CHILD_SCENE),
    industry: readId(query, HomeFilterKey.INDUSTRY),
    chart: readId(query, HomeFilterKey.CHART),
    order: Object.values(SortOrder).find((each) => String(each) === order) ?? null,
    special: readId(query, HomeFilterKey.SPECIAL),
  };
}

/**
 * Writes home filters into the query of an address; other keys in it stay as they are. Spec §2, OPEN-31.
 *
 * @param filters the filters
 * @param query query to start from, left untouched
 */
export function writeHomeFilters(
  filters: HomeFilters,
  query: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, key] of Object.entries(KEY_OF) as [keyof HomeFilters, HomeFilterKey][]) {
    const value = filters[name];
    if (value === null) next.delete(key);
    else next.set(key, String(value));
  }
  return next;
}

/**
 * The filters after one of them changed. A new parent scene drops the child scene, which belonged to the old one.
 * Spec §2, OPEN-31.
 *
 * @param filters filters so far
 * @param change the filter that changed
 */
export function withHomeFilter(filters: HomeFilters, change: Partial<HomeFilters>): HomeFilters {
  const isOtherParent = change.parentScene !== undefined && change.parentScene !== filters.parentScene;
  return { ...filters, ...(isOtherParent ? { childScene: null } : {}), ...change };
}
