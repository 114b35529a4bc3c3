import { describe, expect, test } from 'vitest';
import { Deployment } from '../language/deployment.ts';
import { checkOnboarding, checkOnboardingStep } from './check-onboarding.ts';
import { toggleOption } from './choose-option.ts';
import { CompanySize } from './company-size.ts';
import {
  arriveAtStep,
  asksTeamName,
  NO_ONBOARDING_ANSWERS,
  type OnboardingAnswers,
} from './onboarding-answers.ts';
import { answersOfBody, onboardingBody, onboardingPoints } from './onboarding-body.ts';
import { onboardingOptions, type OnboardingOption } from './onboarding-options.ts';
import { finishPanel, ONBOARDING_STEPS, onboardingSteps } from './onboarding-steps.ts';
import { SpaceType } from './space-type.ts';

const { MAINLAND, OVERSEAS } = Deployment;
const OPTIONS = onboardingOptions(OVERSEAS);
const LISTS = ['jobs', 'channels', 'useCases', 'workScenes'] as const;
const ids = (options: readonly OnboardingOption[]) => options.map(({ id }) => id);
const otherOf = (options: readonly OnboardingOption[]) => options.find(({ isOther }) => isOther)?.id ?? 0;
const nothingOf = (options: readonly OnboardingOption[]) =>
  options.find(({ isNothing }) => isNothing)?.id ?? 0;
const pick = (options: readonly OnboardingOption[], count: number) => ids(options).slice(0, count);

const ANSWERS: OnboardingAnswers = {
  ...NO_ONBOARDING_ANSWERS,
  userName: ' Ana ',
  job: otherOf(OPTIONS.jobs),
  otherJob: ' Gardener ',
  channel: pick(OPTIONS.channels, 2),
  useCase: [otherOf(OPTIONS.useCases)],
  otherUseCase: 'Garden plans',
  spaceType: SpaceType.WORK,
  companySize: CompanySize.ONLY_ME,
  workScene: [otherOf(OPTIONS.workScenes)],
  otherWorkScene: 'Parks',
};
const check = (change: Partial<OnboardingAnswers>) =>
  checkOnboarding({ ...ANSWERS, ...change }, OVERSEAS, { skip: false });

describe('options', () => {
  test.each([
    ['[LANG-05]', 'jobs'],
    ['[LANG-06]', 'channels'],
    ['[LANG-07]', 'useCases'],
  ] as const)('%s overseas and mainland have different %s', (_ids, list) => {
    const keys = (deployment: Deployment) => onboardingOptions(deployment)[list].map(({ key }) => key);
    expect(keys(OVERSEAS)).not.toEqual(keys(MAINLAND));
  });

  test('[ENT-20][OPEN-01][OPEN-02] every option has its own number, and every list ends in Other', () => {
    const all = [MAINLAND, OVERSEAS].flatMap((deployment) =>
      LISTS.flatMap((list) => {
        const options = onboardingOptions(deployment)[list];
        expect(options.at(-1)?.isOther).toBe(true);
        expect(options.filter(({ isOther }) => isOther)).toHaveLength(1);
        return ids(options);
      }),
    );
    expect(new Set(all).size).toBe(all.length);
    expect(all.every(Number.isInteger)).toBe(true);
  });

  test.each([
    [
      MAINLAND,
      'jobs',
      'onboarding.job',
      1101,
      'product_manager project_manager developer designer operations marketing sales human_resources finance management teacher student freelancer',
    ],
    [
      MAINLAND,
      'channels',
      'onboarding.channel',
      2101,
      'wechat xiaohongshu zhihu bilibili douyin search_engine app_store friend_or_colleague article offline_event',
    ],
    [
      MAINLAND,
      'useCases',
      'onboarding.use_case',
      3101,
      'mind_map brainstorming flowchart project_planning meeting_notes study_notes knowledge_base lesson_preparation product_design weekly_report',
    ],
    [
      MAINLAND,
      'workScenes',
      'onboarding.work_scene',
      4101,
      'product_and_design research_and_development marketing_and_operations sales human_resources project_delivery administration',
    ],
    [
      OVERSEAS,
      'jobs',
      'onboarding.job',
      1201,
      'product_management engineering user_experience marketing consulting agile_coaching project_management leadership sales_and_success education student freelancer',
    ],
    [
      OVERSEAS,
      'channels',
      'onboarding.channel',
      2201,
      'web_search youtube x linkedin reddit product_hunt blog_or_newsletter friend_or_colleague school event',
    ],
    [
      OVERSEAS,
      'useCases',
      'onboarding.use_case',
      3201,
      'brainstorming mind_mapping workshops agile_rituals user_journeys diagrams strategy_planning research teaching studying',
    ],
    [
      OVERSEAS,
      'workScenes',
      'onboarding.work_scene',
      4201,
      'product_and_design engineering marketing sales_and_success people consulting_and_delivery leadership',
    ],
  ] as const)('[OPEN-01] ids of %s %s stay as they are: answers of users refer to them', (...row) => {
    const [deployment, name, question, first, keys] = row;
    const expected = keys.split(' ').map((key, index) => ({ id: first + index, key: `${question}.${key}` }));
    const base = first - 1;
    const nothing = { id: base + 98, key: `${question}.nothing_yet`, isNothing: true };
    const hasNothing = deployment === OVERSEAS && (name === 'channels' || name === 'useCases');
    expect(onboardingOptions(deployment)[name]).toEqual([
      ...expected,
      ...(hasNothing ? [nothing] : []),
      { id: base + 99, key: `${question}.other`, isOther: true },
    ]);
  });
});

