import { useEffect } from 'react';

/**
 * Stands in a part that goes: when it goes and takes the keyboard along, the keyboard goes to an element that stays.
 *
 * @param props.to selector of that element, which can take the focus
 * @param props.isWanted answers when the part is gone; default: always
 */
export function FocusAfter({ to, isWanted }: { to: string; isWanted?: () => boolean }): null {
  useEffect(
    () => () => {
      if (document.activeElement !== document.body || isWanted?.() === false) return;
      document.querySelector<HTMLElement>(to)?.focus({ preventScroll: true });
    },
    // Both stay as they are while the part stands.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it runs once, when the part goes
    [],
  );
  return null;
}
