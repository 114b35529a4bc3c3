/** How many tokens for server-side applications there may be, and how they are named. */
export const SERVICE_TOKEN_LIMITS = {
  /** Length of a name in characters. */
  nameMin: 1,
  nameMax: 50,
  /** Working tokens of one person. */
  perPerson: 20,
  /** Tokens one person makes in a day. */
  perDay: 30,
  /** Days a token may work at most. */
  maxDays: 366,
} as const;
