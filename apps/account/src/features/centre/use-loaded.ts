import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';

/** Something that is loaded. */
export interface Loaded<Value> {
  /** Undefined until it is there. */
  readonly value: Value | undefined;
  readonly hasFailed: boolean;
  readonly reload: () => void;
  readonly set: Dispatch<SetStateAction<Value | undefined>>;
}

/**
 * Loads something when its component is shown, and again when `again` changes; what was there stays until then.
 *
 * @param load asks the API
 */
export function useLoaded<Value>(load: () => Promise<Value>, again: string | number = 0): Loaded<Value> {
  const [turn, setTurn] = useState(0);
  const request = `${again} ${turn}`;
  const [value, set] = useState<Value>();
  const [failed, setFailed] = useState<string | null>(null);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    let isCurrent = true;
    latest.current().then(
      (loaded) => isCurrent && set(loaded),
      () => isCurrent && setFailed(request),
    );
    return () => {
      isCurrent = false;
    };
  }, [request]);
  const reload = useCallback(() => setTurn((count) => count + 1), []);
  return { value, hasFailed: failed === request, reload, set };
}
