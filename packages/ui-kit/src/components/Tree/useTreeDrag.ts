import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { dropAt, dropAtEnd, moveTo, type Drop } from './tree-drops.ts';
import type { TreeRow } from './tree-rows.ts';
import type { TreeMove } from './tree-types.ts';

/** Pixels a mouse moves before it drags, milliseconds a finger rests, and pixels it may wander meanwhile. */
const MOUSE_DISTANCE = 4;
const LONG_PRESS = 400;
const WANDERING = 10;
/** Pixels from an edge at which the tree scrolls while something is dragged, and how far in each frame. */
const EDGE = 32;
const SCROLL_STEP = 8;
/** Milliseconds over a closed branch until it opens. */
const OPEN_AFTER = 700;

/** Entries on their way, and where they would go now; nowhere over places that refuse them. */
export interface TreeDrag {
  ids: readonly string[];
  drop: Drop | null;
  x: number;
  y: number;
}

interface TreeDragOptions {
  enabled: boolean;
  rows: readonly TreeRow[];
  rowHeight: number;
  root: RefObject<HTMLElement | null>;
  /** The entries that move when this one does. */
  together: (row: TreeRow) => readonly string[];
  isAllowed: (move: TreeMove) => boolean;
  setOpen: (row: TreeRow, open: boolean) => void;
  onMove: (move: TreeMove) => void;
}

interface Press {
  pointerId: number;
  isMouse: boolean;
  x: number;
  y: number;
  row: TreeRow;
}

/** Dragging entries with the mouse, or with a finger after a long press. */
export function useTreeDrag(options: TreeDragOptions) {
  const [drag, setDrag] = useState<TreeDrag | null>(null);
  // Pointers move faster than React draws.
  const now = useRef<TreeDrag>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const press = useRef<Press>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasDragged = useRef(false);
  const { root } = options;

  /** The place at a height of the window. */
  function dropUnder(y: number): Drop | null {
    const { rows, rowHeight } = latest.current;
    const element = root.current;
    if (element === null) return null;
    const place = (y - element.getBoundingClientRect().top + element.scrollTop) / rowHeight;
    if (place >= rows.length) return dropAtEnd(rows);
    const index = Math.max(0, Math.floor(place));
    const row = rows[index];
    return row ? dropAt(row, Math.max(0, place - index)) : null;
  }

  function aim(ids: readonly string[], x: number, y: number) {
    const { rows, isAllowed } = latest.current;
    const drop = dropUnder(y);
    const move = drop && !ids.includes(drop.rowId) ? moveTo(rows, ids, drop) : null;
    now.current = { ids, drop: move !== null && isAllowed(move) ? drop : null, x, y };
    setDrag(now.current);
  }

  function begin({ row, pointerId }: Press, x: number, y: number) {
    const ids = latest.current.together(row);
    if (ids.length === 0) return;
    wasDragged.current = true;
    // Fails for a pointer that has gone meanwhile; then there is nothing to drag.
    if (root.current?.hasPointerCapture(pointerId) === false) root.current.setPointerCapture(pointerId);
    aim(ids, x, y);
  }

  function end() {
    clearTimeout(timer.current);
    press.current = undefined;
    now.current = null;
    setDrag(null);
  }

  const { enabled } = options;
  useEffect(() => {
    const element = root.current;
    if (!enabled || element === null) return undefined;
    // The finger that drags must not scroll as well. Listens from the start: browsers ask only those listeners whether a
    // touch may scroll that were there when it began, and React's own could not prevent it.
    const hold = (event: TouchEvent) => {
      if (now.current) event.preventDefault();
    };
    element.addEventListener('touchmove', hold, { passive: false });
    return () => element.removeEventListener('touchmove', hold);
  }, [enabled, root]);

  const isDragging = drag !== null;

  useEffect(() => {
    const element = root.current;
    if (!isDragging || element === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end();
    };
    window.addEventListener('keydown', onKeyDown, true);
    let frame = 0;
    const scroll = () => {
      const { current } = now;
      const box = element.getBoundingClientRect();
      const y = current?.y ?? 0;
      const step = y < box.top + EDGE ? -SCROLL_STEP : y > box.bottom - EDGE ? SCROLL_STEP : 0;
      const before = element.scrollTop;
      if (step !== 0) element.scrollTop += step;
      if (current && element.scrollTop !== before) aim(current.ids, current.x, current.y);
      frame = requestAnimationFrame(scroll);
    };
    frame = requestAnimationFrame(scroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', onKeyDown, true);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what it calls reads only refs
  }, [isDragging, root]);

  const overId = drag?.drop?.where === 'inside' ? drag.drop.rowId : null;
  useEffect(() => {
    if (overId === null) return undefined;
    const waiting = setTimeout(() => {
      const row = latest.current.rows.find((one) => one.id === overId);
      if (row && !row.isOpen) latest.current.setOpen(row, true);
    }, OPEN_AFTER);
    return () => clearTimeout(waiting);
  }, [overId]);

  useEffect(() => () => clearTimeout(timer.current), []);

  if (!options.enabled) return { drag: null, handlers: {} };
  return {
    drag,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        if (event.button !== 0 || !event.isPrimary) return;
        const index = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset['row'];
        const row = index === undefined ? undefined : options.rows[Number(index)];
        if (row === undefined || row.status !== undefined || row.item.disabled === true) return;
        const started = {
          pointerId: event.pointerId,
          isMouse: event.pointerType === 'mouse',
          x: event.clientX,
          y: event.clientY,
          row,
        };
        press.current = started;
        clearTimeout(timer.current);
        if (!started.isMouse)
          timer.current = setTimeout(() => begin(started, started.x, started.y), LONG_PRESS);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current } = press;
        if (current === undefined) return;
        // It was released where nobody saw it.
        if (event.buttons === 0) return end();
        if (now.current) return aim(now.current.ids, event.clientX, event.clientY);
        const distance = Math.hypot(event.clientX - current.x, event.clientY - current.y);
        if (current.isMouse && distance > MOUSE_DISTANCE) begin(current, event.clientX, event.clientY);
        if (!current.isMouse && distance > WANDERING) end();
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const { rows, onMove } = latest.current;
        if (now.current) aim(now.current.ids, event.clientX, event.clientY);
        const { ids = [], drop = null } = now.current ?? {};
        const move = drop ? moveTo(rows, ids, drop) : null;
        end();
        if (move) onMove(move);
      },
      onPointerCancel: end,
      // The press that ends a drag is none on the row below it.
      onClickCapture: (event: MouseEvent) => {
        if (!wasDragged.current) return;
        wasDragged.current = false;
        event.stopPropagation();
      },
      onContextMenu: (event: MouseEvent) => {
        // A long press is a drag here.
        if (wasDragged.current) event.preventDefault();
      },
    },
  };
}
