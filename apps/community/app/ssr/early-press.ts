/** Event on the window: the page answers presses from now on. */
export const PAGE_READY = 'boardwalk:ready';

/**
 * Inline script of a rendered page: keeps the last press of a button until the page's own script has taken over, and makes it then.
 * Links, and forms with an address, work without a script. Nothing else may see a press that is kept, or it would be made twice.
 */
export const EARLY_PRESS_SCRIPT = `{
let pressed;
const keep = (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed = button;
};
addEventListener('click', keep, true);
addEventListener('${PAGE_READY}', () => {
  removeEventListener('click', keep, true);
  if (pressed?.isConnected) pressed.click();
}, { once: true });
}`;
