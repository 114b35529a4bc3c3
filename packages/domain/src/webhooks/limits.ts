/** How many webhooks there may be, and how long their addresses. */
export const WEBHOOK_LIMITS = {
  /** Webhooks of one person. */
  perPerson: 20,
  /** Webhooks one person makes in a day. */
  perDay: 30,
  /** Length of an address in characters. */
  urlMax: 2000,
} as const;
