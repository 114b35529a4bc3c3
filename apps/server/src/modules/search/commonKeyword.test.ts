import { SortOrder } from '@boardwalk/domain';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { createWork } from '../../../test/works.ts';
import { COMMON_WORKS } from '../files/catalogue/rareWorkRepository.ts';
import { countSearchWords, sortWorkTiers } from './service.ts';

/* A keyword that more works match than are ranked. */
const server = testServer();
const COPIES = COMMON_WORKS + 100;
let unpopular: string;
let tagId: number;

beforeAll(async () => {
  const owner = await server.createUser();
  const { tag_id } = await server.db
    .insertInto('tag')
    .values({ name: 'Scene', name_key: 'scene', ttype: 1, created_at: server.clock.now() })
    .returning('tag_id')
    .executeTakeFirstOrThrow();
  tagId = tag_id;
  const first = await createWork(server, { owner, name: 'Canvas of ideas', publication: { hot_score: 1 } });
  await sql`
    insert into file select (jsonb_populate_record(file, jsonb_build_object('file_key', key))).*
    from file, lateral (select 'copy' || (30000000 + n) as key from generate_series(1, ${COPIES}::integer) n) keys
    where file_key = ${first}`.execute(server.db);
  await sql`
    insert into publication
    select (jsonb_populate_record(publication, jsonb_build_object('file_key', key, 'hot_score', n + 10,
      'pub_time', pub_time - n * interval '1 minute', 'tag_ids', array[]::integer[], 'tag_path_ids', array[]::integer[]))).*
    from publication,
      lateral (select n, 'copy' || (30000000 + n) as key from generate_series(1, ${COPIES}::integer) n) keys
    where file_key = ${first}`.execute(server.db);
  unpopular = await createWork(server, {
    owner,
    name: 'Canvas',
    tagIds: [tagId],
    publication: { hot_score: -5, pub_time: new Date('2020-01-01T00:00:00Z') },
  });
  await sql`analyze publication`.execute(server.db);
});

test('a work of the very name comes first, however unpopular it is', async () => {
  const { data } = await server.api('searchFiles', { query: { keyword: 'canvas', size: 2 } });
  expect(data.list[0]?.file_key).toBe(unpopular);
});

test('a filter that few of them meet finds these, and they are counted', async () => {
  const filter = { keyword: 'canvas', tag_id: [tagId] };
  const { data } = await server.api('searchFiles', { query: filter });
  expect(data.list.map(({ file_key }) => file_key)).toEqual([unpopular]);
  expect((await server.api('countFiles', { query: filter })).data.count).toBe(1);
  expect((await server.api('countFiles', { query: { tag_id: [tagId] } })).data.count).toBe(1);
});

test('all of them are listed in another order, none twice', async () => {
  const seen = new Set<string>();
  let cursor = '0';
  for (let has_more = true; has_more;) {
    const { data } = await server.api('searchFiles', {
      query: { keyword: 'canvas', order: SortOrder.PUBLISH_TIME, size: 100, cursor },
    });
    for (const { file_key } of data.list) {
      expect(seen.has(file_key)).toBe(false);
      seen.add(file_key);
    }
    ({ has_more } = data);
    cursor = data.next_cursor;
  }
  expect(seen.size).toBe(COPIES + 2);
  // The oldest of all.
  expect([...seen].at(-1)).toBe(unpopular);
});

test('of a word with more works than are ranked, those named so come first, and all are listed, each once', async () => {
  await sql`update publication set search_vector = search_vector || ${"'lantern':900"}::tsvector
    where file_key like 'copy%' and hot_score between 1000 and 1399`.execute(server.db);
  const owner = await server.createUser();
  const named = await createWork(server, { owner, name: 'Old lantern', publication: { hot_score: -9 } });
  const seen: string[] = [];
  let cursor = '0';
  for (let has_more = true; has_more;) {
    const { data } = await server.api('searchFiles', { query: { keyword: 'lantern', size: 100, cursor } });
    seen.push(...data.list.map(({ file_key: key }) => key));
    ({ has_more, next_cursor: cursor } = data);
  }
  expect([seen[0], seen.length, new Set(seen).size]).toEqual([named, 401, 401]);
});

test('a filter is applied before the most popular are taken', async () => {
  const { data } = await server.api('searchFiles', { query: { keyword: 'ideas canvas', tag_id: [tagId] } });
  expect(data.list.map(({ file_key }) => file_key)).toEqual([unpopular]);
  const only = await server.api('searchFiles', { query: { keyword: 'canvas', tag_id: [tagId] } });
  expect(only.data.list.map(({ file_key }) => file_key)).toEqual([unpopular]);
});

