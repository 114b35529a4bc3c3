/** Id of the element that carries the state from the server to the browser. */
const STATE_ELEMENT_ID = 'page-state';

/**
 * Writes a value as JSON that is safe inside a script element: no sequence in it can end the element or start a
 * comment, whatever a title or name contains.
 */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Attributes of the state's script element: a data block, which no browser executes. */
export const stateScriptAttributes = { id: STATE_ELEMENT_ID, type: 'application/json' } as const;

/** Reads the state the server handed over; `undefined` when the page carries none. */
export function readHandedOverState(page: Document = document): unknown {
  const text = page.getElementById(STATE_ELEMENT_ID)?.textContent;
  return text === undefined || text === null || text === '' ? undefined : JSON.parse(text);
}
