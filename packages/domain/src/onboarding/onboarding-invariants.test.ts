import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Deployment } from '../language/deployment.ts';
import { checkOnboardingStep } from './check-onboarding.ts';
import { checkOnboardingBody, onboardingOptionIds } from './onboarding-choices.ts';
import {
  isOnboardingFilled,
  startOnboarding,
  transitionOnboarding,
  type OnboardingEvent,
  type OnboardingState,
} from './onboarding-machine.ts';
import { OnboardingQuestion } from './onboarding-question.ts';
import { onboardingSteps } from './onboarding-steps.ts';
import { onboardingTask, onboardingView } from './onboarding-view.ts';
import { resumeOnboarding } from './resume-onboarding.ts';

const DEPLOYMENTS = Object.values(Deployment);
const IDS = DEPLOYMENTS.flatMap((deployment) =>
  Object.values(OnboardingQuestion).flatMap((question) =>
    onboardingOptionIds(question, deployment).map((id) => ({ question, id })),
  ),
);
const FIELDS = [
  'userName',
  'otherJob',
  'otherChannel',
  'otherUseCase',
  'teamName',
  'otherWorkScene',
] as const;
const PLAIN = (
  [
    'back',
    'continue',
    'finish',
    'skip',
    'submitted',
    'already_answered',
    'submit_failed',
    'team_failed',
    'close',
  ] as const
).map((type): OnboardingEvent => ({ type }));

const text = fc.oneof(fc.constantFrom('', ' ', 'Ana', 'admin', 'x'.repeat(41)), fc.string({ maxLength: 45 }));
const event: fc.Arbitrary<OnboardingEvent> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...IDS).map((choice) => ({ type: 'choose' as const, ...choice })) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('write' as const), field: fc.constantFrom(...FIELDS), text }),
  },
  { weight: 3, arbitrary: fc.constantFrom(...PLAIN) },
  { weight: 1, arbitrary: fc.constant<OnboardingEvent>({ type: 'team_ready', teamId: '7' }) },
);

/** Prefers events that are possible, so that runs get to the end: continues, or answers what the step asks. */
function helpful(state: OnboardingState, seed: number): OnboardingEvent {
  const forward = (['continue', 'finish', 'submitted', 'team_failed'] as const).find(
    (type) => transitionOnboarding(state, { type }) !== null,
  );
  if (forward !== undefined) return { type: forward };
  const possible = IDS.map((choice) => ({ type: 'choose' as const, ...choice })).filter(
    (choice) => transitionOnboarding(state, choice) !== null,
  );
  return possible[seed % Math.max(1, possible.length)] ?? { type: 'back' };
}

/** Runs that get to the end for certain, with answers and without: chance may miss one of them. */
const TO_THE_END = DEPLOYMENTS.flatMap((deployment): [Deployment, (OnboardingEvent | number)[]][] => [
  [deployment, Array.from({ length: 50 }, () => 0)],
  [deployment, [{ type: 'skip' }, 0]],
]);

/** Runs random events from the start, some of them chosen to get on, and shows every state to a check. */
function everyState(
  check: (state: OnboardingState, before: OnboardingState | null, event: OnboardingEvent | null) => void,
) {
  const moves = fc.array(fc.oneof(event, fc.nat(200)), { maxLength: 50 });
  fc.assert(
    fc.property(fc.constantFrom(...DEPLOYMENTS), moves, (deployment, each) => {
      let state = startOnboarding({ deployment, defaults: { userName: 'Ana', teamName: 'My first team' } });
      check(state, null, null);
      for (const move of each) {
        const wanted = typeof move === 'number' ? helpful(state, move) : move;
        const next = transitionOnboarding(state, wanted);
        if (next === null) continue;
        check(next, state, wanted);
        state = next;
      }
    }),
    { numRuns: 100, examples: TO_THE_END },
  );
}

const stepNames = ({ answers }: OnboardingState) =>
  onboardingSteps(answers.spaceType).map(({ name }) => name);
const isPossible = (state: OnboardingState, type: 'back' | 'continue' | 'finish') =>
  transitionOnboarding(state, { type }) !== null;

test('[ONB-16] every step before the one shown is valid, and the one shown belongs to the space type', () => {
  everyState((state) => {
    const names = stepNames(state);
    expect(names).toContain(state.step);
    for (const name of names.slice(0, names.indexOf(state.step)))
      expect(checkOnboardingStep(name, state.answers, state.deployment), `step ${name}`).toEqual([]);
  });
});

test('[STATE-35] what the machine submits is what the server takes, skipped or not', () => {
  const submitted = new Set<string>();
  everyState((state) => {
    const task = onboardingTask(state);
    if (task?.type !== 'submit') return;
    submitted.add(`skip ${String(task.body.skip)}`);
    expect(checkOnboardingBody(task.body, state.deployment)).toEqual([]);
  });
  expect(submitted.size).toBe(2);
});

test('[ONB-17][ONB-28][ONB-29] the view offers a button exactly when its event is possible', () => {
  everyState((state) => {
    const view = onboardingView(state);
    if (view.kind !== 'question') {
      for (const type of ['back', 'continue', 'finish'] as const) expect(isPossible(state, type)).toBe(false);
      return;
    }
    expect(isPossible(state, 'back')).toBe(view.hasBack && !view.isBusy);
    expect(isPossible(state, view.forward)).toBe(view.isForwardEnabled);
    expect(isPossible(state, view.forward === 'continue' ? 'finish' : 'continue')).toBe(false);
    expect(view.isForwardEnabled).toBe(!view.isBusy && view.violations.length === 0);
  });
});

test('a filled dialog stays filled, and a closed one is the end', () => {
  everyState((state, before) => {
    if (before === null) return;
    expect(before.phase).not.toBe('closed');
    if (isOnboardingFilled(before)) expect(isOnboardingFilled(state)).toBe(true);
  });
});

test('back takes no answer away', () => {
  everyState((state, before, happened) => {
    if (before === null || happened?.type !== 'back') return;
    expect({ ...state.answers, userName: before.answers.userName }).toEqual(before.answers);
  });
});

test('a state is plain data, and resuming it shows the same, except for a request that was running', () => {
  everyState((state) => {
    const saved: unknown = JSON.parse(JSON.stringify(state));
    expect(saved).toEqual(state);
    const resumed = resumeOnboarding(saved, state);
    const isRunning = state.phase === 'submitting' || state.phase === 'skipping';
    expect(resumed.phase).toBe(isRunning ? 'answering' : state.phase);
    expect(resumed.step).toBe(state.step);
    const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
    expect(resumed.answers.channel).toEqual(sorted(state.answers.channel));
    expect(resumed.answers.useCase).toEqual(sorted(state.answers.useCase));
    expect(resumed.answers.spaceType).toBe(state.answers.spaceType);
  });
});
