import { ErrorState } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { filesMessages } from '#shared/files/messages.ts';
import { profileMessages } from '../messages.ts';

/** What an infinite list of any entries knows, as its hook answers it. */
export interface AnyCursorList {
  readonly isError: boolean;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** In place of a list that did not arrive. */
export function ListFailure({ list }: { list: AnyCursorList }) {
  const intl = useIntl();
  return (
    <ErrorState
      title={intl.formatMessage(filesMessages.failedTitle)}
      description={failureText(intl, list.error)}
      retryLabel={intl.formatMessage(profileMessages.retry)}
      retrying={list.isFetching}
      onRetry={() => void list.refetch()}
    />
  );
}
