import { describe, expect, test } from 'vitest';
import { Deployment } from '../language/deployment.ts';
import { CompanySize } from './company-size.ts';
import {
  isOnboardingFilled,
  startOnboarding,
  transitionOnboarding,
  type OnboardingContext,
  type OnboardingEvent,
  type OnboardingState,
} from './onboarding-machine.ts';
import { onboardingOptions } from './onboarding-options.ts';
import { onboardingTask, onboardingView, type OnboardingQuestionView } from './onboarding-view.ts';
import { resumeOnboarding } from './resume-onboarding.ts';
import { SpaceType } from './space-type.ts';

const { MAINLAND, OVERSEAS } = Deployment;
const contextOf = (deployment: Deployment): OnboardingContext => ({
  deployment,
  defaults: { userName: 'Ana Lind', teamName: 'My first team' },
});
const CONTEXT = contextOf(OVERSEAS);
const choose = (asked: Extract<OnboardingEvent, { type: 'choose' }>['question'], id: number) =>
  ({ type: 'choose', question: asked, id }) as const;
const CONTINUE = { type: 'continue' } as const;
const FINISH = { type: 'finish' } as const;
const BACK = { type: 'back' } as const;
const SKIP = { type: 'skip' } as const;
const SUBMITTED = { type: 'submitted' } as const;

/** Events that answer the steps before the space type, overseas. */
const TO_SPACE_TYPE: readonly OnboardingEvent[] = [
  choose('job', 1201),
  CONTINUE,
  choose('channel', 2201),
  CONTINUE,
  choose('use_case', 3201),
  CONTINUE,
];

function run(events: readonly OnboardingEvent[], start = startOnboarding(CONTEXT)): OnboardingState {
  let state = start;
  for (const event of events) {
    const next = transitionOnboarding(state, event);
    if (next === null) throw new Error(`${event.type} is not possible at ${state.step} (${state.phase})`);
    state = next;
  }
  return state;
}

function question(state: OnboardingState): OnboardingQuestionView {
  const view = onboardingView(state);
  if (view.kind !== 'question') throw new Error(`shows ${view.kind}`);
  return view;
}

const spaceTypeOf = (id: SpaceType) => run([...TO_SPACE_TYPE, choose('space_type', id)]);

describe('steps', () => {
  test('[ONB-04][ONB-05][ONB-06][ONB-07] ask job, channel, use case and space type, for 10, 10, 10 and 20 points', () => {
    const shown = [0, 2, 4, 6].map((count) => question(run(TO_SPACE_TYPE.slice(0, count))));
    expect(shown.map(({ step, index }) => [index, step.name, step.points])).toEqual([
      [0, 'before_start', 10],
      [1, 'channel', 10],
      [2, 'use_case', 10],
      [3, 'space_type', 20],
    ]);
    const { jobs, channels, useCases } = onboardingOptions(OVERSEAS);
    expect(shown.map(({ options }) => options)).toEqual([jobs, channels, useCases, []]);
  });

  test('[LANG-05][LANG-06][LANG-07] mainland offers its own options and refuses those of overseas', () => {
    const start = startOnboarding(contextOf(MAINLAND));
    expect(question(start).options).toEqual(onboardingOptions(MAINLAND).jobs);
    expect(transitionOnboarding(start, choose('job', 1201))).toBeNull();
    const end = run([choose('job', 1101), CONTINUE, choose('channel', 2101), CONTINUE], start);
    expect(question(end).options).toEqual(onboardingOptions(MAINLAND).useCases);
  });

  test('[ONB-08][ONB-26] presets the name, personal and the team name, and keeps what was answered', () => {
    expect(startOnboarding(CONTEXT).answers.userName).toBe('Ana Lind');
    const arrived = run(TO_SPACE_TYPE);
    expect(arrived.answers).toMatchObject({ spaceType: SpaceType.PERSONAL, teamName: 'My first team' });
    const changed = run(
      [choose('space_type', SpaceType.TEAM), { type: 'write', field: 'teamName', text: 'A' }],
      arrived,
    );
    expect(run([BACK, CONTINUE], changed).answers).toEqual(changed.answers);
  });

  test('[ONB-17] back is shown above index 0 only, and returns to the step before', () => {
    const first = startOnboarding(CONTEXT);
    expect(question(first).hasBack).toBe(false);
    expect(transitionOnboarding(first, BACK)).toBeNull();
    const second = run(TO_SPACE_TYPE.slice(0, 2));
    expect(question(second).hasBack).toBe(true);
    expect(run([BACK], second).step).toBe('before_start');
  });

  test('[ONB-18][ONB-19] the forward button continues before the last step and finishes on it', () => {
    expect(question(run(TO_SPACE_TYPE.slice(0, 4))).forward).toBe('continue');
    expect(question(run(TO_SPACE_TYPE)).forward).toBe('finish');
    expect(transitionOnboarding(run(TO_SPACE_TYPE), CONTINUE)).toBeNull();
    expect(transitionOnboarding(run(TO_SPACE_TYPE.slice(0, 4)), FINISH)).toBeNull();
  });

  test('[ONB-27] space type work has one more step, whose answers are submitted and may stay empty', () => {
    const work = spaceTypeOf(SpaceType.WORK);
    expect(question(work).forward).toBe('continue');
    const extra = run([CONTINUE], work);
    expect(question(extra)).toMatchObject({
      index: 4,
      forward: 'finish',
      step: { name: 'work_info', points: 0 },
    });
    expect(question(extra).options).toEqual(onboardingOptions(OVERSEAS).workScenes);
    expect(run([FINISH], extra).phase).toBe('submitting');
    const answered = run(
      [choose('company_size', CompanySize.ONLY_ME), choose('work_scene', 4201), FINISH],
      extra,
    );
    expect(onboardingTask(answered)).toMatchObject({
      body: { usage: 4, company_people_size: 1001, work_scenes: [4201] },
    });
  });

  test('[ONB-32] the team name is asked for space type team only', () => {
    const asking = Object.values(SpaceType).filter((type) => question(spaceTypeOf(type)).asksTeamName);
    expect(asking).toEqual([SpaceType.TEAM]);
  });

  test('[ONB-31] the letters of the avatar follow the name', () => {
    expect(question(startOnboarding(CONTEXT)).avatarLabel).toBe('AL');
    const renamed = run([{ type: 'write', field: 'userName', text: 'zoe' }]);
    expect(question(renamed).avatarLabel).toBe('Z');
  });
});

