const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/** What takes the focus when an element goes: the next stop for Tab after it, else the last one before it. */
export function focusableBeside(element: Element): HTMLElement | undefined {
  const stops = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled') &&
      one.closest('[inert]') === null &&
      one.checkVisibility({ visibilityProperty: true }) &&
      !element.contains(one),
  );
  const isAfter = (one: Element) =>
    (element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return stops.find(isAfter) ?? stops.at(-1);
}
