/** Sex as stated in the profile (spec §3). */
export const Sex = {
  MAN: 1,
  WOMAN: 2,
  CONFIDENTIAL: 9,
} as const;
export type Sex = (typeof Sex)[keyof typeof Sex];
