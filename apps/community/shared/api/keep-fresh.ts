import { FRESH_S } from '@boardwalk/app-shell/api';
import { setupListeners } from '@reduxjs/toolkit/query';

export { KEEP_FRESH } from '@boardwalk/app-shell/api';

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
