import { ErrorState, Skeleton, toast, VisuallyHidden } from '@boardwalk/ui-kit';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { publishMessages } from '../messages.ts';
import { useStepFocus } from '../use-step-focus.ts';
import styles from './StepStates.module.css';

/** The data of a publish dialog did not load: said at once (spec §8), with a way to try again. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const intl = useIntl();
  const reason = failureText(intl, error);
  useEffect(() => {
    toast.error(intl.formatMessage(publishMessages.failed, { reason }));
  }, [intl, reason]);
  const step = useStepFocus();
  return (
    <div ref={step} tabIndex={-1} className={styles.middle}>
      <ErrorState
        size="small"
        title={intl.formatMessage(publishMessages.loadFailed)}
        description={reason}
        retryLabel={intl.formatMessage(publishMessages.retry)}
        onRetry={onRetry}
      />
    </div>
  );
}

/** The shape of what a publish dialog is about to show. */
export function StepSkeleton() {
  const intl = useIntl();
  const step = useStepFocus();
  return (
    <div ref={step} tabIndex={-1} className={styles.skeleton} aria-busy>
      <VisuallyHidden>{intl.formatMessage(publishMessages.loading)}</VisuallyHidden>
      <Skeleton shape="cover" />
      <Skeleton shape="title" width={75} />
      <Skeleton />
      <Skeleton width={50} />
    </div>
  );
}
