/** Value of the `influencer` and `expert` marks of a profile (spec §3). */
export const BadgeFlag = {
  OFF: 0,
  ON: 1,
} as const;
export type BadgeFlag = (typeof BadgeFlag)[keyof typeof BadgeFlag];
