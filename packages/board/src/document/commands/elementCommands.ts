import { heldBy } from '../../kinds/models.ts';
import { BoardLimits, type ConnectorAnchor } from '../constants.ts';
import type { BoardStore } from '../boardStore.ts';
import { deleteElement, keyOf, setExtra, setGroup, writeElement, type ElementsMap } from '../elementKeys.ts';
import { ElementGroup } from '../elementGroup.ts';
import { textLengthOf } from '../fieldReader.ts';
import { groupsWithin } from '../groups.ts';
import { buildTopicForest } from '../topicForest.ts';
import { rangesAfter, rangesOf, type TopicSpan } from '../topicRanges.ts';
import type {
  BoardBox,
  BoardElement,
  BoundEnd,
  ConnectorElement,
  ConnectorEnd,
  ElementStyle,
} from '../types.ts';

/** The board is full: adding would break the limit on elements, on all texts, or on the bytes of the document. */
export class BoardFullError extends RangeError {
  constructor() {
    super(
      `The board has no room: it holds at most ${BoardLimits.elements} elements, ${BoardLimits.totalText} characters of text, and so many bytes`,
    );
    this.name = 'BoardFullError';
  }
}

/**
 * Adds elements as they are; their ids must be new.
 * @throws BoardFullError when the board would hold too many, too much text, or take too many bytes.
 */
export function addElements(store: BoardStore, elements: readonly BoardElement[]): void {
  if (store.elements.size + elements.length > BoardLimits.elements) throw new BoardFullError();
  if (!store.hasRoomFor(JSON.stringify(elements).length)) throw new BoardFullError();
  if (elements.reduce((sum, element) => sum + textLengthOf(element), 0) > store.textRoom)
    throw new BoardFullError();
  const byId = new Map(elements.map((element) => [element.id, element]));
  const added = buildTopicForest(byId);
  const homeOf = (element: BoardElement): string | null => {
    if (element.type !== 'topic' || element.parent === null) return null;
    const top = byId.get(added.rootOf(element.id));
    const above = top?.type === 'topic' ? top.parent : null;
    return above !== null && store.elements.has(above)
      ? store.forest.rootOf(above)
      : added.rootOf(element.id);
  };
  store.edit((map) => {
    for (const element of elements) writeElement(map, element, homeOf(element));
  });
}

const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));

/** A number rounded to hundredths: the difference is invisible, and the document stays small. */
const tidy = (value: number): number => Math.round(value * 100) / 100;

const coordinate = (value: number): number => tidy(within(value, BoardLimits.coordinate));

const size = (value: number): number =>
  tidy(Math.min(BoardLimits.maxSize, Math.max(BoardLimits.minSize, value)));

/** Bends that have moved by a distance. */
export const movedBends = (
  bends: NonNullable<ConnectorElement['bends']>,
  dx: number,
  dy: number,
): (readonly [number, number])[] => bends.map(([x, y]) => [coordinate(x + dx), coordinate(y + dy)]);

const movedEnd = (end: ConnectorEnd, dx: number, dy: number): ConnectorEnd =>
  'element' in end ? end : { x: coordinate(end.x + dx), y: coordinate(end.y + dy) };

/** Moves elements by a distance; of connectors the free ends and the bends move, of topics only roots have a place of their own. */
export function moveElements(store: BoardStore, ids: Iterable<string>, dx: number, dy: number): void {
  store.edit((map) => {
    for (const id of ids) {
      const element = store.elements.get(id);
      if (!element) continue;
      if (element.type === 'connector') {
        for (const [group, end] of [
          [ElementGroup.FROM, element.from],
          [ElementGroup.TO, element.to],
        ] as const) {
          if (!('element' in end)) setGroup(map, id, group, movedEnd(end, dx, dy));
        }
        if (element.bends) setExtra(map, id, 'bends', movedBends(element.bends, dx, dy));
        continue;
      }
      if (!('x' in element)) continue;
      const place = [coordinate(element.x + dx), coordinate(element.y + dy)];
      if ('w' in element) place.push(element.w, element.h);
      setGroup(map, id, ElementGroup.GEOMETRY, place);
    }
  });
}

/** Gives elements with a box of their own a new one. */
export function setBoxes(store: BoardStore, boxes: ReadonlyMap<string, BoardBox>): void {
  store.edit((map) => {
    for (const [id, box] of boxes) {
      const element = store.elements.get(id);
      if (!element || !('w' in element)) continue;
      const geometry = [coordinate(box.x), coordinate(box.y), size(box.w), size(box.h)];
      setGroup(map, id, ElementGroup.GEOMETRY, geometry);
    }
  });
}

/** Changes to a style: a value sets, `undefined` goes back to the default of the element's type. */
export type StylePatch = { readonly [K in keyof ElementStyle]: ElementStyle[K] | undefined };

/** A style with changes made to it. */
export function patchedStyle(style: ElementStyle, patch: StylePatch): ElementStyle {
  return Object.fromEntries(
    Object.entries({ ...style, ...patch }).filter(([, value]) => value !== undefined),
  );
}

