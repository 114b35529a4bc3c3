/**
 * Puts ids into the order of a file: a sorted file stays sorted; in any other a new id goes behind the last of its group,
 * such as `home.`, and a new group to the end.
 *
 * @param ids the ids to order
 * @param known those of the file, in their order
 */
export function inOrder(ids: readonly string[], known: readonly string[]): string[] {
  if (known.every((id, index) => index === 0 || (known[index - 1] ?? '') < id))
    return ids.toSorted(byCodeUnits);
  const wanted = new Set(ids);
  const ordered = known.filter((id) => wanted.has(id));
  const present = new Set(ordered);
  for (const id of ids) {
    if (present.has(id)) continue;
    const last = ordered.findLastIndex((other) => groupOf(other) === groupOf(id));
    ordered.splice(last < 0 ? ordered.length : last + 1, 0, id);
  }
  return ordered;
}

const groupOf = (id: string) => id.slice(0, id.indexOf('.') + 1);

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : 1);
