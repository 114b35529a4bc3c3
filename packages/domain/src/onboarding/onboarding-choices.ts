import type { Deployment } from '../language/deployment.ts';
import { normalizeText } from '../text/count-characters.ts';
import { FieldRule } from '../validation/field-violation.ts';
import { checkOnboarding, type OnboardingViolation } from './check-onboarding.ts';
import { CompanySize } from './company-size.ts';
import { asksTeamName } from './onboarding-answers.ts';
import { answersOfBody } from './onboarding-body.ts';
import type { OnboardingBody, OnboardingField } from './onboarding-fields.ts';
import { onboardingOptions, type OnboardingOption } from './onboarding-options.ts';
import { OnboardingQuestion } from './onboarding-question.ts';
import { SpaceType } from './space-type.ts';

/** One chosen option of a submitted body. */
export interface OnboardingChoice {
  readonly question: OnboardingQuestion;
  readonly optionId: number;
  /** The text of one's own for Other; null for every other option. */
  readonly otherText: string | null;
}

/**
 * Checks a submitted body: the answers, and that nothing comes along that was not asked: a team name for another space type
 * than team, a text without Other, details of the work without space type work. Spec §3, ENT-17.
 *
 * @param body body as received
 * @param deployment decides the option lists
 * @returns every broken rule; empty when the body may be stored
 */
export function checkOnboardingBody(body: OnboardingBody, deployment: Deployment): OnboardingViolation[] {
  const answers = answersOfBody(body);
  const { jobs, channels, useCases, workScenes } = onboardingOptions(deployment);
  const isWork = answers.spaceType === SpaceType.WORK;
  const given: readonly (readonly [field: OnboardingField, isAsked: boolean])[] = [
    ['career_other', hasOther(jobs, body.career === undefined ? [] : [body.career])],
    ['channel_other', hasOther(channels, body.channels ?? [])],
    ['scene_other', hasOther(useCases, body.scenes ?? [])],
    ['team_name', asksTeamName(answers)],
    ['work_scenes', isWork],
    ['work_scene_other', isWork && hasOther(workScenes, body.work_scenes ?? [])],
    ['company_people_size', isWork],
  ];
  return [
    ...checkOnboarding(answers, deployment, { skip: body.skip }),
    ...given
      .filter(([field, isAsked]) => body[field] !== undefined && !isAsked)
      .map(([field]) => ({ field, rule: FieldRule.NOT_ALLOWED })),
  ];
}

/**
 * The chosen options of a body that was checked. Spec §3, ENT-17.
 *
 * @param body body as received
 * @param deployment decides the option lists
 */
export function onboardingChoices(body: OnboardingBody, deployment: Deployment): OnboardingChoice[] {
  const { jobs, channels, useCases, workScenes } = onboardingOptions(deployment);
  const choices = (
    question: OnboardingQuestion,
    ids: readonly (number | undefined)[],
    options: readonly OnboardingOption[] = [],
    text = '',
  ): OnboardingChoice[] =>
    ids.flatMap((optionId) =>
      optionId === undefined
        ? []
        : [
            {
              question,
              optionId,
              otherText: hasOther(options, [optionId]) ? normalizeText(text) || null : null,
            },
          ],
    );
  return [
    ...choices(OnboardingQuestion.JOB, [body.career], jobs, body.career_other),
    ...choices(OnboardingQuestion.CHANNEL, body.channels ?? [], channels, body.channel_other),
    ...choices(OnboardingQuestion.USE_CASE, body.scenes ?? [], useCases, body.scene_other),
    ...choices(OnboardingQuestion.SPACE_TYPE, [body.usage]),
    ...choices(OnboardingQuestion.WORK_SCENE, body.work_scenes ?? [], workScenes, body.work_scene_other),
    ...choices(OnboardingQuestion.COMPANY_SIZE, [body.company_people_size]),
  ];
}

/**
 * The ids a question can be answered with, in the order they are offered. Spec §3, ENT-17.
 *
 * @param question the question
 * @param deployment decides the option lists
 */
export function onboardingOptionIds(question: OnboardingQuestion, deployment: Deployment): number[] {
  const { jobs, channels, useCases, workScenes } = onboardingOptions(deployment);
  const ids = (options: readonly OnboardingOption[]) => options.map(({ id }) => id);
  const idsOf: Readonly<Record<OnboardingQuestion, number[]>> = {
    job: ids(jobs),
    channel: ids(channels),
    use_case: ids(useCases),
    space_type: Object.values(SpaceType),
    work_scene: ids(workScenes),
    company_size: Object.values(CompanySize),
  };
  return idsOf[question];
}

function hasOther(options: readonly OnboardingOption[], chosen: readonly number[]): boolean {
  return options.some((option) => option.isOther === true && chosen.includes(option.id));
}
