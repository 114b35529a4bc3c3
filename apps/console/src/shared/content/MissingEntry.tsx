import { EmptyState, ErrorState, Skeleton } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { failureText } from '../errors/failure-text.ts';
import { listMessages } from '../list/messages.ts';
import { contentMessages } from './messages.ts';

/**
 * In place of the form of an entry that is not in the list: in outline while it may still come with the next answer, as an
 * entry does that was made a moment ago.
 */
export function MissingEntry({
  list: { error, isFetching, refetch },
  isNew,
}: {
  readonly list: { readonly error?: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
  /** Whether the entry was made on this page: then it exists. */
  readonly isNew: boolean;
}) {
  const intl = useIntl();
  if (error !== undefined && !isFetching)
    return (
      <ErrorState
        title={intl.formatMessage(listMessages.lostTitle)}
        description={failureText(intl, error)}
        retryLabel={intl.formatMessage(listMessages.retry)}
        onRetry={() => void refetch()}
      />
    );
  if (isNew || isFetching)
    return (
      <div aria-busy="true">
        <Skeleton shape="block" />
      </div>
    );
  return <EmptyState size="small" title={intl.formatMessage(contentMessages.goneTitle)} />;
}
