import type { Action, ThunkAction } from '@reduxjs/toolkit';
import { data, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { isNoSuchAddress } from '#shared/api/failure.ts';
import type { NeedsArguments, PageNeeds, StartedQuery } from '#shared/api/page-needs.ts';
import { browserStore } from '../browser-store.ts';
import type { PageStore } from '../store.ts';
import { storeContext } from './page-context.ts';

/** How long a navigation waits for data before it shows the skeleton, in milliseconds: fast answers cause no flicker. */
const PATIENCE_MS = 100;

/**
 * Loader of a route on the server: fills the store with what the page needs before it is rendered. The page shows
 * failures itself; here they only decide the status of the answer.
 */
export function serverPrefetch(needs: PageNeeds) {
  return async ({ context, params, request }: LoaderFunctionArgs) => {
    const store = context.get(storeContext);
    let status = 200;
    await needs({
      ...visitOf(store, params, request),
      fail: (wanted) => {
        status = wanted;
      },
      // Nothing is unsubscribed: the store lives as long as the request and keeps no timers.
      load: async (query, { isPage = false } = {}) => {
        const result = await start(store, query);
        if (isPage && result.error !== undefined) status = isNoSuchAddress(result.error) ? 404 : 502;
        return result.data;
      },
    });
    return data(null, { status });
  };
}

/** Loader of a route in the browser: starts the same loads while the page's code arrives. */
export function clientPrefetch(needs: PageNeeds) {
  return async ({ params, request }: ClientLoaderFunctionArgs) => {
    const store = browserStore();
    const loads = needs({
      ...visitOf(store, params, request),
      fail: () => undefined,
      load: async (query) => {
        const started = start(store, query);
        const result = await started;
        started.unsubscribe();
        return result.data;
      },
    });
    await Promise.race([loads, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    return null;
  };
}

function visitOf(store: PageStore, params: NeedsArguments['params'], request: Request) {
  return { params, url: new URL(request.url), isLogged: store.getState().session.user !== null };
}

function start<Data>(store: PageStore, query: StartedQuery<Data>) {
  type Started = PromiseLike<{ data?: Data; error?: unknown }> & { unsubscribe(): void };
  return store.dispatch(query as unknown as ThunkAction<Started, unknown, unknown, Action>);
}
