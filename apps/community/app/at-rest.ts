/** Milliseconds to wait for the page to come to rest, where the browser cannot say that it has. */
const REST = 2000;

/** Does something when the page has come to rest, after 5 seconds at the latest. */
export function whenAtRest(work: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, REST);
  else requestIdleCallback(work, { timeout: 5000 });
}
