import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'action' | 'tone'> {
  /** The button; without it and `onRetry` there is none. */
  retryLabel?: string;
  onRetry?: () => void;
  retrying?: boolean;
  /** Further ways on, beside retry. */
  action?: ReactNode;
}

/** Something failed: it says what happened and offers to try again. Announced at once. */
export function ErrorState({
  icon = <CloudOff />,
  retryLabel,
  onRetry,
  retrying = false,
  action,
  ...rest
}: ErrorStateProps) {
  const retry =
    retryLabel !== undefined && onRetry ? (
      <Button onClick={onRetry} loading={retrying}>
        {retryLabel}
      </Button>
    ) : null;
  return (
    <EmptyState
      role="alert"
      {...rest}
      icon={icon}
      tone="critical"
      action={
        retry || action != null ? (
          <>
            {retry}
            {action}
          </>
        ) : undefined
      }
    />
  );
}
