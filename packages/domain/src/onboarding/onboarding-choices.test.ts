import { describe, expect, test } from 'vitest';
import { Deployment } from '../language/deployment.ts';
import { checkOnboardingBody, onboardingChoices, onboardingOptionIds } from './onboarding-choices.ts';
import { OnboardingQuestion } from './onboarding-question.ts';
import type { OnboardingBody } from './onboarding-fields.ts';

const OVERSEAS = Deployment.OVERSEAS;
const BODY: OnboardingBody = { career: 1201, channels: [2201], scenes: [3201, 3299], usage: 2, skip: false };

function problems(change: Partial<OnboardingBody>): string[] {
  const body = { ...BODY, scene_other: 'Sailing plans', ...change };
  return checkOnboardingBody(body, OVERSEAS).map(({ field, rule }) => `${field} ${rule}`);
}

describe('[ENT-17] what was not asked is refused', () => {
  test.each<[Partial<OnboardingBody>, string]>([
    [{ team_name: 'Harbour' }, 'team_name not_allowed'],
    [{ career_other: 'Pilot' }, 'career_other not_allowed'],
    [{ usage: 4, work_scene_other: 'Rigging' }, 'work_scene_other not_allowed'],
    [{ channel_other: 'A friend' }, 'channel_other not_allowed'],
    [{ company_people_size: 1001 }, 'company_people_size not_allowed'],
    [{ work_scenes: [4201] }, 'work_scenes not_allowed'],
    [{ usage: 4, work_scenes: [4201], work_scene_other: 'Rigging' }, 'work_scene_other not_allowed'],
  ])('%o', (change, problem) => {
    expect(problems(change)).toEqual([problem]);
  });

  test('a skip may leave questions out, but no text comes without its question', () => {
    const problemsOf = (body: Omit<OnboardingBody, 'skip'>) =>
      checkOnboardingBody({ ...body, skip: true }, OVERSEAS).map(({ field, rule }) => `${field} ${rule}`);
    expect(problemsOf({})).toEqual([]);
    for (const field of ['career_other', 'channel_other', 'scene_other'] as const)
      expect(problemsOf({ [field]: 'Text' })).toEqual([`${field} not_allowed`]);
    expect(problemsOf({ usage: 2, career: 1201 })).toEqual([]);
  });

  test('what was asked is taken', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ career: 1299, career_other: 'Pilot' })).toEqual([]);
    expect(problems({ channels: [2299], channel_other: 'A friend' })).toEqual([]);
    expect(problems({ usage: 3, team_name: 'Harbour' })).toEqual([]);
    expect(problems({ usage: 4, work_scenes: [4299], work_scene_other: 'Rigging' })).toEqual([]);
    expect(problems({ usage: 4, company_people_size: 1003 })).toEqual([]);
  });
});

test('a body comes apart into its choices; the text goes with Other alone', () => {
  expect(onboardingChoices({ ...BODY, scene_other: ' Sailing plans ' }, OVERSEAS)).toEqual([
    { question: 'job', optionId: 1201, otherText: null },
    { question: 'channel', optionId: 2201, otherText: null },
    { question: 'use_case', optionId: 3201, otherText: null },
    { question: 'use_case', optionId: 3299, otherText: 'Sailing plans' },
    { question: 'space_type', optionId: 2, otherText: null },
  ]);
  const work: OnboardingBody = {
    usage: 4,
    work_scenes: [4201, 4299],
    work_scene_other: 'Rigging',
    company_people_size: 1003,
    skip: true,
  };
  expect(onboardingChoices(work, OVERSEAS)).toEqual([
    { question: 'space_type', optionId: 4, otherText: null },
    { question: 'work_scene', optionId: 4201, otherText: null },
    { question: 'work_scene', optionId: 4299, otherText: 'Rigging' },
    { question: 'company_size', optionId: 1003, otherText: null },
  ]);
  expect(onboardingChoices({ skip: true }, OVERSEAS)).toEqual([]);
});

test.each(Object.values(OnboardingQuestion))(
  'the options of %s are numbers of their own in both deployments',
  (question) => {
    for (const deployment of Object.values(Deployment)) {
      const ids = onboardingOptionIds(question, deployment);
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
    }
  },
);
