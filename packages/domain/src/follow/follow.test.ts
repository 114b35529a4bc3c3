import { expect, test } from 'vitest';
import { followFacts, followRelation, withFollow } from './relation.ts';
import { FollowRelation } from './follow-relation.ts';

test.each([
  [{ isMyself: false, follows: false, isFollowedBy: false }, FollowRelation.NONE],
  [{ isMyself: true, follows: false, isFollowedBy: false }, FollowRelation.MYSELF],
  [{ isMyself: false, follows: true, isFollowedBy: false }, FollowRelation.FOCUS_OTHERS],
  [{ isMyself: false, follows: false, isFollowedBy: true }, FollowRelation.FOCUS_BY_OTHERS],
  [{ isMyself: false, follows: true, isFollowedBy: true }, FollowRelation.FOCUS_EACH_OTHER],
])('[ENUM-06] %o is relation %i and back', (facts, relation) => {
  expect(followRelation(facts)).toBe(relation);
  expect(followFacts(relation)).toEqual(facts);
});

test.each([
  [FollowRelation.NONE, true, FollowRelation.FOCUS_OTHERS],
  [FollowRelation.FOCUS_BY_OTHERS, true, FollowRelation.FOCUS_EACH_OTHER],
  [FollowRelation.FOCUS_EACH_OTHER, false, FollowRelation.FOCUS_BY_OTHERS],
  [FollowRelation.FOCUS_OTHERS, true, FollowRelation.FOCUS_OTHERS],
  [FollowRelation.MYSELF, true, FollowRelation.MYSELF],
])('[ENUM-06] relation %i after follow = %s is %i', (before, follows, after) => {
  expect(withFollow(before, follows)).toBe(after);
});
