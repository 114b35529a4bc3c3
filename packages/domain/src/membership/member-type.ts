/** Membership of a profile (spec §3): none (called free where plans are compared), ordinary, lifetime. */
export const MemberType = {
  NONE: 0,
  ORDINARY: 1,
  LIFETIME: 2,
} as const;
export type MemberType = (typeof MemberType)[keyof typeof MemberType];
