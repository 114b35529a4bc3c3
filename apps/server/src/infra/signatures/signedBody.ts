import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a signature may be, in seconds; clocks may differ by as much in the other direction. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

/**
 * Signs a body for a callback: `t=<seconds>,v1=<HMAC-SHA-256 in hex>` over the time, a full stop and the exact bytes. It is
 * the form Stripe's webhooks have.
 *
 * @param at the time of signing
 */
export function signBody(body: Uint8Array, secret: string | Uint8Array, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${digestOf(body, secret, String(time)).toString('hex')}`;
}

/**
 * Whether a body came from somebody who knows the secret, recently. A signature may carry several digests, as while a
 * secret is being replaced; one that fits is enough.
 *
 * @param signature value of the header; absent is never authentic
 * @param now the time of receiving
 */
export function isAuthenticBody(
  body: Uint8Array,
  signature: string | undefined,
  { secret, now }: { secret: string | Uint8Array; now: Date },
): boolean {
  const parts = (signature ?? '').split(',').map((part) => part.trim());
  const time = parts.find((part) => part.startsWith('t='))?.slice(2) ?? '';
  if (!/^\d{1,12}$/u.test(time)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > SIGNATURE_TOLERANCE_SECONDS) return false;
  const expected = digestOf(body, secret, time);
  return parts
    .filter((part) => /^v1=[0-9a-f]{64}$/u.test(part))
    .some((part) => timingSafeEqual(Buffer.from(part.slice(3), 'hex'), expected));
}

function digestOf(body: Uint8Array, secret: string | Uint8Array, time: string): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest();
}
