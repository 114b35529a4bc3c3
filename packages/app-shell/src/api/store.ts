import type { ApiClient } from '@boardwalk/api-client';
import { configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { ApiExtra } from './calls.ts';

/** The one API of an app, as the store needs it. */
export interface AppApi {
  readonly reducerPath: 'api';
  readonly reducer: Reducer;
  readonly middleware: Middleware;
}

/** The page's store: what the API has answered, and nothing else. */
export function createAppStore(api: AppApi, client: ApiClient) {
  const extraArgument: ApiExtra = { client };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument } }).concat(api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}
