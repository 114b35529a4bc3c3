import { LIVE_LIMITS } from '@boardwalk/domain';
import { MAX_STATES, type WindowPresence } from './frames.ts';

/**
 * Paces what one connection sends of its presence. It goes to everybody on the board, so that who sends it hundreds of times a
 * second would keep all of them busy. What comes too soon is no fault: it waits, and of each window what was sent last is passed on.
 *
 * @param pass passes presence on
 * @returns takes presence as it comes
 */
export function presencePace(
  pass: (windows: readonly WindowPresence[]) => void,
): (windows: readonly WindowPresence[]) => void {
  const waiting = new Map<number, WindowPresence>();
  let timer: NodeJS.Timeout | undefined;

  function keep(presence: WindowPresence): void {
    const { window, clock } = presence;
    if (clock < (waiting.get(window)?.clock ?? 0)) return;
    waiting.delete(window);
    waiting.set(window, presence);
    const [oldest] = waiting.keys();
    if (waiting.size > MAX_STATES && oldest !== undefined) waiting.delete(oldest);
  }

  function passOn(): void {
    timer = undefined;
    if (waiting.size === 0) return;
    timer = setTimeout(passOn, LIVE_LIMITS.presenceEveryMs).unref();
    const windows = [...waiting.values()];
    waiting.clear();
    pass(windows);
  }

  return (windows) => {
    for (const presence of windows) keep(presence);
    if (timer === undefined) passOn();
  };
}
