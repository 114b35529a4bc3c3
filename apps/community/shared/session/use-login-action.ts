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
  const { open } = useDialogs();
  const isLogged = useSelector(selectIsLogged);
  // The action that runs after the login is the one of the latest render: it sees the logged-in state.
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return (...args) => {
    if (isLogged) action(...args);
    else open('login', { onSuccess: () => latest.current(...args) });
  };
}
