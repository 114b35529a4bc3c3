/** Limits of feedback (spec §5, §9). Lengths in characters, sizes in bytes. */
export const FEEDBACK_LIMITS = {
  descriptionMin: 1,
  descriptionMax: 2000,
  answerMin: 1,
  answerMax: 2000,
  imagesMax: 3,
  imageMaxBytes: 2 * 1024 * 1024,
} as const;
