const PATTERN = /^[0-9A-Za-z_-]{8,64}$/u;

/**
 * Whether a text can be an `Idempotency-Key`: 8-64 letters, digits, hyphens and low lines, which a UUID fulfils. One
 * key stands for one intent of one user; sent again, it gets the first answer again. Decisions "Wire contract".
 *
 * @param key value of the header
 */
export function isIdempotencyKey(key: unknown): key is string {
  return typeof key === 'string' && PATTERN.test(key);
}
