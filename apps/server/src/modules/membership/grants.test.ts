import { beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';

const server = testServer({ environment: { FREE_EDITABLE_FILES: '7', FREE_EDIT_VISITORS: '2' } });
const DAY_MS = 86_400_000;
const FREE = { editableFiles: 7, editVisitors: 2 };
const UNLIMITED = { editableFiles: 0, editVisitors: 0 };
let mara: TestUser;

beforeEach(async () => {
  mara = await server.createUser();
});

async function teamOf(user: TestUser): Promise<string> {
  return (await server.services.workspace.findSpace(user.userId)).teamId;
}

async function limits(user: TestUser) {
  return server.services.membership.limitsOfTeam(server.db, await teamOf(user));
}

describe('days of the professional edition', () => {
  test('[ENT-05] begin now and are prolonged from the end of those before', async () => {
    const { membership } = server.services;
    const now = server.clock.now().getTime();
    const userId = mara.userId;
    await membership.extendEdition(server.db, { userId, days: 30, key: `a ${userId}` });
    const edition = await membership.extendEdition(server.db, {
      userId,
      days: 90,
      editionKey: 'personal',
      goodsId: 'plan-quarter',
      key: `b ${userId}`,
    });
    expect(edition).toEqual({
      type: 1,
      editionKey: 'personal',
      goodsId: 'plan-quarter',
      startDate: new Date(now),
      endDate: new Date(now + 120 * DAY_MS),
      permanent: false,
      extends: 1,
    });
    expect((await membership.factsOf(server.db, userId)).edition).toEqual(edition);
  });

  test('20 grants at once under one key are one, under 20 keys they are 20', async () => {
    const { membership } = server.services;
    const userId = mara.userId;
    const now = server.clock.now().getTime();
    const grants = async (keyOf: (index: number) => string) =>
      Promise.all(
        Array.from({ length: 20 }, async (_, index) =>
          membership.extendEdition(server.db, { userId, days: 1, key: keyOf(index) }),
        ),
      );
    await grants(() => `same ${userId}`);
    const endDate = async () => (await membership.factsOf(server.db, userId)).edition?.endDate;
    expect(await endDate()).toEqual(new Date(now + DAY_MS));
    await grants((index) => `${index} of ${userId}`);
    expect(await endDate()).toEqual(new Date(now + 21 * DAY_MS));
  });

  test('a key of one person grants nothing to another', async () => {
    const { membership } = server.services;
    const noor = await server.createUser();
    const key = `order of ${mara.userId}`;
    await membership.extendEdition(server.db, { userId: mara.userId, days: 30, key });
    await expect(membership.extendEdition(server.db, { userId: noor.userId, days: 30, key })).rejects.toThrow(
      'belongs to somebody else',
    );
    expect((await membership.factsOf(server.db, noor.userId)).edition).toBeNull();
  });

  test('what is taken back ends now, once, and is not granted again by its key', async () => {
    const { membership } = server.services;
    const userId = mara.userId;
    const grant = { userId, days: 30, key: `order of ${userId}` };
    await membership.extendEdition(server.db, grant);
    server.clock.advance(10 * DAY_MS);
    expect(await membership.isVip(server.db, userId)).toBe(true);
    const taken = await Promise.all([1, 2, 3].map(async () => membership.revokeGrant(server.db, grant.key)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await membership.isVip(server.db, userId)).toBe(false);
    await membership.extendEdition(server.db, grant);
    expect(await membership.isVip(server.db, userId)).toBe(false);
    expect(await membership.revokeGrant(server.db, 'nobody knows this key')).toBe(false);
  });
});

describe('plan limits', () => {
  test('[ROLE-22][ROLE-25][AMB-30] are the free plan’s as the settings say, none for a VIP, and end with the edition', async () => {
    const { membership } = server.services;
    expect(await limits(mara)).toEqual(FREE);
    await membership.extendEdition(server.db, { userId: mara.userId, days: 30, key: `of ${mara.userId}` });
    expect(await limits(mara)).toEqual(UNLIMITED);
    server.clock.advance(30 * DAY_MS - 1);
    expect(await limits(mara)).toEqual(UNLIMITED);
    server.clock.advance(1);
    expect(await limits(mara)).toEqual(FREE);
    await membership.grantLifetime(server.db, { userId: mara.userId, key: `life of ${mara.userId}` });
    expect(await limits(mara)).toEqual(UNLIMITED);
    await membership.revokeGrant(server.db, `life of ${mara.userId}`);
    expect(await limits(mara)).toEqual(FREE);
  });

  test('[STATE-32][LANG-10] a trial lifts none; a private deployment knows none, nor any valid edition', async () => {
    const { membership } = server.services;
    const userId = mara.userId;
    await membership.extendEdition(server.db, { userId, days: 30, key: `of ${userId}` });
    const change = server.db.updateTable('professional_edition').where('user_id', '=', userId);
    await change.set({ type: -1 }).execute();
    expect(await limits(mara)).toEqual(FREE);
    expect(await membership.isVip(server.db, userId)).toBe(false);
    await change.set({ type: 1 }).execute();
    await server.db.updateTable('user_account').set({ e_id: 3 }).where('user_id', '=', userId).execute();
    expect(await limits(mara)).toEqual(UNLIMITED);
    expect(await membership.isVip(server.db, userId)).toBe(false);
  });

  test('are asked for any number of teams in one statement', async () => {
    const noor = await server.createUser();
    const teams = [await teamOf(mara), await teamOf(noor), '999999', '9'.repeat(30)];
    const { membership } = server.services;
    const statements = await server.statementsOf(async () => {
      expect([...(await membership.limitsOfTeams(server.db, teams)).keys()]).toEqual(teams.slice(0, 2));
    });
    expect(statements).toHaveLength(1);
    await expect(membership.limitsOfTeam(server.db, '999999')).rejects.toMatchObject({
      error: 'team_not_found',
    });
  });
});

test('[ENUM-01][STATE-31][ROLE-21] beside a name stands lifetime, else ordinary while the edition is valid', async () => {
  const { membership } = server.services;
  const memberOf = async () => {
    const own = await server.api('getUserInfo', { as: mara });
    const shown = await server.api('getProfile', { as: mara, query: { user_id: mara.userId } });
    expect(shown.data.member).toBe(own.data.member);
    return own.data.member;
  };
  expect(await memberOf()).toBe(0);
  await membership.extendEdition(server.db, { userId: mara.userId, days: 1, key: `day of ${mara.userId}` });
  expect(await memberOf()).toBe(1);
  await membership.grantLifetime(server.db, { userId: mara.userId, key: `life of ${mara.userId}` });
  expect(await memberOf()).toBe(2);
  await membership.revokeGrant(server.db, `life of ${mara.userId}`);
  expect(await memberOf()).toBe(1);
  server.clock.advance(DAY_MS);
  const token = await server.infra.tokens.issue({ userId: mara.userId, sessionId: `later-${mara.userId}` });
  mara = { ...mara, token: token.token };
  expect(await memberOf()).toBe(0);
});
