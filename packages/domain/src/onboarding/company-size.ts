/** Size of the company chosen in onboarding (spec §3). The names give the range of people. */
export const CompanySize = {
  ONLY_ME: 1001,
  FROM_2_TO_50: 1002,
  FROM_51_TO_250: 1003,
  FROM_251_TO_1K: 1004,
  FROM_1K_TO_5K: 1005,
} as const;
export type CompanySize = (typeof CompanySize)[keyof typeof CompanySize];
