import type { BodyOf } from '@boardwalk/api-client';
import { pointEntry, type PointCause } from '@boardwalk/domain';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { createFile, customTag, publish } from '../../../test/publishForm.ts';
import { recount } from '../files/catalogue/service.ts';

const server = testServer({ environment: { TIME_ZONE: 'Asia/Shanghai' } });
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ONBOARDING: readonly PointCause[] = ['job', 'channel', 'useCase', 'spaceType'];
let mara: TestUser;

beforeEach(async () => {
  mara = await server.createUser();
});

async function award(user: TestUser, causes: readonly PointCause[]): Promise<number> {
  return server.services.points.award(
    server.db,
    user.userId,
    causes.map((cause) => pointEntry(cause)),
  );
}

/** Gives somebody a number of points: 5 for each of as many days. */
async function earn(user: TestUser, points: number): Promise<void> {
  const entries = Array.from({ length: points / 5 }, (_, index) => pointEntry('dailyVisit', `day ${index}`));
  await server.services.points.award(server.db, user.userId, entries);
}

async function balance(as: TestUser): Promise<number> {
  return (await server.api('getPoints', { as })).data.balance;
}

async function ledger(as: TestUser) {
  const { data } = await server.api('listPointEntries', { as });
  return data.list.map(({ cause, points }) => `${cause} ${points}`);
}

async function redeem(as: TestUser | undefined, key?: string) {
  return server.api('redeemCard', { as, headers: key === undefined ? {} : { 'idempotency-key': key } });
}

describe('the ledger', () => {
  test('[CONST-39][AMB-33] gives the balance and what is missing for the card', async () => {
    const { status, data } = await server.api('getPoints', { as: mara });
    expect([status, data]).toEqual([200, { balance: 0, card_points: 100, card_days: 30, shortfall: 100 }]);
    expect(await award(mara, ONBOARDING)).toBe(50);
    expect((await server.api('getPoints', { as: mara })).data).toMatchObject({ balance: 50, shortfall: 50 });
  });

  test('takes every cause once, also from 30 at once, and shows the lines to their owner alone', async () => {
    const gained = await Promise.all(Array.from({ length: 30 }, async () => award(mara, ONBOARDING)));
    expect(gained.filter((points) => points > 0)).toEqual([50]);
    expect(await balance(mara)).toBe(50);
    expect((await ledger(mara)).toSorted()).toEqual(['channel 10', 'job 10', 'spaceType 20', 'useCase 10']);
    const noor = await server.createUser();
    expect(await ledger(noor)).toEqual([]);
    expect(await balance(noor)).toBe(0);
  });

  test('is never rewritten, and its sum is the balance', async () => {
    await award(mara, ['job']);
    await expect(
      server.db
        .updateTable('point_entry')
        .set({ points: 1000 } as never)
        .where('user_id', '=', mara.userId)
        .execute(),
    ).rejects.toThrow('never changed');
    const { sum } = await server.db
      .selectFrom('point_entry')
      .select(({ fn }) => fn.sum<string>('points').as('sum'))
      .where('user_id', '=', mara.userId)
      .executeTakeFirstOrThrow();
    expect(await balance(mara)).toBe(Number(sum));
  });

  test('is counted again by the recount, which reports what the balance said before', async () => {
    await award(mara, ONBOARDING);
    await sql`update point_account set balance = 70 where user_id = ${mara.userId}`.execute(server.db);
    expect(await recount(server.db)).toEqual([
      { table: 'point_account', key: mara.userId, counter: 'balance', found: 70, counted: 50 },
    ]);
    expect(await balance(mara)).toBe(50);
  });

  test('comes page by page, the latest first, in one statement', async () => {
    await earn(mara, 25);
    const page = async (cursor: string) =>
      (await server.api('listPointEntries', { as: mara, query: { cursor, size: 2 } })).data;
    const first = await page('0');
    const second = await page(first.next_cursor);
    const third = await page(second.next_cursor);
    const ids = [...first.list, ...second.list, ...third.list].map(({ entry_id: id }) => Number(id));
    expect(ids).toHaveLength(5);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect([first.has_more, third.has_more]).toEqual([true, false]);
    expect(await server.statementsOf(() => page('0'))).toHaveLength(1);
    const bad = await server.api('listPointEntries', { as: mara, query: { cursor: 'nonsense' } });
    expect([bad.status, bad.fields]).toEqual([400, ['cursor format']]);
  });

  test('is nobody’s without a token', async () => {
    expect((await server.api('getPoints')).status).toBe(401);
    expect((await server.api('listPointEntries')).status).toBe(401);
    expect((await redeem(undefined)).status).toBe(401);
    expect(await redeem(await server.createNobody())).toMatchObject({ status: 404, error: 'user_not_found' });
  });
});

