import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import type { Failing } from './log-in-again.ts';
import type { WithSession } from './session-slice.ts';

/**
 * Runs calls that go on after a login when they find that the session has ended: `const resumed = useResumed(); await resumed(() =>
 * save(form))`. What that takes is loaded with the first failure.
 */
export function useResumed(): <Outcome extends Failing>(
  call: () => PromiseLike<Outcome>,
) => Promise<Outcome> {
  const store = useStore<WithSession>();
  const dialogs = useDialogs();
  return useCallback(
    async (call) => {
      const outcome = await call();
      if (outcome.error === undefined) return outcome;
      const code = await import('./log-in-again.ts').catch(() => null);
      return code === null ? outcome : await code.goOn(outcome, call, { store, dialogs });
    },
    [store, dialogs],
  );
}
