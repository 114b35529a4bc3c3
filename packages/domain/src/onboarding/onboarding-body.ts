import type { Deployment } from '../language/deployment.ts';
import { pointEntry, type PointEntry } from '../points/point-cause.ts';
import { normalizeText } from '../text/count-characters.ts';
import { checkOnboardingStep } from './check-onboarding.ts';
import { asksTeamName, NO_ONBOARDING_ANSWERS, type OnboardingAnswers } from './onboarding-answers.ts';
import type { OnboardingBody } from './onboarding-fields.ts';
import { onboardingOptions, type OnboardingOption, type OnboardingOptions } from './onboarding-options.ts';
import { ONBOARDING_STEPS, onboardingSteps, type OnboardingStepName } from './onboarding-steps.ts';

type Part = Omit<OnboardingBody, 'skip'>;

function otherText(
  options: readonly OnboardingOption[],
  chosen: readonly number[],
  text: string,
): string | null {
  const isOther = options.some((option) => option.isOther && chosen.includes(option.id));
  return isOther ? normalizeText(text) || null : null;
}

type PartOfStep = (answers: OnboardingAnswers, options: OnboardingOptions) => Part;

const STEP_PARTS: Readonly<Record<OnboardingStepName, PartOfStep>> = {
  before_start: (answers, { jobs }) => {
    const name = normalizeText(answers.userName);
    const other = answers.job === null ? null : otherText(jobs, [answers.job], answers.otherJob);
    return {
      ...(name === '' ? {} : { name }),
      ...(answers.job === null ? {} : { career: answers.job }),
      ...(other === null ? {} : { career_other: other }),
    };
  },
  channel: (answers, { channels }) => {
    const other = otherText(channels, answers.channel, answers.otherChannel);
    return { channels: answers.channel, ...(other === null ? {} : { channel_other: other }) };
  },
  use_case: (answers, { useCases }) => {
    const other = otherText(useCases, answers.useCase, answers.otherUseCase);
    return { scenes: answers.useCase, ...(other === null ? {} : { scene_other: other }) };
  },
  space_type: (answers) => {
    const teamName = asksTeamName(answers) ? normalizeText(answers.teamName) : '';
    return {
      ...(answers.spaceType === null ? {} : { usage: answers.spaceType }),
      ...(teamName === '' ? {} : { team_name: teamName }),
    };
  },
  work_info: (answers, { workScenes }) => {
    const other = otherText(workScenes, answers.workScene, answers.otherWorkScene);
    return {
      ...(answers.companySize === null ? {} : { company_people_size: answers.companySize }),
      ...(answers.workScene.length === 0 ? {} : { work_scenes: answers.workScene }),
      ...(other === null ? {} : { work_scene_other: other }),
    };
  },
};

/**
 * Builds the body that is submitted. The name goes along only when entered, a text for Other only when Other is chosen. A skip
 * takes along the steps answered so far and leaves out what is not yet right. Spec §3, §4.
 *
 * @param answers answers of the form
 * @param deployment decides the option lists
 * @param options `skip`: the user skipped
 */
export function onboardingBody(
  answers: OnboardingAnswers,
  deployment: Deployment,
  { skip }: { readonly skip: boolean },
): OnboardingBody {
  let body: OnboardingBody = { skip };
  for (const { name } of onboardingSteps(answers.spaceType)) {
    const isLeftOut = skip && checkOnboardingStep(name, answers, deployment).length > 0;
    if (!isLeftOut) body = { ...body, ...STEP_PARTS[name](answers, onboardingOptions(deployment)) };
  }
  return body;
}

/**
 * Reads a submitted body back into answers, so that the server checks it with `checkOnboarding`. Spec §3, §4.
 *
 * @param body body as received
 */
export function answersOfBody(body: OnboardingBody): OnboardingAnswers {
  return {
    ...NO_ONBOARDING_ANSWERS,
    userName: body.name ?? '',
    job: body.career ?? null,
    otherJob: body.career_other ?? '',
    channel: body.channels ?? [],
    otherChannel: body.channel_other ?? '',
    useCase: body.scenes ?? [],
    otherUseCase: body.scene_other ?? '',
    spaceType: body.usage ?? null,
    teamName: body.team_name ?? '',
    companySize: body.company_people_size ?? null,
    workScene: body.work_scenes ?? [],
    otherWorkScene: body.work_scene_other ?? '',
  };
}

/**
 * What a submitted body adds to the ledger of points: a line for each of the four questions; a skip earns nothing.
 * Spec §3, §4.
 *
 * @param body body that was accepted
 */
export function onboardingPoints(body: OnboardingBody): PointEntry[] {
  if (body.skip) return [];
  return ONBOARDING_STEPS.flatMap(({ cause }) => (cause === null ? [] : [pointEntry(cause)]));
}
