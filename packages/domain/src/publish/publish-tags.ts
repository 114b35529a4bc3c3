import { TagType } from '../taxonomy/tag-type.ts';
import { EMPTY_TAXONOMY, type CuratedTaxonomy } from './publish-form.ts';

/** What sorting the tags of a publication needs to know of each. */
export interface PublishTag {
  readonly id: number;
  readonly name: string;
  readonly ttype: TagType;
  /** Whether the tag is in the subtree of chart types. */
  readonly isChart: boolean;
}

/** Tags of a publication, sorted into the fields of the form. */
export interface SortedTags {
  readonly customTags: readonly string[];
  readonly taxonomy: CuratedTaxonomy;
}

/**
 * Sorts the tags that travel together in `tag_ids[]` back into the fields of the form, so that the server checks
 * what the form checked. Common tags outside the chart types belong to no field and are left out. Spec §7, AMB-19.
 *
 * @param tags the tags behind the ids
 * @param topics ids of `special_ids[]`
 */
export function sortPublishTags(tags: readonly PublishTag[], topics: readonly number[]): SortedTags {
  const idsOf = (matches: (tag: PublishTag) => boolean) => tags.filter(matches).map((tag) => tag.id);
  return {
    customTags: tags.filter((tag) => tag.ttype === TagType.CUSTOM).map((tag) => tag.name),
    taxonomy: {
      ...EMPTY_TAXONOMY,
      scenes: idsOf((tag) => tag.ttype === TagType.SCENES),
      industries: idsOf((tag) => tag.ttype === TagType.INDUSTRY),
      charts: idsOf((tag) => tag.ttype === TagType.COMMON && tag.isChart),
      roles: idsOf((tag) => tag.ttype === TagType.ROLE),
      topics,
    },
  };
}

/**
 * Joins the chosen tags into the one list that travels in `tag_ids[]`, without repeats. Spec §7, AMB-19.
 *
 * @param customTagIds ids answered when the custom tags were created
 * @param taxonomy chosen curated tags
 */
export function joinPublishTags(customTagIds: readonly number[], taxonomy: CuratedTaxonomy): number[] {
  return [
    ...new Set([
      ...customTagIds,
      ...taxonomy.scenes,
      ...taxonomy.industries,
      ...taxonomy.charts,
      ...taxonomy.roles,
    ]),
  ];
}
