import { neighboursOf } from '@boardwalk/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { readListContext } from '#shared/navigation/list-context.ts';

/** The list a file was opened from, and the files beside it there. */
export interface Neighbours {
  /** Path and query of the list; null when no list was left. */
  readonly source: string | null;
  readonly previous: string | null;
  readonly next: string | null;
}

const NONE: Neighbours = { source: null, previous: null, next: null };

/** Reads the list context once the page lives in the browser; the server knows nothing of it. */
export function useNeighbours(fileKey: string): Neighbours {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return useMemo(() => {
    const context = isInBrowser ? readListContext() : null;
    // A related file opened from here is not in the list, but the way back to it stays.
    return context ? { source: context.source, ...neighboursOf(context, fileKey) } : NONE;
  }, [isInBrowser, fileKey]);
}

const neverChanges = () => () => undefined;
