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
 * its queries, who subscribed to them, and the order in which their answers came. When that was is judged by the clock of the
 * browser (receivedNow), whose components subscribe by themselves.
 */
export function toHandOver(state: PageState): PageState {
  const api = state[baseApi.reducerPath];
  const { tags, keys } = api.provided;
  const provided = {
    tags: inOrder(tags, (ids) => inOrder(ids, (queries) => queries.toSorted())) as typeof tags,
    keys: inOrder(keys, (provides) => provides),
  };
  const queries = inOrder(api.queries, (query) => query && lasting(query)) as typeof api.queries;
  return {
    ...state,
    marks: inOrder(state.marks, (work) => work),
    [baseApi.reducerPath]: { ...api, queries, provided, subscriptions: {} },
  };
}

/** A record in the order of its keys. */
function inOrder<Value, Kept>(
  record: Readonly<Record<string, Value>>,
  keep: (value: Value) => Kept,
): Record<string, Kept> {
  const keys = Object.keys(record).toSorted();
  return Object.fromEntries(keys.map((key) => [key, keep(record[key] as Value)]));
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
