import {
  isLocked,
  setBoxes,
  setConnector,
  setExtras,
  type BoardBox,
  type BoardElement,
  type BoardPoint,
  type BoardStore,
  type ConnectorAnchor,
  type ConnectorElement,
  type ConnectorEnd,
  type ExtrasPatch,
} from '../../document/index.ts';
import { endAtShares } from '../../kinds/connector/endPlace.ts';
import { mirroredStroke } from '../../kinds/drawing/mirroredStroke.ts';
import { heldBy } from '../../kinds/models.ts';
import { isTurnedOver } from '../../kinds/shape/mirroredForms.ts';
import { frameContents } from '../../layout/found.ts';
import { centerOf, union } from '../../layout/geometry.ts';
import type { BoardScene } from '../../layout/index.ts';
import type { ArrangeAxis } from './arrange.ts';

/** What is flipped together: left and right, or above and below, change places. */
export interface Flipped {
  /** Elements with a box of their own. */
  readonly boxes: ReadonlySet<string>;
  /** Connectors whose ends are free or hold on to these. */
  readonly connectors: ReadonlySet<string>;
  /** What all of it takes up. It stays there. */
  readonly bounds: BoardBox;
}

const isBox = (element: BoardElement | undefined): boolean => element !== undefined && 'w' in element;

/** The points of its own that a connector runs through. */
function ownPoints({ from, to, bends = [] }: ConnectorElement): BoardPoint[] {
  const free = [from, to].flatMap((end) => ('element' in end ? [] : [end]));
  return [...free, ...bends.map(([x, y]) => ({ x, y }))];
}

/**
 * What is flipped when some elements are: those, what is in the frames among them, and the connectors between. Mind maps, which their
 * layout places, and what is locked stay.
 *
 * @returns null when there is nothing
 */
export function flippedWith(store: BoardStore, scene: BoardScene, ids: Iterable<string>): Flipped | null {
  const chosen = new Set(ids);
  for (const id of frameContents(store, scene, chosen)) chosen.add(id);
  const isFree = (id: string) => !isLocked(store.elements, id);
  const boxes = new Set(
    [...chosen].filter((id) => isBox(store.elements.get(id)) && scene.get(id) && isFree(id)),
  );
  const connectors = new Set<string>();
  const areas = [...boxes].flatMap((id) => scene.get(id)?.bounds ?? []);
  for (const element of store.elements.values()) {
    if (element.type !== 'connector' || !isFree(element.id)) continue;
    const held = heldBy(element);
    const isBetween = held.length === 2 || chosen.has(element.id);
    if (!isBetween || !held.every((id) => boxes.has(id))) continue;
    connectors.add(element.id);
    areas.push(...ownPoints(element).map(({ x, y }) => ({ x, y, w: 0, h: 0 })));
  }
  const [first, ...others] = areas;
  return first ? { boxes, connectors, bounds: others.reduce(union, first) } : null;
}

/** Mirrors points at the middle of a box. */
function mirrorOf(bounds: BoardBox, axis: ArrangeAxis): (point: BoardPoint) => BoardPoint {
  const { x: middle, y: level } = centerOf(bounds);
  return axis === 'across'
    ? ({ x, y }) => ({ x: 2 * middle - x, y })
    : ({ x, y }) => ({ x, y: 2 * level - y });
}

const OPPOSITE = {
  across: { left: 'right', right: 'left' },
  down: { top: 'bottom', bottom: 'top' },
} as const;

/** How far something is turned in the mirror, in hundredths of a degree, and by as much more. */
const turnedBack = (rotation: number, more: number): number =>
  (Math.round((720 - rotation + more) * 100) / 100) % 360;

/** Shares of a side are kept in thousandths. */
const other = (share: number): number => Math.round((1 - share) * 1000) / 1000;

/** Flips elements as one edit. Texts, pictures and icons stay readable: they go elsewhere, and are turned the other way. */
export function flip(store: BoardStore, scene: BoardScene, flipped: Flipped, axis: ArrangeAxis): void {
  const mirror = mirrorOf(flipped.bounds, axis);
  const boxes = new Map<string, BoardBox>();
  const patches = new Map<string, ExtrasPatch>();
  const turnedOver = new Set<string>();
  for (const id of flipped.boxes) {
    const element = store.elements.get(id);
    const item = scene.get(id);
    if (!element || !item || !('w' in element)) continue;
    const center = centerOf(item.box);
    const to = mirror(center);
    const { x, y, w, h } = element;
    // What stays as it is is not written again.
    if (to.x !== center.x || to.y !== center.y)
      boxes.set(id, { x: x + to.x - center.x, y: y + to.y - center.y, w, h });
    const isOver = isTurnedOver(element, axis);
    if (isOver) turnedOver.add(id);
    const rotation = turnedBack(element.rotation ?? 0, isOver ? 180 : 0);
    const strokes = element.strokes === undefined ? {} : { strokes: mirroredStroke(element.strokes, axis) };
    patches.set(id, { rotation: rotation === 0 ? undefined : rotation, ...strokes });
  }
  const endOf = (end: ConnectorEnd): ConnectorEnd => {
    if (!('element' in end)) return mirror(end);
    const { element, anchor, at } = end;
    const facing: Partial<Record<ConnectorAnchor, ConnectorAnchor>> = OPPOSITE[axis];
    if (!at) return facing[anchor] ? { element, anchor: facing[anchor] } : end;
    // A place goes with what is drawn there, which a half turn has brought to the other two sides.
    const isAcross = (axis === 'across') !== turnedOver.has(element);
    const place = isAcross ? ([other(at[0]), at[1]] as const) : ([at[0], other(at[1])] as const);
    return { ...endAtShares(element, place), at: place };
  };
  store.edit(() => {
    setBoxes(store, boxes);
    setExtras(store, patches);
    for (const id of flipped.connectors) {
      const element = store.elements.get(id);
      if (element?.type !== 'connector') continue;
      const bends = element.bends?.map(([x, y]) => mirror({ x, y })).map(({ x, y }) => [x, y] as const);
      setConnector(store, id, { from: endOf(element.from), to: endOf(element.to), ...(bends && { bends }) });
    }
  });
}
