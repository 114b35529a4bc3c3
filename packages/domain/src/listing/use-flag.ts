/** State of a banner or topic (spec §3). Only OPEN ones are shown to the public. */
export const UseFlag = {
  CLOSED: 0,
  OPEN: 1,
} as const;
export type UseFlag = (typeof UseFlag)[keyof typeof UseFlag];
