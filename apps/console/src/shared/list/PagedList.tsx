import { EmptyState, ErrorState, LoadMore, Skeleton } from '@boardwalk/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '../errors/failure-text.ts';
import { listMessages } from './messages.ts';
import styles from './PagedList.module.css';

/** A list by cursor, as RTK Query's infinite queries have it. */
export interface Paged<Item> {
  readonly data?: { readonly pages: readonly { readonly list: readonly Item[] }[] } | undefined;
  /** Undefined while `data` is that of another filter. */
  readonly currentData?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** All entries that have come so far. */
export function entriesOf<Item>({ data }: Pick<Paged<Item>, 'data'>): readonly Item[] {
  return data?.pages.flatMap(({ list }) => list) ?? [];
}

const OUTLINED = [1, 2, 3, 4, 5];

/**
 * A list that loads part by part: in outline at first, with what to say when it is empty, with another try when it
 * did not load, and with its end.
 */
export function PagedList<Item>({
  list,
  empty,
  children,
}: {
  readonly list: Paged<Item>;
  /** What an empty list says. */
  readonly empty: { readonly title: string; readonly description?: string; readonly icon: ReactNode };
  /** Draws the entries. */
  readonly children: (entries: readonly Item[]) => ReactNode;
}) {
  const intl = useIntl();
  const entries = entriesOf(list);
  // Entries of another filter stay only while those of this one are on their way.
  if ((list.data === undefined || list.currentData === undefined) && list.error !== undefined)
    return (
      <ErrorState
        title={intl.formatMessage(listMessages.lostTitle)}
        description={failureText(intl, list.error)}
        retryLabel={intl.formatMessage(listMessages.retry)}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  if (list.data === undefined)
    return (
      <div className={styles.waiting} aria-busy="true">
        {OUTLINED.map((line) => (
          <Skeleton key={line} shape="block" />
        ))}
      </div>
    );
  if (entries.length === 0) return <EmptyState size="small" {...empty} />;
  return (
    <>
      {children(entries)}
      <LoadMore
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        failed={list.error !== undefined}
        onLoadMore={() => void list.fetchNextPage()}
        words={{
          more: intl.formatMessage(listMessages.more),
          loading: intl.formatMessage(listMessages.loading),
          end: intl.formatMessage(listMessages.end),
          failed: intl.formatMessage(listMessages.failed),
          retry: intl.formatMessage(listMessages.retry),
        }}
      />
    </>
  );
}
