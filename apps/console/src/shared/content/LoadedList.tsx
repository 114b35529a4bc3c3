import { EmptyState, ErrorState, Skeleton } from '@boardwalk/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '../errors/failure-text.ts';
import { listMessages } from '../list/messages.ts';

/** A list that comes as a whole, as a query of RTK Query has it. */
interface Whole<Data> {
  readonly currentData?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Draws what a query answered; in outline until then, and with another try when it did not load. */
export function Loaded<Data>({
  of: { currentData, error, isFetching, refetch },
  children,
}: {
  readonly of: Whole<Data>;
  readonly children: (data: Data) => ReactNode;
}) {
  const intl = useIntl();
  if (currentData !== undefined) return children(currentData);
  return error === undefined ? (
    <div aria-busy="true">
      <Skeleton shape="block" />
    </div>
  ) : (
    <ErrorState
      title={intl.formatMessage(listMessages.lostTitle)}
      description={failureText(intl, error)}
      retryLabel={intl.formatMessage(listMessages.retry)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

/** The same for a list, with what to say when nothing is in it. */
export function LoadedList<Entry>({
  list,
  empty,
  children,
}: {
  readonly list: Whole<readonly Entry[]>;
  readonly empty: { readonly title: string; readonly icon: ReactNode };
  readonly children: (entries: readonly Entry[]) => ReactNode;
}) {
  return (
    <Loaded of={list}>
      {(entries) => (entries.length === 0 ? <EmptyState size="small" {...empty} /> : children(entries))}
    </Loaded>
  );
}
