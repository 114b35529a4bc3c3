import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** A ref for a component's own use that fills the caller's as well. */
export function useForwardedRef<Element extends HTMLElement>(
  given: Ref<Element> | undefined,
): RefObject<Element | null> {
  const own = useRef<Element>(null);
  // React runs this after the element is in place, so it is never null here.
  useImperativeHandle(given, () => own.current as Element, []);
  return own;
}
