import { useState } from 'react';
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

/**
 * Loads a list by its cursor, from the start again when `again` changes.
 *
 * @param load asks the API for the part after a cursor
 */
export function usePages<Entry>(
  load: (cursor: string) => Promise<Part<Entry>>,
  again: string | number,
): Pages<Entry> {
  const first = useLoaded(() => load('0'), again);
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { value } = first;

  async function more() {
    if (value === undefined || isLoading) return;
    setIsLoading(true);
    setHasFailed(false);
    try {
      const next = await load(value.next_cursor);
      // The list may have been loaded again meanwhile; this part goes on from the one before.
      first.set((current) =>
        current === value ? { ...next, list: [...value.list, ...next.list] } : current,
      );
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
