import { describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createTemplate } from '../../../test/shop.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer();
const onTheMainland = testServer({ environment: { DEPLOYMENT: 'mainland' } });
const withoutProvider = testServer({ environment: { PAYMENT_PROVIDER: 'none' } });

const names = {
  'zh-CN': '两周',
  'en-US': 'Two weeks',
  'ja-JP': '2 週間',
  'ko-KR': '2주',
  'es-ES': 'Dos semanas',
};
const superAdmin = () => server.createUser({ kind: 1 });

describe('listGoods', () => {
  test('[OPEN-26] plans and lifetime membership are listed at the price of the deployment, in the reader’s language', async () => {
    const { data } = await server.api('listGoods', { headers: { 'accept-language': 'es-ES' } });
    expect(data.list.map(({ goods_id, days, price, currency }) => [goods_id, days, price, currency])).toEqual(
      [
        ['plan-month', 30, 6_000, 'USD'],
        ['plan-quarter', 91, 16_000, 'USD'],
        ['plan-year', 365, 48_000, 'USD'],
        ['lifetime', null, 149_000, 'USD'],
      ],
    );
    expect(data.list[0]).toMatchObject({ name: 'Plan personal, un mes', on_sale: true, owned: false });
    const { data: mainland } = await onTheMainland.api('listGoods');
    expect(mainland.list[0]).toMatchObject({ price: 29_000, currency: 'CNY', name: '个人版 · 一个月' });
  });

  test('on a private deployment and without a provider nothing is on sale', async () => {
    const mara = await server.createUser();
    await server.db.updateTable('user_account').set({ e_id: 3 }).where('user_id', '=', mara.userId).execute();
    const { data } = await server.api('listGoods', { as: mara });
    expect(data.list.map(({ on_sale }) => on_sale)).toEqual([false, false, false, false]);
    expect((await withoutProvider.api('listGoods')).data.list[0]?.on_sale).toBe(false);
  });

  test('a member for life learns that they have it all', async () => {
    const mara = await server.createUser();
    await server.services.membership.grantLifetime(server.db, { userId: mara.userId, key: 'gift-1' });
    const { data } = await server.api('listGoods', { as: mara });
    expect(data.list.every(({ owned }) => owned)).toBe(true);
  });

  test('401: a bad token is refused', async () => {
    const headers = { authorization: 'Bearer x' };
    expect((await server.api('listGoods', { headers })).status).toBe(401);
  });
});

describe('getGoods', () => {
  test('a template is goods at its price of this moment, sold by its creator in yuan', async () => {
    const [creator, reader] = [await server.createUser({ nickName: 'Lin Xia' }), await server.createUser()];
    const { fileKey, goodsId } = await createTemplate(server, creator, { price: 8_000, name: 'Canvas' });
    const { data } = await server.api('getGoods', { as: reader, params: { goods_id: goodsId } });
    expect(data).toMatchObject({
      goods_id: goodsId,
      kind: 'template',
      name: 'Canvas',
      price: 8_000,
      currency: 'CNY',
      on_sale: true,
      owned: false,
      team_ids: [],
      file_key: fileKey,
      seller: { user_id: creator.userId, nick_name: 'Lin Xia' },
    });
    const own = await server.api('getGoods', { as: creator, params: { goods_id: goodsId } });
    expect(own.data.on_sale).toBe(false);
  });

  test('404 for what is not public or unknown, 409 for what has no price, 400, 401', async () => {
    const creator = await server.createUser();
    const free = await createWork(server, { owner: creator });
    const forMembers = await createWork(server, { owner: creator, feeType: 2 });
    const gone = await createWork(server, { owner: creator, feeType: 3, unitPrice: 5_000, isLive: false });
    const ask = async (goods_id: string) => (await server.api('getGoods', { params: { goods_id } })).error;
    expect(await ask(`template-${free}`)).toBe('goods_not_sold');
    expect(await ask(`template-${forMembers}`)).toBe('goods_not_sold');
    expect(await ask(`template-${gone}`)).toBe('goods_not_found');
    expect(await ask('template-k7Qm3XpT9wRb')).toBe('goods_not_found');
    expect(await ask('plan-century')).toBe('goods_not_found');
    expect(await ask('x')).toBe('bad_input');
    const params = { goods_id: 'plan-month' };
    expect((await server.api('getGoods', { params, headers: { authorization: 'Bearer x' } })).status).toBe(
      401,
    );
  });
});

