/** Type of a tag (spec §3). Chart types are the subtree named `chart` of COMMON. */
export const TagType = {
  SCENES: 1,
  CUSTOM: 2,
  ROLE: 3,
  INDUSTRY: 4,
  COMMON: 5,
} as const;
export type TagType = (typeof TagType)[keyof typeof TagType];
