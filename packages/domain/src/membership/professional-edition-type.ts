/** Type of a professional edition (spec §3). */
export const ProfessionalEditionType = {
  TRIAL: -1,
  OFFICIAL: 1,
} as const;
export type ProfessionalEditionType = (typeof ProfessionalEditionType)[keyof typeof ProfessionalEditionType];
