/** Limits of sharing a file by links. */
export const SHARE_LIMITS = {
  /** Links of one file that work at the same time. */
  linksPerFile: 20,
  /** Length of a link's password in characters. It is read out and passed on, so it may be short; guesses are counted. */
  passwordMin: 4,
  passwordMax: 64,
  /** Wrong passwords for one link from one address within the window. */
  wrongPasswords: 10,
  wrongPasswordsWindowMs: 15 * 60 * 1000,
} as const;
