import type { Deployment } from '../language/deployment.ts';
import { checkName } from '../names/check-name.ts';
import { checkChoices } from '../validation/check-choices.ts';
import { checkText } from '../validation/check-text.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';
import { CompanySize } from './company-size.ts';
import { ONBOARDING_LIMITS } from './limits.ts';
import { asksTeamName, type OnboardingAnswers } from './onboarding-answers.ts';
import { onboardingOptions, type OnboardingOption, type OnboardingOptions } from './onboarding-options.ts';
import { onboardingSteps, type OnboardingStepName } from './onboarding-steps.ts';
import { SpaceType } from './space-type.ts';

/** Names on the wire of a question and of its text for Other. */
interface QuestionFields {
  readonly field: string;
  readonly other: string;
}

function checkOptions(
  { field, other }: QuestionFields,
  options: readonly OnboardingOption[],
  chosen: readonly number[],
  otherText: string,
  limits: { readonly min: number; readonly max: number },
): FieldViolation[] {
  const known = chosen.map((id) => options.find((option) => option.id === id));
  const violations = checkChoices(field, chosen, limits);
  if (known.includes(undefined)) violations.push({ field, rule: FieldRule.UNKNOWN });
  // "Nothing yet" together with something is a contradiction the form cannot produce.
  if (chosen.length > 1 && known.some((option) => option?.isNothing)) {
    violations.push({ field, rule: FieldRule.MAX_ITEMS, limit: 1 });
  }
  if (known.some((option) => option?.isOther)) {
    violations.push(...checkText(other, otherText, { min: 1, max: ONBOARDING_LIMITS.otherTextMax }));
  }
  return violations;
}

const ONE = { min: 1, max: 1 };
const ANY = { min: 0, max: ONBOARDING_LIMITS.choicesMax };
const SEVERAL = { min: ONBOARDING_LIMITS.choicesMin, max: ONBOARDING_LIMITS.choicesMax };

function checkSpaceType(answers: OnboardingAnswers): FieldViolation[] {
  const { spaceType, teamName } = answers;
  if (spaceType === null) return [{ field: 'usage', rule: FieldRule.REQUIRED }];
  if (!Object.values(SpaceType).includes(spaceType)) return [{ field: 'usage', rule: FieldRule.UNKNOWN }];
  if (!asksTeamName(answers)) return [];
  return checkText('team_name', teamName, { min: 0, max: ONBOARDING_LIMITS.teamNameMax });
}

function checkCompanySize(companySize: CompanySize | null): FieldViolation[] {
  const isKnown = companySize === null || Object.values(CompanySize).includes(companySize);
  return isKnown ? [] : [{ field: 'company_people_size', rule: FieldRule.UNKNOWN }];
}

type StepCheck = (answers: OnboardingAnswers, options: OnboardingOptions) => FieldViolation[];

const STEP_CHECKS: Readonly<Record<OnboardingStepName, StepCheck>> = {
  before_start: ({ userName, job, otherJob }, { jobs }) => [
    ...checkName('name', userName, { optional: true }),
    ...checkOptions(
      { field: 'career', other: 'career_other' },
      jobs,
      job === null ? [] : [job],
      otherJob,
      ONE,
    ),
  ],
  channel: ({ channel, otherChannel }, { channels }) =>
    checkOptions({ field: 'channels', other: 'channel_other' }, channels, channel, otherChannel, SEVERAL),
  use_case: ({ useCase, otherUseCase }, { useCases }) =>
    checkOptions({ field: 'scenes', other: 'scene_other' }, useCases, useCase, otherUseCase, SEVERAL),
  space_type: checkSpaceType,
  work_info: ({ companySize, workScene, otherWorkScene }, { workScenes }) => [
    ...checkCompanySize(companySize),
    ...checkOptions(
      { field: 'work_scenes', other: 'work_scene_other' },
      workScenes,
      workScene,
      otherWorkScene,
      ANY,
    ),
  ],
};

/**
 * Checks one onboarding step (spec §5). Fields bear their names on the wire.
 *
 * @param step name of the step
 * @param answers answers so far
 * @param deployment decides the option lists
 * @returns every broken rule; empty when the step may be left
 */
export function checkOnboardingStep(
  step: OnboardingStepName,
  answers: OnboardingAnswers,
  deployment: Deployment,
): FieldViolation[] {
  return STEP_CHECKS[step](answers, onboardingOptions(deployment));
}

/**
 * Tells whether the forward button of a step works: the step is valid and no submit is running.
 *
 * @param step name of the step
 * @param answers answers so far
 * @param state deployment, and whether a submit is running
 */
export function mayAdvance(
  step: OnboardingStepName,
  answers: OnboardingAnswers,
  state: { readonly deployment: Deployment; readonly isSubmitting: boolean },
): boolean {
  return !state.isSubmitting && checkOnboardingStep(step, answers, state.deployment).length === 0;
}

/**
 * Checks all answers. A skip may leave out anything, but what it holds must be right.
 *
 * @param answers the answers
 * @param deployment decides the option lists
 * @param options `skip`: the user skipped
 */
export function checkOnboarding(
  answers: OnboardingAnswers,
  deployment: Deployment,
  { skip }: { readonly skip: boolean },
): FieldViolation[] {
  return onboardingSteps(answers.spaceType)
    .flatMap(({ name }) => checkOnboardingStep(name, answers, deployment))
    .filter(({ rule }) => !(skip && rule === FieldRule.REQUIRED));
}
