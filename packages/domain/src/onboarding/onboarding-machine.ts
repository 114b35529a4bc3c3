import type { Deployment } from '../language/deployment.ts';
import type { FieldRule } from '../validation/field-violation.ts';
import { checkOnboardingStep } from './check-onboarding.ts';
import { toggleOption } from './choose-option.ts';
import type { CompanySize } from './company-size.ts';
import {
  arriveAtStep,
  asksTeamName,
  NO_ONBOARDING_ANSWERS,
  type OnboardingAnswers,
  type OnboardingDefaults,
} from './onboarding-answers.ts';
import { onboardingOptionIds } from './onboarding-choices.ts';
import { onboardingOptions } from './onboarding-options.ts';
import type { OnboardingQuestion } from './onboarding-question.ts';
import { OnboardingPhase } from './onboarding-phase.ts';
import { onboardingSteps, OnboardingStepName } from './onboarding-steps.ts';
import type { SpaceType } from './space-type.ts';

/** A message beside the question. */
export type OnboardingNotice =
  /** At most `limit` options can be chosen. */
  | { readonly rule: typeof FieldRule.MAX_ITEMS; readonly limit: number }
  /** The submit failed and can be repeated. */
  | { readonly rule: 'submit_failed' };

/** What an onboarding starts with. */
export interface OnboardingContext {
  /** Decides the option lists. */
  readonly deployment: Deployment;
  /** Presets of the texts. */
  readonly defaults: OnboardingDefaults;
}

/** State of the onboarding dialog: plain data, so that it can be kept as JSON and resumed. */
export interface OnboardingState extends OnboardingContext {
  readonly phase: OnboardingPhase;
  /** The step that is shown, or was shown last. */
  readonly step: OnboardingStepName;
  readonly answers: OnboardingAnswers;
  readonly notice: OnboardingNotice | null;
  /** Team created in this onboarding; null when there is none. */
  readonly teamId: string | null;
}

/** Answers that are typed. */
export type OnboardingText =
  | 'userName'
  | 'otherJob'
  | 'otherChannel'
  | 'otherUseCase'
  | 'teamName'
  | 'otherWorkScene';

/** What can happen to the dialog. */
export type OnboardingEvent =
  | { readonly type: 'write'; readonly field: OnboardingText; readonly text: string }
  /** An option is clicked: it is chosen, or dropped again where several can be chosen. */
  | { readonly type: 'choose'; readonly question: OnboardingQuestion; readonly id: number }
  | { readonly type: 'back' }
  | { readonly type: 'continue' }
  | { readonly type: 'finish' }
  | { readonly type: 'skip' }
  /** The server stored the answers. */
  | { readonly type: 'submitted' }
  /** The server had stored answers before (code 2406). */
  | { readonly type: 'already_answered' }
  | { readonly type: 'submit_failed' }
  /** The team was created, or existed already (code 1602). */
  | { readonly type: 'team_ready'; readonly teamId: string }
  | { readonly type: 'team_failed' }
  /** The button of the finish panel. */
  | { readonly type: 'close' };

/** What a step asks: its questions and texts. */
const ASKED: Readonly<Record<OnboardingStepName, readonly (OnboardingQuestion | OnboardingText)[]>> = {
  before_start: ['userName', 'job', 'otherJob'],
  channel: ['channel', 'otherChannel'],
  use_case: ['use_case', 'otherUseCase'],
  space_type: ['space_type', 'teamName'],
  work_info: ['work_scene', 'otherWorkScene', 'company_size'],
};

type Next = OnboardingState | null;
type EventOf<Type extends OnboardingEvent['type']> = Extract<OnboardingEvent, { readonly type: Type }>;

/**
 * Starts the onboarding at its first step (spec §2).
 *
 * @param context deployment and presets
 */
export function startOnboarding({ deployment, defaults }: OnboardingContext): OnboardingState {
  const step = OnboardingStepName.BEFORE_START;
  return {
    deployment,
    defaults,
    phase: OnboardingPhase.ANSWERING,
    step,
    answers: arriveAtStep(step, NO_ONBOARDING_ANSWERS, defaults),
    notice: null,
    teamId: null,
  };
}

function isAnswering({ phase }: OnboardingState): boolean {
  return phase === OnboardingPhase.ANSWERING;
}

function isSent({ phase }: OnboardingState): boolean {
  return phase === OnboardingPhase.SUBMITTING || phase === OnboardingPhase.SKIPPING;
}

/** The steps around the current one. */
function neighbours({ step, answers }: OnboardingState) {
  const names = onboardingSteps(answers.spaceType).map(({ name }) => name);
  const index = names.indexOf(step);
  return { previous: names[index - 1], next: names[index + 1] };
}

function isValid({ step, answers, deployment }: OnboardingState): boolean {
  return checkOnboardingStep(step, answers, deployment).length === 0;
}

