import type { TagTree } from '#shared/api/wire.ts';
import { chartTypesOf } from '#shared/taxonomy/chart-types.ts';

/** A tag of a group. */
export interface GroupedTag {
  readonly id: number;
  readonly name: string;
  /** Stands below another one; it is offered where it is chosen already. */
  readonly isChild: boolean;
}

/** Tags of one kind, of which a search chooses one. */
export interface TagGroup {
  readonly name: 'scene' | 'role' | 'industry' | 'chart';
  readonly tags: readonly GroupedTag[];
}

/** The tags one can filter a search by, with what stands below them. */
export function tagGroups(tree: TagTree): readonly TagGroup[] {
  return [
    { name: 'scene', tags: withChildren(tree.scenes) },
    { name: 'industry', tags: withChildren(tree.industries) },
    { name: 'role', tags: withChildren(tree.roles) },
    { name: 'chart', tags: chartTypesOf(tree).map(({ id, name }) => ({ id, name, isChild: false })) },
  ];
}

function withChildren(tags: TagTree['scenes']): GroupedTag[] {
  return tags.flatMap(({ id, name, child_list: children }) => [
    { id, name, isChild: false },
    ...children.map((child) => ({ id: child.id, name: child.name, isChild: true })),
  ]);
}
