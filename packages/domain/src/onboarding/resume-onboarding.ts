import { checkOnboardingStep } from './check-onboarding.ts';
import { toggleOption } from './choose-option.ts';
import { CompanySize } from './company-size.ts';
import { arriveAtStep, type OnboardingAnswers } from './onboarding-answers.ts';
import {
  startOnboarding,
  type OnboardingContext,
  type OnboardingState,
  type OnboardingText,
} from './onboarding-machine.ts';
import { OnboardingPhase } from './onboarding-phase.ts';
import { onboardingOptions, type OnboardingOption } from './onboarding-options.ts';
import { onboardingSteps, OnboardingStepName } from './onboarding-steps.ts';
import { SpaceType } from './space-type.ts';

/** Phases that a saved state keeps; a submit that was running is asked for again. */
const KEPT_PHASES: readonly OnboardingPhase[] = [
  OnboardingPhase.CREATING_TEAM,
  OnboardingPhase.FINISHED,
  OnboardingPhase.CLOSED,
];

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function memberOf<Value>(values: readonly Value[], value: unknown): Value | null {
  return values.find((each) => each === value) ?? null;
}

function readChoices(options: readonly OnboardingOption[], saved: unknown): readonly number[] {
  const known = options.map(({ id }) => id).filter((id) => Array.isArray(saved) && saved.includes(id));
  return known.reduce<readonly number[]>(
    (chosen, id) => toggleOption(options, chosen, id).chosen ?? chosen,
    [],
  );
}

function readAnswers(value: unknown, { deployment }: OnboardingContext): OnboardingAnswers {
  const saved = asRecord(value);
  const { jobs, channels, useCases, workScenes } = onboardingOptions(deployment);
  const text = (field: OnboardingText): string => {
    const typed = saved[field];
    return typeof typed === 'string' ? typed : '';
  };
  return {
    userName: text('userName'),
    job: memberOf(
      jobs.map(({ id }) => id),
      saved['job'],
    ),
    otherJob: text('otherJob'),
    channel: readChoices(channels, saved['channel']),
    otherChannel: text('otherChannel'),
    useCase: readChoices(useCases, saved['useCase']),
    otherUseCase: text('otherUseCase'),
    spaceType: memberOf(Object.values(SpaceType), saved['spaceType']),
    teamName: text('teamName'),
    companySize: memberOf(Object.values(CompanySize), saved['companySize']),
    workScene: readChoices(workScenes, saved['workScene']),
    otherWorkScene: text('otherWorkScene'),
  };
}

/**
 * Resumes an onboarding from a saved state (spec §4). Options that the deployment does not offer are dropped, and the dialog
 * shows the first step that is not valid, or the saved one. What cannot be read counts as not answered.
 *
 * @param saved state as it was saved, after `JSON.parse`
 * @param context deployment and presets of today
 */
export function resumeOnboarding(saved: unknown, context: OnboardingContext): OnboardingState {
  const { phase, step, teamId, answers: savedAnswers } = asRecord(saved);
  const savedStep = memberOf(Object.values(OnboardingStepName), step);
  const start = startOnboarding(context);
  if (savedStep === null) return start;

  const answers = readAnswers(savedAnswers, context);
  const steps = onboardingSteps(answers.spaceType).map(({ name }) => name);
  const isOpen = (name: OnboardingStepName) =>
    name === savedStep || checkOnboardingStep(name, answers, context.deployment).length > 0;
  const shown = steps.find(isOpen) ?? OnboardingStepName.SPACE_TYPE;
  return {
    ...start,
    phase: memberOf(KEPT_PHASES, phase) ?? OnboardingPhase.ANSWERING,
    step: shown,
    answers: arriveAtStep(shown, answers, context.defaults),
    teamId: typeof teamId === 'string' ? teamId : null,
  };
}