describe('what earns points', () => {
  test('a visit once a day of the deployment’s time zone, however many tabs are open', async () => {
    const account = `visitor-${mara.userId}@example.com`;
    const { data, response } = await server.api('signUp', {
      body: { account, password: TEST_PASSWORD, nick_name: 'Noor' },
    });
    const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
    const visit = async () => {
      const session = await server.api('getSession', { cookies });
      const exchanged = await server.api('exchangeToken', {
        cookies,
        body: { refresh_token: session.data.refresh_token ?? '' },
      });
      expect(exchanged.status).toBe(200);
      return { userId: data.user.user_id, account, token: exchanged.data.access_token };
    };
    // 14:00 UTC is 22:00 in Shanghai.
    server.clock.advance(DAY_MS - (server.clock.now().getTime() % DAY_MS) + 14 * HOUR_MS);
    const [visitor = mara] = await Promise.all(Array.from({ length: 8 }, visit));
    expect(await ledger(visitor)).toEqual(['dailyVisit 5']);
    server.clock.advance(2 * HOUR_MS - 1000);
    expect(await ledger(await visit())).toEqual(['dailyVisit 5']);
    server.clock.advance(1000);
    expect(await ledger(await visit())).toEqual(['dailyVisit 5', 'dailyVisit 5']);
  });

  test('the first template that passes its review, not the second, nor one refused', async () => {
    const reviewer = await server.createUser({ kind: 2 });
    const tag = await customTag(server, mara, 'Harbour');
    const submit = async () => {
      const fileKey = await createFile(server, mara);
      expect((await publish(server, mara, fileKey, { tagIds: [tag] })).status).toBe(200);
      const { data } = await server.api('getFileFullLatestSelf', { as: mara, params: { file_key: fileKey } });
      return data.submission_id;
    };
    const decide = async (submissionId: string, body: BodyOf<'reviewSubmission'>) => {
      const params = { submission_id: submissionId };
      expect((await server.api('reviewSubmission', { as: reviewer, params, body })).status).toBe(200);
    };
    await decide(await submit(), { decision: 'not_pass', reason: 'The board is empty.' });
    expect(await balance(mara)).toBe(0);
    await decide(await submit(), { decision: 'pass' });
    expect(await ledger(mara)).toEqual(['firstApprovedTemplate 50']);
    await decide(await submit(), { decision: 'pass' });
    expect(await balance(mara)).toBe(50);
  });
});

describe('the card of the personal plan', () => {
  test('[CONST-40][PROD-21][AMB-33][OPEN-26] costs 100 points and gives 30 days of membership', async () => {
    await award(mara, [...ONBOARDING, 'firstApprovedTemplate']);
    const now = server.clock.now().getTime();
    const { status, data } = await redeem(mara);
    expect([status, data.balance]).toEqual([200, 0]);
    expect(data.edition).toEqual({
      isDefaultData: false,
      type: 1,
      edition_key: 'personal',
      goods_id: null,
      user_id: mara.userId,
      start_date: new Date(now).toISOString(),
      end_date: new Date(now + 30 * DAY_MS).toISOString(),
      permanent: false,
      extends: 0,
      is_valid: true,
    });
    const license = await server.api('getProfessionalLicense', { as: mara });
    expect(license.data).toEqual(data.edition);
    expect((await server.api('getUserInfo', { as: mara })).data.member).toBe(1);
    expect((await ledger(mara))[0]).toBe('personalPlanCard -100');
    expect(await balance(mara)).toBe(0);
  });

  test('is refused below 100 points, with what is missing, and costs nothing then', async () => {
    await earn(mara, 95);
    const { status, code, error, json } = await redeem(mara, 'too-early-for-a-card');
    expect([status, code, error]).toEqual([409, 2501, 'insufficient_points']);
    expect(json['data']).toEqual({ balance: 95, shortfall: 5 });
    expect(await balance(mara)).toBe(95);
    expect((await server.api('getProfessionalLicense', { as: mara })).data.isDefaultData).toBe(true);
    await award(mara, ['job']);
    expect((await redeem(mara, 'too-early-for-a-card')).data.balance).toBe(5);
  });

  test('is paid once per key, also by 20 requests at once', async () => {
    await earn(mara, 300);
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => redeem(mara, 'one-card-for-mara')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await balance(mara)).toBe(200);
    const bad = await redeem(mara, 'short');
    expect([bad.status, bad.fields]).toEqual([400, ['Idempotency-Key format']]);
  });

  test('of 20 requests at once as many are served as there are points for, and the days add up', async () => {
    await earn(mara, 350);
    const now = server.clock.now().getTime();
    const answers = await Promise.all(Array.from({ length: 20 }, async () => redeem(mara)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 2501)).toHaveLength(17);
    expect(await balance(mara)).toBe(50);
    const { data } = await server.api('getProfessionalLicense', { as: mara });
    expect(data).toMatchObject({ end_date: new Date(now + 90 * DAY_MS).toISOString(), extends: 2 });
    const grants = await server.api('listEditionGrants', { as: mara });
    expect(grants.data.list.map(({ source, days }) => `${source} ${days}`)).toEqual([
      'points 30',
      'points 30',
      'points 30',
    ]);
  });

  test('is not sold to members for life, nor on a private deployment', async () => {
    await earn(mara, 200);
    await server.services.membership.grantLifetime(server.db, {
      userId: mara.userId,
      key: `life of ${mara.userId}`,
    });
    expect([(await redeem(mara)).code, await balance(mara)]).toEqual([2502, 200]);
    const isolated = await server.createUser();
    await earn(isolated, 100);
    await server.db
      .updateTable('user_account')
      .set({ e_id: 3 })
      .where('user_id', '=', isolated.userId)
      .execute();
    expect([(await redeem(isolated)).error, await balance(isolated)]).toEqual(['plan_without_end', 100]);
  });
});
