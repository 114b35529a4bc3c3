const RANDOM_BYTES = 16;

/**
 * Makes a value for the `Idempotency-Key` header: 128 random bits as hexadecimal digits. Works on plain HTTP as well, where
 * browsers offer no `crypto.randomUUID`.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
