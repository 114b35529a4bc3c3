import type { TextsByLanguage } from '../../infra/database/columnTypes.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';

const server = testServer();

interface NewTag {
  id: number;
  ttype: 1 | 2 | 3 | 4 | 5;
  name: string;
  names?: TextsByLanguage;
  parent?: number;
  slug?: string;
  order?: number;
  isOpen?: boolean;
}

async function insertTags(tags: readonly NewTag[]) {
  await server.db
    .insertInto('tag')
    .values(
      tags.map(({ id, ttype, name, names = {}, parent = null, slug = null, order = 0, isOpen = true }) => ({
        tag_id: id,
        ttype,
        name,
        names: JSON.stringify(names),
        name_key: name.toLowerCase(),
        parent_id: parent,
        slug,
        sort_order: order,
        is_open: isOpen,
        created_at: server.clock.now(),
      })),
    )
    .execute();
}

beforeAll(async () => {
  await insertTags([
    { id: 101, ttype: 1, name: 'Work', names: { 'zh-CN': '工作', 'es-ES': 'Trabajo' }, order: 2 },
    { id: 102, ttype: 1, name: 'Learning', order: 1 },
    { id: 111, ttype: 1, name: 'Meetings', names: { 'zh-CN': '会议' }, parent: 101, order: 2 },
    { id: 112, ttype: 1, name: 'Planning', parent: 101, order: 1 },
    { id: 113, ttype: 1, name: 'Closed child', parent: 101, isOpen: false },
    { id: 103, ttype: 1, name: 'Closed', isOpen: false },
    { id: 114, ttype: 1, name: 'Child of closed', parent: 103 },
    { id: 301, ttype: 3, name: 'Teacher' },
    { id: 401, ttype: 4, name: 'Education' },
    { id: 501, ttype: 5, name: 'Chart types', slug: 'chart' },
    { id: 511, ttype: 5, name: 'Mind map', parent: 501 },
    { id: 901, ttype: 2, name: 'somebody wrote this' },
  ]);
});

describe('the taxonomy', () => {
  test('[API-DISC-02][ENT-09][ENUM-09][PROD-04][ROLE-01] anybody reads it as a tree, in the order of display, by kinds', async () => {
    const { status, data } = await server.api('classifyTags');
    expect(status).toBe(200);
    const leaf = { child_list: [], parent_id: null };
    expect(data).toEqual({
      scenes: [
        { ...leaf, id: 102, name: 'Learning', ttype: 1 },
        {
          id: 101,
          name: 'Work',
          ttype: 1,
          parent_id: null,
          child_list: [
            { id: 112, name: 'Planning', ttype: 1, parent_id: 101 },
            { id: 111, name: 'Meetings', ttype: 1, parent_id: 101 },
          ],
        },
      ],
      roles: [{ ...leaf, id: 301, name: 'Teacher', ttype: 3 }],
      industries: [{ ...leaf, id: 401, name: 'Education', ttype: 4 }],
      commons: [
        {
          id: 501,
          name: 'Chart types',
          ttype: 5,
          parent_id: null,
          child_list: [{ id: 511, name: 'Mind map', ttype: 5, parent_id: 501 }],
        },
      ],
      chart_tag_id: 501,
    });
  });

  test('names come in the language of the reader: the cookie wins over the header; without a text the own name stands', async () => {
    const names = async (headers: Record<string, string>) => {
      const { data, response } = await server.api('classifyTags', { headers });
      expect(response.headers.vary).toContain('Accept-Language');
      return [data.scenes[1]?.name, data.scenes[1]?.child_list[1]?.name];
    };
    expect(await names({ 'accept-language': 'es' })).toEqual(['Trabajo', 'Meetings']);
    expect(await names({ 'accept-language': 'es', cookie: 'lang=zh-CN' })).toEqual(['工作', '会议']);
  });

  test.each([
    [1, [102, 101]],
    [2, []],
    [3, [301]],
    [4, [401]],
    [5, [501]],
  ] as const)('[API-DISC-04][ENUM-09] kind %i has its own list; custom tags have none', async (type, ids) => {
    const { data } = await server.api('listTagsByType', { query: { type } });
    expect(data.list.map(({ id }) => id)).toEqual(ids);
    expect(data.list.every(({ ttype }) => ttype === type)).toBe(true);
  });

  test('[API-DISC-04][ENUM-09] 400 for an unknown kind and for none', async () => {
    const fields = async (query: Record<string, unknown>) =>
      (await server.api('listTagsByType', { raw: { query } })).fields;
    expect(await fields({ type: 6 })).toEqual(['type unknown']);
    expect(await fields({ type: 0 })).toEqual(['type unknown']);
    expect(await fields({})).toEqual(['type required']);
  });

  test('the whole taxonomy takes one statement, and who has it already gets no second copy', async () => {
    expect(await server.statementsOf(() => server.api('classifyTags'))).toHaveLength(1);
    const { response } = await server.api('classifyTags');
    const again = await server.api('classifyTags', {
      headers: { 'if-none-match': String(response.headers.etag) },
    });
    expect(again.status).toBe(304);
  });
});

