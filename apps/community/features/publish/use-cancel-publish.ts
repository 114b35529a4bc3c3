import { confirmer, toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { useResumed } from '#shared/session/use-resumed.ts';
import { useCancelPublishMutation } from './api.ts';
import { publishMessages } from './messages.ts';

/**
 * Takes a work out of the community after a question whose OK, Esc and mask keep it; only the second button withdraws it
 * (spec §8).
 *
 * @param onCancelled runs once the work is withdrawn
 */
export function useCancelPublish(fileKey: string, onCancelled: () => void) {
  const intl = useIntl();
  const resumed = useResumed();
  const [cancelPublish, { isLoading: isCancelling }] = useCancelPublishMutation();

  async function cancel() {
    const outcome = await confirmer.confirm({
      title: intl.formatMessage(publishMessages.cancelTitle),
      message: intl.formatMessage(publishMessages.cancelText),
      okLabel: intl.formatMessage(publishMessages.thinkAgain),
      cancelLabel: intl.formatMessage(publishMessages.cancelPublish),
      critical: 'cancel',
    });
    if (outcome !== 'cancel') return;
    const { error } = await resumed(() => cancelPublish(fileKey));
    if (error) {
      toast.error(intl.formatMessage(publishMessages.cancelFailed));
      return;
    }
    toast.success(intl.formatMessage(publishMessages.cancelled));
    onCancelled();
  }

  return { cancel: () => void cancel(), isCancelling };
}