describe('choosing', () => {
  const { channels } = OPTIONS;
  const nothing = nothingOf(channels);

  test('[VAL-ONB-12][AMB-31] overseas, "nothing yet" clears the other choices, and another choice clears it', () => {
    expect(toggleOption(channels, pick(channels, 3), nothing)).toEqual({ chosen: [nothing] });
    expect(toggleOption(channels, [nothing], 2201)).toEqual({ chosen: [2201] });
    expect(nothingOf(OPTIONS.useCases)).toBe(3298);
    for (const list of LISTS) expect(nothingOf(onboardingOptions(MAINLAND)[list])).toBe(0);
  });

  test('[CONST-12][AMB-42] a sixth choice is capped with its limit, a second click takes a choice back', () => {
    const five = pick(channels, 5);
    expect(toggleOption(channels, five, 2206)).toEqual({ capped: { rule: 'max_items', limit: 5 } });
    expect(toggleOption(channels, five, nothing)).toEqual({ chosen: [nothing] });
    expect(toggleOption(channels, five, 2203)).toEqual({ chosen: [2201, 2202, 2204, 2205] });
  });
});

describe('checks', () => {
  test('complete answers break no rule', () => {
    expect(check({})).toEqual([]);
  });

  test('[VAL-ONB-08] the job is required and one of the list of the deployment', () => {
    expect(check({ job: null })).toEqual([{ field: 'career', rule: 'required', limit: 1 }]);
    expect(check({ job: 1101 })).toEqual([{ field: 'career', rule: 'unknown' }]);
  });

  test.each([
    ['career_other', { otherJob: ' ' }],
    ['channel_other', { channel: [otherOf(OPTIONS.channels)] }],
    ['scene_other', { otherUseCase: '' }],
    ['work_scene_other', { otherWorkScene: '' }],
  ])('[VAL-ONB-09][AMB-38] with Other chosen, %s is required', (field, change) => {
    expect(check(change)).toEqual([{ field, rule: 'required', limit: 1 }]);
  });

  test.each([
    ['career_other', 'otherJob'],
    ['scene_other', 'otherUseCase'],
    ['work_scene_other', 'otherWorkScene'],
  ] as const)('[VAL-ONB-17][CONST-13] %s has at most 40 characters', (field, name) => {
    expect(check({ [name]: '文'.repeat(40) })).toEqual([]);
    expect(check({ [name]: '文'.repeat(41) })).toEqual([{ field, rule: 'max_length', limit: 40 }]);
  });

  test.each([
    ['[VAL-ONB-10][CONST-12]', 'channels', 'channel', OPTIONS.channels],
    ['[VAL-ONB-11][CONST-12]', 'scenes', 'useCase', OPTIONS.useCases],
  ] as const)('%s %s: 1-5 choices', (_ids, field, name, options) => {
    expect(check({ [name]: pick(options, 1) })).toEqual([]);
    expect(check({ [name]: pick(options, 5) })).toEqual([]);
    expect(check({ [name]: [] })).toEqual([{ field, rule: 'required', limit: 1 }]);
    expect(check({ [name]: pick(options, 6) })).toEqual([{ field, rule: 'max_items', limit: 5 }]);
  });

  test('"nothing yet" beside another choice is refused', () => {
    expect(check({ channel: [2201, nothingOf(OPTIONS.channels)] })).toEqual([
      { field: 'channels', rule: 'max_items', limit: 1 },
    ]);
    expect(check({ channel: [nothingOf(OPTIONS.channels)] })).toEqual([]);
  });

  test('an option that is on no list is refused in every question, beside others as well', () => {
    expect(check({ channel: [2201, 1] })).toEqual([{ field: 'channels', rule: 'unknown' }]);
    expect(check({ useCase: [3201, 1] })).toEqual([{ field: 'scenes', rule: 'unknown' }]);
    expect(check({ workScene: [4201, 1] })).toEqual([{ field: 'work_scenes', rule: 'unknown' }]);
  });

  test('[CONST-12] at most 5 fields of work are chosen', () => {
    const { workScenes } = OPTIONS;
    expect(check({ workScene: pick(workScenes, 5) })).toEqual([]);
    expect(check({ workScene: pick(workScenes, 6) })).toEqual([
      { field: 'work_scenes', rule: 'max_items', limit: 5 },
    ]);
  });

  test('[VAL-ONB-13] the space type is required', () => {
    expect(check({ spaceType: null })).toEqual([{ field: 'usage', rule: 'required' }]);
    expect(checkOnboardingStep('space_type', { ...ANSWERS, spaceType: 1 as SpaceType }, OVERSEAS)).toEqual([
      { field: 'usage', rule: 'unknown' },
    ]);
  });

  test('[VAL-ONB-14][VAL-ONB-15] the team name is asked for a team only, and may stay empty', () => {
    expect(Object.values(SpaceType).filter((spaceType) => asksTeamName({ ...ANSWERS, spaceType }))).toEqual([
      SpaceType.TEAM,
    ]);
    expect(check({ spaceType: SpaceType.TEAM, teamName: '' })).toEqual([]);
    expect(check({ spaceType: SpaceType.TEAM, teamName: 'x'.repeat(41) })).toMatchObject([
      { field: 'team_name' },
    ]);
  });

  test('[VAL-ONB-03] the name must not look official', () => {
    expect(check({ userName: 'Boardwalk admin' })).toEqual([
      { field: 'name', rule: 'reserved_words', words: ['Boardwalk', 'admin'] },
    ]);
  });

  test('[AMB-46][OPEN-08] the extra step for work is optional, and an unknown company size is refused', () => {
    expect(check({ companySize: null, workScene: [], otherWorkScene: '' })).toEqual([]);
    expect(check({ companySize: 1006 as CompanySize })).toEqual([
      { field: 'company_people_size', rule: 'unknown' },
    ]);
  });
});

