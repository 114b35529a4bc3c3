const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Pauses after failed attempts; after as many and one more a mail is given up. They make about four days in all, so that a
 * weekend without a mail server loses nothing.
 */
export const PAUSES_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
  48 * HOUR_MS,
] as const;

/**
 * How long to wait after a failed attempt.
 *
 * @param attempts how many there were, this one included
 * @returns milliseconds, or undefined when the mail is given up
 */
export function pauseAfter(attempts: number): number | undefined {
  return PAUSES_MS[attempts - 1];
}
