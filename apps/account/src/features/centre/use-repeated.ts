import { useEffect, useEffectEvent } from 'react';

/**
 * Looks again while something is awaited, as often as is reasonable: not while the tab is hidden, and not for ever. Anyone
 * who comes back to the tab sees what has become of it at once, and the count begins again.
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
    let timer: ReturnType<typeof setInterval> | undefined;
    const begin = () => {
      clearInterval(timer);
      let left = atMost;
      timer = setInterval(() => {
        if (document.visibilityState === 'hidden') return;
        left -= 1;
        if (left <= 0) clearInterval(timer);
        lookNow();
      }, everyMs);
    };
    const lookOnReturn = () => {
      if (document.visibilityState === 'hidden') return;
      lookNow();
      begin();
    };
    begin();
    document.addEventListener('visibilitychange', lookOnReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookOnReturn);
    };
  }, [awaited, everyMs, atMost]);
}
