import { Provider, type ProviderProps } from 'react-redux';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SessionFrame, type SessionFrameProps } from './SessionFrame.tsx';

export interface SessionAppProps extends SessionFrameProps {
  readonly store: ProviderProps['store'];
  /** The pages, and which of them is shown. */
  readonly router: DataRouter;
}

/** An app for signed-in people: its providers, the check of the session, and its pages. */
export function SessionApp({ store, router, ...frame }: SessionAppProps) {
  return (
    <Provider store={store}>
      <SessionFrame {...frame}>
        <RouterProvider router={router} />
      </SessionFrame>
    </Provider>
  );
}
