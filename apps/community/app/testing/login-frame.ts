/** The login frame, when the dialog is open. */
export function loginFrame(): HTMLIFrameElement | null {
  return document.querySelector('iframe[src^="/user/login"]');
}

/**
 * Lets the login frame say something to the page.
 *
 * @param data the message
 * @param from who says it instead: another origin, or another window
 */
export function frameSays(data: unknown, from: { origin?: string; source?: Window | null } = {}): void {
  const { origin = window.location.origin, source = loginFrame()?.contentWindow ?? null } = from;
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}
