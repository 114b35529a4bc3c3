import { baseApi } from '#shared/api/base-api.ts';
import type { PageState } from '../store.ts';

/**
 * Answers that the server handed over with a page count as received when the page stands, by the clock of the browser: how old
 * they are is judged by that clock, and the two may be minutes apart.
 *
 * @param now of the browser, in milliseconds
 */
export function receivedNow(state: PageState, now: number): PageState {
  const api = state[baseApi.reducerPath];
  const queries = Object.fromEntries(
    Object.entries(api.queries).map(([key, query]) => [
      key,
      query?.fulfilledTimeStamp === undefined ? query : { ...query, fulfilledTimeStamp: now },
    ]),
  );
  return { ...state, [baseApi.reducerPath]: { ...api, queries } };
}