describe('steps', () => {
  test('[CONST-35][CONST-36][CONST-37][CONST-38] job, channel, use case and space type earn 10, 10, 10 and 20', () => {
    expect(ONBOARDING_STEPS.map(({ name, points }) => [name, points])).toEqual([
      ['before_start', 10],
      ['channel', 10],
      ['use_case', 10],
      ['space_type', 20],
    ]);
  });

  test('[ONB-27] a secondary list has one more step, for work', () => {
    const names = (spaceType: SpaceType | null) => onboardingSteps(spaceType).map(({ name }) => name);
    expect(names(SpaceType.WORK)).toEqual(['before_start', 'channel', 'use_case', 'space_type', 'work_info']);
    for (const spaceType of [null, SpaceType.PERSONAL, SpaceType.TEAM, SpaceType.EDUCATION]) {
      expect(names(spaceType)).toHaveLength(4);
    }
  });

  test('on arriving at a step what is still empty is filled in, what is answered stays', () => {
    const defaults = { userName: 'Ana', teamName: 'My first team' };
    expect(arriveAtStep('before_start', NO_ONBOARDING_ANSWERS, defaults).userName).toBe('Ana');
    expect(arriveAtStep('space_type', NO_ONBOARDING_ANSWERS, defaults)).toMatchObject({
      spaceType: SpaceType.PERSONAL,
      teamName: 'My first team',
    });
    const answered = { ...ANSWERS, teamName: 'Gardeners' };
    expect(arriveAtStep('space_type', answered, defaults)).toEqual(answered);
    expect(arriveAtStep('channel', NO_ONBOARDING_ANSWERS, defaults)).toEqual(NO_ONBOARDING_ANSWERS);
  });

  test.each([
    [SpaceType.PERSONAL, '1001', { points: 50, hasPlanCard: true, hasInviteButton: false }],
    [SpaceType.WORK, '1001', { points: 50, hasPlanCard: true, hasInviteButton: false }],
    [SpaceType.EDUCATION, null, { points: 50, hasPlanCard: true, hasInviteButton: false }],
    [SpaceType.TEAM, '1001', { points: 50, hasPlanCard: false, hasInviteButton: true }],
    [SpaceType.TEAM, null, { points: 50, hasPlanCard: false, hasInviteButton: false }],
  ])('[CONST-39][AMB-32] finish panel for space type %i with team %j', (spaceType, teamId, panel) => {
    expect(finishPanel(spaceType, teamId)).toEqual(panel);
  });
});

