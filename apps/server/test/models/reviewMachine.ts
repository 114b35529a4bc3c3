/** What people do to one file and its reports. Decisions name the version, verdicts the case they are about. */
export type ReviewAction =
  | { kind: 'submit' }
  | { kind: 'cancel' }
  | { kind: 'report' }
  | { kind: 'pass' | 'refuse'; version: number }
  | { kind: 'uphold' | 'dismiss'; reportCase: number };

/** Where a file stands, as little of it as explains every answer. Versions and cases are numbered from 1. */
export interface ReviewModel {
  /** As the owner sees it: 0 not published, 1 in review, 2 passed, 3 not passed. */
  status: 0 | 1 | 2 | 3;
  versions: number;
  pending: number | null;
  live: number | null;
  cases: number;
  openCase: number | null;
  hasEverPassed: boolean;
  /** Messages the owner got. */
  messages: number;
}

export const NEVER_SUBMITTED: ReviewModel = {
  status: 0,
  versions: 0,
  pending: null,
  live: null,
  cases: 0,
  openCase: null,
  hasEverPassed: false,
  messages: 0,
};

type Step = { state: ReviewModel; outcome: string };

const done = (before: ReviewModel, change: Partial<ReviewModel>): Step => ({
  state: { ...before, ...change },
  outcome: 'ok',
});
const refused = (state: ReviewModel, outcome: string): Step => ({ state, outcome });

function submit(before: ReviewModel): Step {
  if (before.pending !== null) return refused(before, 'already_in_review');
  const version = before.versions + 1;
  return done(before, { status: 1, versions: version, pending: version });
}

function decide(before: ReviewModel, version: number, isPass: boolean): Step {
  if (before.pending !== version) return refused(before, 'already_decided');
  const answered = { pending: null, messages: before.messages + 1 };
  return done(
    before,
    isPass ? { ...answered, status: 2, live: version, hasEverPassed: true } : { ...answered, status: 3 },
  );
}

function cancel(before: ReviewModel): Step {
  return before.status === 2 ? done(before, { status: 0, live: null }) : refused(before, 'not_published');
}

function report(before: ReviewModel): Step {
  if (before.live === null) return refused(before, 'file_not_found');
  if (before.openCase !== null) return refused(before, 'already_reported');
  return done(before, { cases: before.cases + 1, openCase: before.cases + 1 });
}

function uphold(before: ReviewModel): Step {
  if (before.live === null) return refused(before, 'not_published');
  const messages = before.messages + 1;
  return done(before, { status: 3, pending: null, live: null, openCase: null, messages });
}

/** What an action makes of the file, and what its caller gets: `ok`, or the name of the error. */
export function review(before: ReviewModel, action: ReviewAction): Step {
  if (action.kind === 'submit') return submit(before);
  if (action.kind === 'cancel') return cancel(before);
  if (action.kind === 'report') return report(before);
  if ('version' in action) return decide(before, action.version, action.kind === 'pass');
  if (before.openCase !== action.reportCase) return refused(before, 'case_decided');
  return action.kind === 'uphold' ? uphold(before) : done(before, { openCase: null });
}
