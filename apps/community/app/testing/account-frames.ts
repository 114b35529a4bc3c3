/** The frame of the user centre, once its address is known. */
export const userCentreFrame = () => frameAt('/user/account/v2');

/** The frame of the payment dialog. */
export const paymentFrame = () => frameAt('/user/checkout');

function frameAt(path: string): HTMLIFrameElement | null {
  return document.querySelector(`iframe[src^="${path}"]`);
}

/**
 * Lets a frame say something to the page.
 *
 * @param frame the frame, when it is open
 * @param data the message
 * @param from who says it instead: another origin, or another window
 */
export function frameReports(
  frame: HTMLIFrameElement | null,
  data: unknown,
  from: { origin?: string; source?: Window | null } = {},
): void {
  const { origin = window.location.origin, source = frame?.contentWindow ?? null } = from;
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}
