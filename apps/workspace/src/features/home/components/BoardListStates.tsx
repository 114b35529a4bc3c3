import { ErrorState } from '@boardwalk/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { messages } from '../messages.ts';
import { BoardsSkeleton } from './BoardsSkeleton.tsx';

export interface BoardListStatesProps {
  readonly list: {
    readonly data?: unknown;
    /** The answer to what is asked now; `data` may be that to what was asked before, such as another search. */
    readonly currentData?: unknown;
    readonly error?: unknown;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: ReactNode;
}

/** A list that loads, or that did not, in place of its content. */
export function BoardListStates({ list, children }: BoardListStatesProps) {
  const intl = useIntl();
  const hasFailed = list.isError && list.currentData === undefined;
  if (list.data !== undefined && !hasFailed) return children;
  if (!hasFailed) return <BoardsSkeleton />;
  return (
    <ErrorState
      title={intl.formatMessage(messages.failedTitle)}
      description={failureText(intl, list.error)}
      retryLabel={intl.formatMessage(messages.retry)}
      onRetry={() => void list.refetch()}
      retrying={list.isFetching}
    />
  );
}
