import { beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createFile } from '../../../test/publishForm.ts';

const server = testServer();
const DAY_MS = 86_400_000;
let mara: TestUser;

beforeEach(async () => {
  mara = await server.createUser();
});

async function license(as: TestUser) {
  return (await server.api('getProfessionalLicense', { as })).data;
}

async function membership(as: TestUser) {
  return (await server.api('getMembership', { as })).data;
}

async function grantDays(user: TestUser, days: number, key = `days of ${user.userId}`) {
  await server.services.membership.extendEdition(server.db, { userId: user.userId, days, key });
}

describe('[API-ACC-01] the professional edition', () => {
  test('[ENT-05][OPEN-46] of somebody who never had one is marked as standing values', async () => {
    expect(await license(mara)).toEqual({
      isDefaultData: true,
      type: -1,
      edition_key: null,
      goods_id: null,
      user_id: mara.userId,
      start_date: null,
      end_date: null,
      permanent: false,
      extends: 0,
      is_valid: false,
    });
  });

  test('[ENT-05][STATE-32] names its dates and what it was bought as, and is valid until its end', async () => {
    const now = server.clock.now().getTime();
    const goods = { userId: mara.userId, editionKey: 'personal', goodsId: 'plan-month' };
    await grantDays(mara, 30);
    await server.services.membership.extendEdition(server.db, {
      ...goods,
      days: 30,
      key: `order of ${mara.userId}`,
    });
    const edition = {
      isDefaultData: false,
      type: 1,
      edition_key: 'personal',
      goods_id: 'plan-month',
      user_id: mara.userId,
      start_date: new Date(now).toISOString(),
      end_date: new Date(now + 60 * DAY_MS).toISOString(),
      permanent: false,
      extends: 1,
    };
    expect(await license(mara)).toEqual({ ...edition, is_valid: true });
    server.clock.advance(60 * DAY_MS);
    const { token } = await server.infra.tokens.issue({
      userId: mara.userId,
      sessionId: `${mara.userId}-later`,
    });
    expect(await license({ ...mara, token })).toEqual({ ...edition, is_valid: false });
  });

  test('[STATE-32] is not valid as a trial, nor on a private deployment', async () => {
    await grantDays(mara, 30);
    const edition = server.db.updateTable('professional_edition').where('user_id', '=', mara.userId);
    await edition.set({ type: -1 }).execute();
    expect(await license(mara)).toMatchObject({ type: -1, is_valid: false });
    await edition.set({ type: 1 }).execute();
    expect((await license(mara)).is_valid).toBe(true);
    await server.db.updateTable('user_account').set({ e_id: 3 }).where('user_id', '=', mara.userId).execute();
    expect((await license(mara)).is_valid).toBe(false);
  });

  test('[AMB-40] is valid without an end when it is permanent', async () => {
    await server.services.membership.grantLifetime(server.db, {
      userId: mara.userId,
      key: `life of ${mara.userId}`,
    });
    expect(await license(mara)).toMatchObject({
      edition_key: 'lifetime',
      end_date: null,
      permanent: true,
      is_valid: true,
    });
  });

  test('is for who is signed in', async () => {
    expect((await server.api('getProfessionalLicense')).status).toBe(401);
    expect((await server.api('getMembership')).status).toBe(401);
    expect((await server.api('listEditionGrants')).status).toBe(401);
    const nobody = { as: await server.createNobody() };
    const notFound = { status: 404, error: 'user_not_found' };
    expect(await server.api('getProfessionalLicense', nobody)).toMatchObject(notFound);
    expect(await server.api('getMembership', nobody)).toMatchObject(notFound);
  });
});

