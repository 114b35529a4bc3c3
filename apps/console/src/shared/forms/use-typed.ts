import { useState } from 'react';

/** What stands in a field of filters: what is typed, until the filter itself changes, as by "Back" or a link. */
export function useTyped(value: string): [string, (typed: string) => void] {
  const [{ typed, of }, setState] = useState({ typed: value, of: value });
  if (of !== value) setState({ typed: value, of: value });
  return [of === value ? typed : value, (next) => setState({ typed: next, of: value })];
}
