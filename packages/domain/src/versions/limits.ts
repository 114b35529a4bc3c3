/** How versions of boards are kept. */
export const VERSION_LIMITS = {
  /** At most one automatic version of a file within this time, in milliseconds. */
  intervalMs: 10 * 60 * 1000,
  /** Days a version without a name is kept on the free plan; a VIP's are kept forever. */
  freeDays: 30,
  /** Versions with a name one file may have. They do not age. */
  namedPerFile: 100,
  /** Length of a name in characters. */
  nameMin: 1,
  nameMax: 50,
} as const;
