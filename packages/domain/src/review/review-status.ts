/** Content review status of a file (spec §3). */
export const ReviewStatus = {
  /** Nothing is known of a publication: the file was never submitted. */
  NONE: -1,
  NOT_PUBLISH: 0,
  /** In review. */
  NOT_AUDIT: 1,
  PASS: 2,
  NOT_PASS: 3,
} as const;
export type ReviewStatus = (typeof ReviewStatus)[keyof typeof ReviewStatus];