test('[API-DISC-14] they are counted, and a search stays within three statements', async () => {
  const { data } = await server.api('countFiles', { query: { keyword: 'canvas' } });
  expect(data.count).toBe(COPIES + 2);
  for (const order of [undefined, SortOrder.PUBLISH_TIME] as const) {
    const statements = await server.statementsOf(() =>
      server.api('searchFiles', { query: { keyword: 'canvas', ...(order === undefined ? {} : { order }) } }),
    );
    expect(statements.length).toBeLessThanOrEqual(3);
  }
});

test('what is counted of very many is estimated, and said to be', async () => {
  await countSearchWords(server.db, server.clock.now());
  const facets = async (query: Record<string, unknown>) =>
    (await server.api('getSearchFacets', { raw: { query } })).data;
  expect(await facets({ keyword: 'canvas' })).toMatchObject({
    count: 4100,
    precision: 'about',
    languages: [{ language: 'en-US', count: 4100 }],
  });
  expect(await facets({})).toMatchObject({ count: 1000, precision: 'at_least', languages: [] });
  expect(await facets({ tag_id: [tagId] })).toMatchObject({ count: 1, precision: 'exact' });
});

test('other words for a common one, and other spellings of one that no work has, do not hide it', async () => {
  await sql`update publication set search_vector = search_vector || ${"'budget':901"}::tsvector where file_key like 'copy%'`.execute(
    server.db,
  );
  const owner = await server.createUser();
  const synonym = await createWork(server, { owner, name: '预算' });
  await createWork(server, { owner, name: 'Canvat' });
  await countSearchWords(server.db, server.clock.now());
  const found = async (keyword: string) =>
    (await server.api('searchFiles', { query: { keyword, size: 10 } })).data.list.map(
      ({ file_key: key }) => key,
    );
  const asked = await found('budget');
  expect([asked.length, asked.filter((key) => key === synonym)]).toEqual([10, []]);
  expect(await found('canvaz')).toHaveLength(10);
  expect((await server.api('countFiles', { query: { keyword: 'canvaz' } })).data.count).toBeGreaterThan(
    COPIES,
  );
});

test('beside a rare word, what very many works have is no match', async () => {
  const owner = await server.createUser();
  const rare = await createWork(server, { owner, name: 'Zeppelin' });
  await countSearchWords(server.db, server.clock.now());
  const { data } = await server.api('searchFiles', { query: { keyword: 'zeppelin canvas', size: 10 } });
  expect(data.list.map(({ file_key: key }) => key)).toEqual([rare]);
  expect((await server.api('countFiles', { query: { keyword: 'zeppelin canvas' } })).data.count).toBe(1);
});

test('pages of a word that very many have go on past the ranked works, each once', async () => {
  const seen: string[] = [];
  let cursor = '0';
  for (let page = 0; page < 6; page += 1) {
    const { data } = await server.api('searchFiles', { query: { keyword: 'canvas', size: 100, cursor } });
    seen.push(...data.list.map(({ file_key: key }) => key));
    cursor = data.next_cursor;
  }
  expect([seen[0], seen.length, new Set(seen).size]).toEqual([unpopular, 600, 600]);
});

test('works that are in no tier are listed as well, behind those that are', async () => {
  await sql`update publication set search_tier = case when file_key like '%50' then 2 else 3 end`.execute(
    server.db,
  );
  await countSearchWords(server.db, server.clock.now());
  const seen: string[] = [];
  let cursor = '0';
  for (let has_more = true; has_more && seen.length < 700;) {
    const { data } = await server.api('searchFiles', { query: { keyword: 'canvas', size: 100, cursor } });
    seen.push(...data.list.map(({ file_key: key }) => key));
    ({ next_cursor: cursor, has_more } = data);
  }
  expect([seen[0], seen.length, new Set(seen).size]).toEqual([unpopular, 700, 700]);
  await sql`update publication set search_tier = 1`.execute(server.db);
});

test('works are sorted into tiers by a job, and what is being written is left for the next time', async () => {
  const tierOf = async (key: string) =>
    (
      await server.db
        .selectFrom('publication')
        .select('search_tier')
        .where('file_key', '=', key)
        .executeTakeFirstOrThrow()
    ).search_tier;
  expect(await tierOf(unpopular)).toBe(1);
  // Those just beyond the first thousand stay where they are.
  expect(await sortWorkTiers(server.db)).toBeGreaterThan(COPIES - 1_300);
  expect(await sortWorkTiers(server.db)).toBe(0);
  expect(await tierOf(unpopular)).toBe(2);
  const { data } = await server.api('searchFiles', { query: { keyword: 'canvas', size: 2 } });
  expect(data.list[0]?.file_key).toBe(unpopular);
  await sql`update publication set hot_score = 1000000 where file_key = ${unpopular}`.execute(server.db);
  await server.db.transaction().execute(async (on) => {
    await sql`select from publication where file_key = ${unpopular} for update`.execute(on);
    await sortWorkTiers(server.db);
    expect(await tierOf(unpopular)).toBe(2);
  });
  await sortWorkTiers(server.db);
  expect(await tierOf(unpopular)).toBe(1);
});
