import type { Tag, TagRef, TagTree } from '@boardwalk/api-client';
import { TagType, type Language } from '@boardwalk/domain';
import type { TagRow } from './repository.ts';

/** Slug of the common tag below which the chart types are (decisions: "Publishing and review"). */
const CHART_SLUG = 'chart';

/** A tag beside what carries it, in the language of the reader. */
export function presentTag(
  { tag_id: id, ttype, name, names }: Pick<TagRow, 'tag_id' | 'ttype' | 'name' | 'names'>,
  language: Language,
): TagRef {
  return { id, name: names[language] ?? name, ttype };
}

/** Tags as a tree of two levels, in the language of the reader. A tag whose parent is closed is left out with it. */
export function presentTags(rows: readonly TagRow[], language: Language): Tag[] {
  return rows
    .filter((row) => row.parent_id === null)
    .map((top) => ({
      ...presentTag(top, language),
      parent_id: null,
      child_list: rows
        .filter((row) => row.parent_id === top.tag_id)
        .map((child) => ({ ...presentTag(child, language), parent_id: top.tag_id })),
    }));
}

/** The taxonomy by kinds. */
export function presentTagTree(rows: readonly TagRow[], language: Language): TagTree {
  const ofType = (type: TagType) =>
    presentTags(
      rows.filter((row) => row.ttype === type),
      language,
    );
  return {
    scenes: ofType(TagType.SCENES),
    roles: ofType(TagType.ROLE),
    industries: ofType(TagType.INDUSTRY),
    commons: ofType(TagType.COMMON),
    chart_tag_id: rows.find((row) => row.slug === CHART_SLUG)?.tag_id ?? null,
  };
}
