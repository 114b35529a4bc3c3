/** How a version of a board came to be. */
export const VersionKind = {
  /** Kept by itself after edits. */
  AUTOMATIC: 'automatic',
  /** Kept because somebody wanted it and gave it a name. */
  NAMED: 'named',
  /** What the board was after an older version was brought back. */
  RESTORED: 'restored',
} as const;
export type VersionKind = (typeof VersionKind)[keyof typeof VersionKind];
