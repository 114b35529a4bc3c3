/** What the free plan allows (spec §6). In team settings 0 means unlimited. */
export const FREE_PLAN_LIMITS = {
  /** Files of a team that can be edited. */
  editableFiles: 10,
  /** Visitors who may edit one file together. */
  editVisitors: 3,
} as const;
