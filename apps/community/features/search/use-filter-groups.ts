import type { TagRef } from '@boardwalk/api-client';
import {
  activeSearchFilters,
  FeeType,
  LANGUAGES,
  TagType,
  WorkKind,
  type ActiveFilter,
  type SearchFilters,
} from '@boardwalk/domain';
import { skipToken } from '@reduxjs/toolkit/query';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useClassifyTagsQuery } from '#shared/files/api.ts';
import type { FilterOption } from '#shared/filters/FilterMenu.tsx';
import { LANGUAGE_NAMES } from '@boardwalk/app-shell/language';
import { useGetFurtherTagsQuery, useGetProfileQuery } from './api.ts';
import { useFacetHints, type SearchFacets } from './facet-hints.ts';
import { furtherTagsOf } from './known-search.ts';
import { searchMessages } from './messages.ts';
import { tagGroups, type TagGroup } from './tag-groups.ts';

/** A creator to filter by. */
export interface FoundCreator {
  readonly user_id: string;
  readonly nick_name: string;
  readonly avatar_url: string | null;
}

/** The filter by creator, which offers all of them. */
export interface CreatorGroup {
  /** Those of the results. */
  readonly found: readonly FoundCreator[];
  /** Whose works are shown; without a name while that is not known. */
  readonly chosen: { readonly userId: string; readonly name: string | undefined } | null;
  /** The filters with another creator, or none. */
  readonly choose: (userId: string | null) => SearchFilters;
}

/** What the results offer to filter by. */
export interface FoundChoices {
  readonly creators: readonly FoundCreator[];
  /** Tags of the results, those of most works first. */
  readonly tags: readonly TagRef[];
}

/** One choice among a few, whatever it filters by; the bar and the sheet are made of these. */
export interface FilterGroup {
  readonly name: string;
  readonly label: string;
  readonly options: readonly FilterOption<string>[];
  readonly chosen: string | null;
  /** The filters with another option chosen, or none. */
  readonly choose: (option: string | null) => SearchFilters;
}

/** A filter that leaves works out, in words. */
export interface NamedFilter {
  readonly filter: ActiveFilter;
  readonly label: string;
  readonly lang?: string;
}

const TAG_LABELS: Record<TagGroup['name'], MessageDescriptor> = {
  scene: searchMessages.scene,
  industry: searchMessages.industry,
  role: searchMessages.role,
  chart: searchMessages.chart,
};
const KIND_LABELS: Record<WorkKind, MessageDescriptor> = {
  [WorkKind.BOARD]: searchMessages.kindBoard,
  [WorkKind.MINDMAP]: searchMessages.kindMindMap,
};
const FEE_LABELS: Record<NonNullable<SearchFilters['feeType']>, MessageDescriptor> = {
  [FeeType.FREE]: searchMessages.feeFree,
  [FeeType.MEMBER_FREE]: searchMessages.feeMembers,
  [FeeType.NEED_PAY]: searchMessages.feePaid,
};

/**
 * The filters of a search with their choices, and those that are chosen in words.
 *
 * @param found creators and tags of the results; of tags one can be chosen, of creators any
 * @param facets how many results each choice has
 */
