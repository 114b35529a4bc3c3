import type { PageSession } from '#shared/session/page-session.ts';
import { sessionChecked, sessionEnded, userStored } from '#shared/session/session-slice.ts';
import { viewerApi } from '#shared/viewer/api.ts';
import type { PageStore } from './store.ts';

/** Lets the session change the page's store. */
export function connectSession(session: PageSession, store: PageStore): void {
  session.connect({
    storeUser: (user) => void store.dispatch(userStored(user)),
    setChecked: () => void store.dispatch(sessionChecked()),
    endSession: () => void store.dispatch(sessionEnded()),
    loadBaseInfo: async () => await loadBaseInfo(store),
  });
}

/** What every page shows of a logged-in viewer: their numbers and unread messages. Failures leave the places empty. */
async function loadBaseInfo(store: PageStore): Promise<void> {
  const { getOwnProfile, countUnread } = viewerApi.endpoints;
  const loads = [store.dispatch(getOwnProfile.initiate()), store.dispatch(countUnread.initiate())];
  await Promise.all(loads);
  for (const load of loads) load.unsubscribe();
}
