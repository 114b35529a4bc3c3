import type { LoadMoreProps } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { filesMessages } from '#shared/files/messages.ts';
import { profileMessages } from './messages.ts';
import type { AnyCursorList } from './components/ListFailure.tsx';

/** The end of a list of this page: more, loading, failed, or that this was all. */
export function useListEnd(list: AnyCursorList): LoadMoreProps {
  const intl = useIntl();
  return {
    hasMore: list.hasNextPage,
    loading: list.isFetchingNextPage,
    failed: list.isError && !list.isFetching,
    onLoadMore: () => void list.fetchNextPage(),
    words: {
      more: intl.formatMessage(filesMessages.more),
      loading: intl.formatMessage(profileMessages.loading),
      end: '',
      failed: list.isError ? failureText(intl, list.error) : '',
      retry: intl.formatMessage(profileMessages.retry),
    },
  };
}
