import { viewerApi } from '#shared/viewer/api.ts';
import { sessionChecked, sessionEnded, userStored } from '#shared/session/session-slice.ts';
import { PageSession } from '#shared/session/page-session.ts';
import { readHandedOverState } from './ssr/state-script.ts';
import { makeStore, type PageState, type PageStore } from './store.ts';

interface BrowserPage {
  readonly store: PageStore;
  readonly session: PageSession;
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
  const store = makeStore({ client: session.client }, state);
  session.connect({
    storeUser: (user) => void store.dispatch(userStored(user)),
    setChecked: () => void store.dispatch(sessionChecked()),
    endSession: () => void store.dispatch(sessionEnded()),
    loadBaseInfo: async () => await loadBaseInfo(store),
  });
  return { store, session };
}

/** What every page shows of a logged-in viewer: their numbers and unread messages. Failures leave the places empty. */
async function loadBaseInfo(store: PageStore): Promise<void> {
  const { getOwnProfile, countUnread } = viewerApi.endpoints;
  const loads = [store.dispatch(getOwnProfile.initiate()), store.dispatch(countUnread.initiate())];
  await Promise.all(loads);
  for (const load of loads) load.unsubscribe();
}
