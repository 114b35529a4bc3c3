import { baseApi } from '#shared/api/base-api.ts';
import type { PageSession } from '#shared/session/page-session.ts';
import { sessionChecked, sessionEnded, userForgotten, userStored } from '#shared/session/session-slice.ts';
import { viewerApi } from '#shared/viewer/api.ts';
import type { PageStore } from './store.ts';

/** Lets the session change the page's store. */
export function connectSession(session: PageSession, store: PageStore): void {
  // The last person known to the page, also after their session has ended.
  let lastId = store.getState().session.user?.user_id;
  const forget = () => {
    forgetUser(store);
    session.events.emit('user-forgotten');
  };
  session.connect({
    storeUser: (user) => {
      if (lastId !== undefined && lastId !== user.user_id) forget();
      lastId = user.user_id;
      store.dispatch(userStored(user));
    },
    setChecked: () => void store.dispatch(sessionChecked()),
    endSession: () => void store.dispatch(sessionEnded()),
    forgetUser: () => {
      lastId = undefined;
      forget();
    },
    loadBaseInfo: async () => await loadBaseInfo(store),
  });
}

/** Empties the page of a person; what is shown is asked for again. */
function forgetUser(store: PageStore): void {
  store.dispatch(userForgotten());
  store.dispatch(baseApi.util.resetApiState());
}

/** What every page knows of a logged-in viewer. What fails stays unknown: its place is empty, and nothing is asked. */
async function loadBaseInfo(store: PageStore): Promise<void> {
  const { getOwnProfile, countUnread, checkIdentityTag } = viewerApi.endpoints;
  const loads = [
    store.dispatch(getOwnProfile.initiate()),
    store.dispatch(countUnread.initiate()),
    store.dispatch(checkIdentityTag.initiate()),
  ];
  await Promise.all(loads);
  for (const load of loads) load.unsubscribe();
}
