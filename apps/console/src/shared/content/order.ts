import type { TreeMove } from '@boardwalk/ui-kit';

/** Ids after a move among siblings. */
export function idsAfter(
  ids: readonly string[],
  { ids: moved, beforeId }: Omit<TreeMove, 'parentId'>,
): string[] {
  const rest = ids.filter((id) => !moved.includes(id));
  const at = beforeId === null ? rest.length : rest.indexOf(beforeId);
  return [...rest.slice(0, at), ...moved, ...rest.slice(at)];
}

/** Ids with one of them a step nearer to the beginning (-1) or the end (1); undefined where it is there already. */
export function idsStepped(ids: readonly number[], id: number, step: -1 | 1): number[] | undefined {
  const at = ids.indexOf(id);
  const to = at + step;
  if (at === -1 || to < 0 || to >= ids.length) return undefined;
  const rest = ids.filter((each) => each !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

/** Entries in the order of the given ids; those not named go last. */
export function inOrder<Entry extends { readonly id: number }>(
  entries: readonly Entry[],
  ids: readonly number[],
): Entry[] {
  const place = (id: number) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return entries.toSorted((one, other) => place(one.id) - place(other.id));
}
