import { isLocked, type BoardBox, type BoardPoint, type BoardStore } from '../../document/index.ts';
import { editOf } from '../../kinds/edits.ts';
import { centerOf, turned } from '../../layout/geometry.ts';
import type { BoardScene } from '../../layout/index.ts';
import { toSurface, type Viewport } from '../../render/index.ts';
import type { EndHandle } from '../kindEdit.ts';
import { turnable } from '../session/turning.ts';

/** A side or corner by which a box is resized: -1, 0 or 1 from its middle in either direction. */
export interface ResizeHandle {
  readonly kind: 'resize';
  readonly dx: -1 | 0 | 1;
  readonly dy: -1 | 0 | 1;
}

/** What a selection is turned by. */
export interface TurnHandle {
  readonly kind: 'turn';
}

/** A handle and where it stands on the surface. */
export interface PlacedHandle {
  readonly handle: ResizeHandle | EndHandle | TurnHandle;
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

/** Room between a selection and the handle below it that turns it, in pixels. */
const TURN_ROOM = 28;

/** The boxes among some elements that can be resized. */
export function resizableBoxes(store: BoardStore, ids: Iterable<string>): Map<string, BoardBox> {
  const boxes = new Map<string, BoardBox>();
  for (const id of ids) {
    const element = store.elements.get(id);
    if (!element || !('w' in element) || editOf(element)?.resize === undefined) continue;
    if (isLocked(store.elements, id)) continue;
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
  const edit = item && editOf(item.element);
  const own = item && !isLocked(store.elements, item.element.id) && edit?.handles?.(item);
  if (own) return own.map(({ handle, at }) => ({ handle, at: toSurface(viewport, at) }));
  if (selection.size === 0 || resizableBoxes(store, selection).size !== selection.size) return [];
  const box = item?.box ?? scene.boundsOf(selection);
  if (!box) return [];
  const rotation = item?.kind === 'box' ? item.rotation : 0;
  const byWidth = edit?.resize === 'width';
  const w = box.w * viewport.scale;
  const h = box.h * viewport.scale;
  const handles = byWidth ? SIDES.filter(({ dx }) => dx !== 0) : [...CORNERS];
  if (!byWidth && w > ROOM_FOR_SIDES) handles.push(...SIDES.filter(({ dy }) => dy !== 0));
  if (!byWidth && h > ROOM_FOR_SIDES) handles.push(...SIDES.filter(({ dx }) => dx !== 0));
  const placed = handles.map((handle): PlacedHandle => {
    const at = {
      x: box.x + (box.w * (handle.dx + 1)) / 2,
      y: box.y + (box.h * (handle.dy + 1)) / 2,
    };
    return { handle, at: toSurface(viewport, turned(at, centerOf(box), rotation)) };
  });
  if (!turnable(store, selection)) return placed;
  const over = { x: box.x + box.w / 2, y: box.y + box.h + TURN_ROOM / viewport.scale };
  return [
    ...placed,
    { handle: { kind: 'turn' }, at: toSurface(viewport, turned(over, centerOf(box), rotation)) },
  ];
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
  if (handle.kind === 'turn') return 'grab';
  if (handle.dx === 0) return 'ns-resize';
  if (handle.dy === 0) return 'ew-resize';
  return handle.dx === handle.dy ? 'nwse-resize' : 'nesw-resize';
}
