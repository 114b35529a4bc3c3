import { useState, type RefObject } from 'react';

/**
 * The direction of the text around an element, for what is drawn elsewhere in the page and for arrow keys.
 *
 * @returns the direction, and what looks at it again: call it when somebody begins to use the element
 */
export function useTextDirection(
  element: RefObject<Element | null>,
): [direction: 'ltr' | 'rtl', look: () => void] {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const look = () => {
    if (element.current) setDirection(getComputedStyle(element.current).direction === 'rtl' ? 'rtl' : 'ltr');
  };
  return [direction, look];
}
