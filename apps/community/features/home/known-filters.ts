import { NO_HOME_FILTERS, type HomeFilters } from '@boardwalk/domain';
import type { TagTree } from '#shared/api/wire.ts';
import { chartTypesOf } from '#shared/taxonomy/chart-types.ts';

/**
 * The filters of an address that exist; the others are dropped, so that nothing filters which the page does not show. A child
 * scene brings its parent, in which it is shown.
 *
 * @param filters what the address says
 * @param tree the taxonomy; left out when it could not be loaded: then nobody knows, and all tags stay
 * @param isTopicMissing whether the topic was looked for and not found
 */
export function knownFilters(
  filters: HomeFilters,
  tree: TagTree | undefined,
  isTopicMissing: boolean,
): HomeFilters {
  const special = isTopicMissing ? null : filters.special;
  return { ...(tree === undefined ? filters : knownTags(filters, tree)), special };
}

function knownTags(filters: HomeFilters, tree: TagTree): HomeFilters {
  const { parentScene, childScene, industry, chart } = filters;
  const parents = tree.scenes.filter(
    ({ id, child_list: children }) =>
      (parentScene === null || id === parentScene) && children.some((child) => child.id === childScene),
  );
  return {
    ...NO_HOME_FILTERS,
    order: filters.order,
    parentScene: parents[0]?.id ?? idOf(tree.scenes, parentScene),
    childScene: parents.length === 0 ? null : childScene,
    industry: idOf(tree.industries, industry),
    chart: idOf(chartTypesOf(tree), chart),
  };
}

function idOf(tags: readonly { readonly id: number }[], wanted: number | null): number | null {
  return tags.find(({ id }) => id === wanted)?.id ?? null;
}
