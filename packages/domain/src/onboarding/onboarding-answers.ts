import type { CompanySize } from './company-size.ts';
import { OnboardingStepName } from './onboarding-steps.ts';
import { SpaceType } from './space-type.ts';

/** Answers as the onboarding form holds them (spec §3). Lists hold option ids. */
export interface OnboardingAnswers {
  readonly userName: string;
  readonly job: number | null;
  readonly otherJob: string;
  readonly channel: readonly number[];
  readonly otherChannel: string;
  readonly useCase: readonly number[];
  readonly otherUseCase: string;
  readonly spaceType: SpaceType | null;
  readonly teamName: string;
  readonly companySize: CompanySize | null;
  readonly workScene: readonly number[];
  readonly otherWorkScene: string;
}

/** Nothing answered yet. */
export const NO_ONBOARDING_ANSWERS: OnboardingAnswers = {
  userName: '',
  job: null,
  otherJob: '',
  channel: [],
  otherChannel: '',
  useCase: [],
  otherUseCase: '',
  spaceType: null,
  teamName: '',
  companySize: null,
  workScene: [],
  otherWorkScene: '',
};

/** Words the app fills in where an answer is still empty. */
export interface OnboardingDefaults {
  /** Nickname of the account. */
  readonly userName: string;
  /** The message that means `my first team`. */
  readonly teamName: string;
}

/**
 * Fills in the initial values of a step on arriving there. What is already answered stays. Spec §4, ONB-26.
 *
 * @param step name of the step arrived at
 * @param answers answers so far
 * @param defaults words to fill in
 */
export function arriveAtStep(
  step: OnboardingStepName,
  answers: OnboardingAnswers,
  defaults: OnboardingDefaults,
): OnboardingAnswers {
  if (step === OnboardingStepName.BEFORE_START) {
    return { ...answers, userName: answers.userName || defaults.userName };
  }
  if (step === OnboardingStepName.SPACE_TYPE) {
    return {
      ...answers,
      spaceType: answers.spaceType ?? SpaceType.PERSONAL,
      teamName: answers.teamName || defaults.teamName,
    };
  }
  return answers;
}

/**
 * Whether the team name is asked: for space type team only. Spec §4, ONB-26.
 *
 * @param answers answers so far
 */
export function asksTeamName(answers: OnboardingAnswers): boolean {
  return answers.spaceType === SpaceType.TEAM;
}
