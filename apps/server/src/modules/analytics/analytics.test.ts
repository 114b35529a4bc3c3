import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';

const server = testServer({ environment: { ANALYTICS: 'on', TIME_ZONE: 'Asia/Tokyo' } });
let admin: TestUser;

beforeAll(async () => {
  admin = await server.createUser({ kind: 2 });
});

beforeEach(async () => {
  await server.db.deleteFrom('analytics_count').execute();
  server.clock.advance(61_000);
});

const search = (origin: 'input' | 'hot' = 'input') => ({ name: 'search', origin }) as const;
const publishing = { name: 'publish_click', origin: 'header' } as const;
const send = (...events: (ReturnType<typeof search> | typeof publishing)[]) =>
  server.api('recordAnalyticsEvents', { body: { project: 'boardwalk-overseas', events } });
/** The admin with a token of now: days pass in these tests. */
async function adminNow(): Promise<TestUser> {
  const { token } = await server.infra.tokens.issue({ userId: admin.userId, sessionId: 'now' });
  return { ...admin, token };
}
const counts = async (query: { days?: number } = {}) =>
  (await server.api('listAnalyticsCounts', { as: await adminNow(), query })).data.list;

describe('analytics', () => {
  test('[ANA-01][ANA-02][LANG-11] events of the project of the deployment are counted by day and origin', async () => {
    const day = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Tokyo' }).format(server.clock.now());
    expect((await send(search(), search(), publishing)).status).toBe(200);
    await Promise.all(Array.from({ length: 20 }, () => send(search('hot'), search(), publishing)));
    expect(await counts()).toEqual([
      { day, name: 'publish_click', origin: 'header', count: 21 },
      { day, name: 'search', origin: 'hot', count: 20 },
      { day, name: 'search', origin: 'input', count: 22 },
    ]);
  });

  test('the latest day comes first, and days further back than asked for are left out', async () => {
    await send(search());
    server.clock.advance(86_400_000);
    await send(search('hot'));
    expect((await counts({ days: 2 })).map(({ origin }) => origin)).toEqual(['hot', 'input']);
    expect((await counts({ days: 1 })).map(({ origin }) => origin)).toEqual(['hot']);
  });

  test('counts older than 400 days are removed', async () => {
    await send(search());
    server.clock.advance(400 * 86_400_000);
    await server.services.analytics.trim();
    expect(await counts({ days: 400 })).toEqual([]);
    const rows = () => server.db.selectFrom('analytics_count').selectAll().execute();
    expect(await rows()).toHaveLength(1);
    server.clock.advance(86_400_000);
    await server.services.analytics.trim();
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['another project', { project: 'boardwalk-mainland', events: [search()] }, ['project unknown']],
    [
      'an origin of another event',
      { project: 'boardwalk-overseas', events: [search(), { ...publishing, origin: 'hot' }] },
      ['events.1.origin unknown'],
    ],
    ['no event', { project: 'boardwalk-overseas', events: [] }, ['events required 1']],
    [
      'too many',
      { project: 'boardwalk-overseas', events: Array.from({ length: 51 }, () => search()) },
      ['events max_items 50'],
    ],
    [
      'who it was',
      { project: 'boardwalk-overseas', events: [{ ...search(), user_id: 'x' }] },
      ['events.0.user_id not_allowed'],
    ],
  ])('refused: %s', async (_what, body, fields) => {
    const answer = await server.api('recordAnalyticsEvents', { raw: { body } });
    expect([answer.status, answer.fields]).toEqual([400, fields]);
    expect(await counts()).toEqual([]);
  });

  test('a network sends at most 60 times a minute', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => send(search())));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(await counts()).toMatchObject([{ count: 60 }]);
  });

  test('nothing is counted where they are off', async () => {
    const { settings } = server.infra;
    const { analytics } = settings;
    settings.analytics = undefined;
    onTestFinished(() => {
      settings.analytics = analytics;
    });
    expect(await send(search())).toMatchObject({ status: 404, error: 'not_found' });
    expect(await counts()).toEqual([]);
  });

  test('counts are for admins', async () => {
    const reader = await server.createUser();
    expect(await server.api('listAnalyticsCounts', { as: reader })).toMatchObject({
      status: 403,
      error: 'admins_only',
    });
    expect((await server.api('listAnalyticsCounts')).status).toBe(401);
    const bad = await server.api('listAnalyticsCounts', {
      as: await adminNow(),
      raw: { query: { days: 401 } },
    });
    expect([bad.status, bad.fields]).toEqual([400, ['days max 400']]);
  });
});
