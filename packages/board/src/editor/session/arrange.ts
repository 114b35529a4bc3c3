import { groupOf, isLocked, type BoardBox, type BoardPoint, type BoardStore } from '../../document/index.ts';
import { union } from '../../layout/geometry.ts';
import type { BoardScene } from '../../layout/index.ts';
import { movingWith } from './frameContents.ts';

/** What is arranged as one: an element, or all of a group. */
export interface ArrangeUnit {
  readonly ids: ReadonlySet<string>;
  readonly box: BoardBox;
}

/** A side or middle to which things are aligned. */
export type AlignEdge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** A direction in which things are distributed. */
export type ArrangeAxis = 'across' | 'down';

/** The units among some elements. What has no place of its own is none, as connectors and topics below others. */
export function unitsOf(store: BoardStore, scene: BoardScene, ids: Iterable<string>): ArrangeUnit[] {
  const byGroup = new Map<string, string[]>();
  for (const id of ids) {
    const type = store.elements.get(id)?.type;
    if (type === undefined || type === 'connector' || isLocked(store.elements, id)) continue;
    if (type === 'topic' && store.forest.parentOf(id) !== null) continue;
    const key = groupOf(store.elements, id) ?? id;
    byGroup.set(key, [...(byGroup.get(key) ?? []), id]);
  }
  return [...byGroup.values()].flatMap((members) => {
    // A mind map is as large as all its topics together.
    const shown = members.flatMap((id) =>
      store.forest
        .subtreeOf(id)
        .map((topic) => topic.id)
        .concat(id),
    );
    const boxes = shown.flatMap((id) => scene.get(id)?.bounds ?? []);
    const [first, ...others] = boxes;
    if (!first) return [];
    return [{ ids: movingWith(store, scene, members), box: others.reduce(union, first) }];
  });
}

const NOWHERE: BoardPoint = { x: 0, y: 0 };

const boundsOf = (units: readonly ArrangeUnit[]): BoardBox | null => {
  const [first, ...others] = units.map(({ box }) => box);
  return first ? others.reduce(union, first) : null;
};

type Align = (all: BoardBox, one: BoardBox) => BoardPoint;

const ALIGN: Readonly<Record<AlignEdge, Align>> = {
  left: (all, { x }) => ({ x: all.x - x, y: 0 }),
  center: (all, { x, w }) => ({ x: all.x + all.w / 2 - x - w / 2, y: 0 }),
  right: (all, { x, w }) => ({ x: all.x + all.w - x - w, y: 0 }),
  top: (all, { y }) => ({ x: 0, y: all.y - y }),
  middle: (all, { y, h }) => ({ x: 0, y: all.y + all.h / 2 - y - h / 2 }),
  bottom: (all, { y, h }) => ({ x: 0, y: all.y + all.h - y - h }),
};

/** How far each unit moves so that all are aligned to a side or middle of what they take up together. */
export function aligned(units: readonly ArrangeUnit[], edge: AlignEdge): BoardPoint[] {
  const all = boundsOf(units);
  return all ? units.map(({ box }) => ALIGN[edge](all, box)) : [];
}

/** How far each unit moves so that there is the same room between any two neighbours; the first and the last stay. */
export function distributed(units: readonly ArrangeUnit[], axis: ArrangeAxis): BoardPoint[] {
  const [from, size] = axis === 'across' ? (['x', 'w'] as const) : (['y', 'h'] as const);
  const middle = ({ box }: ArrangeUnit) => box[from] + box[size] / 2;
  const order = units.toSorted((a, b) => middle(a) - middle(b));
  const [first, last] = [order[0], order.at(-1)];
  if (!first || !last || order.length < 3) return units.map(() => NOWHERE);
  const taken = order.reduce((sum, { box }) => sum + box[size], 0);
  const gap = (last.box[from] + last.box[size] - first.box[from] - taken) / (order.length - 1);
  const moves = new Map<ArrangeUnit, BoardPoint>();
  let at = first.box[from];
  for (const unit of order) {
    const by = unit === last ? 0 : at - unit.box[from];
    moves.set(unit, axis === 'across' ? { x: by, y: 0 } : { x: 0, y: by });
    at += unit.box[size] + gap;
  }
  return units.map((unit) => moves.get(unit) ?? NOWHERE);
}
