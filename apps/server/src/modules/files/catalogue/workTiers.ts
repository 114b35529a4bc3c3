/**
 * Public works in tiers by how popular they are: the first tier has the most popular ones. A new work is in the first until they are
 * sorted again (sortWorkTiers), and what is in none of them is in the last one.
 */
export const WORK_TIERS = [
  { tier: 1, works: 1_000 },
  { tier: 2, works: 12_000 },
] as const;

/** The tier of the works that are not popular. */
export const LAST_TIER = 3;
