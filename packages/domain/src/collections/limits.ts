/** Limits of named collections: lengths in characters; how many one person has, and how many works one holds. */
export const COLLECTION_LIMITS = {
  nameMin: 1,
  nameMax: 50,
  descriptionMax: 300,
  perPerson: 50,
  works: 500,
} as const;
