import type { BoardElement, BoardSnapshot } from './types.ts';

/** What of an element differs: its text, how it looks, where it is or what it hangs on, or something else. */
export type ChangedPart = 'text' | 'look' | 'place' | 'other';

/** One element that differs between two versions of a board. */
export type ElementChange =
  | { readonly kind: 'added' | 'removed'; readonly element: BoardElement }
  | {
      readonly kind: 'changed';
      /** The element as it is in the later version. */
      readonly element: BoardElement;
      readonly before: BoardElement;
      /** At least one, in a fixed order. */
      readonly parts: readonly ChangedPart[];
    };

/** The fields of all kinds of elements whose change is no change of something else. */
const PARTS: Readonly<Record<string, ChangedPart>> = {
  text: 'text',
  note: 'text',
  labels: 'text',
  alt: 'text',
  cells: 'text',
  header: 'look',
  looks: 'look',
  style: 'look',
  opacity: 'look',
  strokes: 'look',
  folded: 'look',
  shape: 'look',
  icon: 'look',
  assetSize: 'look',
  layout: 'look',
  task: 'look',
  priority: 'look',
  slide: 'place',
  branchLayout: 'look',
  theme: 'look',
  route: 'look',
  fromHead: 'look',
  toHead: 'look',
  x: 'place',
  y: 'place',
  w: 'place',
  h: 'place',
  z: 'place',
  rotation: 'place',
  parent: 'place',
  order: 'place',
  side: 'place',
  from: 'place',
  bends: 'place',
  to: 'place',
  container: 'place',
  span: 'place',
};
/** What is written down for the order of slides without a slide being moved. */
const UNSEEN: ReadonlySet<string> = new Set(['slideRead']);
const PART_ORDER: readonly ChangedPart[] = ['text', 'look', 'place', 'other'];
const KIND_ORDER: readonly ElementChange['kind'][] = ['changed', 'added', 'removed'];

/**
 * What differs between two versions of a board, element by element: what was changed first, then what was added, then what was
 * removed; of each, what has text before what has none. An element that was replaced by another of its id has changed.
 */
export function compareSnapshots(before: BoardSnapshot, after: BoardSnapshot): ElementChange[] {
  const earlier = new Map(before.elements.map((element) => [element.id, element]));
  const later = new Set(after.elements.map(({ id }) => id));
  const changes: ElementChange[] = [];
  for (const element of after.elements) {
    const old = earlier.get(element.id);
    if (old === undefined) {
      changes.push({ kind: 'added', element });
      continue;
    }
    const parts = changedParts(old, element);
    if (parts.length > 0) changes.push({ kind: 'changed', element, before: old, parts });
  }
  for (const element of before.elements)
    if (!later.has(element.id)) changes.push({ kind: 'removed', element });
  return changes.toSorted(
    (one, other) =>
      KIND_ORDER.indexOf(one.kind) - KIND_ORDER.indexOf(other.kind) ||
      Number(one.element.text.trim() === '') - Number(other.element.text.trim() === ''),
  );
}

function changedParts(before: BoardElement, after: BoardElement): ChangedPart[] {
  const [one, other] = [Object.entries(before), Object.entries(after)].map((entries) => new Map(entries));
  const fields = new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])]);
  const found = new Set<ChangedPart>();
  for (const field of fields)
    if (!UNSEEN.has(field) && !isSame(one?.get(field), other?.get(field))) found.add(PARTS[field] ?? 'other');
  return PART_ORDER.filter((part) => found.has(part));
}

/** Whether two values of a field are the same, whatever the order of the fields in them. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return left.size === right.size && [...left].every(([key, value]) => isSame(value, right.get(key)));
}
