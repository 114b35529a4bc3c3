import type { CommunityFile } from '@boardwalk/api-client';
import { Alert } from '@boardwalk/ui-kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { isNotFound } from '#shared/api/failure.ts';
import { useDialogEntries } from '#shared/dialogs/use-dialogs.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { selectViewer } from '#shared/session/session-slice.ts';
import { useGetCommentThreadQuery } from './api.ts';
import { commentAnchor } from './comment-anchor.ts';
import styles from './Comments.module.css';
import { commentMessages } from './messages.ts';
import { Thread } from './Thread.tsx';

interface LinkedThreadProps {
  file: CommunityFile;
  commentId: string;
  /** Learns which thread is shown here, so that the list need not show it again. */
  onFound: (threadId: string | null) => void;
}

/** The thread a link led to, above all others, wherever it stands in the list. The comment is scrolled to and focused. */
export function LinkedThread({ file, commentId, onFound }: LinkedThreadProps) {
  const intl = useIntl();
  const viewerId = useSelector(selectViewer)?.user_id ?? null;
  const place = { fileKey: file.file_key, commentId, viewerId };
  const { data: thread, error } = useGetCommentThreadQuery(place);
  const threadId = thread?.comment.comment_id ?? null;
  const hasArrived = useRef(false);
  // Such as the message centre that the link stood in: it gives the focus back when it is gone.
  const isDialogThere = useDialogEntries().length > 0;
  // Before anybody sees it: the list may have come first, and holds the thread as well.
  useLayoutEffect(() => {
    onFound(threadId);
    return () => onFound(null);
  }, [threadId, onFound]);
  useEffect(() => {
    if (threadId === null || hasArrived.current || isDialogThere) return undefined;
    return afterTwoFrames(() => {
      const element = document.getElementById(commentAnchor(commentId));
      if (!element) return;
      hasArrived.current = true;
      element.scrollIntoView({ block: 'center' });
      element.focus({ preventScroll: true });
    });
  }, [threadId, commentId, isDialogThere]);
  if (thread) {
    return (
      <div className={styles.linked}>
        <Thread file={file} thread={thread} />
      </div>
    );
  }
  if (error === undefined) return null;
  return (
    <Alert tone="info">
      {isNotFound(error) ? intl.formatMessage(commentMessages.linkLost) : failureText(intl, error)}
    </Alert>
  );
}

/** Runs something when the page has drawn twice; gives what calls it off. */
function afterTwoFrames(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}