describe('guards', () => {
  test('[ONB-16][ONB-28] an invalid step is not left, and says what is missing', () => {
    const start = startOnboarding(CONTEXT);
    expect(transitionOnboarding(start, CONTINUE)).toBeNull();
    expect(question(start)).toMatchObject({
      isForwardEnabled: false,
      violations: [{ field: 'career', rule: 'required' }],
    });
    expect(question(run([choose('job', 1201)]))).toMatchObject({ isForwardEnabled: true, violations: [] });
  });

  test('[ONB-29] only the last step finishes, and not while it is invalid', () => {
    expect(transitionOnboarding(run([choose('job', 1201)]), FINISH)).toBeNull();
    const long = run(
      [{ type: 'write', field: 'teamName', text: 'x'.repeat(41) }],
      spaceTypeOf(SpaceType.TEAM),
    );
    expect(transitionOnboarding(long, FINISH)).toBeNull();
    expect(question(long).isForwardEnabled).toBe(false);
  });

  test.each([SKIP, FINISH])('[ONB-30] while a submit runs ($type) nothing but its answer counts', (send) => {
    const sent = run([...TO_SPACE_TYPE, send]);
    expect(question(sent)).toMatchObject({
      isBusy: true,
      isForwardEnabled: false,
      step: { name: 'space_type' },
    });
    const text = { type: 'write', field: 'teamName', text: 'A' } as const;
    const refused = [BACK, CONTINUE, FINISH, SKIP, choose('space_type', 3), text, { type: 'close' } as const];
    for (const event of refused) expect(transitionOnboarding(sent, event), `after ${event.type}`).toBeNull();
  });

  test('only what the shown step asks is answered', () => {
    const start = startOnboarding(CONTEXT);
    expect(transitionOnboarding(start, choose('channel', 2201))).toBeNull();
    expect(transitionOnboarding(start, choose('job', 2201))).toBeNull();
    expect(transitionOnboarding(start, { type: 'write', field: 'teamName', text: 'A' })).toBeNull();
  });

  test('answers of a server that was not asked change nothing', () => {
    const start = startOnboarding(CONTEXT);
    const answers = [SUBMITTED, { type: 'already_answered' }, { type: 'submit_failed' }] as const;
    for (const event of answers) expect(transitionOnboarding(start, event), `after ${event.type}`).toBeNull();
    const submitting = run([FINISH], spaceTypeOf(SpaceType.TEAM));
    expect(transitionOnboarding(submitting, { type: 'team_ready', teamId: '7' })).toBeNull();
    expect(transitionOnboarding(submitting, { type: 'team_failed' })).toBeNull();
  });

  test('[VAL-ONB-18] a sixth choice is refused with the limit, until the next answer', () => {
    const channels = onboardingOptions(OVERSEAS).channels.slice(0, 6);
    const at = run(TO_SPACE_TYPE.slice(0, 2));
    const capped = run(
      channels.map(({ id }) => choose('channel', id)),
      at,
    );
    expect(capped.answers.channel).toHaveLength(5);
    expect(question(capped).notice).toEqual({ rule: 'max_items', limit: 5 });
    expect(run([choose('channel', 2201)], capped)).toMatchObject({
      notice: null,
      answers: { channel: { length: 4 } },
    });
    expect(run([{ type: 'write', field: 'otherChannel', text: 'A' }], capped).notice).toBeNull();
    expect(run([CONTINUE], capped).notice).toBeNull();
    expect(run([SKIP], capped).notice).toBeNull();
  });
});

