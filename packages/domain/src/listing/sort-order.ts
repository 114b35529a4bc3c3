/** Orders a list of files can be asked in (spec §3). Any other number is bad input. */
export const SortOrder = {
  POPULAR: 2,
  UPDATE_TIME: 3,
  COLLECTIONS: 4,
  CREATE_TIME: 5,
  USE_NUMBER: 6,
  PUBLISH_TIME: 11,
} as const;
export type SortOrder = (typeof SortOrder)[keyof typeof SortOrder];
