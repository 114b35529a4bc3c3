import {
  buildTopicForest,
  makeSnapshot,
  outlineOf,
  rangeOf,
  spanOf,
  type BoardElement,
  type OutlineNode,
  type OutlineRelation,
} from '@boardwalk/board';

/** One row of the outline as it is shown: an element and its place in the tree. */
export interface OutlineRow {
  readonly node: OutlineNode;
  readonly level: number;
  readonly parent: string | null;
  readonly position: number;
  readonly siblings: number;
  /** Null for a leaf. */
  readonly isOpen: boolean | null;
}

/** Stands in for no text: the outline leaves out what says nothing, but everything can be chosen and changed here. */
const NOTHING = '\u2060';

/** The outline of a board with every element in it, also those without text. */
export function fullOutline(elements: Iterable<BoardElement>): OutlineNode[] {
  const filled = settledBoundaries([...elements]).map((element) =>
    element.text.trim() === '' ? { ...element, text: NOTHING } : element,
  );
  return outlineOf(makeSnapshot(filled)).map(withoutStandIn);
}

/** Boundaries around what is there now: others may have taken away what they were put around. */
function settledBoundaries(elements: readonly BoardElement[]): readonly BoardElement[] {
  if (!elements.some(({ type }) => type === 'boundary')) return elements;
  const byId = new Map(elements.map((element) => [element.id, element]));
  const topics = { elements: byId, forest: buildTopicForest(byId) };
  return elements.flatMap((element): BoardElement[] => {
    if (element.type !== 'boundary') return [element];
    const range = rangeOf(element, topics);
    return range ? [{ ...element, span: spanOf(range) }] : [];
  });
}

const orNothing = (text: string): string => (text === NOTHING ? '' : text);

const withoutStandIn = ({ relations, ...node }: OutlineNode): OutlineNode => ({
  ...node,
  text: orNothing(node.text),
  ...(relations && { relations: relations.map(plainRelation) }),
  children: node.children.map(withoutStandIn),
});

const plainRelation = ({ text, label, ...relation }: OutlineRelation): OutlineRelation => ({
  ...relation,
  text: orNothing(text),
  ...(label !== undefined && label !== NOTHING ? { label } : {}),
});

/** The rows to be seen while some entries are closed, from the top. */
export function visibleRows(nodes: readonly OutlineNode[], closed: ReadonlySet<string>): OutlineRow[] {
  const rows: OutlineRow[] = [];
  const walk = (siblings: readonly OutlineNode[], level: number, parent: string | null) => {
    for (const [index, node] of siblings.entries()) {
      const isOpen = node.children.length === 0 ? null : !closed.has(node.id);
      rows.push({ node, level, parent, position: index + 1, siblings: siblings.length, isOpen });
      if (isOpen === true) walk(node.children, level + 1, node.id);
    }
  };
  walk(nodes, 1, null);
  return rows;
}

/** Ids of the rows between two places, both included. */
export const idsBetween = (rows: readonly OutlineRow[], one: number, other: number): string[] =>
  rows.slice(Math.min(one, other), Math.max(one, other) + 1).map(({ node }) => node.id);

/**
 * The row whose name begins with what was typed, from a place on and around the end; -1 for none. The same letter again goes on
 * to the next one.
 */
export function rowByLetters(
  rows: readonly OutlineRow[],
  at: number,
  typed: string,
  nameOf: (node: OutlineNode) => string,
): number {
  const letters = [...typed];
  const isOneLetter = letters.every((letter) => letter === letters[0]);
  const wanted = (isOneLetter ? (letters[0] ?? '') : typed).toLocaleLowerCase();
  const first = at + (isOneLetter ? 1 : 0);
  for (let step = 0; step < rows.length; step += 1) {
    const index = (first + step) % rows.length;
    const row = rows[index];
    if (row && nameOf(row.node).toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
