import { listenForReturn } from '#shared/api/keep-fresh.ts';
import { PageSession } from '#shared/session/page-session.ts';
import { whenAtRest } from './at-rest.ts';
import { connectSession } from './connect-session.ts';
import { receivedNow } from './ssr/received-now.ts';
import { readHandedOverState } from './ssr/state-script.ts';
import { makeStore, type PageState, type PageStore } from './store.ts';

interface BrowserPage {
  readonly store: PageStore;
  readonly session: PageSession;
  /** Resolves once what somebody logged in presses is sent at once. */
  readonly ready: Promise<void>;
}

let page: BrowserPage | undefined;

/** The one store of the page in the browser, started from the state the server handed over. */
export function browserStore(): PageStore {
  return browserPage().store;
}

/** Store and session of the page in the browser, connected to each other. */
export function browserPage(): BrowserPage {
  page ??= makeBrowserPage(readHandedOverState() as PageState);
  return page;
}

function makeBrowserPage(state: PageState): BrowserPage {
  const session = new PageSession({ language: state.settings.language });
  const store = makeStore({ client: session.client }, receivedNow(state, Date.now()));
  connectSession(session, store);
  listenForReturn(store.dispatch);
  const ready = prepareClient(session, state.session.user !== null);
  return { store, session, ready };
}

/** Somebody who is logged in needs the client before the first press; for others it comes when the page rests. */
async function prepareClient({ client }: PageSession, isLogged: boolean): Promise<void> {
  if (isLogged) {
    await client.prepare();
    return;
  }
  whenAtRest(() => void client.prepare());
}
