import type { ApiClient } from '@boardwalk/api-client';
import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi, type ApiExtra } from '#shared/api/base-api.ts';

/** The page's store: what the API has answered, and nothing else. */
export function createStore(client: ApiClient) {
  const extraArgument: ApiExtra = { client };
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument } }).concat(baseApi.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}
