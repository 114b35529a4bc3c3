import { useCallback, useSyncExternalStore } from 'react';
import { Provider, type ProviderProps } from 'react-redux';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SessionFrame, type SessionFrameProps } from './SessionFrame.tsx';

export interface SessionAppProps extends Omit<SessionFrameProps, 'admitsGuests'> {
  readonly store: ProviderProps['store'];
  /** The pages, and which of them is shown. */
  readonly router: DataRouter;
  /** Says which addresses are for guests as well, by their path without the app's base. Default: none. */
  readonly admitsGuests?: ((pathname: string) => boolean) | undefined;
}

/** An app for signed-in people: its providers, the check of the session, and its pages. */
export function SessionApp({ store, router, admitsGuests = () => false, ...frame }: SessionAppProps) {
  const { basename = '/' } = router;
  const watch = useCallback((listener: () => void) => router.subscribe(listener), [router]);
  const isForGuests = useSyncExternalStore(watch, () =>
    admitsGuests(router.state.location.pathname.slice(basename === '/' ? 0 : basename.length)),
  );
  return (
    <Provider store={store}>
      <SessionFrame {...frame} admitsGuests={isForGuests}>
        <RouterProvider router={router} />
      </SessionFrame>
    </Provider>
  );
}
