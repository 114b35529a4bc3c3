import { LoadMore } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { filesMessages } from '#shared/files/messages.ts';

/** What the end of a list by cursor needs to know; the answer of an RTK Query infinite hook fits as it is. */
interface EndedList {
  readonly error?: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** The end of a list beside the work: more of it only on demand; what fails is said and can be tried again. */
export function MoreOnDemand({ list, more }: { list: EndedList; more: string }) {
  const intl = useIntl();
  return (
    <LoadMore
      hasMore={list.hasNextPage}
      loading={list.isFetchingNextPage}
      failed={list.isFetchNextPageError}
      onLoadMore={() => void list.fetchNextPage()}
      autoLoads={0}
      words={{
        more,
        loading: intl.formatMessage(filesMessages.loading),
        end: '',
        failed: list.isFetchNextPageError ? failureText(intl, list.error) : '',
        retry: intl.formatMessage(filesMessages.retry),
      }}
    />
  );
}
