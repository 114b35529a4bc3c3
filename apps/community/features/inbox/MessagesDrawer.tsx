import { DIALOG_SIZES } from '@boardwalk/domain';
import {
  Drawer,
  EmptyState,
  ErrorState,
  IconButton,
  LoadMore,
  LongList,
  Skeleton,
  toast,
} from '@boardwalk/ui-kit';
import { CheckCheck, Inbox } from 'lucide-react';
import { useIntl } from 'react-intl';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import type { DialogProps } from '#shared/dialogs/dialog-inputs.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { useUnread } from '#shared/viewer/use-unread.ts';
import { useListMessagesInfiniteQuery, useReadAllMessagesMutation } from './api.ts';
import { MessageItem } from './components/MessageItem.tsx';
import { inboxMessages } from './messages.ts';
import styles from './MessagesDrawer.module.css';

/** Pixels of a message of two lines and its time. */
const MESSAGE_HEIGHT = 92;

/** The message centre (spec §2): what became of the viewer's submissions and what others did, the newest first, loading on towards the bottom. */
export default function MessagesDrawer({ isOpen, onClose }: DialogProps<'messages'>) {
  const intl = useIntl();
  const { data, error, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useListMessagesInfiniteQuery(undefined, KEEP_FRESH);
  const [readAll, { isLoading: isReading }] = useReadAllMessagesMutation();
  const list = data?.pages.flatMap((page) => page.list);
  // The count knows of those further down than the list has come.
  const unread = useUnread();
  const hasUnread = unread > 0 || list?.some((message) => !message.read) === true;

  async function readEverything() {
    const { error: failure } = await readAll();
    if (failure) toast.error(failureText(intl, failure));
  }

  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={intl.formatMessage(inboxMessages.title)}
      closeLabel={intl.formatMessage(inboxMessages.close)}
      width={DIALOG_SIZES.messageDrawerWidth}
      flush
      actions={
        hasUnread && (
          <IconButton
            label={intl.formatMessage(inboxMessages.readAll)}
            icon={<CheckCheck />}
            loading={isReading}
            onClick={() => void readEverything()}
          />
        )
      }
    >
      {list === undefined && error === undefined && (
        <Loading label={intl.formatMessage(inboxMessages.loading)} />
      )}
      {list === undefined && error !== undefined && (
        <ErrorState
          size="small"
          title={intl.formatMessage(inboxMessages.failed)}
          description={failureText(intl, error)}
          retryLabel={intl.formatMessage(inboxMessages.retry)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {list?.length === 0 && (
        <EmptyState
          size="small"
          icon={<Inbox />}
          title={intl.formatMessage(inboxMessages.empty)}
          description={intl.formatMessage(inboxMessages.emptyHint)}
        />
      )}
      {list !== undefined && list.length > 0 && (
        <>
          <LongList
            className={styles.list}
            items={list}
            getKey={({ id }) => id}
            estimatedHeight={MESSAGE_HEIGHT}
            renderItem={(message) => <MessageItem message={message} onOpen={onClose} />}
          />
          <LoadMore
            hasMore={hasNextPage}
            loading={isFetching}
            failed={isFetchNextPageError}
            onLoadMore={() => void fetchNextPage()}
            autoLoads={1000}
            distance={200}
            words={{
              more: intl.formatMessage(inboxMessages.more),
              loading: intl.formatMessage(inboxMessages.loading),
              end: intl.formatMessage(inboxMessages.end),
              failed: intl.formatMessage(inboxMessages.failed),
              retry: intl.formatMessage(inboxMessages.retry),
            }}
          />
        </>
      )}
    </Drawer>
  );
}

/** Placeholders in the shape of messages. */
function Loading({ label }: { label: string }) {
  return (
    <output aria-label={label} className={styles.loading}>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={styles.placeholder}>
          <Skeleton />
          <Skeleton width={50} />
        </div>
      ))}
    </output>
  );
}
