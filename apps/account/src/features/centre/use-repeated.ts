import { useEffect, useEffectEvent } from 'react';

/**
 * Looks again while something is awaited, as often as is reasonable: not while the tab is hidden, and not for ever.
 *
 * @param awaited what is looked for, or null; when it is something else, the count begins again
 * @param look asks the API
 * @param how how often, in milliseconds, and how many times
 */
export function useRepeated(
  awaited: string | null,
  look: () => void,
  { everyMs, atMost }: { everyMs: number; atMost: number },
): void {
  const lookNow = useEffectEvent(look);
  useEffect(() => {
    if (awaited === null) return undefined;
    let left = atMost;
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      left -= 1;
      if (left <= 0) clearInterval(timer);
      lookNow();
    }, everyMs);
    return () => clearInterval(timer);
  }, [awaited, everyMs, atMost]);
}
