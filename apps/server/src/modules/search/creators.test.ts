import { suggestionKey } from '@boardwalk/domain';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testServer, TEST_PASSWORD } from '../../../test/harness.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer();

/** Somebody with public works whom some people follow. */
async function creator(nickName: string, { fans = 0, works = 1 } = {}) {
  const person = await server.createUser({ nickName });
  for (let work = 0; work < works; work += 1) await createWork(server, { owner: person });
  await server.db
    .updateTable('profile')
    .set({ fans_num: fans })
    .where('user_id', '=', person.userId)
    .execute();
  return person;
}

const find = async (keyword?: string) => {
  const { data } = await server.api('searchCreators', {
    query: keyword === undefined ? {} : { keyword },
  });
  return data.list;
};
const namesFor = async (keyword?: string) => (await find(keyword)).map(({ nick_name }) => nick_name);

describe('searchCreators', () => {
  test('a visitor finds creators by the beginning of their names, the most followed first', async () => {
    const known = await creator('Quetzal Ruiz', { fans: 3, works: 2 });
    await creator('Quetzal Soto', { fans: 30 });
    await creator('Ana Quetzal', { fans: 300 });
    await server.createUser({ nickName: 'Quetzal without works' });
    const { status, data, response } = await server.api('searchCreators', { query: { keyword: 'quetz' } });
    expect(status).toBe(200);
    // A later word comes after a first one, however many follow.
    expect(data.list.map(({ nick_name }) => nick_name)).toEqual([
      'Quetzal Soto',
      'Quetzal Ruiz',
      'Ana Quetzal',
    ]);
    // This and nothing else of an account is shown.
    expect(data.list[1]).toEqual({
      user_id: known.userId,
      nick_name: 'Quetzal Ruiz',
      avatar_url: null,
      profile_name: expect.any(String),
      fans: 3,
      pub_files: 2,
    });
    expect(response.headers['cache-control']).toMatch(/^public, max-age=30/u);
    // The whole name comes first.
    await creator('Quetzal', { fans: 0 });
    expect((await namesFor('QUETZAL'))[0]).toBe('Quetzal');
  });

  test.each([
    ['José Ñandú', 'jose nandu'],
    ['ＭＯＬＬＹ　Finch', 'molly finch'],
    ['Straße Weiß', 'strasse'],
    ['カラスの社', 'からす'],
    ['鳥居千夏', '鳥居'],
    ['王小明老师', '小明'],
    ['김두루미', '두루미'],
    ['Anne-Marie O’Heron', 'o heron'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
    ['Vladimir Kingfisher', 'kingf'],
  ])('%j is found by %j', async (name, typed) => {
    await creator(name);
    expect(await namesFor(typed)).toEqual([name]);
  });

  test('names are folded as search folds texts', async () => {
    const names = [
      '  Café -- Menú!',
      '「思维导图」模板',
      'ＡＢＣ',
      'ｶﾞﾝﾄ図',
      'Ünal Çağ',
      '김두루미',
      'a\u200bb_c%d\\e',
      '👍 ok',
    ];
    for (const name of names) {
      const { rows } = await sql<{ key: string }>`select creator_key(${name}) as key`.execute(server.db);
      expect(rows[0]?.key).toBe(suggestionKey(name));
    }
  });

  test('a mistyped name is found where no name has what was typed', async () => {
    await creator('Esperanza Ocampo');
    await creator('Marabou');
    expect(await namesFor('espernza')).toEqual(['Esperanza Ocampo']);
    expect(await namesFor('ocampa')).toEqual(['Esperanza Ocampo']);
    expect(await namesFor('maarbo')).toEqual(['Marabou']);
    expect(await namesFor('mra')).toEqual([]);
    await creator('Espernzita');
    expect(await namesFor('espernz')).toEqual(['Espernzita']);
  });

  test('without a text the most followed creators of all; never more than 20', async () => {
    const people = await Promise.all(
      Array.from({ length: 22 }, (_, place) => creator(`Pelican ${place}`, { fans: 1000 + place })),
    );
    expect(people).toHaveLength(22);
    const expected = Array.from({ length: 20 }, (_, place) => `Pelican ${21 - place}`);
    expect(await namesFor()).toEqual(expected);
    expect(await namesFor('  ')).toEqual(expected);
    expect(await namesFor('p')).toEqual(expected);
  });

  test('who has no public work any more is not found, and found again with the next', async () => {
    const owner = await server.createUser({ nickName: 'Turnstone' });
    const fileKey = await createWork(server, { owner });
    const isPublic = (is_live: boolean) =>
      server.db.updateTable('publication').set({ is_live }).where('file_key', '=', fileKey).execute();
    expect(await namesFor('turnst')).toEqual(['Turnstone']);
    await isPublic(false);
    expect(await namesFor('turnst')).toEqual([]);
    // The name of a time without works counts.
    await server.api('updateNickName', { as: owner, body: { nick_name: 'Dunlin' } });
    await isPublic(true);
    expect(await namesFor('turnst')).toEqual([]);
    expect(await namesFor('dunl')).toEqual(['Dunlin']);
  });

  test('a new name is found at once, the old one not any more', async () => {
    const owner = await creator('Redshank');
    await server.api('updateNickName', { as: owner, body: { nick_name: 'Greenshank' } });
    expect(await namesFor('redshank')).toEqual([]);
    expect(await namesFor('greensh')).toEqual(['Greenshank']);
  });

  test('nobody who has deactivated or deleted the account, whatever becomes of the works', async () => {
    const resting = await creator('Whimbrel Rest');
    await server.db
      .updateTable('user_account')
      .set({ deactivated_at: server.clock.now() })
      .where('user_id', '=', resting.userId)
      .execute();
    expect(await namesFor('whimbrel')).toEqual([]);
    const gone = await creator('Sanderling Gone');
    const { status } = await server.api('deleteAccount', {
      as: gone,
      body: { password: TEST_PASSWORD, keep_works: 'anonymise' },
    });
    expect(status).toBe(200);
    expect(await namesFor('sanderling')).toEqual([]);
    expect((await find()).map(({ user_id }) => user_id)).not.toContain(gone.userId);
  });

  test.each([
    "'; drop table profile --",
    '%',
    '_',
    '\\',
    '!!!',
    '👍',
    'x'.repeat(100),
    'ﷺ'.repeat(100),
    'ß'.repeat(100),
  ])('what no name has, such as %j, finds nobody', async (typed) => {
    const { status, data } = await server.api('searchCreators', { query: { keyword: typed } });
    expect([status, data.list]).toEqual([200, []]);
  });

  test('400 for a text that is too long', async () => {
    const { fields } = await server.api('searchCreators', { query: { keyword: 'x'.repeat(101) } });
    expect(fields).toEqual(['keyword max_length 100']);
  });

  test('takes one statement', async () => {
    expect(await server.statementsOf(() => find('quetz'))).toHaveLength(1);
    expect(await server.statementsOf(() => find())).toHaveLength(1);
  });
});
