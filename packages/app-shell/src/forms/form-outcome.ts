import type { FieldViolation } from '@boardwalk/domain';
import { isFailure } from '../failures/failure.ts';

/** What became of a form that was sent. `Problem` is what an app keeps of what stands in the way of the form as a whole. */
export type FormOutcome<Problem> =
  /** It has arrived, or goes on elsewhere; `next` runs once the form rests again. */
  | { readonly kind: 'done'; readonly next?: () => void }
  /** The server refuses fields; `problem` counts where the form shows none of them. */
  | { readonly kind: 'refused'; readonly violations: readonly FieldViolation[]; readonly problem: Problem }
  | { readonly kind: 'stopped'; readonly problem: Problem };

/**
 * Sends a form by one call of the API. What the call rejects with is the problem.
 *
 * @param next gets the answer once the form rests again
 */
export async function callOutcome<Answer>(
  call: () => Promise<Answer>,
  next: (answer: Answer) => void,
): Promise<FormOutcome<unknown>> {
  try {
    const answer = await call();
    return { kind: 'done', next: () => next(answer) };
  } catch (problem) {
    return outcomeOf(problem);
  }
}

/**
 * What becomes of a form by what its call failed with; undefined for nothing.
 *
 * @param next runs once the form rests again, if nothing failed
 */
export function outcomeOf(problem: unknown, next: () => void = () => undefined): FormOutcome<unknown> {
  if (problem === undefined) return { kind: 'done', next };
  const violations = isFailure(problem) ? problem.fields : [];
  return violations.length > 0 ? { kind: 'refused', violations, problem } : { kind: 'stopped', problem };
}
