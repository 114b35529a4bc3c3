import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { signIn } from '../../../test/signIn.ts';

const server = testServer();
let superAdmin: TestUser;
let admin: TestUser;

beforeAll(async () => {
  superAdmin = await server.createUser({ kind: 1 });
  admin = await server.createUser({ kind: 2 });
});

const find = (keyword: string, as = admin) => server.api('listPeople', { as, query: { keyword } });
const idsOf = async (keyword: string) => (await find(keyword)).data.list.map((person) => person.user_id);
const update = (userId: string, body: object, as = admin) =>
  server.api('updatePerson', { as, params: { user_id: userId }, raw: { body } });

describe('finding people', () => {
  test('by the beginning of nickname, profile name or address, whatever the case, and by id', async () => {
    const mara = await server.createUser({ nickName: 'Marabou Stork' });
    const { profile_name: name } = (await server.api('getUserInfo', { as: mara })).data;
    for (const keyword of ['marabou', 'MARAB', mara.account, mara.account.slice(0, 12), name, mara.userId])
      expect(await idsOf(keyword)).toContain(mara.userId);
    expect(await idsOf('stork')).toEqual([]);
    expect((await find('marabou')).data.list[0]).toMatchObject({
      nick_name: 'Marabou Stork',
      email: mara.account,
      role: 0,
      special_invite: false,
      influencer: 0,
      expert: 0,
      is_active: true,
    });
  });

  test('a percent sign or low line is one, and nothing more', async () => {
    expect(await idsOf('%')).toEqual([]);
    expect(await idsOf('_')).toEqual([]);
  });

  test('without a keyword everybody, the newest first, page by page in one statement each', async () => {
    for (let count = 0; count < 5; count += 1) {
      server.clock.advance(1000);
      await server.createUser();
    }
    const all = (await server.api('listPeople', { as: admin, query: { size: 100 } })).data.list;
    expect(all.map((person) => person.created_at)).toEqual(
      all
        .map((person) => person.created_at)
        .toSorted()
        .toReversed(),
    );
    const paged: string[] = [];
    let cursor = '0';
    do {
      const { data } = await server.api('listPeople', { as: admin, query: { cursor, size: 3 } });
      paged.push(...data.list.map((person) => person.user_id));
      cursor = data.next_cursor;
    } while (cursor !== '0');
    expect(paged).toEqual(all.map((person) => person.user_id));
    const statements = await server.statementsOf(() =>
      server.api('listPeople', { as: admin, query: { keyword: 'p' } }),
    );
    expect(statements.length).toBeLessThanOrEqual(3);
    const admins = await server.api('listPeople', { as: admin, query: { role: 1 } });
    expect(admins.data.list.map((person) => person.user_id)).toEqual([superAdmin.userId]);
    expect((await server.api('listPeople', { as: admin, raw: { query: { role: 7 } } })).fields).toEqual([
      'role unknown',
    ]);
  });
});

describe('changing people', () => {
  test('[ROLE-17][ROLE-19] an admin invites and gives badges; both show at once', async () => {
    const user = await server.createUser();
    const { data } = await update(user.userId, { special_invite: true, influencer: 1, expert: 1 });
    expect(data).toMatchObject({ special_invite: true, influencer: 1, expert: 1, role: 0 });
    expect((await server.api('isSpecialInvite', { as: user })).data).toBe(true);
    expect((await server.api('getOwnProfile', { as: user })).data).toMatchObject({
      influencer: 1,
      expert: 1,
    });
    const log = await server.db
      .selectFrom('moderation_log')
      .select(['action', 'moderator_id', 'changes'])
      .where('subject_id', '=', user.userId)
      .execute();
    expect(log).toEqual([
      {
        action: 'people.update',
        moderator_id: admin.userId,
        changes: [
          { field: 'special_invite', from: 'false', to: 'true' },
          { field: 'influencer', from: '0', to: '1' },
          { field: 'expert', from: '0', to: '1' },
        ],
      },
    ]);
  });

  test('[ROLE-15][ROLE-16][OPEN-10] the kind of anybody is for super admins', async () => {
    const user = await server.createUser();
    expect(await update(user.userId, { role: 2 })).toMatchObject({ status: 403, error: 'super_admins_only' });
    expect((await update(user.userId, { role: 2 }, superAdmin)).data.role).toBe(2);
    const verified = await server.api('verifyManager', { as: user, query: { user_id: user.userId } });
    expect(verified.data).toMatchObject({ role: 2, is_manager: true });
    expect((await update(user.userId, { role: 2 })).error).toBe('super_admins_only');
    expect((await update(user.userId, { role: 0 }, superAdmin)).data.role).toBe(0);
  });

  test('a deactivated person is signed out everywhere, cannot sign in, and is seen by nobody until activated again', async () => {
    const user = await signIn(server, await server.createUser());
    expect((await update(user.userId, { is_active: false })).data.is_active).toBe(false);
    expect((await server.api('getUserInfo', { as: user })).status).toBe(401);
    expect((await server.api('getSession', { cookies: user.cookies })).status).toBe(401);
    const tryToSignIn = () =>
      server.api('signIn', { body: { account: user.account, password: TEST_PASSWORD } });
    expect((await tryToSignIn()).error).toBe('wrong_credentials');
    expect((await server.api('getProfile', { query: { user_id: user.userId } })).status).toBe(404);
    expect(await idsOf(user.account)).toEqual([user.userId]);
    expect((await update(user.userId, { is_active: true })).data.is_active).toBe(true);
    expect((await tryToSignIn()).status).toBe(200);
  });

  test('what concerns an admin is for super admins, and nobody changes their own kind or shuts themselves out', async () => {
    const other = await server.createUser({ kind: 2 });
    expect((await update(other.userId, { is_active: false })).error).toBe('super_admins_only');
    expect((await update(other.userId, { expert: 1 })).error).toBe('super_admins_only');
    expect((await update(other.userId, { expert: 1 }, superAdmin)).status).toBe(200);
    expect((await update(admin.userId, { is_active: false })).error).toBe('own_account');
    expect(await update(superAdmin.userId, { role: 0 }, superAdmin)).toMatchObject({
      status: 409,
      error: 'own_account',
    });
    expect((await update('zzzzzzzzzzzz', {}, superAdmin)).error).toBe('user_not_found');
  });

  test('of two super admins who demote each other at once one remains', async () => {
    const [one, two] = [await server.createUser({ kind: 1 }), await server.createUser({ kind: 1 })];
    const answers = await Promise.all([
      update(one.userId, { role: 0 }, two),
      update(two.userId, { role: 0 }, one),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });
});
