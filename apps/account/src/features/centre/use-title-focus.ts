import { useRef } from 'react';

/** How many frames a question has to close and a list to be loaded again: some ten seconds. */
const FRAMES = 600;

/**
 * For buttons that go when they have done their work: the title of their section takes the focus that would be lost.
 *
 * @returns the ref of the title, and what is run when a button is pressed; it answers with what is run once the work is done.
 * `followFocus` is the same for a button that goes with its row once a question in a dialog was answered: it is run with the
 * button when the work is done
 */
export function useTitleFocus<Title extends HTMLElement = HTMLHeadingElement>() {
  const title = useRef<Title>(null);
  const holdFocus = () => {
    const pressed = document.activeElement;
    return () => {
      // Who has gone on to something else stays there.
      const { activeElement, body } = document;
      if (activeElement === pressed || activeElement === body) title.current?.focus();
    };
  };
  const followFocus = (pressed: Element | null) => {
    const look = (left: number) => {
      const isAsked = document.querySelector('[role="alertdialog"]') !== null;
      if (left > 0 && (isAsked || pressed?.isConnected === true)) {
        requestAnimationFrame(() => look(left - 1));
        return;
      }
      if (document.activeElement === document.body) title.current?.focus();
    };
    look(FRAMES);
  };
  return { title, holdFocus, followFocus };
}
