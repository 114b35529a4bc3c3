/** Limits of a profile (spec §5, §9), in characters. */
export const PROFILE_LIMITS = { bioMax: 200, professionMax: 50 } as const;
