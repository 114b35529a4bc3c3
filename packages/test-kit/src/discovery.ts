import type {
  Banner,
  ChildTag,
  HotSearch,
  SearchFacets,
  SearchRecord,
  Tag,
  TagRef,
  TagTree,
  Topic,
} from '@boardwalk/api-client';

/** A tag beside a work. */
export function aTagRef(overrides: Partial<TagRef> = {}): TagRef {
  return { id: 11, name: 'Team meetings', ttype: 1, ...overrides };
}

/** A scene without child scenes. */
export function aTag(overrides: Partial<Tag> = {}): Tag {
  return { id: 11, name: 'Team meetings', ttype: 1, parent_id: null, child_list: [], ...overrides };
}

/** A scene below another one. */
export function aChildTag(overrides: Partial<ChildTag> = {}): ChildTag {
  return { id: 12, name: 'Retrospectives', ttype: 1, parent_id: 11, ...overrides };
}

/** A taxonomy with one tag of each kind. */
export function aTagTree(overrides: Partial<TagTree> = {}): TagTree {
  return {
    scenes: [aTag({ child_list: [aChildTag()] })],
    roles: [aTag({ id: 31, name: 'Product manager', ttype: 3 })],
    industries: [aTag({ id: 41, name: 'Education', ttype: 4 })],
    commons: [
      aTag({
        id: 51,
        name: 'Chart',
        ttype: 5,
        child_list: [aChildTag({ id: 52, name: 'Mind map', ttype: 5, parent_id: 51 })],
      }),
    ],
    chart_tag_id: 51,
    ...overrides,
  };
}

/** An open topic without a picture. */
export function aTopic(overrides: Partial<Topic> = {}): Topic {
  return {
    id: 3,
    title: 'Planning the year',
    description: 'Goals, roadmaps and reviews.',
    cover: null,
    file_count: 12,
    use: 1,
    ...overrides,
  };
}

/** A banner of the home page, drawn from its theme. */
export function aBanner(overrides: Partial<Banner> = {}): Banner {
  return {
    id: 1,
    title: 'Plan your year',
    subtitle: 'Twelve boards to start with',
    image: null,
    image_alt: '',
    theme: 'amber',
    link: '/community/topic-3',
    use: 1,
    effect: 1,
    ...overrides,
  };
}

/** An entry of the search history. */
export function aSearchRecord(overrides: Partial<SearchRecord> = {}): SearchRecord {
  return { id: 1, search_term: 'fishbone', ...overrides };
}

/** What a search finds: one template of which nothing more is known. */
export function someSearchFacets(overrides: Partial<SearchFacets> = {}): SearchFacets {
  return {
    count: 1,
    precision: 'exact',
    spelling: null,
    languages: [],
    kinds: [],
    fee_types: [],
    tags: [],
    ...overrides,
  };
}

/** A text that many search for. */
export function aHotSearch(overrides: Partial<HotSearch> = {}): HotSearch {
  return { search_term: 'retrospective', ...overrides };
}
