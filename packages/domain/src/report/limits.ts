/** Limits of a report (spec §5, §9). Lengths in characters before escaping, sizes in bytes. */
export const REPORT_LIMITS = {
  descriptionMin: 5,
  descriptionMax: 200,
  imagesMax: 3,
  imageMaxBytes: 2 * 1024 * 1024,
} as const;
