import { useCallback, type Ref, type RefCallback } from 'react';

/** One ref that fills both: the component's own and the caller's. */
export function useMergedRefs<Element>(
  own: { current: Element | null },
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      own.current = element;
      if (typeof given === 'function') return given(element);
      if (given) given.current = element;
      return undefined;
    },
    [own, given],
  );
}
