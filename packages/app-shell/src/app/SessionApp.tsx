import type { Language } from '@boardwalk/domain';
import { UiProvider } from '@boardwalk/ui-kit';
import { IntlProvider } from 'react-intl';
import { Provider, type ProviderProps } from 'react-redux';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Texts } from '../language/start-texts.ts';
import type { AppSession } from './app-session.ts';
import { LostAtStart } from './LostAtStart.tsx';
import { SessionGate } from './SessionGate.tsx';

export interface SessionAppProps {
  /** Language of the texts: that of the document, chosen by the server, when it loaded. */
  readonly language: Language;
  /** Compiled texts of that language. */
  readonly texts: Texts;
  /** A part did not load before the page stood. Default: no. */
  readonly wasLost?: boolean;
  readonly store: ProviderProps['store'];
  readonly session: AppSession;
  /** The pages, and which of them is shown. */
  readonly router: DataRouter;
  /** Goes to the sign-in page, which comes back to this address. */
  readonly onAnonymous: () => void;
}

/** An app for signed-in people: its providers, the check of the session, and its pages. */
export function SessionApp({
  language,
  texts,
  wasLost = false,
  store,
  session,
  router,
  onAnonymous,
}: SessionAppProps) {
  return (
    <Provider store={store}>
      <IntlProvider locale={language} defaultLocale="en-US" messages={texts}>
        {wasLost && <LostAtStart />}
        <UiProvider>
          <SessionGate session={session} onAnonymous={onAnonymous}>
            <RouterProvider router={router} />
          </SessionGate>
        </UiProvider>
      </IntlProvider>
    </Provider>
  );
}
