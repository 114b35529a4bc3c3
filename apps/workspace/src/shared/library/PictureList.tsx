import type { TeamPicture } from '@boardwalk/api-client';
import { CardGrid, EmptyState, ErrorState, LoadMore, Skeleton } from '@boardwalk/ui-kit';
import { Images } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import type { useTeamPictures } from './use-team-pictures.ts';
import { listMessages as messages } from './messages.ts';
import styles from './PictureList.module.css';

export interface PictureListProps extends ReturnType<typeof useTeamPictures> {
  /** What to do, or where pictures come from, while there are none. */
  readonly emptyText: string;
  readonly emptyAction?: ReactNode;
  /** A picture as it stands in the grid. */
  readonly children: (picture: TeamPicture) => ReactElement;
}

/** The pictures that a team keeps: on their way, not to be had, none, or in a grid that grows by hand. */
export function PictureList({ list, query, emptyText, emptyAction, children }: PictureListProps) {
  const intl = useIntl();
  const retryLabel = intl.formatMessage(messages.retry);
  if (list === undefined) {
    return query.isError ? (
      <ErrorState
        title={intl.formatMessage(messages.failed)}
        description={failureText(intl, query.error)}
        retryLabel={retryLabel}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    ) : (
      <output aria-label={intl.formatMessage(messages.loading)}>
        <CardGrid aria-hidden className={styles.grid}>
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} shape="cover" />
          ))}
        </CardGrid>
      </output>
    );
  }
  if (list.length === 0) {
    return (
      <EmptyState
        size="small"
        icon={<Images />}
        title={intl.formatMessage(messages.emptyTitle)}
        description={emptyText}
        action={emptyAction}
      />
    );
  }
  return (
    <>
      <CardGrid aria-label={intl.formatMessage(messages.list)} className={styles.grid}>
        {list.map(children)}
      </CardGrid>
      {query.hasNextPage && (
        <LoadMore
          // By hand alone: what follows stays within reach.
          autoLoads={0}
          hasMore
          loading={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onLoadMore={() => void query.fetchNextPage()}
          words={{
            more: intl.formatMessage(messages.more),
            loading: intl.formatMessage(messages.loading),
            end: '',
            failed: intl.formatMessage(messages.moreFailed),
            retry: retryLabel,
          }}
        />
      )}
    </>
  );
}
