import type { TagRef } from '@boardwalk/api-client';
import type { TagTree } from '../api/wire.ts';

/** The chart types of the taxonomy: the tags below the common tag that stands for them. */
export function chartTypesOf({ commons, chart_tag_id }: TagTree): readonly TagRef[] {
  return commons.find(({ id }) => id === chart_tag_id)?.child_list ?? [];
}
