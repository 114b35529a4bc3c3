import type { Deployment } from '../language/deployment.ts';
import { checkName } from '../names/check-name.ts';
import { checkChoices } from '../validation/check-choices.ts';
import { checkLine } from '../validation/check-line.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';
import { CompanySize } from './company-size.ts';
import { ONBOARDING_LIMITS } from './limits.ts';
import type { OnboardingField } from './onboarding-fields.ts';
import { asksTeamName, type OnboardingAnswers } from './onboarding-answers.ts';
import { onboardingOptions, type OnboardingOption, type OnboardingOptions } from './onboarding-options.ts';
import { onboardingSteps, type OnboardingStepName } from './onboarding-steps.ts';
import { SpaceType } from './space-type.ts';

/** Names on the wire of a question and of its text for Other. */
interface QuestionFields {
  readonly field: OnboardingField;
  readonly other: OnboardingField;
}

/** A broken rule of the answers. */
export type OnboardingViolation = FieldViolation<OnboardingField>;

function checkOptions(
  { field, other }: QuestionFields,
  options: readonly OnboardingOption[],
  chosen: readonly number[],
  otherText: string,
  limits: { readonly min: number; readonly max: number },
): OnboardingViolation[] {
  const known = chosen.map((id) => options.find((option) => option.id === id));
  const violations: OnboardingViolation[] = checkChoices(field, chosen, limits);
  if (known.includes(undefined)) violations.push({ field, rule: FieldRule.UNKNOWN });
  // "Nothing yet" together with something is a contradiction the form cannot produce.
  if (chosen.length > 1 && known.some((option) => option?.isNothing)) {
    violations.push({ field, rule: FieldRule.MAX_ITEMS, limit: 1 });
  }
  if (known.some((option) => option?.isOther)) {
    violations.push(...checkLine(other, otherText, { min: 1, max: ONBOARDING_LIMITS.otherTextMax }));
  }
  return violations;
}

const ONE = { min: 1, max: 1 };
const ANY = { min: 0, max: ONBOARDING_LIMITS.choicesMax };
const SEVERAL = { min: ONBOARDING_LIMITS.choicesMin, max: ONBOARDING_LIMITS.choicesMax };

function checkSpaceType(answers: OnboardingAnswers): OnboardingViolation[] {
  const { spaceType, teamName } = answers;
  if (spaceType === null) return [{ field: 'usage', rule: FieldRule.REQUIRED }];
  if (!Object.values(SpaceType).includes(spaceType)) return [{ field: 'usage', rule: FieldRule.UNKNOWN }];
  if (!asksTeamName(answers)) return [];
  return checkLine('team_name', teamName, { min: 0, max: ONBOARDING_LIMITS.teamNameMax });
}

function checkCompanySize(companySize: CompanySize | null): OnboardingViolation[] {
  const isKnown = companySize === null || Object.values(CompanySize).includes(companySize);
  return isKnown ? [] : [{ field: 'company_people_size', rule: FieldRule.UNKNOWN }];
}

type StepCheck = (answers: OnboardingAnswers, options: OnboardingOptions) => OnboardingViolation[];

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
): OnboardingViolation[] {
  return STEP_CHECKS[step](answers, onboardingOptions(deployment));
}

/**
 * Checks all answers. A skip may leave out anything, but what it holds must be right. Spec §5.
 *
 * @param answers the answers
 * @param deployment decides the option lists
 * @param options `skip`: the user skipped
 */
export function checkOnboarding(
  answers: OnboardingAnswers,
  deployment: Deployment,
  { skip }: { readonly skip: boolean },
): OnboardingViolation[] {
  return onboardingSteps(answers.spaceType)
    .flatMap(({ name }) => checkOnboardingStep(name, answers, deployment))
    .filter(({ rule }) => !(skip && rule === FieldRule.REQUIRED));
}