/** Changes the style of elements. */
export function setStyle(store: BoardStore, ids: Iterable<string>, patch: StylePatch): void {
  store.edit((map) => {
    for (const id of ids) {
      const element = store.elements.get(id);
      if (!element) continue;
      setGroup(map, id, ElementGroup.STYLE, patchedStyle(element.style, patch));
    }
  });
}

/** How an end holds on to its element. */
type Hold = Omit<BoundEnd, 'element'>;

/** What can be changed of a connector besides style and text. */
export type ConnectorPatch = Partial<
  Pick<ConnectorElement, 'from' | 'to' | 'route' | 'fromHead' | 'toHead'>
> & {
  /** The points it runs through; without any it runs by its route alone. */
  readonly bends?: NonNullable<ConnectorElement['bends']>;
  /** Where its ends take hold of the elements that they hold on to: at a side, or at a fixed place. */
  readonly fromAnchor?: ConnectorAnchor | Hold;
  readonly toAnchor?: ConnectorAnchor | Hold;
};

/** An end that takes hold of its element elsewhere; a free one stays as it is. */
const anchored = (end: ConnectorEnd, hold: ConnectorAnchor | Hold | undefined): ConnectorEnd =>
  hold !== undefined && 'element' in end
    ? { ...(typeof hold === 'string' ? { anchor: hold } : hold), element: end.element }
    : end;

/** Changes the ends, the bends, the route or the heads of a connector. */
export function setConnector(store: BoardStore, id: string, patch: ConnectorPatch): void {
  const element = store.elements.get(id);
  if (element?.type !== 'connector') return;
  const next = { ...element, ...patch };
  const [from, to] = [anchored(next.from, patch.fromAnchor), anchored(next.to, patch.toAnchor)];
  store.edit((map) => {
    if (from !== element.from) setGroup(map, id, ElementGroup.FROM, movedEnd(from, 0, 0));
    if (to !== element.to) setGroup(map, id, ElementGroup.TO, movedEnd(to, 0, 0));
    if (patch.bends) {
      const bends = movedBends(patch.bends.slice(0, BoardLimits.bends), 0, 0);
      setExtra(map, id, 'bends', bends.length > 0 ? bends : undefined);
    }
    if (patch.route || patch.fromHead || patch.toHead) {
      setGroup(map, id, ElementGroup.ROUTE, [next.route, next.fromHead, next.toHead]);
    }
  });
}

/** Turns a shape into another kind. */
export function setShapeKind(store: BoardStore, ids: Iterable<string>, kind: string): void {
  store.edit((map) => {
    for (const id of ids) {
      if (store.elements.get(id)?.type === 'shape') setGroup(map, id, ElementGroup.KIND, kind);
    }
  });
}

/**
 * The elements that go when `ids` are deleted: those, the subtrees of the topics among them, boundaries and summaries of which
 * every topic goes, what holds on to any of these, as connectors do, and groups that would be empty.
 */
export function deletionOf(store: BoardStore, ids: Iterable<string>): Set<string> {
  const going = new Set<string>();
  for (const id of ids) {
    if (!store.elements.has(id)) continue;
    going.add(id);
    for (const topic of store.forest.subtreeOf(id)) going.add(topic.id);
  }
  const ranges = rangesOf(store);
  const takeRanged = (type: BoardElement['type']) => {
    for (const [element, { topics }] of ranges) {
      if (element.type !== type || !topics.every((id) => going.has(id))) continue;
      going.add(element.id);
      for (const topic of store.forest.subtreeOf(element.id)) going.add(topic.id);
    }
  };
  // Summaries first: there may be boundaries around what is below them.
  takeRanged('topic');
  takeRanged('boundary');
  for (const element of store.elements.values()) {
    if (heldBy(element).some((id) => going.has(id))) going.add(element.id);
  }
  for (const group of groupsWithin(store.elements, going)) going.add(group);
  return going;
}

/** Deletes elements with all that hangs on them (see `deletionOf`); what was around some of them is around the rest. */
export function deleteElements(store: BoardStore, ids: Iterable<string>): ReadonlySet<string> {
  const going = deletionOf(store, ids);
  if (going.size > 0) {
    const spans = rangesAfter(store, { topics: going });
    store.edit((map) => {
      for (const id of going) deleteElement(map, id);
      writeSpans(map, spans, (id) => store.elements.get(id)?.type);
    });
  }
  return going;
}

/** Writes what boundaries and summaries are around from now on (see `rangesAfter`), of those that are there. */
export function writeSpans(
  map: ElementsMap,
  spans: ReadonlyMap<string, TopicSpan | undefined>,
  typeOf: (id: string) => BoardElement['type'] | undefined,
): void {
  for (const [id, span] of spans) {
    if (!map.has(id)) continue;
    if (span !== undefined) setGroup(map, id, ElementGroup.SPAN, span);
    else if (typeOf(id) === 'boundary') deleteElement(map, id);
    else map.delete(keyOf(id, ElementGroup.SPAN));
  }
}
