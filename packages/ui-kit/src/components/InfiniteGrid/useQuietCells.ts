import { useEffect, type RefObject } from 'react';

/** What takes the focus inside a cell. */
export const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** The `tabindex` that controls had before they were taken out of the order; null for none. */
const before = new WeakMap<Element, string | null>();

function quiet(control: Element) {
  if (before.has(control) && control.getAttribute('tabindex') === '-1') return;
  before.set(control, control.getAttribute('tabindex'));
  control.setAttribute('tabindex', '-1');
}

function restore(control: Element) {
  const own = before.get(control);
  if (own === undefined) return;
  before.delete(control);
  if (own === null) control.removeAttribute('tabindex');
  else control.setAttribute('tabindex', own);
}

/**
 * Makes a grid one stop of the Tab key: controls inside its cells are left out of the order, except in the cell that was
 * entered. They stay in reach of pointers and of screen readers.
 */
export function useQuietCells(root: RefObject<HTMLElement | null>, entered: number): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const apply = (control: Element) => {
      const cell = control.closest<HTMLElement>('[data-cell]');
      if (cell === null || cell === control) return;
      if (Number(cell.dataset['cell']) === entered) restore(control);
      else quiet(control);
    };
    const applyIn = (part: Element) => {
      if (part.matches(FOCUSABLE)) apply(part);
      for (const control of part.querySelectorAll(FOCUSABLE)) apply(control);
    };
    applyIn(element);
    // What is drawn from now on, or can be pressed from now on; the rest stays as it is.
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'attributes' ? [target] : addedNodes)
          if (node instanceof Element) applyIn(node);
    });
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    return () => observer.disconnect();
  }, [root, entered]);
}
