/** Kind of space chosen in onboarding (spec §3). */
export const SpaceType = {
  PERSONAL: 2,
  TEAM: 3,
  WORK: 4,
  EDUCATION: 5,
} as const;
export type SpaceType = (typeof SpaceType)[keyof typeof SpaceType];
