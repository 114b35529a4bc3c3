import type { TopicForest } from './topicForest.ts';
import type { BoardElement } from './types.ts';

/** What the `span` of a boundary or summary says: the parent of some topics, the first and the last of them. */
export type TopicSpan = readonly [parent: string, first: string, last: string];

/** Topics that are next to each other under one parent, in their order: one at least. */
export interface TopicRange {
  readonly parent: string;
  readonly topics: readonly string[];
}

/** The topics of a board, as a store has them. */
export interface RangedTopics {
  readonly elements: ReadonlyMap<string, BoardElement>;
  readonly forest: Pick<TopicForest, 'childrenOf' | 'parentOf'>;
}

/** True for what can be around topics: boundaries, and topics that sum others up. */
export const canHaveRange = ({ type }: BoardElement): boolean => type === 'boundary' || type === 'topic';

/** The topics under a parent that a range may hold, in their order: no summaries. */
export const rangeable = ({ forest }: Pick<RangedTopics, 'forest'>, parent: string): string[] =>
  forest.childrenOf(parent).flatMap(({ id, span }) => (span === undefined ? [id] : []));

/**
 * What a boundary, or the summary that a topic is, is around now. Of two ends one may be gone, or hang elsewhere: it then
 * is around the other alone. A boundary follows ends that hang together elsewhere; a summary stands under the parent of its
 * topics.
 *
 * @returns null for all other elements, and where nothing is left: such a boundary is not shown, such a topic is one like
 * others.
 */
export function rangeOf(element: BoardElement, topics: Pick<RangedTopics, 'forest'>): TopicRange | null {
  const { span } = element;
  if (span === undefined || !canHaveRange(element)) return null;
  const [stored, ...ends] = span;
  const { parentOf } = topics.forest;
  const [one, other] = ends.map(parentOf);
  const parent = element.type === 'topic' ? parentOf(element.id) : one === other ? (one ?? null) : stored;
  if (parent === null) return null;
  const siblings = rangeable(topics, parent);
  const places = ends.map((id) => siblings.indexOf(id)).filter((at) => at >= 0);
  const found = siblings.slice(Math.min(...places), Math.max(...places) + 1);
  return found.length > 0 ? { parent, topics: found } : null;
}

/** A range as it is stored. */
export function spanOf({ parent, topics }: TopicRange): TopicSpan {
  const [first = parent] = topics;
  return [parent, first, topics.at(-1) ?? first];
}

/** Whether two ranges are around the same topics. */
export const isSameSpan = (one: TopicSpan | undefined, other: TopicSpan | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && one.every((id, at) => id === other[at]));

/** Every boundary and summary of a board with what it is around, but those that are around nothing. */
export function rangesOf(topics: RangedTopics): Map<BoardElement, TopicRange> {
  const found = new Map<BoardElement, TopicRange>();
  for (const element of topics.elements.values()) {
    const range = element.span === undefined ? null : rangeOf(element, topics);
    if (range) found.set(element, range);
  }
  return found;
}

/** What an edit does to topics: which of them go, or come to hang elsewhere. */
export interface TopicMoves {
  readonly topics: ReadonlySet<string>;
  /** The parent that they come to hang on, and its children then; left out where they go. */
  readonly to?: { readonly parent: string; readonly children: readonly string[] };
}

/**
 * What boundaries and summaries are around after an edit, of those where that differs; undefined where nothing is left.
 * What is moved away from the others leaves their range; what comes to stand among them joins it; what goes or moves
 * together takes its boundary along.
 */
export function rangesAfter(
  topics: RangedTopics,
  { topics: moved, to }: TopicMoves,
): Map<string, TopicSpan | undefined> {
  const changed = new Map<string, TopicSpan | undefined>();
  for (const [element, range] of rangesOf(topics)) {
    const isSummary = element.type === 'topic';
    const stayed = range.topics.filter((id) => !moved.has(id));
    const hasMoved = isSummary && moved.has(element.id);
    let after: TopicRange | null;
    if (stayed.length === 0) {
      // All of it goes the same way; a summary that does not go with its topics sums up nothing.
      const isTaken = to !== undefined && (!isSummary || hasMoved || to.parent === range.parent);
      after = isTaken ? runOf(to.parent, childrenIn(topics, to.children), range.topics, range.topics) : null;
    } else if (hasMoved) after = null;
    else {
      const children =
        to?.parent === range.parent
          ? childrenIn(topics, to.children)
          : rangeable(topics, range.parent).filter((id) => !moved.has(id));
      after = runOf(range.parent, children, stayed, range.topics);
    }
    const span = after ? spanOf(after) : undefined;
    if (!isSameSpan(span, spanOf(range))) changed.set(element.id, span);
  }
  return changed;
}

const childrenIn = ({ elements }: RangedTopics, ids: readonly string[]): string[] =>
  ids.filter((id) => elements.get(id)?.span === undefined);

/** The topics from the first of some to the last of them, and what was with them and is beside them still. */
function runOf(
  parent: string,
  children: readonly string[],
  some: readonly string[],
  former: readonly string[],
): TopicRange | null {
  const places = some.map((id) => children.indexOf(id)).filter((at) => at >= 0);
  if (places.length === 0) return null;
  let [from, to] = [Math.min(...places), Math.max(...places)];
  const was = new Set(former);
  while (was.has(children[from - 1] ?? '')) from -= 1;
  while (was.has(children[to + 1] ?? '')) to += 1;
  return { parent, topics: children.slice(from, to + 1) };
}
