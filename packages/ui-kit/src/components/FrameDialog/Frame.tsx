'use client';

import { useEffect, useRef, useState, type Ref } from 'react';
import { useForwardedRef } from '../../internal/useForwardedRef.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { hasFailed, isFrom, originOf } from './frame-checks.ts';
import type { FrameFailure, FrameWords } from './FrameDialog.tsx';
import styles from './FrameDialog.module.css';

export interface FrameProps {
  src: string;
  title: string;
  words: FrameWords;
  origin: string | undefined;
  timeout: number;
  /** Takes what the page said, and answers whether that says it is ready; undefined when loading alone makes it so. */
  onMessageEvent: (event: MessageEvent) => boolean;
  waitsForMessage: boolean;
  frameRef: Ref<HTMLIFrameElement> | undefined;
  onFrameLoad: (() => void) | undefined;
  onFrameError: ((failure: FrameFailure) => void) | undefined;
  allow: string | undefined;
}

/** A page in a frame, or in its place why it did not come and a way to try again. */
export function Frame({ words, onFrameError, ...page }: FrameProps) {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<FrameFailure | null>(null);
  const fail = (reason: FrameFailure) => {
    setFailure(reason);
    onFrameError?.(reason);
  };
  if (failure === null)
    return <FramedPage key={attempt} {...page} loadingLabel={words.loading} onFailure={fail} />;
  return (
    <div className={styles.place}>
      <ErrorState
        size="small"
        title={failure === 'timeout' ? (words.timeout ?? words.failed) : words.failed}
        retryLabel={words.retry}
        onRetry={() => {
          setAttempt((count) => count + 1);
          setFailure(null);
        }}
      />
    </div>
  );
}

interface FramedPageProps extends Omit<FrameProps, 'words' | 'onFrameError'> {
  loadingLabel: string;
  onFailure: (failure: FrameFailure) => void;
}

/** One attempt to show the page. */
function FramedPage({
  src,
  title,
  origin,
  timeout,
  onMessageEvent,
  waitsForMessage,
  frameRef,
  onFrameLoad,
  allow,
  loadingLabel,
  onFailure,
}: FramedPageProps) {
  const frame = useForwardedRef(frameRef);
  const [loading, setLoading] = useState(true);
  const judged = useRef<string>(undefined);
  const latest = useRef({ onMessageEvent, onFailure });
  useEffect(() => {
    latest.current = { onMessageEvent, onFailure };
  });

  useEffect(() => {
    const expected = origin ?? originOf(src);
    const listen = (event: MessageEvent) => {
      if (isFrom(frame.current, expected, event) && latest.current.onMessageEvent(event)) setLoading(false);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, origin, src]);

  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => latest.current.onFailure('timeout'), timeout);
    return () => clearTimeout(timer);
  }, [loading, timeout]);

  return (
    <div className={styles.place}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it hosts the product's own pages, which need their cookies and storage */}
      <iframe
        ref={frame}
        src={src}
        title={title}
        allow={allow}
        className={styles.frame}
        data-loading={loading ? '' : undefined}
        onLoad={({ currentTarget }) => {
          // Where the reader goes on to from there, as to a bank in the middle of paying, is the page's own affair.
          if (!waitsForMessage && judged.current !== src) {
            judged.current = src;
            if (hasFailed(currentTarget, origin ?? originOf(src))) return onFailure('failed');
            setLoading(false);
          }
          onFrameLoad?.();
        }}
      />
      {loading && (
        <span className={styles.loading}>
          <Spinner size="large" label={loadingLabel} />
        </span>
      )}
    </div>
  );
}