describe('the membership', () => {
  test('[ENT-19][ROLE-22][ROLE-23][AMB-29] on the free plan: its limits and how far they are used', async () => {
    await createFile(server, mara);
    const { data: space } = await server.api('getSpace', { as: mara });
    const free = { editable_files: 10, edit_visitors: 3 };
    expect(await membership(mara)).toEqual({
      member: 0,
      is_vip: false,
      is_private_deployment: false,
      edition: await license(mara),
      limits: free,
      free_plan: free,
      space: {
        team_type: 2,
        team_id: space.team_id,
        limitCount: 10,
        edit_visitor_quantity: 3,
        curCount: 1,
      },
    });
  });

  test('[ROLE-25][AMB-30] of a VIP knows no limits, and says the free plan to compare with', async () => {
    await grantDays(mara, 30);
    expect(await membership(mara)).toMatchObject({
      member: 1,
      is_vip: true,
      limits: { editable_files: 0, edit_visitors: 0 },
      free_plan: { editable_files: 10, edit_visitors: 3 },
      space: { limitCount: 0, edit_visitor_quantity: 0 },
    });
    const { data } = await server.api('listTeams', { as: mara });
    expect(data.list[0]).toMatchObject({ file_create_limit: 0, edit_visitor_quantity: 0 });
  });

  test('[LANG-10] on a private deployment knows no limits and no VIP', async () => {
    await server.db.updateTable('user_account').set({ e_id: 3 }).where('user_id', '=', mara.userId).execute();
    expect(await membership(mara)).toMatchObject({
      is_vip: false,
      is_private_deployment: true,
      limits: { editable_files: 0, edit_visitors: 0 },
    });
  });

  test('needs a personal team to count the files of', async () => {
    const { teamId } = await server.services.workspace.findSpace(mara.userId);
    await server.db.deleteFrom('project').where('team_id', '=', teamId).execute();
    await server.db.deleteFrom('team_member').where('team_id', '=', teamId).execute();
    await server.db.deleteFrom('team').where('team_id', '=', teamId).execute();
    const { status, error } = await server.api('getMembership', { as: mara });
    expect([status, error]).toEqual([409, 'no_storage_location']);
  });

  test('takes at most three statements', async () => {
    expect((await server.statementsOf(async () => membership(mara))).length).toBeLessThanOrEqual(3);
    expect(await server.statementsOf(async () => license(mara))).toHaveLength(1);
  });

  test('[ROLE-22] files made under an edition stay when it ends; another is refused with what the limit dialog shows', async () => {
    await grantDays(mara, 1);
    for (let made = 0; made < 11; made += 1) await createFile(server, mara);
    server.clock.advance(DAY_MS);
    const { token } = await server.infra.tokens.issue({
      userId: mara.userId,
      sessionId: `${mara.userId}-later`,
    });
    const later = { ...mara, token };
    expect((await membership(later)).space).toMatchObject({ limitCount: 10, curCount: 11 });
    const { data: space } = await server.api('getSpace', { as: later });
    const refused = await server.api('createFile', {
      as: later,
      params: { teamId: space.team_id, projectId: space.project_id },
      body: { name: 'One more', kind: 'board' },
    });
    expect([refused.status, refused.error]).toEqual([409, 'file_limit_reached']);
    expect(refused.json['data']).toEqual({ limit: 10, current: 11, team_id: space.team_id });
  });
});

describe('where a membership came from', () => {
  test('is listed to its owner, the latest first, with what was taken back', async () => {
    await grantDays(mara, 30, `first of ${mara.userId}`);
    await grantDays(mara, 90, `second of ${mara.userId}`);
    await server.services.membership.revokeGrant(server.db, `first of ${mara.userId}`);
    const { data } = await server.api('listEditionGrants', { as: mara });
    expect(data.list.map(({ days, source, revoked_at: at }) => [days, source, at !== null])).toEqual([
      [90, 'purchase', false],
      [30, 'purchase', true],
    ]);
    const noor = await server.createUser();
    expect((await server.api('listEditionGrants', { as: noor })).data.list).toEqual([]);
  });

  test('comes page by page in one statement', async () => {
    for (const key of ['a', 'b', 'c']) await grantDays(mara, 1, `${key} of ${mara.userId}`);
    const page = async (cursor: string) =>
      (await server.api('listEditionGrants', { as: mara, query: { cursor, size: 2 } })).data;
    const first = await page('0');
    const second = await page(first.next_cursor);
    expect([first.list.length, second.list.length, second.has_more]).toEqual([2, 1, false]);
    expect(await server.statementsOf(() => page('0'))).toHaveLength(1);
    const bad = await server.api('listEditionGrants', { as: mara, query: { cursor: 'nonsense' } });
    expect([bad.status, bad.fields]).toEqual([400, ['cursor format']]);
  });
});