describe('body', () => {
  test('[ENT-16][ENT-17][OPEN-45] answers travel under the names of the wire', () => {
    expect(onboardingBody(ANSWERS, OVERSEAS, { skip: false })).toEqual({
      name: 'Ana',
      career: 1299,
      career_other: 'Gardener',
      channels: [2201, 2202],
      scenes: [3299],
      scene_other: 'Garden plans',
      usage: 4,
      company_people_size: 1001,
      work_scenes: [4299],
      work_scene_other: 'Parks',
      skip: false,
    });
    const team = {
      ...ANSWERS,
      spaceType: SpaceType.TEAM,
      teamName: ' Gardeners ',
      channel: [2299],
      otherChannel: 'Fair',
    };
    expect(onboardingBody(team, OVERSEAS, { skip: false })).toMatchObject({
      usage: 3,
      team_name: 'Gardeners',
      channel_other: 'Fair',
    });
  });

  test('[VAL-ONB-07] the name travels only when entered, a team name only for a team, a text only for Other', () => {
    const plain = { ...ANSWERS, userName: ' ', job: 1201, teamName: 'x', otherChannel: 'left over' };
    const body = onboardingBody(plain, OVERSEAS, { skip: false });
    for (const field of ['name', 'career_other', 'team_name', 'channel_other'])
      expect(body).not.toHaveProperty(field);
  });

  test('questions without an answer have no field at all', () => {
    const empty = { skip: false, channels: [], scenes: [] };
    expect(onboardingBody(NO_ONBOARDING_ANSWERS, OVERSEAS, { skip: false })).toStrictEqual(empty);
    const plain = {
      ...NO_ONBOARDING_ANSWERS,
      job: 1201,
      channel: [2201],
      useCase: [3201],
      spaceType: SpaceType.WORK,
    };
    const body = { skip: false, career: 1201, channels: [2201], scenes: [3201], usage: 4 };
    expect(onboardingBody(plain, OVERSEAS, { skip: false })).toStrictEqual(body);
    expect(onboardingBody({ ...plain, workScene: [4201] }, OVERSEAS, { skip: false })).toStrictEqual({
      ...body,
      work_scenes: [4201],
    });
  });

  test('an empty body is read back as no answers, a full one as all of them', () => {
    const none = {
      userName: '',
      job: null,
      otherJob: '',
      channel: [],
      otherChannel: '',
      useCase: [],
      otherUseCase: '',
      spaceType: null,
      teamName: '',
      companySize: null,
      workScene: [],
      otherWorkScene: '',
    };
    expect(NO_ONBOARDING_ANSWERS).toEqual(none);
    expect(answersOfBody({ skip: true })).toEqual(none);
    const full = {
      ...none,
      userName: 'Ana',
      job: 1299,
      otherJob: 'Gardener',
      channel: [2299],
      otherChannel: 'Fair',
      useCase: [3299],
      otherUseCase: 'Plans',
      spaceType: SpaceType.TEAM,
      teamName: 'Gardeners',
    };
    expect(answersOfBody(onboardingBody(full, OVERSEAS, { skip: false }))).toEqual(full);
  });

  test('a skip takes along what is answered and right, and passes the check', () => {
    const partly = { ...NO_ONBOARDING_ANSWERS, userName: 'admin', job: 1201, channel: [2201] };
    const body = onboardingBody(partly, OVERSEAS, { skip: true });
    expect(body).toEqual({ channels: [2201], skip: true });
    expect(checkOnboarding(answersOfBody(body), OVERSEAS, { skip: true })).toEqual([]);
  });

  test('a skip that holds something wrong is refused all the same', () => {
    const answers = answersOfBody({ skip: true, channels: [1], name: 'admin' });
    expect(checkOnboarding(answers, OVERSEAS, { skip: true }).map(({ rule }) => rule)).toEqual([
      'reserved_words',
      'unknown',
    ]);
  });

  test('the server reads a body back into the same answers and checks them with the same rules', () => {
    const body = onboardingBody(ANSWERS, OVERSEAS, { skip: false });
    expect(onboardingBody(answersOfBody(body), OVERSEAS, { skip: false })).toEqual(body);
    expect(checkOnboarding(answersOfBody(body), OVERSEAS, { skip: false })).toEqual([]);
  });

  test('[CONST-39] finishing earns 50 points in four lines, a skip earns none', () => {
    const entries = onboardingPoints(onboardingBody(ANSWERS, OVERSEAS, { skip: false }));
    expect(entries.map(({ key }) => key)).toEqual(['job', 'channel', 'useCase', 'spaceType']);
    expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(50);
    expect(onboardingPoints({ skip: true })).toEqual([]);
  });
});
