import type { BoardElement } from './types.ts';

type Elements = ReadonlyMap<string, BoardElement>;

/** What an element is in, from the innermost on; what others left in a circle ends where it began. */
export function containersOf(elements: Elements, id: string): string[] {
  const path: string[] = [];
  for (let at = elements.get(id)?.container; at !== undefined && elements.has(at);) {
    if (path.includes(at) || at === id) break;
    path.push(at);
    at = elements.get(at)?.container;
  }
  return path;
}

/** The outermost group that an element is in; null when it is in none. */
export function groupOf(elements: Elements, id: string): string | null {
  const groups = containersOf(elements, id).filter((each) => elements.get(each)?.type === 'group');
  return groups.at(-1) ?? null;
}

/** Some elements, and all that are in groups together with any of them; the groups themselves are not among them. */
export function withGroups(elements: Elements, ids: Iterable<string>): Set<string> {
  const all = new Set(ids);
  const groups = new Set([...all].flatMap((id) => groupOf(elements, id) ?? []));
  if (groups.size === 0) return all;
  for (const { id, type, container } of elements.values()) {
    if (container === undefined || type === 'group') continue;
    const group = groupOf(elements, id);
    if (group !== null && groups.has(group)) all.add(id);
  }
  return all;
}

/** The groups that hold nothing but some elements. */
export function groupsWithin(elements: Elements, ids: ReadonlySet<string>): Set<string> {
  const touched = new Set<string>();
  for (const id of ids) for (const group of containersOf(elements, id)) touched.add(group);
  const within = new Set([...touched].filter((id) => elements.get(id)?.type === 'group'));
  if (within.size === 0) return within;
  for (const { id, type, container } of elements.values()) {
    if (container === undefined || type === 'group' || ids.has(id)) continue;
    for (const group of containersOf(elements, id)) within.delete(group);
  }
  return within;
}

/** Whether an element, or something it is in, is locked. */
export const isLocked = (elements: Elements, id: string): boolean =>
  [id, ...containersOf(elements, id)].some((each) => elements.get(each)?.locked === true);
