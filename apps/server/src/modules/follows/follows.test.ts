import { beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';

const server = testServer();

const UNKNOWN_USER = 'zzzzzzzzzzzz';

let mara: TestUser;
let theo: TestUser;

beforeEach(async () => {
  [mara, theo] = [await server.createUser(), await server.createUser()];
});

const follow = (as: TestUser, whom: TestUser) =>
  server.api('followUser', { as, body: { focus_user_id: whom.userId } });
const unfollow = (as: TestUser, whom: TestUser) =>
  server.api('unfollowUser', { as, body: { focus_user_id: whom.userId } });
const check = async (as: TestUser, whom: TestUser) =>
  (await server.api('checkFollow', { as, query: { focus_user_id: whom.userId } })).data.relation;
const numbersOf = async (user: TestUser) =>
  (await server.api('getProfile', { query: { user_id: user.userId } })).data.statistic_data;
const idsOf = (list: { user_id: string }[]) => list.map(({ user_id }) => user_id);

describe('following', () => {
  test('[API-PROF-09][API-PROF-10][API-PROF-11][ENUM-06][PROD-16] the relation follows every step, seen from both sides', async () => {
    const seen = async () => [await check(mara, theo), await check(theo, mara)];
    expect(await seen()).toEqual([0, 0]);
    expect((await follow(mara, theo)).data).toEqual({
      focus_user_id: theo.userId,
      relation: 2,
      blocked: false,
    });
    expect(await seen()).toEqual([2, 4]);
    expect((await follow(theo, mara)).data.relation).toBe(6);
    expect(await seen()).toEqual([6, 6]);
    expect((await unfollow(mara, theo)).data).toEqual({
      focus_user_id: theo.userId,
      relation: 4,
      blocked: false,
    });
    expect(await seen()).toEqual([4, 2]);
    expect(await check(mara, mara)).toBe(1);
  });

  test('[API-PROF-09][API-PROF-10][ENT-04] following or stopping twice is the same as once, and counted once', async () => {
    await follow(mara, theo);
    expect((await follow(mara, theo)).status).toBe(200);
    expect([await numbersOf(mara), await numbersOf(theo)]).toMatchObject([
      { focus: 1, fans: 0 },
      { focus: 0, fans: 1 },
    ]);
    await unfollow(mara, theo);
    expect((await unfollow(mara, theo)).status).toBe(200);
    expect([await numbersOf(mara), await numbersOf(theo)]).toMatchObject([
      { focus: 0, fans: 0 },
      { focus: 0, fans: 0 },
    ]);
  });

  test('[API-PROF-09] many follow and stop at once, both ways: the counters are exact', async () => {
    const others = await Promise.all(Array.from({ length: 6 }, () => server.createUser()));
    const answers = await Promise.all(
      others.flatMap((other, index) => [
        follow(other, mara),
        follow(mara, other),
        follow(other, mara),
        ...(index % 2 === 0 ? [unfollow(mara, other)] : []),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const counted = await server.db
      .selectFrom('follow')
      .select((eb) => [
        eb.fn.countAll<string>().filterWhere('follower_id', '=', mara.userId).as('focus'),
        eb.fn.countAll<string>().filterWhere('followee_id', '=', mara.userId).as('fans'),
      ])
      .executeTakeFirstOrThrow();
    expect(Number(counted.fans)).toBe(6);
    expect(await numbersOf(mara)).toMatchObject({ focus: Number(counted.focus), fans: 6 });
  });

  test('[API-PROF-10] the person to stop following may stand in the query', async () => {
    await follow(mara, theo);
    const answer = await server.api('unfollowUser', { as: mara, query: { focus_user_id: theo.userId } });
    expect(answer.data.relation).toBe(0);
  });

  test('nobody follows themself: 409', async () => {
    const answer = await follow(mara, mara);
    expect([answer.status, answer.error]).toEqual([409, 'cannot_follow_self']);
    expect(await numbersOf(mara)).toMatchObject({ focus: 0, fans: 0 });
  });

  test('404 for a person who does not exist', async () => {
    const answers = [
      await server.api('followUser', { as: mara, body: { focus_user_id: UNKNOWN_USER } }),
      await server.api('unfollowUser', { as: mara, body: { focus_user_id: UNKNOWN_USER } }),
      await server.api('checkFollow', { as: mara, query: { focus_user_id: UNKNOWN_USER } }),
      await server.api('listFans', { query: { user_id: UNKNOWN_USER } }),
      await server.api('listFollows', { query: { user_id: UNKNOWN_USER } }),
    ];
    for (const answer of answers) expect([answer.status, answer.error]).toEqual([404, 'user_not_found']);
  });

  test('400 names the person that is missing or has no form', async () => {
    expect((await server.api('followUser', { as: mara, raw: { body: {} } })).fields).toEqual([
      'focus_user_id required',
    ]);
    expect((await server.api('unfollowUser', { as: mara })).fields).toEqual(['focus_user_id required']);
    expect(
      (await server.api('checkFollow', { as: mara, raw: { query: { focus_user_id: '?' } } })).fields,
    ).toEqual(['focus_user_id format']);
  });

  test('401 without a token', async () => {
    const body = { focus_user_id: theo.userId };
    const answers = [
      await server.api('followUser', { body }),
      await server.api('unfollowUser', { body }),
      await server.api('checkFollow', { query: body }),
    ];
    for (const answer of answers) expect([answer.status, answer.error]).toEqual([401, 'not_signed_in']);
  });
});

describe('lists', () => {
  test('[API-PROF-07][API-PROF-08] fans and follows stand the newest first, page by page, each once', async () => {
    const fans = await Promise.all(Array.from({ length: 5 }, () => server.createUser()));
    for (const [index, fan] of fans.entries()) {
      // Two in the same millisecond: the list still has one order.
      if (index % 2 === 0) server.clock.advance(1000);
      await follow(fan, mara);
      await follow(mara, fan);
    }
    for (const operation of ['listFans', 'listFollows'] as const) {
      const seen: string[] = [];
      let cursor = '0';
      do {
        const { data } = await server.api(operation, { query: { user_id: mara.userId, size: 2, cursor } });
        expect(data.list.length).toBeLessThanOrEqual(2);
        seen.push(...idsOf(data.list));
        cursor = data.next_cursor;
      } while (cursor !== '0');
      expect(seen.toSorted()).toEqual(fans.map(({ userId }) => userId).toSorted());
      expect(seen[0]).toBe(fans[4]?.userId);
    }
  });

  test('[API-PROF-07][ENUM-06] an entry shows the person, their numbers and how the viewer stands to them', async () => {
    await follow(theo, mara);
    await follow(mara, theo);
    const entry = async (as?: TestUser) =>
      (await server.api('listFans', { as, query: { user_id: mara.userId } })).data.list[0];
    expect(await entry()).toEqual({
      user_id: theo.userId,
      nick_name: expect.any(String),
      avatar_url: null,
      profile_name: expect.any(String),
      introduce: '',
      fans: 1,
      pub_files: 0,
      relation: 0,
    });
    expect((await entry(mara))?.relation).toBe(6);
    expect((await entry(theo))?.relation).toBe(1);
  });

  test("[API-PROF-07][API-PROF-08] without user_id the lists are the caller's, and only then need a token", async () => {
    await follow(theo, mara);
    expect(idsOf((await server.api('listFans', { as: mara })).data.list)).toEqual([theo.userId]);
    expect(idsOf((await server.api('listFollows', { as: theo })).data.list)).toEqual([mara.userId]);
    expect((await server.api('listFans', { query: { user_id: mara.userId } })).status).toBe(200);
    expect((await server.api('listFollows', { query: { user_id: theo.userId } })).status).toBe(200);
    for (const answer of [await server.api('listFans'), await server.api('listFollows')])
      expect([answer.status, answer.error]).toEqual([401, 'not_signed_in']);
  });

  test('deactivated people do not show', async () => {
    await follow(theo, mara);
    await server.db
      .updateTable('user_account')
      .set({ deactivated_at: server.clock.now() })
      .where('user_id', '=', theo.userId)
      .execute();
    expect((await server.api('listFans', { as: mara })).data.list).toEqual([]);
  });

  test('400 for a cursor of another list and a size out of bounds', async () => {
    const bad = async (query: Record<string, unknown>) =>
      (await server.api('listFans', { as: mara, raw: { query } })).fields;
    expect(await bad({ cursor: 'bm90aGluZw' })).toEqual(['cursor format']);
    expect(await bad({ size: 101 })).toEqual(['size max 100']);
    expect(await bad({ size: 0 })).toEqual(['size min 1']);
  });

  test('a page takes two statements, whatever its size', async () => {
    await follow(theo, mara);
    for (const operation of ['listFans', 'listFollows'] as const) {
      const statements = await server.statementsOf(() =>
        server.api(operation, { as: mara, query: { size: 100 } }),
      );
      expect(statements).toHaveLength(2);
    }
  });
});
