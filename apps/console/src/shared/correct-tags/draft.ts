import type { ModeratedWork, TagTree, Topic } from '@boardwalk/api-client';
import {
  foldTag,
  isNoChange,
  joinPublishTags,
  setChange,
  sortPublishTags,
  TagType,
  type CuratedTaxonomy,
} from '@boardwalk/domain';

/** Tags and topics as a moderator is choosing them. */
export interface Draft {
  readonly customTags: readonly string[];
  readonly taxonomy: CuratedTaxonomy;
  /** Tags that belong to no field of the form. */
  readonly others: readonly number[];
}

/** Something to choose. */
export interface Choice {
  readonly id: number;
  readonly name: string;
}

/** What may be chosen, by field. */
export type Choices = Readonly<Record<keyof CuratedTaxonomy | 'others', readonly Choice[]>>;

/** What a work has, as the form shows it. */
export function draftOf(work: ModeratedWork, tree: TagTree): Draft {
  const charts = new Set(chartTypesOf(tree).map(({ id }) => id));
  const tags = work.tag_list.map((tag) => ({ ...tag, isChart: charts.has(tag.id) }));
  return {
    ...sortPublishTags(
      tags,
      work.topic_list.map(({ id }) => id),
    ),
    others: tags.filter(({ ttype, isChart }) => ttype === TagType.COMMON && !isChart).map(({ id }) => id),
  };
}

/** What is open, and what the work has already: that may stay, also when it is closed. */
export function choicesOf(work: ModeratedWork, tree: TagTree, topics: readonly Topic[]): Choices {
  const { taxonomy, others } = draftOf(work, tree);
  const own = new Map<number, Choice>(work.tag_list.map((tag) => [tag.id, tag]));
  const ownTopics = new Map<number, Choice>(
    work.topic_list.map(({ id, title }) => [id, { id, name: title }]),
  );
  const withOwn = (open: readonly Choice[], ids: readonly number[], from = own): Choice[] => [
    ...open.map(({ id, name }) => ({ id, name })),
    ...ids.flatMap((id) => (open.some((choice) => choice.id === id) ? [] : (from.get(id) ?? []))),
  ];
  return {
    // A scene with scenes below it is a heading; works belong to those below.
    scenes: withOwn(
      tree.scenes.flatMap<Choice>((scene) => (scene.child_list.length === 0 ? [scene] : scene.child_list)),
      taxonomy.scenes,
    ),
    industries: withOwn(tree.industries, taxonomy.industries),
    charts: withOwn(chartTypesOf(tree), taxonomy.charts),
    roles: withOwn(tree.roles, taxonomy.roles),
    topics: withOwn(
      topics.map(({ id, title }) => ({ id, name: title })),
      taxonomy.topics,
      ownTopics,
    ),
    others: withOwn([], others),
  };
}

/** A draft without what is not offered any more. */
export function withinChoices(draft: Draft, choices: Choices): Draft {
  const offered = (field: keyof Choices, ids: readonly number[]) =>
    ids.filter((id) => choices[field].some((choice) => choice.id === id));
  const { scenes, industries, charts, roles, topics } = draft.taxonomy;
  return {
    customTags: draft.customTags,
    taxonomy: {
      scenes: offered('scenes', scenes),
      industries: offered('industries', industries),
      charts: offered('charts', charts),
      roles: offered('roles', roles),
      topics: offered('topics', topics),
    },
    others: offered('others', draft.others),
  };
}

/** Custom tags of a draft that the work does not have: they need ids first. */
export function newTagsOf(draft: Draft, work: ModeratedWork): string[] {
  const known = customIdsOf(work);
  return draft.customTags.filter((tag) => !known.has(foldTag(tag)));
}

/**
 * The tags that a draft stands for, as ids.
 *
 * @param newIds ids of the new custom tags, in their order
 */
export function tagIdsOf(draft: Draft, work: ModeratedWork, newIds: readonly number[]): number[] {
  const known = customIdsOf(work);
  const fresh = newTagsOf(draft, work);
  const custom = draft.customTags.flatMap(
    (tag) => known.get(foldTag(tag)) ?? newIds[fresh.indexOf(tag)] ?? [],
  );
  return [...joinPublishTags(custom, draft.taxonomy), ...draft.others];
}

/** Whether a draft is what the work has. */
export function isAsBefore(draft: Draft, work: ModeratedWork): boolean {
  const before = work.tag_list.map(({ id }) => id);
  return (
    newTagsOf(draft, work).length === 0 &&
    isNoChange(setChange(before, tagIdsOf(draft, work, []))) &&
    isNoChange(
      setChange(
        work.topic_list.map(({ id }) => id),
        draft.taxonomy.topics,
      ),
    )
  );
}

function customIdsOf(work: ModeratedWork): Map<string, number> {
  return new Map(
    work.tag_list
      .filter(({ ttype }) => ttype === TagType.CUSTOM)
      .map(({ id, name }): [string, number] => [foldTag(name), id]),
  );
}

/** The chart types: the tags below the common tag that stands for them. */
function chartTypesOf({ commons, chart_tag_id }: TagTree): readonly Choice[] {
  return commons.find(({ id }) => id === chart_tag_id)?.child_list ?? [];
}
