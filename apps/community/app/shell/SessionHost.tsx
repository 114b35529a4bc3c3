import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { selectIsChecked, type WithSession } from '#shared/session/session-slice.ts';
import { useSession } from '#shared/session/session-context.ts';

/**
 * Checks the session once the page stands, opens the login dialog when a call finds that a login is needed, and closes the
 * dialogs of somebody who has left.
 */
export function SessionHost(): null {
  const session = useSession();
  const store = useStore<WithSession>();
  const { open, isOpen, isAnyOpen, closeAllButLogin } = useDialogs();
  useEffect(() => {
    if (!session) return undefined;
    return session.events.on('sign-in-needed', () => {
      // A dialog that is open already knows what to do after the login.
      if (!isOpen('login')) open('login', { keepsPage: isAnyOpen() });
    });
  }, [session, open, isOpen, isAnyOpen]);
  useEffect(() => session?.events.on('user-forgotten', closeAllButLogin), [session, closeAllButLogin]);
  useEffect(() => {
    void session?.start(selectIsChecked(store.getState()));
  }, [session, store]);
  return null;
}
