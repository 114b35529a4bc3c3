import {
  FieldRule,
  ONBOARDING_LIMITS,
  type OnboardingNotice,
  type OnboardingViolation,
} from '@boardwalk/domain';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { problemMessages } from './problem-messages.ts';

const OTHER_TEXTS: ReadonlySet<string> = new Set([
  'career_other',
  'channel_other',
  'scene_other',
  'work_scene_other',
]);
const SEVERAL: ReadonlySet<string> = new Set(['channels', 'scenes', 'work_scenes']);

function requiredMessage(field: string): MessageDescriptor {
  if (OTHER_TEXTS.has(field)) return problemMessages.requiredOther;
  return SEVERAL.has(field) ? problemMessages.requiredSome : problemMessages.requiredOne;
}

/** Says what is wrong with an answer and what to do about it; words that are not allowed are named. */
export function useProblemText(): (problem: OnboardingViolation | OnboardingNotice) => string {
  const intl = useIntl();
  return (problem) => {
    const { rule } = problem;
    const limit = 'limit' in problem ? (problem.limit ?? 0) : 0;
    const words = 'words' in problem ? (problem.words ?? []) : [];
    switch (rule) {
      case FieldRule.REQUIRED:
        return intl.formatMessage(requiredMessage('field' in problem ? problem.field : ''));
      case FieldRule.MAX_LENGTH:
        return intl.formatMessage(problemMessages.tooLong, { max: limit });
      case FieldRule.MAX_ITEMS:
        return intl.formatMessage(problemMessages.tooMany, { count: limit || ONBOARDING_LIMITS.choicesMax });
      case FieldRule.RESERVED_WORDS:
        return intl.formatMessage(problemMessages.reservedWords, { words: intl.formatList(words) });
      case FieldRule.INVALID_CHARACTERS:
        return intl.formatMessage(problemMessages.invalidCharacters);
      default:
        return intl.formatMessage(problemMessages.notAccepted);
    }
  };
}
