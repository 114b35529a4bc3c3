/** Which professional edition somebody has: the personal plan, for a time or for life. */
export const EditionKey = {
  PERSONAL: 'personal',
  LIFETIME: 'lifetime',
} as const;
export type EditionKey = (typeof EditionKey)[keyof typeof EditionKey];
