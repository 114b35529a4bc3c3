import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { OutlineRow } from './outline-rows.ts';

/** The row of an entry, where it is in the page. */
export function rowIn(tree: HTMLElement | null, id: string): HTMLElement | null {
  return tree?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`) ?? null;
}

interface OutlineFocusOptions {
  readonly tree: RefObject<HTMLElement | null>;
  readonly rows: readonly OutlineRow[];
  /** The place of each entry in `rows`. */
  readonly places: ReadonlyMap<string, number>;
  readonly selection: ReadonlySet<string>;
  /** True while a field in a row takes the keyboard itself. */
  readonly isWriting: boolean;
}

/** The row of the outline that has the keyboard, or gets it by Tab. It keeps it when it moves, and hands it on when it goes. */
export function useOutlineFocus({ tree, rows, places, selection, isWriting }: OutlineFocusOptions) {
  const [active, setActive] = useState<string | null>(null);
  /** The row that has the keyboard, and its place. */
  const [held, setHeld] = useState<string | null>(null);
  const lastPlace = useRef(0);
  /** The row that gets the keyboard as soon as it is drawn. */
  const wanted = useRef<string | null>(null);

  const heldPlace = held === null ? undefined : places.get(held);
  const isThere = active !== null && places.has(active);
  // What is selected on the board takes the place of what was active here, unless the keyboard is here.
  const selected =
    heldPlace === undefined && !(isThere && selection.has(active)) && firstOf(selection, places);
  const current =
    (heldPlace === undefined ? undefined : held) || selected || (isThere ? active : rows[0]?.node.id);

  useLayoutEffect(() => {
    if (heldPlace !== undefined) lastPlace.current = heldPlace;
    const isLost = !isWriting && document.activeElement === document.body;
    const id = wanted.current ?? (isLost ? held : null);
    if (id === null) return;
    const row = rowIn(tree.current, id);
    if (row) {
      wanted.current = null;
      focusIn(row);
    } else if (wanted.current === null && !places.has(id)) {
      // The entry is gone, or stands under a closed one: the nearest has the keyboard now.
      const next = rows[Math.min(lastPlace.current, rows.length - 1)]?.node.id;
      if (next !== undefined) focusRow(next);
    }
  });

  function focusRow(id: string): void {
    setActive(id);
    const row = rowIn(tree.current, id);
    if (row) focusIn(row);
    else wanted.current = id;
  }

  return {
    /** The one stop for Tab; undefined in an empty outline. */
    current,
    /** Entry whose row has the keyboard; null for none. */
    held,
    /** The entry that was last gone to, whose row may be about to get the keyboard. */
    active,
    /** Gives the keyboard to the row of an entry, also where it is not drawn yet. */
    focusRow,
    /** The same, once the row stands in its new place. */
    focusMoved: (id: string): void => {
      wanted.current = id;
    },
    focusProps: {
      onFocus: ({ target }: FocusEvent) => {
        const id = target.closest<HTMLElement>('[data-id]')?.dataset['id'];
        wanted.current = null;
        if (id === undefined) return;
        setHeld(id);
        setActive(id);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        wanted.current = null;
        setHeld(null);
      },
    },
  };
}

function firstOf(selection: ReadonlySet<string>, places: ReadonlyMap<string, number>): string | undefined {
  let found: string | undefined;
  let place = Infinity;
  for (const id of selection) {
    const at = places.get(id) ?? Infinity;
    if (at < place) [found, place] = [id, at];
  }
  return found;
}

function focusIn(row: HTMLElement): void {
  const field = row.querySelector<HTMLElement>('textarea');
  (field ?? row).focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}
