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
  distance = 600,
  words,
  className,
  ref,
  ...rest
}: LoadMoreProps) {
  const sentinel = useForwardedRef(ref);
  const [left, setLeft] = useState(autoLoads);
  const auto = hasMore && !loading && !failed && left > 0;

  const latest = useRef(onLoadMore);
  useEffect(() => {
    latest.current = onLoadMore;
  });

  useEffect(() => {
    const element = sentinel.current;
    if (!auto || !element) return undefined;
    // A new observer after every page: it reports at once, so a page that does not fill the screen loads the next.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
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

  const loadByHand = () => {
    setLeft(autoLoads);
    onLoadMore();
  };

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
          !hasMore && words.end
        )}
      </div>
      {hasMore && !loading && (failed || left <= 0) && (
        <Button onClick={loadByHand}>{failed ? words.retry : words.more}</Button>
      )}
    </div>
  );
}
