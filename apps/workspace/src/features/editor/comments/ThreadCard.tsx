import { isFailure } from '@boardwalk/app-shell/failures';
import type { BoardFileDetail, BoardThread } from '@boardwalk/api-client';
import { ErrorState, IconButton, Skeleton, toast } from '@boardwalk/ui-kit';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useGetBoardCommentsQuery, useReadBoardCommentsMutation } from './api.ts';
import { messages } from './messages.ts';
import { ThreadBody } from './ThreadBody.tsx';
import styles from './ThreadCard.module.css';

export interface ThreadCardProps {
  readonly file: BoardFileDetail;
  /** A comment of the thread. */
  readonly commentId: string;
  readonly mayComment: boolean;
  /** Runs with the thread whenever it is there. */
  readonly onThread: (thread: BoardThread) => void;
  readonly onClose: () => void;
}

/** One thread, opened: it counts as read. */
export function ThreadCard({ file, commentId, mayComment, onThread, onClose }: ThreadCardProps) {
  const intl = useIntl();
  const fileKey = file.file_key;
  const { data: thread, error, refetch, isFetching } = useGetBoardCommentsQuery({ fileKey, commentId });
  const [read] = useReadBoardCommentsMutation();
  const last = thread?.unread === true ? thread.last_comment_id : null;
  useEffect(() => {
    if (last !== null) void read({ fileKey, commentId: last });
  }, [fileKey, last, read]);
  useEffect(() => {
    if (thread) onThread(thread);
  }, [onThread, thread]);
  const isGone = isFailure(error) && error.status === 404;
  useEffect(() => {
    if (!isGone) return;
    toast.info(intl.formatMessage(messages.gone));
    onClose();
  }, [intl, isGone, onClose]);
  if (isGone) return null;
  return (
    <>
      <header className={styles.header}>
        <h2 className={styles.title}>{intl.formatMessage(messages.comments)}</h2>
        <IconButton
          label={intl.formatMessage(messages.closeThread)}
          icon={<X />}
          size="small"
          tooltip={false}
          onClick={onClose}
        />
      </header>
      <div className={styles.body}>
        {thread ? (
          <ThreadBody file={file} thread={thread} mayComment={mayComment} />
        ) : error === undefined ? (
          <Skeleton width={75} />
        ) : (
          <ErrorState
            title={intl.formatMessage(messages.failed)}
            description={failureText(intl, error)}
            retryLabel={intl.formatMessage(messages.retry)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
      </div>
    </>
  );
}
