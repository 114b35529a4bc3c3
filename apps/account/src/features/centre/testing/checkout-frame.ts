import type { Checkout } from '@boardwalk/api-client';

/** A checkout that is shown in a frame. */
export function aCheckout(overrides: Partial<Checkout> = {}): Checkout {
  return {
    order_id: 'h3WqPnR8tXdM',
    provider: 'sandbox',
    url: '/checkout/sandbox/4Vb0yq',
    display: 'frame',
    expires_at: '2026-03-14T09:56:53.000Z',
    ...overrides,
  };
}

/** The frame with the page of the checkout, when it is open. */
export const checkoutFrame = () =>
  document.querySelector<HTMLIFrameElement>('iframe[src*="/checkout/sandbox/"]');

/**
 * Sends a message as the page of the checkout does.
 *
 * @param data the message
 * @param from who sends it instead: another origin, or another window
 */
export function checkoutSays(data: unknown, from: { origin?: string; source?: Window | null } = {}): void {
  const { origin = window.location.origin, source = checkoutFrame()?.contentWindow ?? null } = from;
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}
