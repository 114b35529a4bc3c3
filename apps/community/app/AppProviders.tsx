import { ConfirmProvider, ToastProvider, UiProvider } from '@boardwalk/ui-kit';
import { useState, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { Provider } from 'react-redux';
import { DialogStack } from '#shared/dialogs/dialog-stack.ts';
import { DialogContext } from '#shared/dialogs/use-dialogs.ts';
import type { Texts } from '#shared/language/load-texts.ts';
import type { PageSession } from '#shared/session/page-session.ts';
import { SessionContext } from '#shared/session/session-context.ts';
import { providerMessages } from './messages.ts';
import type { PageStore } from './store.ts';

export interface AppProvidersProps {
  store: PageStore;
  /** Texts of the page's language. */
  texts: Texts;
  /** The session, in the browser. */
  session?: PageSession | null;
  children: ReactNode;
}

/** Everything a page stands on: store, texts, components, dialogs, toasts. The same on the server and in the browser. */
export function AppProviders({ store, texts, session = null, children }: AppProvidersProps) {
  const { language, timeZone } = store.getState().settings;
  const [dialogs] = useState(() => new DialogStack());
  return (
    <Provider store={store}>
      <IntlProvider locale={language} messages={texts} timeZone={timeZone}>
        <UiProvider>
          <SessionContext value={session}>
            <DialogContext value={dialogs}>{children}</DialogContext>
          </SessionContext>
        </UiProvider>
      </IntlProvider>
    </Provider>
  );
}

/** Draws toasts and confirms; stands inside the document, unlike the providers around it. */
export function Notices() {
  const intl = useIntl();
  return (
    <>
      <ToastProvider
        regionLabel={intl.formatMessage(providerMessages.notifications)}
        closeLabel={intl.formatMessage(providerMessages.dismiss)}
      />
      <ConfirmProvider
        defaults={{
          title: intl.formatMessage(providerMessages.confirmTitle),
          okLabel: intl.formatMessage(providerMessages.confirm),
          cancelLabel: intl.formatMessage(providerMessages.cancel),
          closeLabel: intl.formatMessage(providerMessages.dismiss),
        }}
      />
    </>
  );
}
