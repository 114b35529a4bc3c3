import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { selectIsLogged } from './session-slice.ts';

/**
 * Wraps an action that needs a login (spec §4): a logged-in visitor's call runs it at once; an anonymous one opens the
 * login dialog, and after the login the same action runs with the same arguments. Closing the dialog drops it.
 */
export function useLoginAction<Arguments extends unknown[]>(
  action: (...args: Arguments) => unknown,
): (...args: Arguments) => void {
  const isLogged = useSelector(selectIsLogged);
  const afterLogin = useAfterLogin(action);
  return (...args) => {
    if (isLogged) action(...args);
    else afterLogin(...args);
  };
}

/**
 * Wraps an action whose call found that the session has ended: opens the login dialog, and runs the action after the login.
 * The page is not loaded again, so what was typed stays.
 */
export function useAfterLogin<Arguments extends unknown[]>(
  action: (...args: Arguments) => unknown,
): (...args: Arguments) => void {
  const { open } = useDialogs();
  // The action that runs after the login is the one of the latest render: it sees the logged-in state.
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return (...args) => {
    open('login', { onSuccess: () => latest.current(...args) });
  };
}
