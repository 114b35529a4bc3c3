/** Length in characters of a nickname and of the name asked in onboarding (spec §9; the constant 20 of the specification). */
export const NAME_LIMITS = { min: 1, max: 20 } as const;
