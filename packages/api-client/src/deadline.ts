/** A signal that ends a call: when the caller gives up, or when its time is over. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Whether the time was over, as against the caller giving up. */
  readonly isOver: () => boolean;
  /** Ends the watch. To be called once the answer is read. */
  readonly clear: () => void;
}

/**
 * Starts the time of one call.
 *
 * @param timeoutMs how long the call may take, reading its answer included, in milliseconds
 * @param callerSignal the caller's own signal, passed through
 */
export function startDeadline(timeoutMs: number, callerSignal: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let over = false;
  const timer = setTimeout(() => {
    over = true;
    controller.abort(new DOMException(`No answer within ${timeoutMs} ms.`, 'TimeoutError'));
  }, timeoutMs);
  const giveUp = (): void => controller.abort(callerSignal?.reason);
  if (callerSignal?.aborted === true) giveUp();
  callerSignal?.addEventListener('abort', giveUp, { once: true });
  return {
    signal: controller.signal,
    isOver: () => over,
    clear: () => {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', giveUp);
    },
  };
}
