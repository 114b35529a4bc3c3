import type { CommentThread, CommunityFile } from '@boardwalk/api-client';
import { CommentOrder } from '@boardwalk/domain';
import {
  Button,
  EmptyState,
  ErrorState,
  LoadMore,
  LongList,
  Menu,
  MenuRadioGroup,
  Skeleton,
} from '@boardwalk/ui-kit';
import { ChevronDown, MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { selectViewer } from '#shared/session/session-slice.ts';
import { useListCommentsInfiniteQuery } from './api.ts';
import styles from './Comments.module.css';
import { LinkedThread } from './LinkedThread.tsx';
import { commentMessages } from './messages.ts';
import { NewComment } from './NewComment.tsx';
import { commentsSectionMessages } from './section-messages.ts';
import { Thread } from './Thread.tsx';

/** Pixels of a short comment without replies. */
const THREAD_HEIGHT = 120;

interface CommentsProps {
  file: CommunityFile;
  linkedId: string | null;
  /** Learns how many comments there are; null when that is not known any more. */
  onCount: (count: number | null) => void;
}

/** What is said about a work: a box to write in, the comment a link led to, and all others part by part. */
export default function Comments({ file, linkedId, onCount }: CommentsProps) {
  const intl = useIntl();
  const [order, setOrder] = useState<CommentOrder>(CommentOrder.NEWEST);
  const viewerId = useSelector(selectViewer)?.user_id ?? null;
  const fileKey = file.file_key;
  const asked = useListCommentsInfiniteQuery({ fileKey, order, viewerId }, KEEP_FRESH);
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = asked;
  const [linkedThreadId, setLinkedThreadId] = useState<string | null>(null);
  const count = data?.pages.at(-1)?.comment_num ?? null;
  useEffect(() => {
    onCount(count);
    return () => onCount(null);
  }, [count, onCount]);
  const threads = data?.pages.flatMap(({ list }) => list);
  // The threads are those of the order before while another is on its way: they do not stand in for what has failed.
  const hasFailed = error !== undefined && asked.currentData === undefined;
  const shown = hasFailed ? undefined : threads;
  const others = shown?.filter(({ comment }) => comment.comment_id !== linkedThreadId);
  return (
    <>
      <NewComment fileKey={fileKey} onPosted={() => setOrder(CommentOrder.NEWEST)} />
      {linkedId !== null && (
        <LinkedThread key={linkedId} file={file} commentId={linkedId} onFound={setLinkedThreadId} />
      )}
      {threads === undefined && error === undefined && <Placeholders />}
      {threads !== undefined && threads.length > 1 && <Order order={order} onChange={setOrder} />}
      {hasFailed && (
        <ErrorState
          size="small"
          title={intl.formatMessage(commentsSectionMessages.failed)}
          description={failureText(intl, error)}
          retryLabel={intl.formatMessage(commentsSectionMessages.retry)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {shown?.length === 0 && (
        <EmptyState
          size="small"
          icon={<MessageCircle />}
          title={intl.formatMessage(commentMessages.empty)}
          description={intl.formatMessage(commentMessages.emptyHint)}
        />
      )}
      {others !== undefined && others.length > 0 && (
        <LongList
          items={others}
          estimatedHeight={THREAD_HEIGHT}
          getKey={idOf}
          renderItem={(thread, index) => (
            <div className={index === 0 ? undefined : styles.next}>
              <Thread file={file} thread={thread} />
            </div>
          )}
        />
      )}
      {shown !== undefined && shown.length > 0 && (
        <LoadMore
          hasMore={hasNextPage}
          loading={isFetching}
          failed={asked.isFetchNextPageError}
          onLoadMore={() => void fetchNextPage()}
          autoLoads={0}
          words={{
            more: intl.formatMessage(commentMessages.more),
            loading: intl.formatMessage(commentMessages.loading),
            end: intl.formatMessage(commentMessages.end),
            failed: intl.formatMessage(commentsSectionMessages.failed),
            retry: intl.formatMessage(commentsSectionMessages.retry),
          }}
        />
      )}
    </>
  );
}

function idOf({ comment }: CommentThread): string {
  return comment.comment_id;
}

function Order({ order, onChange }: { order: CommentOrder; onChange: (order: CommentOrder) => void }) {
  const intl = useIntl();
  const labels = {
    [CommentOrder.NEWEST]: intl.formatMessage(commentMessages.newest),
    [CommentOrder.OLDEST]: intl.formatMessage(commentMessages.oldest),
  };
  return (
    <div>
      <Menu
        align="start"
        trigger={
          <Button size="small" variant="quiet" iconEnd={<ChevronDown />}>
            {labels[order]}
          </Button>
        }
      >
        <MenuRadioGroup
          label={intl.formatMessage(commentMessages.order)}
          value={order}
          onValueChange={onChange}
          options={Object.values(CommentOrder).map((value) => ({ value, label: labels[value] }))}
        />
      </Menu>
    </div>
  );
}

/** In the shape of comments. */
function Placeholders() {
  const intl = useIntl();
  return (
    <output aria-label={intl.formatMessage(commentMessages.loading)} className={styles.list}>
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles.placeholder}>
          <Skeleton width={25} />
          <Skeleton />
        </div>
      ))}
    </output>
  );
}
