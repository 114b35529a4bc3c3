import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { api } from '#shared/api.ts';
import type { StartedSession } from './opener.ts';

/**
 * What a form does with the session that it has started. Somebody who has left the form meanwhile did not want it any more: the
 * server has set its cookie already, so it is ended again.
 *
 * @param onStarted runs with the session while the form stands
 */
export function useStartedSession(onStarted: (session: StartedSession) => void): {
  readonly started: (session: StartedSession) => void;
  /** Whether the form still stands. */
  readonly isThere: RefObject<boolean>;
} {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const started = useCallback(
    (session: StartedSession) => {
      if (isThere.current) onStarted(session);
      // Without a connection the session stays until it expires or is ended in the account centre.
      else void api.call('signOut').catch(() => undefined);
    },
    [onStarted],
  );
  return { started, isThere };
}
