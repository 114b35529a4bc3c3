import { ReviewStatus } from './review-status.ts';

/** Where a file stands between its owner and the reviewers. TAKEN_DOWN is a passed work that a moderator took down. */
export const ReviewPhase = {
  NOT_PUBLISHED: 'not_published',
  IN_REVIEW: 'in_review',
  PASSED: 'passed',
  NOT_PASSED: 'not_passed',
  TAKEN_DOWN: 'taken_down',
} as const;
export type ReviewPhase = (typeof ReviewPhase)[keyof typeof ReviewPhase];

/** A phase, and whether a version that passed is shown to the public at this moment. */
export interface ReviewState {
  readonly phase: ReviewPhase;
  readonly isLive: boolean;
}

/** What can happen to a file on its way through review. */
export const ReviewAction = {
  /** The owner submits for the first time, or again after having cancelled. */
  PUBLISH: 'publish',
  /** The owner submits a new version of a passed work; the old one stays public. */
  UPDATE: 'update',
  /** The owner submits again after a review that did not pass or a take-down. */
  RESUBMIT: 'resubmit',
  /** A reviewer lets it pass. */
  PASS: 'pass',
  /** A reviewer refuses it, with a reason; an earlier version that passed stays public. */
  NOT_PASS: 'not_pass',
  /** The owner withdraws a passed work. */
  CANCEL: 'cancel',
  /** A moderator takes it down, with or without a report: the public version is withdrawn at once, and a pending update with it. */
  TAKE_DOWN: 'take_down',
} as const;
export type ReviewAction = (typeof ReviewAction)[keyof typeof ReviewAction];

/** State of a file that was never submitted. */
export const INITIAL_REVIEW_STATE: ReviewState = { phase: ReviewPhase.NOT_PUBLISHED, isLive: false };

const inReview = (isLive: boolean): ReviewState => ({ phase: ReviewPhase.IN_REVIEW, isLive });
const TAKEN_DOWN: ReviewState = { phase: ReviewPhase.TAKEN_DOWN, isLive: false };

type Transition = (state: ReviewState) => ReviewState | null;

const TRANSITIONS: Readonly<Record<ReviewAction, Transition>> = {
  publish: (state) => (state.phase === ReviewPhase.NOT_PUBLISHED ? inReview(false) : null),
  update: (state) => (state.phase === ReviewPhase.PASSED ? inReview(true) : null),
  resubmit: (state) =>
    state.phase === ReviewPhase.NOT_PASSED || state.phase === ReviewPhase.TAKEN_DOWN
      ? inReview(state.isLive)
      : null,
  pass: (state) =>
    state.phase === ReviewPhase.IN_REVIEW ? { phase: ReviewPhase.PASSED, isLive: true } : null,
  not_pass: (state) =>
    state.phase === ReviewPhase.IN_REVIEW ? { phase: ReviewPhase.NOT_PASSED, isLive: state.isLive } : null,
  cancel: (state) => (state.phase === ReviewPhase.PASSED ? INITIAL_REVIEW_STATE : null),
  // Any public version can be taken down: an update in review must not shield the old one.
  take_down: (state) => (state.isLive ? TAKEN_DOWN : null),
};

/**
 * Applies an action to the state of a file. Spec §4, STATE-20 to STATE-24, OPEN-09.
 *
 * @param state where the file stands
 * @param action what happens
 * @returns the next state, or null when the action is not possible from here (the server answers 409)
 */
export function transitionReview(state: ReviewState, action: ReviewAction): ReviewState | null {
  return TRANSITIONS[action](state);
}

/**
 * Which action a publish request means for a file. Spec §4, STATE-20 to STATE-24, OPEN-09.
 *
 * @param state where the file stands
 * @returns publish, update or resubmit; null while a review is running
 */
export function submitActionOf(state: ReviewState): 'publish' | 'update' | 'resubmit' | null {
  const actions = [ReviewAction.PUBLISH, ReviewAction.UPDATE, ReviewAction.RESUBMIT] as const;
  return actions.find((action) => transitionReview(state, action) !== null) ?? null;
}

const STATUS_OF_PHASE: Readonly<Record<ReviewPhase, ReviewStatus>> = {
  not_published: ReviewStatus.NOT_PUBLISH,
  in_review: ReviewStatus.NOT_AUDIT,
  passed: ReviewStatus.PASS,
  not_passed: ReviewStatus.NOT_PASS,
  // On the wire a work taken down reads as one that did not pass: the owner sees the reason and may submit again.
  taken_down: ReviewStatus.NOT_PASS,
};

/**
 * The review status the wire carries for a phase. Spec §4, STATE-20 to STATE-24, OPEN-09.
 *
 * @param phase where the file stands
 */
export function reviewStatusOf(phase: ReviewPhase): ReviewStatus {
  return STATUS_OF_PHASE[phase];
}

/**
 * Whether the owner may cancel the publication: from PASS only. Spec §4, STATE-20 to STATE-24, OPEN-09.
 *
 * @param status review status of the file
 */
export function mayCancelPublication(status: ReviewStatus): boolean {
  return status === ReviewStatus.PASS;
}

/**
 * Whether a file can be picked in the first step of publishing by pointing at it: one in review cannot.
 * Spec §4, STATE-20 to STATE-24, OPEN-09.
 *
 * @param status review status of the file
 */
export function isHoverSelectable(status: ReviewStatus): boolean {
  return status !== ReviewStatus.NOT_AUDIT;
}
