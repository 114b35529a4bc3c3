import type { TagRef } from '@boardwalk/api-client';
import type { SearchFilters } from '@boardwalk/domain';
import type { TagTree } from '#shared/api/wire.ts';
import { tagGroups } from './tag-groups.ts';

/** The tags of a search that are not of the taxonomy's groups, such as custom ones; none while the taxonomy is not known. */
export function furtherTagsOf({ tagIds }: SearchFilters, tree: TagTree | undefined): readonly number[] {
  if (tree === undefined) return [];
  const grouped = new Set(tagGroups(tree).flatMap(({ tags }) => tags.map(({ id }) => id)));
  return tagIds.filter((id) => !grouped.has(id));
}

/**
 * The filters of an address that exist; the others are dropped, so that nothing filters which the page does not show.
 *
 * @param filters what the address says
 * @param tree the taxonomy; left out when it could not be loaded: then nobody knows, and all tags stay
 * @param existing those of the further tags that exist; left out when they could not be loaded: then they stay
 * @param isCreatorMissing whether the creator was looked for and not found
 */
export function knownSearchFilters(
  filters: SearchFilters,
  tree: TagTree | undefined,
  existing: readonly TagRef[] | undefined,
  isCreatorMissing: boolean,
): SearchFilters {
  const further = new Set(furtherTagsOf(filters, tree));
  const isThere = (tagId: number) => existing?.some(({ id }) => id === tagId) ?? true;
  return {
    ...filters,
    tagIds: filters.tagIds.filter((id) => !further.has(id) || isThere(id)),
    creator: isCreatorMissing ? null : filters.creator,
  };
}
