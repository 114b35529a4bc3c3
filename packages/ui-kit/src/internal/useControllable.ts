import { useState } from 'react';

/**
 * State that the caller keeps, or leaves to the component.
 *
 * @param given what the caller keeps; undefined leaves it to the component
 * @param initial what the component begins with in that case
 * @param onChange runs with every wish for another value, whoever keeps it
 */
export function useControllable<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (next: Value) => {
    if (given === undefined) setOwn(next);
    onChange?.(next);
  };
  return [given === undefined ? own : given, change];
}
