'use client';

import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { useForwardedRef } from '../../internal/useForwardedRef.ts';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './LoadMore.module.css';

/** Milliseconds between asking for a page and watching for the next. */
const SETTLING_TIME = 100;

export interface LoadMoreProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  hasMore: boolean;
  loading: boolean;
  /** Whether the last load failed; then only the button loads. */
  failed?: boolean;
  onLoadMore: () => void;
  /** How many pages load by themselves before the button appears, so that the footer stays reachable. Default 3. */
  autoLoads?: number;
  /** Whether all that is loaded stands above it; until then nothing loads by itself, and no end is said. Default true. */
  whole?: boolean;
  /** Pixels below the view at which loading starts. Default 600. */
  distance?: number;
  words: { more: string; loading: string; end: string; failed: string; retry: string };
}

/** The end of a list that goes on: loads by itself a few times, then by a button; says when it is over or failed. */
export function LoadMore({
  hasMore,
  loading,
  failed = false,
  onLoadMore,
  autoLoads = 3,
  whole = true,
  distance = 600,
  words,
  className,
  ref,
  ...rest
}: LoadMoreProps) {
  const sentinel = useForwardedRef(ref);
  const [left, setLeft] = useState(autoLoads);
  const auto = whole && hasMore && !loading && !failed && left > 0;

  const latest = useRef(onLoadMore);
  useEffect(() => {
    latest.current = onLoadMore;
  });

  useEffect(() => {
    const element = sentinel.current;
    if (!auto || !element) return undefined;
    // A new observer after every page: it reports at once, so a page that does not fill the screen loads the next.
    const observer = new IntersectionObserver(
      // A busy page reports several changes at once, the last one being the present.
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setLeft((count) => count - 1);
        latest.current();
      },
      { rootMargin: `${distance}px` },
    );
    // The caller's `loading` may take a moment to turn true; watching at once would ask for the same page again.
    const timer = setTimeout(() => observer.observe(element), left === autoLoads ? 0 : SETTLING_TIME);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [auto, left, autoLoads, distance, sentinel]);

  // By hand: the button stays while it loads, so that the keyboard keeps its place, and then goes to what is new.
  const [byHand, setByHand] = useState(false);
  const last = useRef<HTMLElement | null>(null);
  const loadByHand = () => {
    setLeft(autoLoads);
    setByHand(true);
    last.current = sentinel.current && (entriesBefore(sentinel.current).at(-1) ?? null);
    onLoadMore();
  };
  const wasLoading = useRef(loading);
  useEffect(() => {
    const hasLoaded = wasLoading.current && !loading;
    wasLoading.current = loading;
    if (!byHand || !hasLoaded || failed) return;
    setByHand(false);
    const end = sentinel.current;
    if (end === null || !hasFocus(end)) return;
    const entries = entriesBefore(end);
    const next = entries[last.current === null ? 0 : entries.indexOf(last.current) + 1];
    next?.focus();
  }, [byHand, loading, failed, sentinel]);

  return (
    <div {...rest} ref={sentinel} className={classNames(styles.root, className)}>
      <div role="status" className={styles.line}>
        {loading ? (
          <>
            <Spinner />
            {words.loading}
          </>
        ) : failed ? (
          words.failed
        ) : (
          whole && !hasMore && words.end
        )}
      </div>
      {hasMore && (loading ? byHand : failed || left <= 0) && (
        <Button onClick={loadByHand} loading={loading}>
          {failed ? words.retry : words.more}
        </Button>
      )}
    </div>
  );
}

/** What can take the keyboard in the list that an end belongs to, in its order. */
function entriesBefore(end: HTMLElement): HTMLElement[] {
  const entries = end.parentElement?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)') ?? [];
  return [...entries].filter(
    (entry) => (end.compareDocumentPosition(entry) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  );
}

/** Whether the keyboard is still at the end of the list, or nowhere: somebody who has moved on is left alone. */
function hasFocus(end: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || end.contains(activeElement);
}
