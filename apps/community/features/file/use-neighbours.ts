import { neighboursOf } from '@boardwalk/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { keepListContext, listContextAt } from '#shared/navigation/list-context.ts';

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
  const { key } = useLocation();
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  useEffect(() => keepListContext(key), [key]);
  const context = isInBrowser ? listContextAt(key) : null;
  // A related file opened from here is not in the list, but the way back to it stays.
  return context ? { source: context.source, ...neighboursOf(context, fileKey) } : NONE;
}

const neverChanges = () => () => undefined;
