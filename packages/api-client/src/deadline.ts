import { startTimer } from './timer.ts';

/** A signal that ends a call: when the caller gives up, or when its time is over. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Whether the time was over, as against the caller giving up. */
  readonly isOver: () => boolean;
  /** Waits for something that cannot be ended itself, as long as the call goes on. Rejects when it ends. */
  readonly wait: <Result>(result: Result | Promise<Result>) => Promise<Result>;
  /** Milliseconds that are left. */
  readonly leftMs: () => number;
  /** Ends the watch. To be called once the answer is read. */
  readonly clear: () => void;
}

/**
 * Starts the time of one call.
 *
 * @param timeoutMs how long the call may take, in milliseconds: waiting for tokens, every attempt and reading the answer
 * @param callerSignal the caller's own signal, passed through
 */
export function startDeadline(timeoutMs: number, callerSignal: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const startedAt = performance.now();
  const ended = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  // Nobody may be waiting when the call ends.
  ended.catch(() => undefined);
  let over = false;
  const stopTimer = startTimer(timeoutMs, () => {
    over = true;
    controller.abort(new DOMException(`No answer within ${timeoutMs} ms.`, 'TimeoutError'));
  });
  const giveUp = (): void => controller.abort(callerSignal?.reason);
  if (callerSignal?.aborted === true) giveUp();
  callerSignal?.addEventListener('abort', giveUp, { once: true });
  return {
    signal: controller.signal,
    isOver: () => over,
    wait: async (result) => {
      controller.signal.throwIfAborted();
      return Promise.race([result, ended]);
    },
    leftMs: () => timeoutMs - (performance.now() - startedAt),
    clear: () => {
      stopTimer();
      callerSignal?.removeEventListener('abort', giveUp);
    },
  };
}
