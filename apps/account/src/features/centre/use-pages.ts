import { useEffect, useRef, useState } from 'react';
import { useLoaded } from './use-loaded.ts';

/** Part of a list. */
export interface Part<Entry> {
  readonly list: readonly Entry[];
  readonly next_cursor: string;
  readonly has_more: boolean;
}

/** A list that is loaded part by part. */
export interface Pages<Entry> {
  /** Undefined until the first part is there. */
  readonly list: readonly Entry[] | undefined;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly more: () => void;
  readonly reload: () => void;
}

/** The parts from the beginning that are shown, as one. */
async function partsOf<Entry>(
  load: (cursor: string) => Promise<Part<Entry>>,
  count: number,
): Promise<Part<Entry>> {
  let whole = await load('0');
  for (let part = 1; part < count && whole.has_more; part += 1) {
    const next = await load(whole.next_cursor);
    whole = { ...next, list: [...whole.list, ...next.list] };
  }
  return whole;
}

/**
 * Loads a list by its cursor, and as much of it again when `again` changes.
 *
 * @param load asks the API for the part after a cursor
 */
export function usePages<Entry>(
  load: (cursor: string) => Promise<Part<Entry>>,
  again: string | number,
): Pages<Entry> {
  const shown = useRef(1);
  const first = useLoaded(() => partsOf(load, shown.current), again);
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { value } = first;
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });

  async function more() {
    if (value === undefined || isLoading) return;
    setIsLoading(true);
    setHasFailed(false);
    try {
      const next = await load(value.next_cursor);
      // The list may have been loaded again meanwhile; this part goes on from the one before.
      if (latest.current !== value) return;
      shown.current += 1;
      first.set({ ...next, list: [...value.list, ...next.list] });
    } catch {
      setHasFailed(true);
    } finally {
      setIsLoading(false);
    }
  }

  return {
    list: value?.list,
    hasMore: value?.has_more ?? false,
    isLoading,
    hasFailed: hasFailed || first.hasFailed,
    more: () => void more(),
    reload: first.reload,
  };
}