export function useFilterGroups(filters: SearchFilters, found: FoundChoices, facets?: SearchFacets) {
  const intl = useIntl();
  const hints = useFacetHints(facets);
  const { data: tree } = useClassifyTagsQuery();
  const { currentData: creator } = useGetProfileQuery(filters.creator ?? skipToken);
  const groupsOfTags = tree === undefined ? [] : tagGroups(tree);
  const further = furtherTagsOf(filters, tree);
  const { currentData: named = [] } = useGetFurtherTagsQuery(further.length === 0 ? skipToken : further);
  const customTags = tagsWithChosen(found.tags, named);
  const creatorName = [creator, ...found.creators].find(
    (each) => each?.user_id === filters.creator,
  )?.nick_name;

  const tags = groupsOfTags.map((group): FilterGroup => {
    const own = new Set(group.tags.map(({ id }) => id));
    const chosen = filters.tagIds.find((id) => own.has(id)) ?? null;
    return {
      name: group.name,
      label: intl.formatMessage(TAG_LABELS[group.name]),
      options: group.tags
        .filter(({ id, isChild }) => !isChild || id === chosen)
        .map(({ id, name }) => ({
          value: String(id),
          label: name,
          // Beside a chosen one the numbers of the others are those of both together.
          ...(chosen === null ? hints.ofTag(id) : {}),
        })),
      chosen: chosen === null ? null : String(chosen),
      choose: (option) => ({
        ...filters,
        tagIds: [
          ...filters.tagIds.filter((id) => !own.has(id)),
          ...(option === null ? [] : [Number(option)]),
        ],
      }),
    };
  });
  const custom = further[0] ?? null;
  const tag: FilterGroup = {
    name: 'tag',
    label: intl.formatMessage(searchMessages.tag),
    // Counted are the most frequent tags alone: what is not among them has no number, which is not none.
    options: customTags.map(({ id, name }) => ({
      value: String(id),
      label: name,
      ...(custom === null && facets?.tags.some((each) => each.tag_id === id) ? hints.ofTag(id) : {}),
    })),
    chosen: custom === null ? null : String(custom),
    choose: (option) => ({
      ...filters,
      tagIds: [
        ...filters.tagIds.filter((id) => !further.includes(id)),
        ...(option === null ? [] : [Number(option)]),
      ],
    }),
  };
  const kind: FilterGroup = {
    name: 'kind',
    label: intl.formatMessage(searchMessages.kind),
    options: Object.values(WorkKind).map((value) => ({
      value,
      label: intl.formatMessage(KIND_LABELS[value]),
      ...hints.ofKind(value),
    })),
    chosen: filters.kind,
    choose: (option) => ({ ...filters, kind: option as WorkKind | null }),
  };
  const language: FilterGroup = {
    name: 'language',
    label: intl.formatMessage(searchMessages.language),
    options: LANGUAGES.map((value) => ({
      value,
      label: LANGUAGE_NAMES[value],
      lang: value,
      ...hints.ofLanguage(value),
    })),
    chosen: filters.language,
    choose: (option) => ({ ...filters, language: option as SearchFilters['language'] }),
  };
  const owner: CreatorGroup = {
    found: found.creators,
    chosen: filters.creator === null ? null : { userId: filters.creator, name: creatorName },
    choose: (userId) => ({ ...filters, creator: userId }),
  };

  const nameOf = (filter: ActiveFilter): string | undefined => {
    if (filter.name === 'kind') return intl.formatMessage(KIND_LABELS[filter.value]);
    if (filter.name === 'feeType') return intl.formatMessage(FEE_LABELS[filter.value]);
    if (filter.name === 'language') return LANGUAGE_NAMES[filter.value];
    return filter.name === 'tag'
      ? [...groupsOfTags.flatMap((group) => group.tags), ...customTags].find(({ id }) => id === filter.value)
          ?.name
      : creatorName;
  };
  // While the taxonomy could not be loaded, a filter has no name; it counts all the same.
  const active = activeSearchFilters(filters).map((filter): NamedFilter => ({
    filter,
    label: nameOf(filter) ?? intl.formatMessage(searchMessages.unnamed),
    ...(filter.name === 'language' ? { lang: filter.value } : {}),
  }));

  return { groups: [...tags, tag, kind, language], creator: owner, active };
}

/** Most tags offered at once; those of the best results come first. */
const OFFERED_MAX = 20;

/** Custom tags to offer, and the chosen ones, whatever they are. */
function tagsWithChosen(found: readonly TagRef[], chosen: readonly TagRef[]): readonly TagRef[] {
  const custom = found.filter(({ ttype }) => ttype === TagType.CUSTOM).slice(0, OFFERED_MAX);
  return [...new Map([...custom, ...chosen].map((each) => [each.id, each])).values()];
}