describe('the end', () => {
  test('[ONB-20][ONB-21][ONB-22] skip submits with skip=true, marks the dialog as filled and closes it', () => {
    const sent = run([choose('job', 1203), SKIP]);
    expect(onboardingTask(sent)).toEqual({
      type: 'submit',
      body: { name: 'Ana Lind', career: 1203, skip: true },
    });
    expect(isOnboardingFilled(sent)).toBe(false);
    const closed = run([SUBMITTED], sent);
    expect([isOnboardingFilled(closed), onboardingView(closed)]).toEqual([true, { kind: 'closed' }]);
  });

  test.each([
    [SpaceType.PERSONAL, [], true],
    [SpaceType.EDUCATION, [], true],
    [SpaceType.WORK, [CONTINUE], true],
  ] as const)(
    '[ONB-09][ONB-10][ONB-11][ONB-23][ONB-24][ONB-25] finish with space type %i submits, fills and shows 50 points and the card',
    (spaceType, more, hasPlanCard) => {
      const sent = run([...more, FINISH], spaceTypeOf(spaceType));
      expect(onboardingTask(sent)).toMatchObject({ type: 'submit', body: { usage: spaceType, skip: false } });
      expect(isOnboardingFilled(sent)).toBe(false);
      const end = run([SUBMITTED], sent);
      expect(isOnboardingFilled(end)).toBe(true);
      expect(onboardingTask(end)).toBeNull();
      expect(onboardingView(end)).toEqual({
        kind: 'finish',
        panel: { points: 50, hasPlanCard, hasInviteButton: false },
      });
    },
  );

  test('[ONB-12][ERR-21] with a team, made now or there before, the panel offers to invite its members', () => {
    const stored = run([FINISH, SUBMITTED], spaceTypeOf(SpaceType.TEAM));
    expect(onboardingTask(stored)).toEqual({ type: 'create_team', name: 'My first team' });
    expect([isOnboardingFilled(stored), question(stored).isBusy]).toEqual([true, true]);
    const end = run([{ type: 'team_ready', teamId: '7' }], stored);
    expect(end.teamId).toBe('7');
    expect(onboardingView(end)).toMatchObject({ panel: { hasInviteButton: true, hasPlanCard: false } });
  });

  test('[ONB-13] without a team there is no button to invite', () => {
    const end = run([FINISH, SUBMITTED, { type: 'team_failed' }], spaceTypeOf(SpaceType.TEAM));
    expect(onboardingView(end)).toMatchObject({ kind: 'finish', panel: { hasInviteButton: false } });
  });

  test.each([
    ['  Gardeners ', 'Gardeners'],
    ['  ', 'My first team'],
  ])('[VAL-ONB-15][VAL-ONB-16] a team name %j creates %j', (text, name) => {
    const named = run([{ type: 'write', field: 'teamName', text }], spaceTypeOf(SpaceType.TEAM));
    expect(onboardingTask(run([FINISH, SUBMITTED], named))).toEqual({ type: 'create_team', name });
  });

  test.each([SKIP, FINISH])(
    '[ERR-22] answers that were stored before ($type) close the dialog silently',
    (send) => {
      const end = run([...TO_SPACE_TYPE, send, { type: 'already_answered' }]);
      expect([end.phase, end.notice, isOnboardingFilled(end)]).toEqual(['closed', null, true]);
    },
  );

  test.each([SKIP, FINISH])('[ERR-23] a submit that fails ($type) says so and can be repeated', (send) => {
    const failed = run([...TO_SPACE_TYPE, send, { type: 'submit_failed' }]);
    expect(question(failed)).toMatchObject({ notice: { rule: 'submit_failed' }, isBusy: false });
    expect(isOnboardingFilled(failed)).toBe(false);
    expect(onboardingTask(failed)).toBeNull();
    expect(run([send], failed).notice).toBeNull();
  });

  test('[ONB-15] the button of the panel closes it, permanently', () => {
    const closed = run([...TO_SPACE_TYPE, FINISH, SUBMITTED, { type: 'close' }]);
    expect(onboardingView(closed)).toEqual({ kind: 'closed' });
    expect(transitionOnboarding(closed, { type: 'close' })).toBeNull();
  });
});

