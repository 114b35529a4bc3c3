import { ErrorState } from '@boardwalk/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { messages } from '../messages.ts';
import { BoardsSkeleton } from './BoardsSkeleton.tsx';

export interface BoardListStatesProps {
  readonly list: {
    readonly data?: unknown;
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
  if (list.data !== undefined) return children;
  if (!list.isError) return <BoardsSkeleton />;
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
