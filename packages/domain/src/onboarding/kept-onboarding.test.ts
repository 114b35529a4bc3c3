import { describe, expect, test } from 'vitest';
import { Deployment } from '../language/deployment.ts';
import { asksOnboarding, readKeptOnboarding, writeKeptOnboarding } from './kept-onboarding.ts';
import { startOnboarding } from './onboarding-machine.ts';
import { OnboardingPhase } from './onboarding-phase.ts';

const STATE = startOnboarding({
  deployment: Deployment.OVERSEAS,
  defaults: { userName: 'Ana Lind', teamName: 'My first team' },
});
const KEPT = { userId: '71', isPostponed: false, state: STATE };

describe('an onboarding kept in the tab', () => {
  test('[STATE-35] is read back by the person who began it, and by nobody else', () => {
    const stored = writeKeptOnboarding(KEPT);
    expect(readKeptOnboarding(stored, '71')).toEqual(KEPT);
    expect(readKeptOnboarding(stored, '72')).toBeNull();
  });

  test.each([null, '', '{', 'null', '[]', '7', '{"userId":71}', '{"state":{}}'])(
    '%j is none to go on with',
    (stored) => {
      expect(readKeptOnboarding(stored, '71')).toBeNull();
    },
  );
});

describe('the dialog comes up by itself', () => {
  const at = (phase: OnboardingPhase) => ({ ...KEPT, state: { ...STATE, phase } });

  test.each([
    ['while it is not known whether the questions are answered', null, null, false],
    ['when they are not answered', false, null, true],
    ['when they are not answered and some were begun', false, KEPT, true],
    ['when they are answered', true, null, false],
    ['when they are answered in another tab', true, KEPT, false],
    ['when the team was about to be made', true, at(OnboardingPhase.CREATING_TEAM), true],
    ['when the finish panel was shown', true, at(OnboardingPhase.FINISHED), true],
    ['when the finish panel was closed', true, at(OnboardingPhase.CLOSED), false],
    ['when what was kept makes no sense', true, { ...KEPT, state: null }, false],
    ['when what was kept is text', true, { ...KEPT, state: 'finished' }, false],
    ['when it was put off in this tab', false, { ...KEPT, isPostponed: true }, false],
  ] as const)('[OVL-08] %s: %s, %j → %s', (_when, isFilled, kept, asks) => {
    expect(asksOnboarding(isFilled, kept)).toBe(asks);
  });
});
