import { ConfirmProvider, ToastProvider } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { Outlet } from 'react-router';
import { rootMessages } from './messages.ts';

/** Around every page: questions and toasts. */
export function Root() {
  const intl = useIntl();
  return (
    <ToastProvider
      regionLabel={intl.formatMessage(rootMessages.notifications)}
      closeLabel={intl.formatMessage(rootMessages.close)}
    >
      <ConfirmProvider
        defaults={{
          title: intl.formatMessage(rootMessages.prompt),
          okLabel: intl.formatMessage(rootMessages.confirm),
          cancelLabel: intl.formatMessage(rootMessages.cancel),
          closeLabel: intl.formatMessage(rootMessages.close),
        }}
      >
        <Outlet />
      </ConfirmProvider>
    </ToastProvider>
  );
}
