import { useRef, useState } from 'react';

/** What is selected of a list. */
export interface Selection {
  /** Keys of what is selected, in the order of the list. */
  readonly selected: readonly string[];
  readonly set: (keys: readonly string[]) => void;
  /** Adds one, or takes it away; the next range begins with it. */
  readonly toggle: (key: string) => void;
  /** Selects all from the one that was selected last to this one. */
  readonly extendTo: (key: string) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** Keeps what is selected of a list; what leaves the list is selected no more. */
export function useSelection(keys: readonly string[]): Selection {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const anchor = useRef<string>(undefined);
  const selected = keys.filter((key) => picked.includes(key));
  return {
    selected,
    set: setPicked,
    toggle(key) {
      anchor.current = key;
      setPicked(selected.includes(key) ? selected.filter((one) => one !== key) : [...selected, key]);
    },
    extendTo(key) {
      anchor.current ??= selected[0] ?? key;
      const ends = [keys.indexOf(anchor.current), keys.indexOf(key)].toSorted((a, b) => a - b);
      const [from = 0, to = 0] = ends;
      if (from < 0) return setPicked([...selected, key]);
      return setPicked([...selected, ...keys.slice(from, to + 1)]);
    },
    selectAll: () => setPicked(keys),
    clear: () => setPicked([]),
  };
}
