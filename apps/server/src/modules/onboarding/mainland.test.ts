import type { BodyOf } from '@boardwalk/api-client';
import {
  Deployment,
  onboardingTask,
  onboardingView,
  SpaceType,
  startOnboarding,
  transitionOnboarding,
  type OnboardingEvent,
  type OnboardingState,
} from '@boardwalk/domain';
import { describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';

const server = testServer({ environment: { DEPLOYMENT: 'mainland' } });

test('[API-ACC-04][OPEN-01] the mainland deployment has options of its own', async () => {
  const lin = await server.createUser({ nickName: '林夏' });
  const body = { career: 1101, channels: [2101], scenes: [3101], usage: 5 as const, skip: false };
  const overseas = await server.api('writeIdentityTag', { as: lin, body: { ...body, career: 1201 } });
  expect([overseas.status, overseas.fields]).toEqual([400, ['career unknown']]);
  const { status, data } = await server.api('writeIdentityTag', {
    as: lin,
    body: { ...body, name: '林夏夏' },
  });
  expect([status, data.points]).toEqual([200, 50]);
  expect((await server.api('getUserInfo', { as: lin })).data.nick_name).toBe('林夏夏');
});

describe('what the dialog sends is taken', () => {
  const start = startOnboarding({
    deployment: Deployment.MAINLAND,
    defaults: { userName: 'Mara', teamName: 'My first team' },
  });
  const through = (from: OnboardingState, events: readonly OnboardingEvent[]) =>
    events.reduce((state, event) => {
      const next = transitionOnboarding(state, event);
      if (next === null) throw new Error(`${event.type} is not possible`);
      return next;
    }, from);
  const choose = (question: Extract<OnboardingEvent, { type: 'choose' }>['question'], id: number) =>
    ({ type: 'choose', question, id }) as const;
  const next = { type: 'continue' } as const;
  const answered = through(start, [
    choose('job', 1101),
    next,
    choose('channel', 2101),
    next,
    choose('use_case', 3101),
    next,
  ]);
  async function send(state: OnboardingState, as: TestUser) {
    const task = onboardingTask(state);
    if (task?.type !== 'submit') throw new Error('nothing to submit');
    return server.api('writeIdentityTag', { as, body: task.body as BodyOf<'writeIdentityTag'> });
  }

  test.each([
    [SpaceType.PERSONAL, []],
    [SpaceType.WORK, [next, choose('company_size', 1001), choose('work_scene', 4101)]],
    [SpaceType.EDUCATION, []],
  ] as const)('[STATE-35][ONB-23] with space type %i', async (spaceType, more) => {
    const mara = await server.createUser();
    const sent = through(answered, [choose('space_type', spaceType), ...more, { type: 'finish' }]);
    expect((await send(sent, mara)).data).toMatchObject({ points: 50 });
    const end = onboardingView(through(sent, [{ type: 'submitted' }]));
    expect(end).toMatchObject({ kind: 'finish', panel: { points: 50, hasPlanCard: true } });
  });

  test('[STATE-35][ONB-12][ERR-21] with a team, which is made by the next request, or was there before', async () => {
    const mara = await server.createUser();
    const sent = through(answered, [choose('space_type', SpaceType.TEAM), { type: 'finish' }]);
    expect((await send(sent, mara)).status).toBe(200);
    const stored = through(sent, [{ type: 'submitted' }]);
    const task = onboardingTask(stored);
    if (task?.type !== 'create_team') throw new Error('no team to create');
    const made = await server.api('createTeam', { as: mara, body: { name: task.name } });
    expect(made.status).toBe(200);
    const again = await server.api('createTeam', { as: mara, body: { name: task.name } });
    expect([again.code, again.data]).toMatchObject([1602, { id: made.data.id }]);
    const end = through(stored, [{ type: 'team_ready', teamId: made.data.id }]);
    expect(onboardingView(end)).toMatchObject({ panel: { hasInviteButton: true } });
  });

  test('[STATE-35][ONB-20][ERR-22] skipped, and once only', async () => {
    const mara = await server.createUser();
    const sent = through(start, [choose('job', 1101), { type: 'skip' }]);
    expect((await send(sent, mara)).data.points).toBe(0);
    expect((await send(sent, mara)).code).toBe(2406);
    expect(onboardingView(through(sent, [{ type: 'already_answered' }]))).toEqual({ kind: 'closed' });
  });
});
