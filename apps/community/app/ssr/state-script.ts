import { baseApi } from '#shared/api/base-api.ts';
import type { PageState } from '../store.ts';

/** Id of the element that carries the state from the server to the browser. */
const STATE_ELEMENT_ID = 'page-state';

/** What could end a script element or begin a comment in it, or end a line of a script, by how JSON can write it. */
const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * Writes a value as JSON that is safe inside a script element: no sequence in it can end the element or start a
 * comment, whatever a title or name contains.
 */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/gu, (character) => ESCAPES[character] ?? '');
}

/**
 * The state without what is of one rendering alone and shows nothing, so that the same page is the same bytes: ids and times of
 * its queries. When the answers came is judged by the clock of the browser (receivedNow).
 */
export function toHandOver(state: PageState): PageState {
  const api = state[baseApi.reducerPath];
  const queries = Object.entries(api.queries).map(([key, query]) => [key, query && lasting(query)]);
  return { ...state, [baseApi.reducerPath]: { ...api, queries: Object.fromEntries(queries) } };
}

function lasting(entry: { error?: unknown; fulfilledTimeStamp?: number | undefined }): object {
  const { error, fulfilledTimeStamp, ...query } = entry;
  return {
    ...query,
    ...(error === undefined ? {} : { error: { ...(error as object), requestId: undefined } }),
    ...(fulfilledTimeStamp === undefined ? {} : { fulfilledTimeStamp: 0 }),
    requestId: undefined,
    startedTimeStamp: undefined,
  };
}

/** Attributes of the state's script element: a data block, which no browser executes. */
export const stateScriptAttributes = { id: STATE_ELEMENT_ID, type: 'application/json' } as const;

/** Reads the state the server handed over; `undefined` when the page carries none. */
export function readHandedOverState(page: Document = document): unknown {
  const text = page.getElementById(STATE_ELEMENT_ID)?.textContent;
  return text === undefined || text === null || text === '' ? undefined : JSON.parse(text);
}
