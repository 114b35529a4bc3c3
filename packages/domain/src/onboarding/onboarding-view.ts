import { avatarLabel } from '../names/avatar.ts';
import { normalizeText } from '../text/count-characters.ts';
import { checkOnboardingStep, type OnboardingViolation } from './check-onboarding.ts';
import { asksTeamName } from './onboarding-answers.ts';
import { onboardingBody } from './onboarding-body.ts';
import type { OnboardingBody } from './onboarding-fields.ts';
import { transitionOnboarding, type OnboardingNotice, type OnboardingState } from './onboarding-machine.ts';
import { OnboardingPhase } from './onboarding-phase.ts';
import { onboardingOptions, type OnboardingOption } from './onboarding-options.ts';
import {
  finishPanel,
  onboardingSteps,
  type FinishPanel,
  type OnboardingStep,
  type OnboardingStepName,
} from './onboarding-steps.ts';
import { SpaceType } from './space-type.ts';

/** A step as the dialog shows it. */
export interface OnboardingQuestionView {
  readonly kind: 'question';
  readonly step: OnboardingStep;
  /** Index of the step, from 0. */
  readonly index: number;
  /** Whether Back is shown. */
  readonly hasBack: boolean;
  /** Which forward button is shown: Continue before the last step, Finish on it. */
  readonly forward: 'continue' | 'finish';
  readonly isForwardEnabled: boolean;
  /** Whether a request is running: no button works. */
  readonly isBusy: boolean;
  /** Options of the step; empty for the space type, whose values are `SpaceType`. */
  readonly options: readonly OnboardingOption[];
  /** Whether the field for the team name is shown. */
  readonly asksTeamName: boolean;
  /** Letters of the avatar, from the name entered. */
  readonly avatarLabel: string;
  /** Rules that the step breaks at this moment. */
  readonly violations: readonly OnboardingViolation[];
  readonly notice: OnboardingNotice | null;
}

/** Everything that the dialog shows. */
export type OnboardingView =
  | OnboardingQuestionView
  | { readonly kind: 'finish'; readonly panel: FinishPanel }
  | { readonly kind: 'closed' };

/** A request that the dialog has to send; its answer comes back as an event. */
export type OnboardingTask =
  /** POST /web/identity_tag/write. Answered by `submitted`, `already_answered` or `submit_failed`. */
  | { readonly type: 'submit'; readonly body: OnboardingBody }
  /** POST /web/team. Answered by `team_ready` or `team_failed`. */
  | { readonly type: 'create_team'; readonly name: string };

function optionsOf(step: OnboardingStepName, state: OnboardingState): readonly OnboardingOption[] {
  const { jobs, channels, useCases, workScenes } = onboardingOptions(state.deployment);
  const options: Readonly<Record<OnboardingStepName, readonly OnboardingOption[]>> = {
    before_start: jobs,
    channel: channels,
    use_case: useCases,
    space_type: [],
    work_info: workScenes,
  };
  return options[step];
}

/**
 * What the dialog shows in a state (spec §2, §4).
 *
 * @param state where the dialog stands
 */
export function onboardingView(state: OnboardingState): OnboardingView {
  const { phase, answers, deployment, notice, teamId } = state;
  if (phase === OnboardingPhase.CLOSED) return { kind: 'closed' };
  if (phase === OnboardingPhase.FINISHED) {
    return { kind: 'finish', panel: finishPanel(answers.spaceType ?? SpaceType.PERSONAL, teamId) };
  }
  const steps = onboardingSteps(answers.spaceType);
  const index = steps.findIndex(({ name }) => name === state.step);
  const forward = index < steps.length - 1 ? 'continue' : 'finish';
  return {
    kind: 'question',
    step: steps[index] as OnboardingStep,
    index,
    hasBack: index > 0,
    forward,
    isForwardEnabled: transitionOnboarding(state, { type: forward }) !== null,
    isBusy: phase !== OnboardingPhase.ANSWERING,
    options: optionsOf(state.step, state),
    asksTeamName: asksTeamName(answers),
    avatarLabel: avatarLabel(answers.userName),
    violations: checkOnboardingStep(state.step, answers, deployment),
    notice,
  };
}

/**
 * The name that the team of an onboarding gets: the one entered, or the preset. Spec §5, VAL-ONB-15, VAL-ONB-16.
 *
 * @param state where the dialog stands
 */
export function onboardingTeamName({ answers, defaults }: OnboardingState): string {
  return normalizeText(answers.teamName) || defaults.teamName;
}

/**
 * The request that a state waits for; null when it waits for the user. A request that is sent again does no harm: the server
 * answers 2406 or 1602. Spec §8, ERR-21, ERR-22.
 *
 * @param state where the dialog stands
 */
export function onboardingTask(state: OnboardingState): OnboardingTask | null {
  const { phase, answers, deployment } = state;
  switch (phase) {
    case OnboardingPhase.SUBMITTING:
    case OnboardingPhase.SKIPPING: {
      const skip = phase === OnboardingPhase.SKIPPING;
      return { type: 'submit', body: onboardingBody(answers, deployment, { skip }) };
    }
    case OnboardingPhase.CREATING_TEAM:
      return { type: 'create_team', name: onboardingTeamName(state) };
    default:
      return null;
  }
}
