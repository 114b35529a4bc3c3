import { useRef } from 'react';

/**
 * For buttons that go when they have done their work: the title of their section takes the focus that would be lost.
 *
 * @returns the ref of the title, and what is run when a button is pressed; it answers with what is run once the work is done
 */
export function useTitleFocus() {
  const title = useRef<HTMLHeadingElement>(null);
  const holdFocus = () => {
    const pressed = document.activeElement;
    return () => {
      // Who has gone on to something else stays there.
      const { activeElement, body } = document;
      if (activeElement === pressed || activeElement === body) title.current?.focus();
    };
  };
  return { title, holdFocus };
}
