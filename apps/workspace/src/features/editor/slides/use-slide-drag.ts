import { useState, type PointerEvent, type RefObject } from 'react';

/** Which slide is dragged, and where it would go. */
interface Drag {
  readonly id: string;
  readonly to: number;
}

/**
 * Dragging the rows of a list by their grips, with a mouse, a pen or a finger.
 *
 * @param list its children are the rows, in the order of `ids`
 */
export function useSlideDrag(
  list: RefObject<HTMLOListElement | null>,
  ids: readonly string[],
  move: (id: string, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);

  /** A slide takes the place of the one that the pointer is over. */
  function placeAt(y: number): number {
    const rows = [...(list.current?.children ?? [])];
    const above = rows.filter((row) => row.getBoundingClientRect().bottom < y).length;
    return Math.min(above, rows.length - 1);
  }

  /** At which row, and on which side of it, a line says where the slide would go. */
  function dropOf(id: string): 'before' | 'after' | undefined {
    if (!drag || ids[drag.to] !== id || drag.id === id) return undefined;
    return drag.to < ids.indexOf(drag.id) ? 'before' : 'after';
  }

  return {
    dragged: drag?.id ?? null,
    dropOf,
    gripProps: (id: string) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ id, to: ids.indexOf(id) });
      },
      onPointerMove: ({ clientY }: PointerEvent) => {
        if (drag?.id === id) setDrag({ id, to: placeAt(clientY) });
      },
      onPointerUp: ({ clientY }: PointerEvent) => {
        if (drag?.id === id) move(id, placeAt(clientY));
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}
