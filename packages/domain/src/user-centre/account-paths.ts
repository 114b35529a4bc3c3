/** Addresses of the account pages: the browser's links, the links of mails and the server agree on them. */
export const ACCOUNT_PATHS = {
  signIn: '/user/login',
  /** The account centre; its query names a section and, in a frame, a one-time token (spec §2). */
  centre: '/user/account/v2',
  /** Buying: its query names goods to order, or an order that was placed; without either it offers the plans. */
  checkout: '/user/checkout',
  /** The receipt of the order that its query names, to print or to keep as PDF. */
  receipt: '/user/receipt',
  /** Behind its # stands the token of a mailed link, as on `resetPassword`. */
  verifyEmail: '/user/verify-email',
  forgotPassword: '/user/forgot-password',
  /** Where identity providers send people back to; its query has what they say. */
  providerReturn: '/user/provider',
  resetPassword: '/user/reset-password',
  /** Makes the first admin of a site; behind its # stands the code that the server printed. */
  setup: '/user/setup',
} as const;

/** Behind the # of the account centre's address: the second step of signing in. */
export const SECOND_STEP_ANCHOR = 'second-step';
