import type { SearchFilters } from '@boardwalk/domain';
import type { TagTree } from '#shared/api/wire.ts';
import { tagGroups } from './tag-groups.ts';

/**
 * The filters of an address that exist; the others are dropped, so that nothing filters which the page does not show.
 *
 * @param filters what the address says
 * @param tree the taxonomy; left out when it could not be loaded: then nobody knows, and all tags stay
 * @param isCreatorMissing whether the creator was looked for and not found
 */
export function knownSearchFilters(
  filters: SearchFilters,
  tree: TagTree | undefined,
  isCreatorMissing: boolean,
): SearchFilters {
  const known = tree && new Set(tagGroups(tree).flatMap(({ tags }) => tags.map(({ id }) => id)));
  return {
    ...filters,
    tagIds: filters.tagIds.filter((id) => known?.has(id) ?? true),
    creator: isCreatorMissing ? null : filters.creator,
  };
}
