import { createApiClient, type ApiClient } from '@boardwalk/api-client';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { baseApi, type ApiExtra } from '#shared/api/base-api.ts';
import { marksSlice } from '#shared/files/marks-slice.ts';
import { sessionSlice } from '#shared/session/session-slice.ts';
import { settingsSlice } from '#shared/settings/settings-slice.ts';
import type { PageVisit } from './ssr/visit.ts';

const reducer = combineSlices(settingsSlice, sessionSlice, marksSlice, baseApi);

/** Everything a page knows; handed over from the server to the browser as it stands. */
export type PageState = ReturnType<typeof reducer>;

/** Makes the store of one page: one for each request on the server, one for the life of the page in the browser. */
export function makeStore(extra: ApiExtra, preloadedState?: Partial<PageState>) {
  return configureStore({
    reducer,
    ...(preloadedState ? { preloadedState } : {}),
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(baseApi.middleware),
  });
}

export type PageStore = ReturnType<typeof makeStore>;

/** The store of a page made on the server: knows the visit and asks the API through it. */
export function storeForVisit(visit: PageVisit): PageStore {
  const { fetch, viewer, language, defaultLanguage, deployment, guestNavigation } = visit;
  const {
    publicUrl,
    siteName,
    siteLogo = null,
    isDesktopClient,
    isPhone,
    timeZone,
    analytics,
    analyticsProject,
  } = visit;
  const client = createApiClient({
    baseUrl: visit.apiUrl,
    fetch,
    headers: { 'Accept-Language': language },
    getAccessToken: () => visit.accessToken ?? undefined,
  });
  return makeStore(
    { client: { ...client, call: frozenAnswersOf(client) } },
    {
      settings: {
        language,
        defaultLanguage,
        deployment,
        guestNavigation,
        publicUrl,
        siteName,
        siteLogo,
        isDesktopClient,
        isPhone,
        timeZone,
        analytics,
        analyticsProject,
      },
      // An anonymous visitor is known to be one; a session is checked by the browser, which needs its tokens.
      session: { user: viewer, isChecked: viewer === null, isUserFillAskDialog: null },
    },
  );
}

/**
 * Calls whose answers are frozen from outside: the store takes what is frozen as known, and does not look through all of an answer
 * that it only keeps. In the browser, where pages live on, it looks, and freezes the inside as well.
 */
function frozenAnswersOf({ call }: ApiClient): ApiClient['call'] {
  return async (operation, ...input) => {
    const answer = await call(operation, ...input);
    Object.freeze(answer);
    return answer;
  };
}