describe('resuming', () => {
  const save = (state: OnboardingState): unknown => JSON.parse(JSON.stringify(state));

  test('continues where the dialog was left', () => {
    for (const count of TO_SPACE_TYPE.keys()) {
      const state = run(TO_SPACE_TYPE.slice(0, count));
      expect(resumeOnboarding(save(state), CONTEXT)).toEqual(state);
    }
  });

  test('a submit that was running can be sent again; what was stored stays stored', () => {
    const team = spaceTypeOf(SpaceType.TEAM);
    expect(resumeOnboarding(save(run([FINISH], team)), CONTEXT).phase).toBe('answering');
    expect(resumeOnboarding(save(run([SKIP], team)), CONTEXT).phase).toBe('answering');
    const stored = run([FINISH, SUBMITTED], team);
    const ready = run([{ type: 'team_ready', teamId: '7' }], stored);
    for (const state of [stored, ready, run([{ type: 'close' }], ready)])
      expect(resumeOnboarding(save(state), CONTEXT)).toEqual(state);
  });

  test('a team with Other answers, a work step and a name of one’s own come back', () => {
    const state = run([
      { type: 'write', field: 'userName', text: 'Bo' },
      choose('job', 1299),
      { type: 'write', field: 'otherJob', text: 'Pilot' },
      CONTINUE,
      choose('channel', 2299),
      { type: 'write', field: 'otherChannel', text: 'Fair' },
      CONTINUE,
      choose('use_case', 3299),
      { type: 'write', field: 'otherUseCase', text: 'Maps' },
      CONTINUE,
      choose('space_type', SpaceType.WORK),
      { type: 'write', field: 'teamName', text: 'Crew' },
      CONTINUE,
      choose('company_size', CompanySize.FROM_2_TO_50),
      choose('work_scene', 4299),
      { type: 'write', field: 'otherWorkScene', text: 'Docks' },
    ]);
    expect(resumeOnboarding(save(state), CONTEXT)).toEqual(state);
  });

  test('options of the other deployment are dropped, and the first open step is shown', () => {
    const state = run(TO_SPACE_TYPE);
    expect(resumeOnboarding(save(state), contextOf(MAINLAND))).toMatchObject({
      step: 'before_start',
      answers: { job: null, channel: [], useCase: [] },
    });
    const withoutChannel = { ...state, answers: { ...state.answers, channel: [] } };
    expect(resumeOnboarding(withoutChannel, CONTEXT).step).toBe('channel');
  });

  test('the step for work is left when the space type no longer has it', () => {
    const work = run([CONTINUE], spaceTypeOf(SpaceType.WORK));
    const personal = { ...work, answers: { ...work.answers, spaceType: SpaceType.PERSONAL } };
    expect(resumeOnboarding(personal, CONTEXT).step).toBe('space_type');
  });

  test.each([null, undefined, 'x', 7, [], {}, { step: 'lunch' }])('%j starts at the beginning', (saved) => {
    expect(resumeOnboarding(saved, CONTEXT)).toEqual(startOnboarding(CONTEXT));
  });

  test('what does not fit counts as not answered', () => {
    const answers = {
      userName: 7,
      job: '1201',
      otherJob: null,
      channel: 2201,
      useCase: [1, 3201, 3201, 3298],
      spaceType: 9,
    };
    const state = resumeOnboarding({ step: 'before_start', phase: 'lunch', teamId: 7, answers }, CONTEXT);
    expect(state).toMatchObject({ phase: 'answering', teamId: null });
    expect(state.answers).toMatchObject({
      userName: 'Ana Lind',
      job: null,
      otherJob: '',
      channel: [],
      useCase: [3298],
      spaceType: null,
      companySize: null,
    });
    expect(resumeOnboarding({ step: 'before_start', answers: null }, CONTEXT).answers.job).toBeNull();
  });
});
