import { useLayoutEffect, useRef, useState } from 'react';

/** Where the keyboard is to be once a change shows, and what is said then. */
interface Expected {
  /** The work whose line it stays at; null where its line goes. */
  readonly fileKey: string | null;
  /** The button it was at, by `data-place`. */
  readonly place: string;
  /** The place of the line from then on, or of the one that went. */
  readonly index: number;
  readonly said: string;
}

/**
 * Keeps the keyboard at a line that moves, and says where it has gone. A browser drops the focus of what it moves or takes away,
 * and of a button that has become useless at the end of the list.
 *
 * @param files works of the lines, in their order; each line names its work by `data-file`
 */
export function useKeyboardPlace(files: readonly { readonly file_key: string }[]) {
  const lines = useRef<HTMLUListElement>(null);
  const expected = useRef<(Expected & { readonly before: string }) | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const { length: count } = files;
  const order = files.map((file) => file.file_key).join(' ');
  useLayoutEffect(() => {
    const { current: list } = lines;
    const { current: now } = expected;
    if (list === null || now === null || now.before === order) return;
    // Of a long list only some lines are there, and this is one of them.
    const line = list.querySelector(`:scope > [data-index="${Math.min(now.index, count - 1)}"]`);
    // The part that was loaded for the move came first.
    if (now.fileKey !== null && line?.querySelector(`[data-file="${CSS.escape(now.fileKey)}"]`) == null)
      return;
    expected.current = null;
    setAnnouncement(now.said);
    // Who has gone on meanwhile is left alone.
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && !list.contains(activeElement)) return;
    const button =
      line?.querySelector<HTMLElement>(`[data-place="${now.place}"]:not(:disabled)`) ??
      line?.querySelector<HTMLElement>('[data-place]:not(:disabled)');
    (button ?? list).focus();
  }, [order, count]);
  return {
    lines,
    announcement,
    /** Call it before a change, and with null when that has failed. */
    expect: (next: Expected | null) => {
      expected.current = next && { ...next, before: order };
    },
  };
}
