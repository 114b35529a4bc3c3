import { LoadMore, type LoadMoreProps } from '@boardwalk/ui-kit';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import type { BoardList, BoardsProps, BoardsViewProps } from './Boards.tsx';
import { BoardsSkeleton } from './BoardsSkeleton.tsx';

// Neither is needed before boards are there; the other one may never be.
const BoardGrid = lazy(async () => await import('./BoardGrid.tsx'));
const BoardTable = lazy(async () => await import('./BoardTable.tsx'));

/** There is no footer to reach below these lists: as good as all parts load by themselves. */
const AUTO_LOADS = 1_000;

/** Boards as pictures or as lines, the next ones loading when one comes near the end. */
export function BoardsView({
  view,
  list,
  ...shown
}: Omit<BoardsViewProps, 'more'> & Pick<BoardsProps, 'view'> & { readonly list: BoardList }) {
  const intl = useIntl();
  const more: LoadMoreProps = {
    hasMore: list.hasNextPage,
    loading: list.isFetchingNextPage,
    failed: list.isFetchNextPageError,
    onLoadMore: () => void list.fetchNextPage(),
    autoLoads: AUTO_LOADS,
    words: {
      more: intl.formatMessage(messages.more),
      loading: intl.formatMessage(messages.loading),
      end: '',
      failed: intl.formatMessage(messages.moreFailed),
      retry: intl.formatMessage(messages.retry),
    },
  };
  return (
    <Suspense fallback={<BoardsSkeleton />}>
      {view === 'grid' ? (
        <BoardGrid {...shown} more={more} />
      ) : (
        <>
          <BoardTable {...shown} more={more} />
          <LoadMore {...more} />
        </>
      )}
    </Suspense>
  );
}