describe('goods of the operator', () => {
  async function create(admin: TestUser, change: Record<string, unknown> = {}) {
    const body = { goods_id: 'plan-fortnight', kind: 'plan', names, days: 14, price: 3_000, ...change };
    return server.api('createGoods', { as: admin, raw: { body } });
  }

  test('a super admin puts a plan up for sale, changes it and takes it off; each action is logged', async () => {
    const admin = await superAdmin();
    const created = await create(admin, { goods_id: 'plan-log', sort_order: 5 });
    expect(created.data).toMatchObject({ names, days: 14, price: 3_000, currency: 'USD', retired_at: null });
    expect((await create(admin, { goods_id: 'plan-log' })).error).toBe('goods_exist');
    expect((await server.api('listGoods')).data.list[0]?.goods_id).toBe('plan-log');

    const params = { goods_id: 'plan-log' };
    const changed = await server.api('updateGoods', {
      as: admin,
      params,
      body: { names, days: 15, price: 3_500, sort_order: 5 },
    });
    expect(changed.data).toMatchObject({ days: 15, price: 3_500 });
    expect((await server.api('getGoods', { params })).data).toMatchObject({ days: 15, price: 3_500 });

    const retired = await server.api('retireGoods', { as: admin, params });
    expect(retired.data.retired_at).not.toBeNull();
    expect((await server.api('retireGoods', { as: admin, params })).data).toEqual(retired.data);
    expect((await server.api('listGoods')).data.list[0]?.goods_id).toBe('plan-month');
    const all = await server.api('listManagedGoods', { as: admin });
    expect(all.data.list.map(({ goods_id }) => goods_id)).toContain('plan-log');
    expect(all.data.currency).toBe('USD');

    const { data: log } = await server.api('listGoodsLog', { as: admin, query: { goods_id: 'plan-log' } });
    expect(log.list.map(({ action, goods }) => [action, goods.price, goods.days])).toEqual([
      ['retire', 3_500, 15],
      ['update', 3_500, 15],
      ['create', 3_000, 14],
    ]);
    expect(log.list[0]).toMatchObject({
      admin: { user_id: admin.userId },
      goods: { goods_id: 'plan-log', names, currency: 'USD' },
      created_at: server.clock.now().toISOString(),
    });
    await expect(server.db.deleteFrom('goods_log').execute()).rejects.toThrow('only added to');
  });

  test.each([
    ['a price nobody can pay', { price: 3_005 }, 'price format'],
    ['a price below one unit', { price: 500 }, 'price min 1000'],
    ['a plan without days', { days: null }, 'days required'],
    ['days for a lifetime', { kind: 'lifetime' }, 'days not_allowed'],
    ['a name that is missing', { names: { ...names, 'ko-KR': undefined } }, 'names.ko-KR required'],
    ['a long name', { names: { ...names, 'en-US': 'x'.repeat(61) } }, 'names.en-US max_length 60'],
    ['the id of a template', { goods_id: 'template-k7Qm3XpT9wRb' }, 'goods_id format'],
    ['a kind that is a template', { kind: 'template' }, 'kind unknown'],
  ])('400 names the field: %s', async (_what, change, field) => {
    const answer = await create(await superAdmin(), change);
    expect(answer.status).toBe(400);
    expect(answer.fields).toContain(field);
  });

  test('the log of all goods is read part by part, the latest entry first', async () => {
    const admin = await superAdmin();
    await create(admin, { goods_id: 'plan-one' });
    await create(admin, { goods_id: 'plan-two' });
    const read = async (query: { cursor?: string; size?: number }) =>
      (await server.api('listGoodsLog', { as: admin, query })).data;
    const first = await read({ size: 1 });
    expect([first.list[0]?.goods.goods_id, first.has_more]).toEqual(['plan-two', true]);
    expect((await read({ size: 1, cursor: first.next_cursor })).list[0]?.goods.goods_id).toBe('plan-one');
    const bad = await server.api('listGoodsLog', { as: admin, query: { cursor: 'x' } });
    expect([bad.status, bad.fields]).toEqual([400, ['cursor format']]);
  });

  test('401 for nobody, 403 for everybody else, general admins included; 404 for unknown goods', async () => {
    const params = { goods_id: 'plan-month' };
    const body = { names, days: 14, price: 3_000 };
    expect((await server.api('listManagedGoods')).status).toBe(401);
    expect((await server.api('listGoodsLog')).status).toBe(401);
    expect(
      (await server.api('createGoods', { body: { ...body, goods_id: 'x1', kind: 'plan' } })).status,
    ).toBe(401);
    expect((await server.api('updateGoods', { params, body })).status).toBe(401);
    expect((await server.api('retireGoods', { params })).status).toBe(401);
    for (const kind of [0, 2] as const) {
      const as = await server.createUser({ kind });
      expect((await create(as)).error).toBe('super_admins_only');
      expect((await server.api('updateGoods', { as, params, body })).error).toBe('super_admins_only');
      expect((await server.api('retireGoods', { as, params })).error).toBe('super_admins_only');
      expect((await server.api('listManagedGoods', { as })).error).toBe('super_admins_only');
      expect((await server.api('listGoodsLog', { as })).error).toBe('super_admins_only');
    }
    const as = await superAdmin();
    const unknown = { goods_id: 'plan-century' };
    expect((await server.api('updateGoods', { as, params: unknown, body })).error).toBe('goods_not_found');
    expect((await server.api('retireGoods', { as, params: unknown })).error).toBe('goods_not_found');
    expect((await server.api('retireGoods', { as, params: { goods_id: 'a b' } })).error).toBe('bad_input');
    const zero = { ...body, names: { ...names, 'en-US': 'a\0b' } };
    expect((await server.api('updateGoods', { as, params, body: zero })).error).toBe('bad_input');
    const free = await server.api('updateGoods', { as, params, body: { ...body, price: 1_005 } });
    expect(free.fields).toEqual(['price format']);
  });
});
