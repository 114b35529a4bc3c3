/** How many webhooks there may be, and how long their addresses. */
export const WEBHOOK_LIMITS = {
  /** Webhooks of one person. */
  perPerson: 20,
  /** Webhooks one person makes, or gives another address, in a day. */
  perDay: 30,
  /** Events that wait for one webhook. */
  waiting: 10_000,
  /** Length of an address in characters. */
  urlMax: 2000,
} as const;
