import { useState } from 'react';

/**
 * A value that the caller keeps (`given`), or the component itself, beginning with `initial`.
 *
 * @param onChange runs with every new value, in both cases
 */
export function useControlled<Value>(
  given: Value | undefined,
  initial: Value,
  onChange?: (value: Value) => void,
): [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (value: Value) => {
    if (given === undefined) setOwn(() => value);
    onChange?.(value);
  };
  return [given === undefined ? own : given, change];
}
