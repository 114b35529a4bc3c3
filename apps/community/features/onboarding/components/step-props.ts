import type { OnboardingEvent, OnboardingQuestionView, OnboardingState } from '@boardwalk/domain';
import type { SessionUser } from '#shared/session/session-user.ts';
import type { Problems } from './use-problems.ts';

/** What the fields of a step are given. */
export interface StepProps {
  readonly state: OnboardingState;
  readonly view: OnboardingQuestionView;
  readonly problems: Problems;
  readonly viewer: SessionUser;
  readonly send: (event: OnboardingEvent) => void;
}
