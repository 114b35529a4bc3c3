import { useCallback, useRef, useState } from 'react';

/** Something that is sent, once at a time. */
export interface Action<Input, Output> {
  /** Runs it; undefined when it failed or is under way already. */
  readonly run: (input: Input) => Promise<Output | undefined>;
  readonly isRunning: boolean;
  /** Why the last run failed, or null. */
  readonly failure: unknown;
  readonly clear: () => void;
}

/**
 * Keeps how a call of the API is going.
 *
 * @param call what is done; rejects with what goes into `failure`
 */
export function useAction<Input, Output>(call: (input: Input) => Promise<Output>): Action<Input, Output> {
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isBusy = useRef(false);
  const run = async (input: Input) => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setIsRunning(true);
    setFailure(null);
    try {
      return await call(input);
    } catch (reason) {
      setFailure(reason);
      return undefined;
    } finally {
      isBusy.current = false;
      setIsRunning(false);
    }
  };
  return { run, isRunning, failure, clear: useCallback(() => setFailure(null), []) };
}
