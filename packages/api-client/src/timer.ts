/** The longest wait of one platform timer, in milliseconds: about 24.8 days. A longer one would run at once. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * Runs a callback after some milliseconds, however many, even endless.
 *
 * @param inBackground whether a Node program may end while this waits
 * @returns calls it off
 */
export function startTimer(delayMs: number, callback: () => void, inBackground = false): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (leftMs: number): void => {
    timer = setTimeout(
      () => (leftMs > LONGEST_WAIT_MS ? wait(leftMs - LONGEST_WAIT_MS) : callback()),
      Math.min(leftMs, LONGEST_WAIT_MS),
    );
    // A browser's timer is a number.
    if (inBackground && typeof timer === 'object') timer.unref();
  };
  wait(delayMs);
  return () => clearTimeout(timer);
}
