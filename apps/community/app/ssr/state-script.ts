/** Id of the element that carries the state from the server to the browser. */
const STATE_ELEMENT_ID = 'page-state';

/**
 * Writes a value as JSON that is safe inside a script element: no sequence in it can end the element or start a
 * comment, whatever a title or name contains.
 *
 * @param replacer see JSON.stringify
 */
export function scriptSafeJson(
  value: unknown,
  replacer?: (this: void, key: string, value: unknown) => unknown,
): string {
  return JSON.stringify(value, replacer)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/**
 * Leaves out of the state what is of one rendering alone and shows nothing, so that the same page is the same bytes: ids and times of
 * its queries. When the answers came is judged by the clock of the browser (receivedNow).
 */
export function toHandOver(key: string, value: unknown): unknown {
  if (key === 'requestId' || key === 'startedTimeStamp') return undefined;
  return key === 'fulfilledTimeStamp' ? 0 : value;
}

/** Attributes of the state's script element: a data block, which no browser executes. */
export const stateScriptAttributes = { id: STATE_ELEMENT_ID, type: 'application/json' } as const;

/** Reads the state the server handed over; `undefined` when the page carries none. */
export function readHandedOverState(page: Document = document): unknown {
  const text = page.getElementById(STATE_ELEMENT_ID)?.textContent;
  return text === undefined || text === null || text === '' ? undefined : JSON.parse(text);
}
