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
export function useQuietCells(root: RefObject<HTMLElement | null>, active: boolean, entered: number): void {
  useEffect(() => {
    const element = root.current;
    if (!active || element === null) return undefined;
    const apply = () => {
      for (const cell of element.querySelectorAll<HTMLElement>('[data-cell]')) {
        const change = Number(cell.dataset['cell']) === entered ? restore : quiet;
        for (const control of cell.querySelectorAll(FOCUSABLE)) change(control);
      }
    };
    apply();
    const observer = new MutationObserver(apply);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root, active, entered]);
}