describe('one tag', () => {
  test('has its name in the language of the reader; a custom one as it was written', async () => {
    const mara = await server.createUser();
    const made = await server.api('createTags', { as: mara, body: { name: ['Low  Tide'] } });
    const id = made.data.tag_ids[0] ?? 0;
    const named = async (tagId: number, language: string) =>
      (await server.api('getTag', { query: { id: tagId }, headers: { 'accept-language': language } })).data;
    expect(await named(101, 'es')).toEqual({ id: 101, name: 'Trabajo', ttype: 1 });
    expect(await named(id, 'es')).toMatchObject({
      id,
      ttype: 2,
      name: expect.stringMatching(/^Low\s+Tide$/u),
    });
    expect(await server.statementsOf(() => server.api('getTag', { query: { id } }))).toHaveLength(1);
  });

  test('404 when there is none or it is closed, 400 for what is no id', async () => {
    await insertTags([{ id: 990, ttype: 1, name: 'Closed', isOpen: false }]);
    for (const id of [990, 424_242]) {
      const { status, error } = await server.api('getTag', { query: { id } });
      expect([status, error]).toEqual([404, 'tag_not_found']);
    }
    const refused = async (query: Record<string, unknown>) =>
      (await server.api('getTag', { raw: { query } })).status;
    expect(await Promise.all([refused({}), refused({ id: 0 }), refused({ id: 'x' })])).toEqual([
      400, 400, 400,
    ]);
  });
});

describe('[API-DISC-03] custom tags', () => {
  const create = async (...name: string[]) => {
    const user = await server.createUser();
    return server.api('createTags', { as: user, body: { name } });
  };
  const ids = async (...name: string[]) => (await create(...name)).data.tag_ids;

  test('a tag is made once: width, case and spaces do not distinguish two, and the first spelling stays', async () => {
    const [first] = await ids('Team Retro');
    expect(await ids('  team   retro ')).toEqual([first]);
    expect(await ids('ＴＥＡＭ ＲＥＴＲＯ')).toEqual([first]);
    const { name, ttype } = await server.db
      .selectFrom('tag')
      .select(['name', 'ttype'])
      .where('tag_id', '=', first ?? 0)
      .executeTakeFirstOrThrow();
    expect([name, ttype]).toEqual(['Team Retro', 2]);
  });

  test('ids stand in the order of the names', async () => {
    const [one, two, three] = await ids('zeta', 'alpha', '中文');
    expect(await ids('中文', 'zeta', 'alpha')).toEqual([three, one, two]);
  });

  test('a custom tag named like one of the taxonomy is another tag', async () => {
    const [custom] = await ids('Teacher');
    expect(custom).toBeGreaterThan(10_000);
  });

  test('many who make the same tags at the same moment, in any order, get the same ones', async () => {
    const names = ['together a', 'together b', 'together c'];
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const turned = [...names.slice(index % 3), ...names.slice(0, index % 3)];
        const order = index % 2 === 0 ? turned : turned.toReversed();
        const answer = await create(...order);
        expect(answer.status).toBe(200);
        return new Map(order.map((name, place) => [name, answer.data.tag_ids[place]]));
      }),
    );
    for (const name of names) expect(new Set(answers.map((answer) => answer.get(name))).size).toBe(1);
    const rows = await server.db.selectFrom('tag').select('tag_id').where('name', 'in', names).execute();
    expect(rows).toHaveLength(3);
  });

  test('[CONST-05][CONST-06] 1 to 3 names of 1 to 100 characters, none twice', async () => {
    expect((await create('漢'.repeat(100))).status).toBe(200);
    expect((await create('漢'.repeat(101))).fields).toEqual(['name.0 max_length 100']);
    expect((await create('  ')).fields).toEqual(['name.0 required 1']);
    expect((await create()).fields).toEqual(['name required 1']);
    expect((await create('a', 'b', 'c', 'd')).fields).toEqual(['name max_items 3']);
    expect((await create('same', 'SAME')).fields).toEqual(['name duplicate']);
  });

  test('401 without a token', async () => {
    const answer = await server.api('createTags', { body: { name: ['x'] } });
    expect([answer.status, answer.error]).toEqual([401, 'not_signed_in']);
  });
});
