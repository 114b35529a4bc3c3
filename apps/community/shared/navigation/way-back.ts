import type { ListContext } from '@boardwalk/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { withTabStorage } from '../browser/tab-storage.ts';

/** The place in a list that the visitor is on the way back to; null once they are there, or go their own way. */
let place: ListContext | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Sets out for a place in the list that is shown; null gives the way back up. */
export function setOut(to: ListContext | null): void {
  place = to;
  for (const listener of listeners) listener();
}

/** Where `ScrollRestoration` keeps how far each entry of the history was scrolled, in this tab's session storage. */
export const SCROLL_POSITIONS = 'scroll-positions';

/**
 * The place in a list at which the page stood before it was loaded again; null for a page that is new. The page that the
 * server draws is shorter than a list that somebody has scrolled: the browser alone does not find the place.
 *
 * @param source path and query of the list
 * @param entry key of the entry in the history
 */
export function placeBeforeReload(source: string, entry: string): ListContext | null {
  const scrollTop = Number(
    withTabStorage((storage) => {
      const positions = JSON.parse(storage.getItem(SCROLL_POSITIONS) ?? '{}') as Record<string, unknown>;
      return positions[entry];
    }),
  );
  return scrollTop > 0 ? { source, fileKeys: [], scrollTop } : null;
}

/** Rows that are measured only now move the page: the way ends once it has stood still for so many frames, or after so many. */
const CALM_FRAMES = 3;
const MOST_FRAMES = 60;
/** A list that is not yet as high, as the code that draws it is on its way, is waited for so many times as long. */
const PATIENCE = 10;

/** What the way back needs to know of a list. */
interface LongList {
  readonly data?: object | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/**
 * Brings the visitor back to the place where they left the list, also after a reload: loads the list until it is as long as
 * it was, then scrolls.
 *
 * @param list the list of the page
 * @param count how many works it shows
 */
export function useWayBack(list: LongList, count: number): void {
  const { pathname, search } = useLocation();
  const to = useSyncExternalStore(
    subscribe,
    () => place,
    () => null,
  );
  const { isFetching, hasNextPage, fetchNextPage } = list;
  // Without works it is not the list one left: another one on the page may be.
  const isReady = list.data !== undefined && !isFetching && count > 0;
  const isShort =
    to !== null && count < (to.count ?? to.fileKeys.length) && hasNextPage && list.error === undefined;
  useEffect(() => {
    if (to?.source !== pathname + search || !isReady) return undefined;
    if (isShort) {
      fetchNextPage();
      return undefined;
    }
    let frame = 0;
    let calm = 0;
    let height = 0;
    let reached = 0;
    const step = (left: number) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const isHigh = scrollHeight - clientHeight >= to.scrollTop;
      // A page that gets another height is scrolled by the browser, too, which keeps to what it shows.
      const isOfNewHeight = scrollHeight !== height;
      height = scrollHeight;
      calm = Math.abs(window.scrollY - to.scrollTop) <= 1 ? calm + 1 : 0;
      // While it waits for the height it holds nobody: who scrolls goes their own way.
      const isElsewhere = !isHigh && !isOfNewHeight && Math.abs(window.scrollY - reached) > 1;
      if (calm >= CALM_FRAMES || left <= 0 || isElsewhere) {
        setOut(null);
        return;
      }
      // At its end a list loads more of itself.
      if (calm === 0 && (isHigh || isOfNewHeight)) {
        window.scrollTo(0, to.scrollTop);
        reached = window.scrollY;
      }
      frame = requestAnimationFrame(() => step(left - (isHigh ? 1 : 1 / PATIENCE)));
    };
    frame = requestAnimationFrame(() => step(MOST_FRAMES));
    return () => cancelAnimationFrame(frame);
  }, [to, pathname, search, isReady, isShort, fetchNextPage]);
}