function showStep(state: OnboardingState, step: OnboardingStepName): OnboardingState {
  return { ...state, step, answers: arriveAtStep(step, state.answers, state.defaults), notice: null };
}

function choose(state: OnboardingState, { question, id }: EventOf<'choose'>): Next {
  const { answers, deployment } = state;
  const isOffered = onboardingOptionIds(question, deployment).includes(id);
  if (!isAnswering(state) || !ASKED[state.step].includes(question) || !isOffered) return null;
  const answer = (change: Partial<OnboardingAnswers>): Next => ({
    ...state,
    answers: { ...answers, ...change },
    notice: null,
  });
  const { channels, useCases, workScenes } = onboardingOptions(deployment);
  const toggle = (field: 'channel' | 'useCase' | 'workScene', options: typeof channels): Next => {
    const toggled = toggleOption(options, answers[field], id);
    return toggled.capped === undefined
      ? answer({ [field]: toggled.chosen })
      : { ...state, notice: toggled.capped };
  };
  const chosen: Readonly<Record<OnboardingQuestion, () => Next>> = {
    job: () => answer({ job: id }),
    channel: () => toggle('channel', channels),
    use_case: () => toggle('useCase', useCases),
    work_scene: () => toggle('workScene', workScenes),
    space_type: () => answer({ spaceType: id as SpaceType }),
    company_size: () => answer({ companySize: id as CompanySize }),
  };
  return chosen[question]();
}

const TRANSITIONS: {
  readonly [Type in OnboardingEvent['type']]: (state: OnboardingState, event: EventOf<Type>) => Next;
} = {
  choose,
  write: (state, { field, text }) =>
    isAnswering(state) && ASKED[state.step].includes(field)
      ? { ...state, answers: { ...state.answers, [field]: text }, notice: null }
      : null,
  back: (state) => {
    const { previous } = neighbours(state);
    return isAnswering(state) && previous !== undefined ? showStep(state, previous) : null;
  },
  continue: (state) => {
    const { next } = neighbours(state);
    return isAnswering(state) && next !== undefined && isValid(state) ? showStep(state, next) : null;
  },
  finish: (state) =>
    isAnswering(state) && neighbours(state).next === undefined && isValid(state)
      ? { ...state, phase: OnboardingPhase.SUBMITTING, notice: null }
      : null,
  skip: (state) => (isAnswering(state) ? { ...state, phase: OnboardingPhase.SKIPPING, notice: null } : null),
  submitted: (state) => {
    if (state.phase === OnboardingPhase.SKIPPING) return { ...state, phase: OnboardingPhase.CLOSED };
    if (state.phase !== OnboardingPhase.SUBMITTING) return null;
    const hasTeam = asksTeamName(state.answers);
    return { ...state, phase: hasTeam ? OnboardingPhase.CREATING_TEAM : OnboardingPhase.FINISHED };
  },
  // Nothing was earned now, so there is no finish panel and no message.
  already_answered: (state) => (isSent(state) ? { ...state, phase: OnboardingPhase.CLOSED } : null),
  submit_failed: (state) =>
    isSent(state) ? { ...state, phase: OnboardingPhase.ANSWERING, notice: { rule: 'submit_failed' } } : null,
  team_ready: (state, { teamId }) =>
    state.phase === OnboardingPhase.CREATING_TEAM
      ? { ...state, phase: OnboardingPhase.FINISHED, teamId }
      : null,
  // The answers are stored: the panel shows without the button to invite.
  team_failed: (state) =>
    state.phase === OnboardingPhase.CREATING_TEAM ? { ...state, phase: OnboardingPhase.FINISHED } : null,
  close: (state) =>
    state.phase === OnboardingPhase.FINISHED ? { ...state, phase: OnboardingPhase.CLOSED } : null,
};

/**
 * Applies an event to the onboarding dialog (spec §4). The current step must be valid to continue or finish, and nothing but
 * the server's answer is accepted while a submit is running.
 *
 * @param state where the dialog stands
 * @param event what happens
 * @returns the next state, or null when the event is not possible from here
 */
export function transitionOnboarding(state: OnboardingState, event: OnboardingEvent): OnboardingState | null {
  const apply = TRANSITIONS[event.type] as (state: OnboardingState, event: OnboardingEvent) => Next;
  return apply(state, event);
}

/**
 * Whether the user counts as having filled in the dialog (`isUserFillAskDialog`, spec §4): answers or a skip are stored.
 *
 * @param state where the dialog stands
 */
export function isOnboardingFilled({ phase }: OnboardingState): boolean {
  const { CREATING_TEAM, FINISHED, CLOSED } = OnboardingPhase;
  return phase === CREATING_TEAM || phase === FINISHED || phase === CLOSED;
}
