/** One megabyte as every limit of the product counts it: 1024 x 1024 bytes. */
const MEGABYTE = 1024 * 1024;

/** Limits of the publish form (spec §5, §9). Lengths in characters, sizes in bytes, prices in whole yuan. */
export const PUBLISH_LIMITS = {
  titleMin: 1,
  titleMax: 50,
  descriptionMin: 10,
  descriptionMax: 3000,
  changeNoteMax: 300,
  customTagsMin: 1,
  customTagsMax: 3,
  customTagMax: 100,
  priceMin: 2,
  priceMax: 50,
  scenesMax: 2,
  rolesMax: 2,
  topicsMax: 2,
  coverMaxBytes: 5 * MEGABYTE,
  /** Suggested size of a cover in pixels. */
  coverSuggestedWidth: 1080,
  coverSuggestedHeight: 700,
  /** Publications of one user in one calendar day of the deployment; updates count. */
  perDay: 100,
} as const;
