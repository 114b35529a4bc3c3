import { FollowRelation } from './follow-relation.ts';

/** Who follows whom, seen from the viewer. */
export interface FollowFacts {
  readonly isMyself: boolean;
  /** The viewer follows the other. */
  readonly follows: boolean;
  /** The other follows the viewer. */
  readonly isFollowedBy: boolean;
}

/**
 * The relation between the viewer and another user, by its bits. Nobody follows themself, so MYSELF stands alone.
 * Spec §3, ENUM-06.
 *
 * @param facts who follows whom
 */
export function followRelation({ isMyself, follows, isFollowedBy }: FollowFacts): FollowRelation {
  if (isMyself) return FollowRelation.MYSELF;
  if (follows && isFollowedBy) return FollowRelation.FOCUS_EACH_OTHER;
  if (follows) return FollowRelation.FOCUS_OTHERS;
  return isFollowedBy ? FollowRelation.FOCUS_BY_OTHERS : FollowRelation.NONE;
}

/**
 * Takes a relation apart again. Spec §3, ENUM-06.
 *
 * @param relation relation from the wire
 */
export function followFacts(relation: FollowRelation): FollowFacts {
  return {
    isMyself: relation === FollowRelation.MYSELF,
    follows: (relation & FollowRelation.FOCUS_OTHERS) !== 0,
    isFollowedBy: (relation & FollowRelation.FOCUS_BY_OTHERS) !== 0,
  };
}

/**
 * The relation after the viewer starts or stops following, for showing the change at once. Spec §3, ENUM-06.
 *
 * @param relation relation so far
 * @param follows whether the viewer follows now
 */
export function withFollow(relation: FollowRelation, follows: boolean): FollowRelation {
  return followRelation({ ...followFacts(relation), follows });
}
