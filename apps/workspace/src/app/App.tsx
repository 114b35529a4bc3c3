import type { Language } from '@boardwalk/domain';
import { UiProvider } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Texts } from '#shared/language/load-texts.ts';
import { SessionGate } from '#shared/session/SessionGate.tsx';
import type { WorkspaceSession } from '#shared/session/workspace-session.ts';
import { LostAtStart } from './LostAtStart.tsx';
import { createStore } from './store.ts';

export interface AppProps {
  /** Language of the texts: that of the document, chosen by the server, when it loaded. */
  readonly language: Language;
  /** Compiled texts of that language. */
  readonly texts: Texts;
  /** A part did not load before the page stood. Default: no. */
  readonly wasLost?: boolean;
  readonly session: WorkspaceSession;
  /** The pages, and which of them is shown. */
  readonly router: DataRouter;
  /** Goes to the sign-in page, which comes back to this address. */
  readonly onAnonymous: () => void;
}

/** The workspace under `/app/`, for signed-in people. */
export function App({ language, texts, wasLost = false, session, router, onAnonymous }: AppProps) {
  const [store] = useState(() => createStore(session.client));
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
