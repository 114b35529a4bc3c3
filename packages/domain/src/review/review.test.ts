import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reviewDueAt } from './due-time.ts';
import { checkReview, REVIEW_REASON_MAX } from './review-decision.ts';
import {
  INITIAL_REVIEW_STATE,
  isHoverSelectable,
  mayCancelPublication,
  ReviewAction,
  ReviewPhase,
  reviewStatusOf,
  submitActionOf,
  transitionReview,
  type ReviewState,
} from './review-state.ts';
import { ReviewStatus } from './review-status.ts';

const state = (phase: ReviewPhase, isLive = false): ReviewState => ({ phase, isLive });
const NOT_PUBLISHED = state('not_published');
const IN_REVIEW = state('in_review');
const UPDATE_IN_REVIEW = state('in_review', true);
const PASSED = state('passed', true);
const NOT_PASSED = state('not_passed');
const UPDATE_NOT_PASSED = state('not_passed', true);
const TAKEN_DOWN = state('taken_down');
const STATES = [
  NOT_PUBLISHED,
  IN_REVIEW,
  UPDATE_IN_REVIEW,
  PASSED,
  NOT_PASSED,
  UPDATE_NOT_PASSED,
  TAKEN_DOWN,
];

/** The whole table: everything else is a conflict. */
const TABLE: readonly (readonly [ids: string, from: ReviewState, action: ReviewAction, to: ReviewState])[] = [
  ['[OPEN-09]', NOT_PUBLISHED, 'publish', IN_REVIEW],
  ['[OPEN-09]', IN_REVIEW, 'pass', PASSED],
  ['[OPEN-09]', UPDATE_IN_REVIEW, 'pass', PASSED],
  ['[OPEN-09]', IN_REVIEW, 'not_pass', NOT_PASSED],
  ['[AMB-23]', UPDATE_IN_REVIEW, 'not_pass', UPDATE_NOT_PASSED],
  ['[AMB-23][OPEN-09]', PASSED, 'update', UPDATE_IN_REVIEW],
  ['[OPEN-09]', NOT_PASSED, 'resubmit', IN_REVIEW],
  ['[OPEN-09]', UPDATE_NOT_PASSED, 'resubmit', UPDATE_IN_REVIEW],
  ['[OPEN-09]', TAKEN_DOWN, 'resubmit', IN_REVIEW],
  ['[STATE-24]', PASSED, 'cancel', NOT_PUBLISHED],
  ['[OPEN-09]', PASSED, 'take_down', TAKEN_DOWN],
  ['[OPEN-09]', UPDATE_IN_REVIEW, 'take_down', TAKEN_DOWN],
  ['[OPEN-09]', UPDATE_NOT_PASSED, 'take_down', TAKEN_DOWN],
];

test.each(TABLE)('%s from %o, %s leads to %o', (_ids, from, action, to) => {
  expect(transitionReview(from, action)).toEqual(to);
});

test('[STATE-24][OPEN-09] every other action is a conflict in every state', () => {
  for (const from of STATES) {
    for (const action of Object.values(ReviewAction)) {
      const isInTable = TABLE.some(([, each, name]) => each === from && name === action);
      expect(transitionReview(from, action) !== null, `${from.phase} ${from.isLive} ${action}`).toBe(
        isInTable,
      );
    }
  }
});

test('[OPEN-09] no sequence of actions leaves the known states, and only a passed version is ever live', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.values(ReviewAction)), { maxLength: 40 }), (actions) => {
      let current = INITIAL_REVIEW_STATE;
      let hasPassed = false;
      for (const action of actions) {
        const next = transitionReview(current, action);
        if (next === null) continue;
        hasPassed ||= action === ReviewAction.PASS;
        expect(STATES).toContainEqual(next);
        expect(next.isLive && !hasPassed).toBe(false);
        current = next;
      }
    }),
  );
});

test.each([
  [NOT_PUBLISHED, 'publish'],
  [IN_REVIEW, null],
  [UPDATE_IN_REVIEW, null],
  [PASSED, 'update'],
  [NOT_PASSED, 'resubmit'],
  [UPDATE_NOT_PASSED, 'resubmit'],
  [TAKEN_DOWN, 'resubmit'],
])('[OPEN-09] a publish request in %o means %s', (from, action) => {
  expect(submitActionOf(from)).toBe(action);
});

test.each([
  [ReviewPhase.NOT_PUBLISHED, ReviewStatus.NOT_PUBLISH],
  [ReviewPhase.IN_REVIEW, ReviewStatus.NOT_AUDIT],
  [ReviewPhase.PASSED, ReviewStatus.PASS],
  [ReviewPhase.NOT_PASSED, ReviewStatus.NOT_PASS],
  [ReviewPhase.TAKEN_DOWN, ReviewStatus.NOT_PASS],
])('phase %s travels as status %i', (phase, status) => {
  expect(reviewStatusOf(phase)).toBe(status);
});

test('[STATE-24] only a passed publication may be cancelled', () => {
  const allowed = Object.values(ReviewStatus).filter(mayCancelPublication);
  expect(allowed).toEqual([ReviewStatus.PASS]);
});

test('only a file in review cannot be picked by pointing', () => {
  const refused = Object.values(ReviewStatus).filter((status) => !isHoverSelectable(status));
  expect(refused).toEqual([ReviewStatus.NOT_AUDIT]);
});

describe('due time', () => {
  test.each([
    ['Monday', '2026-03-02T09:00:00Z', '2026-03-06T00:00:00Z'],
    ['Thursday', '2026-03-05T23:59:59Z', '2026-03-11T00:00:00Z'],
    ['Friday', '2026-03-06T00:00:00Z', '2026-03-12T00:00:00Z'],
    ['Saturday', '2026-03-07T12:00:00Z', '2026-03-12T00:00:00Z'],
  ])('[CONST-02] a work submitted on a %s is due after three working days', (_day, submitted, due) => {
    expect(reviewDueAt(new Date(submitted))).toEqual(new Date(due));
  });

  test('[CONST-02] holidays and the time zone of the deployment count', () => {
    const calendar = { timeZone: 'Asia/Shanghai', weekend: [0, 6], holidays: ['2026-10-01', '2026-10-02'] };
    expect(reviewDueAt(new Date('2026-09-29T17:00:00Z'), calendar)).toEqual(new Date('2026-10-07T16:00:00Z'));
  });
});

describe('decision', () => {
  test.each([
    [{ decision: 'pass' }, []],
    [{ decision: 'not_pass', reason: 'blurred cover' }, []],
    [{ decision: 'not_pass', reason: ' ' }, [{ field: 'reason', rule: 'required', limit: 1 }]],
    [{ decision: 'not_pass' }, [{ field: 'reason', rule: 'required', limit: 1 }]],
    [{ decision: 'maybe' }, [{ field: 'decision', rule: 'unknown' }]],
    [
      { decision: 'not_pass', reason: 'x'.repeat(REVIEW_REASON_MAX + 1) },
      [{ field: 'reason', rule: 'max_length', limit: REVIEW_REASON_MAX }],
    ],
  ])('a review of %o', (review, violations) => {
    expect(checkReview(review)).toEqual(violations);
  });
});
