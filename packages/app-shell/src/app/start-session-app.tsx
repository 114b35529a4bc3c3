import type { Language } from '@boardwalk/domain';
import type { DataRouter } from 'react-router';
import { createAppStore, type AppApi } from '../api/store.ts';
import type { Texts } from '../language/start-texts.ts';
import { SessionApp } from './SessionApp.tsx';
import { startSessionPage, type DrawSessionPage } from './start-session-page.tsx';
import type { AppSession } from './app-session.ts';

/** What draws the pages of a router. */
export interface RoutedPages {
  readonly api: AppApi;
  /** Makes the router; called once the texts are there. */
  readonly router: () => DataRouter;
  /** Says which addresses are for guests as well, by their path without the app's base. Default: none. */
  readonly admitsGuests?: (pathname: string) => boolean;
}

/** Starts an app of many pages for signed-in people in its document, see `startSessionPage`. */
export async function startSessionApp({
  load,
  ...pages
}: RoutedPages & {
  /** Loads the texts of a language. */
  readonly load: (language: Language) => Promise<Texts>;
}): Promise<void> {
  await startSessionPage({ load, open: async (session) => routedPages(pages, session) });
}

/** Draws the pages of a router, with a store of what the API has answered. */
export function routedPages(
  { api, router, admitsGuests }: RoutedPages,
  session: AppSession,
): DrawSessionPage {
  const store = createAppStore(api, session.client);
  return (start) => <SessionApp {...start} store={store} router={router()} admitsGuests={admitsGuests} />;
}
