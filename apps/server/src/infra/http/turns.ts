/** Bounds how much of one kind of work is done at the same time. */
export interface Turns {
  /**
   * Waits for a turn, first come, first served.
   *
   * @param signal ends the wait of somebody who has gone
   * @returns what is to be called at the end of the turn; undefined when there is none, because too many wait already, the wait
   *   took too long or the signal came
   */
  take(signal?: AbortSignal): Promise<(() => void) | undefined>;
  /** Whether nobody has a turn. */
  isIdle(): boolean;
}

/**
 * Opens turns in the memory of this process.
 *
 * @param options.atOnce most turns at the same time
 * @param options.maxWaiting most who wait for one
 * @param options.maxWaitMs longest wait; without it a turn is waited for until it comes
 */
export function openTurns(options: { atOnce: number; maxWaiting: number; maxWaitMs?: number }): Turns {
  const { atOnce, maxWaiting, maxWaitMs } = options;
  /** In the order in which they came. */
  const waiting = new Set<() => void>();
  let running = 0;

  function begin(): () => void {
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      const [next] = waiting;
      if (next === undefined) running -= 1;
      // Its place goes to the next one.
      else next();
    };
  }

  return {
    isIdle: () => running === 0,

    async take(signal) {
      if (signal?.aborted === true) return undefined;
      if (running < atOnce) {
        running += 1;
        return begin();
      }
      if (waiting.size >= maxWaiting) return undefined;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const come = () => {
        waiting.delete(come);
        resolve(true);
      };
      const leave = () => {
        if (waiting.delete(come)) resolve(false);
      };
      waiting.add(come);
      signal?.addEventListener('abort', leave, { once: true });
      const timer = maxWaitMs === undefined ? undefined : setTimeout(leave, maxWaitMs);
      const hasCome = await promise;
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
      return hasCome ? begin() : undefined;
    },
  };
}
