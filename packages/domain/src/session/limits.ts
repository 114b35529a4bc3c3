/** Times of sessions and calls (spec §9), in milliseconds. */
export const SESSION_LIMITS = {
  /** The stored expiry is this long before the end of validity. */
  expiryMarginMs: 5_000,
  /** Assumed validity when the answer's `valid` is not a number. */
  defaultValidityMs: 2 * 60 * 60 * 1000,
  /** A call without an answer is given up after this time. */
  httpTimeoutMs: 30_000,
  /** How long the message after a login without a pending action is shown, before the page reloads. */
  loginSuccessMessageMs: 300,
} as const;
