import { PaymentDialog } from '@boardwalk/app-shell/payment';
import { toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { baseApi } from '#shared/api/base-api.ts';
import { messages } from './messages.ts';

/** The plans on sale, in the account's checkout. What is paid for counts at once: the limits are asked for again. */
export default function PlansDialog({
  teamId,
  onClosed,
}: {
  readonly teamId: string | undefined;
  readonly onClosed: () => void;
}) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(true);
  const askAgain = () => dispatch(baseApi.util.invalidateTags(['Places', 'Team']));
  return (
    <PaymentDialog
      open={isOpen}
      teamId={teamId}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      onPaid={() => {
        toast.success(intl.formatMessage(messages.paid));
        askAgain();
      }}
      onLeft={askAgain}
      onRefresh={() => window.location.reload()}
      words={{
        title: intl.formatMessage(messages.payment),
        loading: intl.formatMessage(messages.paymentLoading),
        failed: intl.formatMessage(messages.paymentFailed),
        retry: intl.formatMessage(messages.paymentRetry),
        close: intl.formatMessage(messages.close),
      }}
    />
  );
}
