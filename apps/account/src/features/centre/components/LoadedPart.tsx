import { ErrorState, Skeleton, VisuallyHidden } from '@boardwalk/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { wordMessages } from '#shared/words/messages.ts';
import type { Loaded } from '../use-loaded.ts';
import styles from './Section.module.css';

/** What was loaded; before that its place, or the failure with a way to try again. */
export function LoadedPart<Value>({
  loaded,
  children,
}: {
  loaded: Pick<Loaded<Value>, 'value' | 'hasFailed' | 'reload'>;
  children: (value: Value) => ReactNode;
}) {
  const intl = useIntl();
  const { value, hasFailed, reload } = loaded;
  if (value !== undefined) return children(value);
  if (hasFailed)
    return (
      <ErrorState
        size="small"
        title={intl.formatMessage(wordMessages.loadFailed)}
        retryLabel={intl.formatMessage(wordMessages.retry)}
        onRetry={reload}
      />
    );
  return (
    <div className={styles.skeleton} aria-busy>
      <VisuallyHidden>{intl.formatMessage(wordMessages.loading)}</VisuallyHidden>
      <Skeleton width={50} />
      <Skeleton width={75} />
    </div>
  );
}
