import type { BoardBox, BoardPoint, BoardStore } from '../../document/index.ts';
import type { BoardScene } from '../../layout/index.ts';
import { toSurface, type Viewport } from '../../render/index.ts';

/** A side or corner by which a box is resized: -1, 0 or 1 from its middle in either direction. */
export interface ResizeHandle {
  readonly kind: 'resize';
  readonly dx: -1 | 0 | 1;
  readonly dy: -1 | 0 | 1;
}

/** An end of a connector that can be dragged elsewhere. */
export interface EndHandle {
  readonly kind: 'end';
  readonly id: string;
  readonly end: 'from' | 'to';
}

/** A handle and where it stands on the surface. */
export interface PlacedHandle {
  readonly handle: ResizeHandle | EndHandle;
  readonly at: BoardPoint;
}

const CORNERS: readonly ResizeHandle[] = [
  { kind: 'resize', dx: -1, dy: -1 },
  { kind: 'resize', dx: 1, dy: -1 },
  { kind: 'resize', dx: 1, dy: 1 },
  { kind: 'resize', dx: -1, dy: 1 },
];
const SIDES: readonly ResizeHandle[] = [
  { kind: 'resize', dx: 0, dy: -1 },
  { kind: 'resize', dx: 1, dy: 0 },
  { kind: 'resize', dx: 0, dy: 1 },
  { kind: 'resize', dx: -1, dy: 0 },
];

/** Boxes smaller than this on the surface have no side handles: they would cover everything. */
const ROOM_FOR_SIDES = 56;

/** The boxes among some elements that can be resized. */
export function resizableBoxes(store: BoardStore, ids: Iterable<string>): Map<string, BoardBox> {
  const boxes = new Map<string, BoardBox>();
  for (const id of ids) {
    const element = store.elements.get(id);
    if (!element || element.type === 'connector' || element.type === 'topic') continue;
    const { x, y, w, h } = element;
    boxes.set(id, { x, y, w, h });
  }
  return boxes;
}

/** The handles of a selection; none when something in it has no size of its own. */
export function handlesOf(
  store: BoardStore,
  scene: BoardScene,
  selection: ReadonlySet<string>,
  viewport: Viewport,
): PlacedHandle[] {
  const [only] = selection;
  const item = selection.size === 1 && only !== undefined ? scene.get(only) : undefined;
  if (item?.kind === 'connector') {
    const { start, end } = item.path;
    return [
      { handle: { kind: 'end', id: item.element.id, end: 'from' }, at: toSurface(viewport, start) },
      { handle: { kind: 'end', id: item.element.id, end: 'to' }, at: toSurface(viewport, end) },
    ];
  }
  if (selection.size === 0 || resizableBoxes(store, selection).size !== selection.size) return [];
  const box = item?.box ?? scene.boundsOf(selection);
  if (!box) return [];
  const textOnly = item?.element.type === 'text';
  const w = box.w * viewport.scale;
  const h = box.h * viewport.scale;
  const handles = textOnly ? SIDES.filter(({ dx }) => dx !== 0) : [...CORNERS];
  if (!textOnly && w > ROOM_FOR_SIDES) handles.push(...SIDES.filter(({ dy }) => dy !== 0));
  if (!textOnly && h > ROOM_FOR_SIDES) handles.push(...SIDES.filter(({ dx }) => dx !== 0));
  return handles.map((handle) => ({
    handle,
    at: toSurface(viewport, {
      x: box.x + (box.w * (handle.dx + 1)) / 2,
      y: box.y + (box.h * (handle.dy + 1)) / 2,
    }),
  }));
}

/** The handle within reach of a point of the surface. */
export function handleAt(
  handles: readonly PlacedHandle[],
  point: BoardPoint,
  reach: number,
): PlacedHandle | undefined {
  return handles.find(({ at }) => Math.hypot(at.x - point.x, at.y - point.y) <= reach);
}

/** The pointer over a handle. */
export function cursorOf({ handle }: PlacedHandle): string {
  if (handle.kind === 'end') return 'move';
  if (handle.dx === 0) return 'ns-resize';
  if (handle.dy === 0) return 'ew-resize';
  return handle.dx === handle.dy ? 'nwse-resize' : 'nesw-resize';
}
