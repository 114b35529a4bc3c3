/** Why a file is reported (spec §3). NONE is the empty choice of the form and cannot be submitted. */
export const ReportReason = {
  NONE: 0,
  OTHERS: -1,
  ILLEGAL: 1,
  POLITICAL: 2,
  PORN: 3,
  ADVERTISEMENT: 4,
  MINOR: 5,
  VIOLENT: 6,
  PLAGIARISM: 7,
} as const;
export type ReportReason = (typeof ReportReason)[keyof typeof ReportReason];
