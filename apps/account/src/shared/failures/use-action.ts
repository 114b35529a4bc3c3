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

/** Something that is sent for each row of a list: rows do not wait for each other. */
export interface RowAction<Input> {
  /** Runs it; nothing happens while it is under way for the same row. */
  readonly run: (input: Input) => Promise<void>;
  readonly isRunning: (row: string) => boolean;
  /** Why the last run failed, or null. */
  readonly failure: unknown;
}

/**
 * Keeps how a call of the API is going for each row of a list.
 *
 * @param rowOf the row that a call is about
 * @param call what is done; rejects with what goes into `failure`
 */
export function useRowAction<Input>(
  rowOf: (input: Input) => string,
  call: (input: Input) => Promise<unknown>,
): RowAction<Input> {
  const busy = useRef(new Set<string>());
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<unknown>(null);
  const run = async (input: Input) => {
    const row = rowOf(input);
    if (busy.current.has(row)) return;
    busy.current.add(row);
    setRunning(new Set(busy.current));
    setFailure(null);
    try {
      await call(input);
    } catch (reason) {
      setFailure(reason);
    } finally {
      busy.current.delete(row);
      setRunning(new Set(busy.current));
    }
  };
  return { run, isRunning: (row) => running.has(row), failure };
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
