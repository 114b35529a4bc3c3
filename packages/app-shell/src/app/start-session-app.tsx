import { ACCOUNT_PATHS, type Language } from '@boardwalk/domain';
import type { DataRouter } from 'react-router';
import { createAppStore, type AppApi } from '../api/store.ts';
import { documentLanguage } from '../language/document-language.ts';
import type { Texts } from '../language/start-texts.ts';
import { startPage } from '../start/start-page.tsx';
import { AppSession } from './app-session.ts';
import { SessionApp } from './SessionApp.tsx';

/**
 * Starts an app for signed-in people in its document. Somebody who is not signed in goes to the sign-in page, which
 * leads back to this address.
 */
export async function startSessionApp({
  load,
  api,
  router,
}: {
  /** Loads the texts of a language. */
  readonly load: (language: Language) => Promise<Texts>;
  readonly api: AppApi;
  /** Makes the router; called once the texts are there. */
  readonly router: () => DataRouter;
}): Promise<void> {
  const signIn = () => {
    const { pathname, search, hash } = window.location;
    window.location.replace(`${ACCOUNT_PATHS.signIn}?next=${encodeURIComponent(pathname + search + hash)}`);
  };
  const session = new AppSession({
    language: documentLanguage(document),
    onSignInNeeded: signIn,
    // Nothing of the person before may stay; unsaved edits ask first, as before any leaving.
    onOtherUser: () => window.location.reload(),
  });
  // The check of the session and the texts do not wait for each other; the gate shows what comes of the check.
  void session.start().catch(() => undefined);
  const store = createAppStore(api, session.client);
  await startPage(load, (start) => (
    <SessionApp {...start} store={store} session={session} router={router()} onAnonymous={signIn} />
  ));
}
