import { POINTS } from '../points/limits.ts';
import type { PointCause } from '../points/point-cause.ts';
import { SpaceType } from './space-type.ts';

/** Names of the onboarding steps (spec §2); `work_info` is the extra step for space type work. */
export const OnboardingStepName = {
  BEFORE_START: 'before_start',
  CHANNEL: 'channel',
  USE_CASE: 'use_case',
  SPACE_TYPE: 'space_type',
  WORK_INFO: 'work_info',
} as const;
export type OnboardingStepName = (typeof OnboardingStepName)[keyof typeof OnboardingStepName];

/** A step and what answering it earns; null for the extra step, which earns nothing. */
export interface OnboardingStep {
  readonly name: OnboardingStepName;
  readonly cause: PointCause | null;
  readonly points: number;
}

/** The four questions everybody is asked, in order. */
export const ONBOARDING_STEPS: readonly OnboardingStep[] = [
  { name: OnboardingStepName.BEFORE_START, cause: 'job', points: POINTS.job },
  { name: OnboardingStepName.CHANNEL, cause: 'channel', points: POINTS.channel },
  { name: OnboardingStepName.USE_CASE, cause: 'useCase', points: POINTS.useCase },
  { name: OnboardingStepName.SPACE_TYPE, cause: 'spaceType', points: POINTS.spaceType },
];

/** Further steps by space type. */
export const SECONDARY_STEPS: Readonly<Partial<Record<SpaceType, readonly OnboardingStep[]>>> = {
  [SpaceType.WORK]: [{ name: OnboardingStepName.WORK_INFO, cause: null, points: 0 }],
};

/**
 * The steps somebody goes through, given the space type chosen so far. Spec §2, ONB-04 to ONB-13.
 *
 * @param spaceType chosen space type, null while none is chosen
 */
export function onboardingSteps(spaceType: SpaceType | null): readonly OnboardingStep[] {
  return spaceType === null ? ONBOARDING_STEPS : [...ONBOARDING_STEPS, ...(SECONDARY_STEPS[spaceType] ?? [])];
}

/** What all questions together earn. Spec §9, CONST-39. */
export function pointsOfOnboarding(): number {
  return ONBOARDING_STEPS.reduce((total, step) => total + step.points, 0);
}

/** What the finish panel shows. */
export interface FinishPanel {
  readonly points: number;
  /** The card that offers the personal plan for points. */
  readonly hasPlanCard: boolean;
  readonly hasInviteButton: boolean;
}

/**
 * The finish panel. Team mode offers to invite members once a team exists; work and education end as personal does.
 * Spec §2, ONB-04 to ONB-13.
 *
 * @param spaceType chosen space type
 * @param teamId id of the team made in this onboarding, null when there is none
 */
export function finishPanel(spaceType: SpaceType, teamId: string | null): FinishPanel {
  const isTeam = spaceType === SpaceType.TEAM;
  return {
    points: pointsOfOnboarding(),
    hasPlanCard: !isTeam,
    hasInviteButton: isTeam && teamId !== null,
  };
}
