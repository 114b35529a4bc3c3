import { useRef, useState } from 'react';
import { useRowAction } from './use-action.ts';

/** Choices that count at once. */
export interface Choices<Name extends string, Value> {
  /** Chooses, also while a choice of the same name is still being saved: that one is followed by the newest. */
  readonly choose: (name: Name, value: Value) => void;
  /** What is chosen and not saved yet; nothing of it stays when it could not be saved. */
  readonly wished: ReadonlyMap<Name, Value>;
  /** Why the last choice could not be saved, or null. */
  readonly failure: unknown;
}

/**
 * Saves choices as they are made. Choices of different names do not wait for each other; of one name they are saved one
 * after the other, and only the newest of those that wait.
 *
 * @param save keeps a choice; rejects with what goes into `failure`
 */
export function useChoices<Name extends string, Value extends string | boolean | null>(
  save: (name: Name, value: Value) => Promise<unknown>,
): Choices<Name, Value> {
  const newest = useRef(new Map<Name, Value>());
  const [wished, setWished] = useState<ReadonlyMap<Name, Value>>(new Map());
  const show = () => setWished(new Map(newest.current));
  const saveNewest = async (name: Name, value: Value): Promise<void> => {
    const saving = save(name, value);
    await saving.catch(() => undefined);
    const next = newest.current.get(name);
    if (next !== undefined && next !== value) return saveNewest(name, next);
    newest.current.delete(name);
    show();
    await saving;
    return undefined;
  };
  const saving = useRowAction(
    ({ name }: { name: Name; value: Value }) => name,
    async ({ name, value }) => await saveNewest(name, value),
  );
  const choose = (name: Name, value: Value) => {
    newest.current.set(name, value);
    show();
    // Nothing begins while the same name is being saved: what is under way goes on with the newest.
    void saving.run({ name, value });
  };
  return { choose, wished, failure: saving.failure };
}
