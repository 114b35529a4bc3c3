import { ConfirmProvider, recoverLostCode, toast, ToastProvider } from '@boardwalk/ui-kit';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { rootMessages } from './root-messages.ts';

/** Around every page: questions and toasts. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  useEffect(
    () => recoverLostCode({ onLost: () => toast.warn(intl.formatMessage(rootMessages.lostCode)) }),
    [intl],
  );
  return (
    <ToastProvider
      regionLabel={intl.formatMessage(rootMessages.notifications)}
      closeLabel={intl.formatMessage(rootMessages.closeToast)}
    >
      <ConfirmProvider
        defaults={{
          title: intl.formatMessage(rootMessages.prompt),
          okLabel: intl.formatMessage(rootMessages.confirm),
          cancelLabel: intl.formatMessage(rootMessages.cancel),
          closeLabel: intl.formatMessage(rootMessages.close),
        }}
      >
        {children}
      </ConfirmProvider>
    </ToastProvider>
  );
}
