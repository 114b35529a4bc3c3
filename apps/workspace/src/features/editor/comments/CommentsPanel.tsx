import type { BoardFileDetail, BoardThread } from '@boardwalk/api-client';
import { BoardCommentFilter } from '@boardwalk/domain';
import { Button, EmptyState, ErrorState, Select, Skeleton, VisuallyHidden } from '@boardwalk/ui-kit';
import { MessageCircle, MessageCirclePlus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { SidePanel } from '../components/SidePanel.tsx';
import { useListBoardCommentsInfiniteQuery } from './api.ts';
import styles from './CommentsPanel.module.css';
import { messages } from './messages.ts';
import { PersonAvatar } from './PersonAvatar.tsx';

const FILTERS = ['open', 'resolved', 'mine'] as const;
type Filter = (typeof FILTERS)[number];

export interface CommentsPanelProps {
  readonly file: BoardFileDetail;
  readonly mayComment: boolean;
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

/** The comments on a board as a list: the open ones, the resolved ones, or those one takes part in. */
export function CommentsPanel({ file, mayComment, openId, onOpen, onAdd, onClose }: CommentsPanelProps) {
  const intl = useIntl();
  const [filter, setFilter] = useState<Filter>('open');
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useListBoardCommentsInfiniteQuery({
    fileKey: file.file_key,
    state: filter === 'mine' ? BoardCommentFilter.ALL : filter,
    mine: filter === 'mine',
  });
  const threads = data?.pages.flatMap(({ list }) => list);
  return (
    <SidePanel
      title={intl.formatMessage(messages.comments)}
      closeLabel={intl.formatMessage(messages.close)}
      onClose={onClose}
      top={
        <Select
          label={intl.formatMessage(messages.filter)}
          value={filter}
          options={FILTERS.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          onValueChange={setFilter}
        />
      }
      footer={
        mayComment ? (
          <Button block icon={<MessageCirclePlus />} onClick={onAdd}>
            {intl.formatMessage(messages.add)}
          </Button>
        ) : (
          <p className={styles.note}>{intl.formatMessage(messages.mayNot, { name: file.owner.nick_name })}</p>
        )
      }
    >
      {threads === undefined && error === undefined && (
        <output aria-label={intl.formatMessage(messages.loading)}>
          <Skeleton width={75} />
        </output>
      )}
      {threads === undefined && error !== undefined && (
        <ErrorState
          title={intl.formatMessage(messages.failed)}
          description={failureText(intl, error)}
          retryLabel={intl.formatMessage(messages.retry)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {threads?.length === 0 && (
        <EmptyState
          headingLevel={3}
          icon={<MessageCircle />}
          title={intl.formatMessage(messages.empty)}
          {...(mayComment ? { description: intl.formatMessage(messages.emptyHint) } : {})}
        />
      )}
      {threads !== undefined && threads.length > 0 && (
        <ul className={styles.list}>
          {threads.map((thread) => (
            <li key={thread.comment.comment_id}>
              <Entry thread={thread} isOpen={thread.comment.comment_id === openId} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="quiet" loading={isFetching} onClick={() => void fetchNextPage()}>
          {intl.formatMessage(messages.more)}
        </Button>
      )}
    </SidePanel>
  );
}

function Entry({
  thread,
  isOpen,
  onOpen,
}: {
  readonly thread: BoardThread;
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
}) {
  const intl = useIntl();
  const { comment_id: id, author, text, is_deleted: isDeleted } = thread.comment;
  return (
    <button
      type="button"
      className={styles.entry}
      aria-current={isOpen || undefined}
      onClick={() => onOpen(id)}
    >
      <span className={styles.line}>
        {author && <PersonAvatar person={author} />}
        <span className={styles.name}>{author?.nick_name ?? intl.formatMessage(messages.nobody)}</span>
        <span className={styles.time}>
          {intl.formatDate(thread.last_at, { day: 'numeric', month: 'short' })}
        </span>
        {thread.unread && (
          <span className={styles.unread}>
            <VisuallyHidden>{intl.formatMessage(messages.unread)}</VisuallyHidden>
          </span>
        )}
      </span>
      <span className={styles.text} dir="auto">
        {isDeleted ? intl.formatMessage(messages.deleted) : text}
      </span>
      {(thread.reply_num > 0 || thread.resolved_at !== null) && (
        <span className={styles.detail}>
          {[
            ...(thread.reply_num > 0
              ? [intl.formatMessage(messages.replies, { count: thread.reply_num })]
              : []),
            ...(thread.resolved_at === null ? [] : [intl.formatMessage(messages.resolved)]),
          ].join(' · ')}
        </span>
      )}
    </button>
  );
}
