import { FieldRule, type OnboardingField, type OnboardingQuestionView } from '@boardwalk/domain';
import { useProblemText } from '../use-problem-text.ts';

/** What is wrong with the answers of a step, in words. */
export interface Problems {
  /** What is wrong with a field; undefined when nothing is, or when it is not time to say so. */
  readonly of: (field: OnboardingField) => string | undefined;
  /** That no further option can be chosen; undefined when one can. */
  readonly cap: string | undefined;
}

/**
 * The problems of a step to show. What is missing is said once somebody has tried to go on, all else at once.
 *
 * @param view the step
 * @param isTried whether going on was tried
 */
export function useProblems({ violations, notice }: OnboardingQuestionView, isTried: boolean): Problems {
  const text = useProblemText();
  const shown = violations.filter(({ rule }) => isTried || rule !== FieldRule.REQUIRED);
  return {
    of: (field) => {
      const found = shown.find((violation) => violation.field === field);
      return found && text(found);
    },
    cap: notice?.rule === FieldRule.MAX_ITEMS ? text(notice) : undefined,
  };
}
