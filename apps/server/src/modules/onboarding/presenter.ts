import type { OnboardingSummary, OnboardingText } from '@boardwalk/api-client';
import { onboardingOptionIds, OnboardingQuestion, type Deployment } from '@boardwalk/domain';
import type { countAnswers, countChoices, TextRow } from './repository.ts';

/** How everybody answered: every option the deployment offers, also those nobody chose. */
export function presentSummary(
  people: Awaited<ReturnType<typeof countAnswers>>,
  choices: Awaited<ReturnType<typeof countChoices>>,
  deployment: Deployment,
): OnboardingSummary {
  return {
    ...people,
    questions: Object.values(OnboardingQuestion).map((question) => ({
      question,
      options: onboardingOptionIds(question, deployment).map((id) => ({
        option_id: id,
        count: choices.find((choice) => choice.question === question && choice.option_id === id)?.count ?? 0,
      })),
    })),
  };
}

/** What somebody wrote for Other, without who it was. */
export function presentText(row: TextRow): OnboardingText {
  return {
    text_id: row.choice_id,
    option_id: row.option_id,
    text: row.other_text ?? '',
    created_at: row.created_at.toISOString(),
  };
}
