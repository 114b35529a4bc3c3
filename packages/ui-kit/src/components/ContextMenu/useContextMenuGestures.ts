import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type TouchEvent } from 'react';
import { LONG_PRESS, WANDERING } from '../../internal/longPress.ts';

/** A point of the window. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Handlers that ask for a context menu: the right mouse button, a long press, Shift+F10 and the menu key.
 *
 * @param open receives the position, and the element that was pressed or has the focus
 */
export function useContextMenuGestures(open: (point: Point, target: HTMLElement) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef<Point>(undefined);
  const held = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  const release = () => {
    cancel();
    // What the browser makes of the long press comes at once.
    setTimeout(() => {
      held.current = false;
    });
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      cancel();
      // Some browsers report a long press this way too.
      if (!held.current) open({ x: event.clientX, y: event.clientY }, event.target as HTMLElement);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
      // Not every system turns these keys into an event of their own.
      event.preventDefault();
      const target = event.target as HTMLElement;
      const box = target.getBoundingClientRect();
      const isRightToLeft = getComputedStyle(target).direction === 'rtl';
      open({ x: isRightToLeft ? box.right : box.left, y: box.bottom }, target);
    },
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      cancel();
      held.current = false;
      const touch = event.touches[0];
      if (touch === undefined || event.touches.length > 1) return;
      const point = { x: touch.clientX, y: touch.clientY };
      const target = event.target as HTMLElement;
      start.current = point;
      timer.current = setTimeout(() => {
        held.current = true;
        open(point, target);
      }, LONG_PRESS);
    },
    onTouchMove: (event: TouchEvent<HTMLElement>) => {
      const touch = event.touches[0];
      if (touch === undefined || start.current === undefined) return cancel();
      const { x, y } = start.current;
      if (Math.hypot(touch.clientX - x, touch.clientY - y) > WANDERING) cancel();
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      // A finger that opened the menu does not press what is below it as well.
      if (held.current) event.preventDefault();
      release();
    },
    onTouchCancel: release,
  };
}
