/** How the viewer and another user stand (spec §3). The values are bits: EACH_OTHER = OTHERS | BY_OTHERS. */
export const FollowRelation = {
  NONE: 0,
  MYSELF: 1,
  /** The viewer follows the other. */
  FOCUS_OTHERS: 2,
  /** The other follows the viewer. */
  FOCUS_BY_OTHERS: 4,
  FOCUS_EACH_OTHER: 6,
} as const;
export type FollowRelation = (typeof FollowRelation)[keyof typeof FollowRelation];
