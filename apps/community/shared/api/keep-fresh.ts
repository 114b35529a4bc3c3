import { setupListeners } from '@reduxjs/toolkit/query';

/** How old an answer may be when it is shown again, in seconds; before that, nothing is asked twice. */
const FRESH_S = 90;

/**
 * For hooks of what changes while a page lives, by others or on another page: it shows at once as it was, and is asked for
 * again when it is old, when the reader comes back to the tab, and when the network does.
 */
export const KEEP_FRESH = {
  refetchOnMountOrArgChange: FRESH_S,
  refetchOnFocus: true,
  refetchOnReconnect: true,
} as const;

/**
 * Notifies the store when the reader comes back to the tab after so long that what it shows may be old, and when the network
 * is there again.
 *
 * @param dispatch of the page's store
 * @returns stops that
 */
export function listenForReturn(dispatch: Parameters<typeof setupListeners>[0]): () => void {
  return setupListeners(dispatch, (notify, { onFocus, onOnline, onOffline }) => {
    let leftAt: number | null = null;
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') {
        leftAt = Date.now();
        return;
      }
      if (leftAt !== null && Date.now() - leftAt >= FRESH_S * 1000) notify(onFocus());
      leftAt = null;
    };
    const onBack = () => void notify(onOnline());
    const onAway = () => void notify(onOffline());
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onBack);
    window.addEventListener('offline', onAway);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onBack);
      window.removeEventListener('offline', onAway);
    };
  });
}
