import { lazyPart, PartBoundary } from '@boardwalk/app-shell/parts';
import type { CommunityFile } from '@boardwalk/api-client';
import { ErrorState } from '@boardwalk/ui-kit';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { COMMENT_KEY } from '#shared/paths.ts';
import styles from './Comments.module.css';
import { commentsSectionMessages } from './section-messages.ts';

const comments = lazyPart(() => import('./Comments.tsx'));

/** How far below the view the comments begin to load, in pixels. */
const NEAR = '100px 0px';

/**
 * The comments on a work. They lie far below the board: their code and their data come when the reader comes near, or by a link
 * to one of them.
 */
export function CommentsSection({ file }: { file: CommunityFile }) {
  const intl = useIntl();
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const linkedId = useLinkedComment();
  const isWanted = isNear || linkedId !== null;
  useEffect(() => {
    const element = section.current;
    if (isWanted || !element) return undefined;
    const observer = new IntersectionObserver(
      // Several changes may come at once, the last one being the present.
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWanted]);
  const [counted, setCounted] = useState<number | null>(null);
  const count = counted ?? file.comment_num;
  return (
    <section ref={section} className={styles.root} aria-labelledby="file-comments">
      <h2 id="file-comments" tabIndex={-1} className={styles.title}>
        {count === 0
          ? intl.formatMessage(commentsSectionMessages.title)
          : intl.formatMessage(commentsSectionMessages.titleCount, { count: intl.formatNumber(count) })}
      </h2>
      {isWanted ? (
        <Loaded key={file.file_key} file={file} linkedId={linkedId} onCount={setCounted} />
      ) : (
        <Waiting />
      )}
    </section>
  );
}

/** The id of the comment that the address leads to; null when it leads to none. */
function useLinkedComment(): string | null {
  const [search] = useSearchParams();
  const id = search.get(COMMENT_KEY);
  return id !== null && /^[0-9]{1,19}$/u.test(id) ? id : null;
}

interface PartProps {
  file: CommunityFile;
  linkedId: string | null;
  /** Learns how many comments there are: the page of the work knows how many there were. */
  onCount: (count: number | null) => void;
}

function Loaded(props: PartProps) {
  const intl = useIntl();
  const [attempt, setAttempt] = useState(0);
  return (
    <PartBoundary
      key={attempt}
      onError={comments.forget}
      fallback={
        <ErrorState
          size="small"
          title={intl.formatMessage(commentsSectionMessages.failed)}
          retryLabel={intl.formatMessage(commentsSectionMessages.retry)}
          onRetry={() => setAttempt((before) => before + 1)}
        />
      }
    >
      <Suspense fallback={<Waiting />}>
        <Part {...props} />
      </Suspense>
    </PartBoundary>
  );
}

function Part(props: PartProps) {
  const [Comments] = useState(comments.current);
  return <Comments {...props} />;
}

/** Keeps the place, so that little moves when they come. */
function Waiting() {
  return <div className={styles.waiting} />;
}
