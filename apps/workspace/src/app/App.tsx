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
import { createStore } from './store.ts';

export interface AppProps {
  /** Language of the document, chosen by the server. */
  readonly language: Language;
  /** Compiled texts of that language. */
  readonly texts: Texts;
  readonly session: WorkspaceSession;
  /** The pages, and which of them is shown. */
  readonly router: DataRouter;
  /** Goes to the sign-in page, which comes back to this address. */
  readonly onAnonymous: () => void;
}

/** The workspace under `/app/`, for signed-in people. */
export function App({ language, texts, session, router, onAnonymous }: AppProps) {
  const [store] = useState(() => createStore(session.client));
  return (
    <Provider store={store}>
      <IntlProvider locale={language} defaultLocale="en-US" messages={texts}>
        <UiProvider>
          <SessionGate session={session} onAnonymous={onAnonymous}>
            <RouterProvider router={router} />
          </SessionGate>
        </UiProvider>
      </IntlProvider>
    </Provider>
  );
}
