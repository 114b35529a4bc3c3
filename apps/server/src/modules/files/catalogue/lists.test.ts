import { SortOrder } from '@boardwalk/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../../test/harness.ts';
import { createWork } from '../../../../test/works.ts';
import { encodeCursor } from '../../../infra/lists/cursor.ts';

const server = testServer();
const DAY_MS = 86_400_000;
const SCENE = 901;
const CHILD_SCENE = 902;
const ROLE = 903;
const TOPIC = 905;
let owner: TestUser;
let other: TestUser;
const keys: string[] = [];

/** Ten works; work n has n of everything, so every order but the default of its view is distinguished. */
beforeAll(async () => {
  owner = await server.createUser({ nickName: 'Olga' });
  other = await server.createUser({ nickName: 'Otto' });
  const now = server.clock.now();
  const tag = (tag_id: number, ttype: 1 | 3, parent_id: number | null) => ({
    tag_id,
    ttype,
    parent_id,
    slug: `tag-${tag_id}`,
    name: `Tag ${tag_id}`,
    names: JSON.stringify({ 'zh-CN': `标签${tag_id}` }),
    name_key: `tag ${tag_id}`,
    created_by: null,
    created_at: now,
  });
  await server.db
    .insertInto('tag')
    .values([tag(SCENE, 1, null), tag(CHILD_SCENE, 1, SCENE), tag(ROLE, 3, null)])
    .execute();
  await server.db
    .insertInto('topic')
    .values({
      topic_id: TOPIC,
      slug: null,
      title: 'Planning',
      titles: JSON.stringify({ 'zh-CN': '计划' }),
      descriptions: '{}',
      cover_file_key: null,
      cover_hash: null,
      created_at: now,
    })
    .execute();
  for (let number = 0; number < 10; number += 1) {
    const day = (offset: number) => new Date(now.getTime() - ((number + offset) % 10) * DAY_MS);
    keys.push(
      await createWork(server, {
        owner: number < 7 ? owner : other,
        name: `Work ${number}`,
        feeType: number % 2 === 0 ? 1 : 2,
        language: number < 5 ? 'en-US' : 'zh-CN',
        tagIds: [...(number % 2 === 0 ? [CHILD_SCENE] : [SCENE]), ...(number % 3 === 0 ? [ROLE] : [])],
        tagPathIds: [SCENE, ...(number % 2 === 0 ? [CHILD_SCENE] : []), ...(number % 3 === 0 ? [ROLE] : [])],
        topicIds: number < 4 ? [TOPIC] : [],
        publication: {
          hot_score: 1 + ((number * 7) % 10),
          // Pairs are equal, so that the key must decide between them.
          collect_num: Math.floor(number / 2),
          use_num: (number * 3) % 10,
          created_at: day(0),
          updated_at: day(3),
          pub_time: day(6),
          is_selected: number === 3,
        },
      }),
    );
  }
  await createWork(server, { owner, name: 'Withdrawn', isLive: false, tagIds: [SCENE], topicIds: [TOPIC] });
});

interface ListAnswer {
  data: { list: { file_key: string; name: string }[]; next_cursor: string; has_more: boolean };
}

/** The numbers of the works of a whole list, read page by page. */
async function readAll(page: (cursor: string) => Promise<ListAnswer>): Promise<number[]> {
  const seen: number[] = [];
  let cursor = '0';
  do {
    const { data } = await page(cursor);
    seen.push(...data.list.map(({ name }) => Number(name.split(' ')[1])));
    expect(data.has_more).toBe(data.next_cursor !== '0');
    cursor = data.next_cursor;
  } while (cursor !== '0');
  return seen;
}

const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

describe('[ENUM-14] an order', () => {
  test.each([
    ['popular', SortOrder.POPULAR, (number: number) => (number * 7) % 10],
    ['update time', SortOrder.UPDATE_TIME, (number: number) => -((number + 3) % 10)],
    ['collections', SortOrder.COLLECTIONS, (number: number) => Math.floor(number / 2)],
    ['create time', SortOrder.CREATE_TIME, (number: number) => -number],
    ['use number', SortOrder.USE_NUMBER, (number: number) => (number * 3) % 10],
    ['publish time', SortOrder.PUBLISH_TIME, (number: number) => -((number + 6) % 10)],
  ])('by %s holds over all pages, and every work comes once', async (_name, order, value) => {
    for (const filter of [{}, { tag_id: [SCENE] }]) {
      const seen = await readAll(async (cursor) =>
        server.api('listViewFiles', { query: { viewType: 2, order, cursor, size: 3, ...filter } }),
      );
      expect(seen.toSorted((a, b) => a - b)).toEqual(ALL);
      expect(seen.map(value)).toEqual(ALL.map(value).toSorted((a, b) => b - a));
    }
  });

  test('that is unknown is refused', async () => {
    const { status, fields } = await server.api('listViewFiles', {
      raw: { query: { viewType: 2, order: 1 } },
    });
    expect([status, fields]).toEqual([400, ['order unknown']]);
  });
});

test('[ROLE-01][ENUM-15][OPEN-35] anybody sees the recommended works, in their language and selected ones first, and the hot ones', async () => {
  const recommended = await readAll(async (cursor) =>
    server.api('listViewFiles', { query: { viewType: 1, cursor, size: 4 } }),
  );
  // First those in the language of the reader, works 0 to 4.
  expect(recommended).toEqual([3, 4, 1, 2, 0, 7, 8, 5, 9, 6]);
  const hot = await readAll(async (cursor) =>
    server.api('listViewFiles', { query: { viewType: 2, cursor } }),
  );
  expect(hot.slice(0, 2)).toEqual([7, 4]);
  const unknown = await server.api('listViewFiles', { raw: { query: { viewType: 4 } } });
  expect([unknown.status, unknown.fields]).toEqual([400, ['viewType unknown']]);
});

test('[ENUM-15] the works of followed creators need a token and are theirs only, the newest publication first', async () => {
  const reader = await server.createUser();
  const query = { viewType: 3 as const };
  expect((await server.api('listViewFiles', { query })).status).toBe(401);
  expect((await server.api('listViewFiles', { as: reader, query })).data.list).toEqual([]);
  await server.api('followUser', { as: reader, body: { focus_user_id: other.userId } });
  const seen = await readAll(async (cursor) =>
    server.api('listViewFiles', { as: reader, query: { ...query, cursor, size: 2 } }),
  );
  // Published 3, 4 and 5 days ago.
  expect(seen).toEqual([7, 8, 9]);
});

test('[ENUM-12] filters join: fee, tag with the tags below it, topic and language', async () => {
  const read = async (filter: object) =>
    (
      await readAll(async (cursor) =>
        server.api('listViewFiles', { query: { viewType: 2, cursor, ...filter } }),
      )
    ).toSorted((a, b) => a - b);
  expect(await read({ fee_type: 0 })).toEqual(ALL);
  expect(await read({ fee_type: 2 })).toEqual([1, 3, 5, 7, 9]);
  expect(await read({ fee_type: 3 })).toEqual([]);
  expect(await read({ tag_id: [CHILD_SCENE] })).toEqual([0, 2, 4, 6, 8]);
  expect(await read({ tag_id: [SCENE] })).toEqual(ALL);
  expect(await read({ tag_id: [CHILD_SCENE, ROLE] })).toEqual([0, 6]);
  expect(await read({ special_id: TOPIC })).toEqual([0, 1, 2, 3]);
  expect(await read({ special_id: TOPIC, tag_id: [ROLE] })).toEqual([0, 3]);
  expect(await read({ language: 'zh-CN', fee_type: 1 })).toEqual([6, 8]);
  const count = await server.api('countFiles', { query: { tag_id: [CHILD_SCENE, ROLE], special_id: TOPIC } });
  expect(count.data.count).toBe(1);
  const bad = await server.api('listViewFiles', { raw: { query: { viewType: 2, fee_type: 9, size: 101 } } });
  expect(bad.fields.toSorted()).toEqual(['fee_type unknown', 'size max 100']);
});

test('[API-FILE-23] works that carry all of some tags', async () => {
  const seen = await readAll(async (cursor) =>
    server.api('listFilesByLink', {
      query: { tagIds: [CHILD_SCENE, ROLE], cursor, size: 1, order: SortOrder.CREATE_TIME },
    }),
  );
  expect(seen).toEqual([0, 6]);
  const everything = await server.api('listFilesByLink');
  expect(everything.data.list).toHaveLength(10);
  const bad = await server.api('listFilesByLink', { raw: { query: { tagIds: 'x' } } });
  expect([bad.status, bad.fields]).toEqual([400, ['tagIds.0 format']]);
});

test('works related to one share its tags, those that share most come first; the work itself is not among them', async () => {
  const query = { origin: 'file' as const, file_key: keys[0] ?? '' };
  const seen = await readAll(async (cursor) =>
    server.api('listRecommendedFiles', { query: { ...query, cursor, size: 4 } }),
  );
  // Work 6 has scene, child scene and role in common with work 0, the others less.
  expect(seen[0]).toBe(6);
  expect(seen.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const everybody = await server.api('listRecommendedFiles', { query: { origin: 'missing', size: 1 } });
  expect(everybody.data.list[0]?.name).toBe('Work 3');
  const bad = await server.api('listRecommendedFiles', { raw: { query: { origin: 'nowhere' } } });
  expect([bad.status, bad.fields]).toEqual([400, ['origin unknown']]);
});

describe('where nothing matches, a tag or topic that is unknown or closed is not found', () => {
  const [unknown, closedTag, closedTopic] = [424_242, 909, 909];

  beforeAll(async () => {
    const now = server.clock.now();
    await server.db
      .insertInto('tag')
      .values({
        tag_id: closedTag,
        ttype: 1,
        name: 'Retired',
        names: JSON.stringify({}),
        name_key: 'retired',
        is_open: false,
        created_at: now,
      })
      .execute();
    await server.db
      .insertInto('topic')
      .values({
        topic_id: closedTopic,
        slug: null,
        title: 'Over',
        titles: '{}',
        descriptions: '{}',
        cover_file_key: null,
        cover_hash: null,
        use_flag: 0,
        created_at: now,
      })
      .execute();
  });

  const tagsOf: Record<string, (tagIds: number[]) => Promise<{ status: number; error: string | undefined }>> =
    {
      listViewFiles: (tag_id) => server.api('listViewFiles', { query: { viewType: 1, tag_id } }),
      searchFiles: (tag_id) => server.api('searchFiles', { query: { keyword: 'work', tag_id } }),
      countFiles: (tag_id) => server.api('countFiles', { query: { tag_id } }),
      listFilesByLink: (tagIds) => server.api('listFilesByLink', { query: { tagIds } }),
      listTopicFiles: (tag_id) => server.api('listTopicFiles', { query: { id: TOPIC, tag_id } }),
    };
  test.each(Object.entries(tagsOf))('tags of %s', async (_operation, ask) => {
    expect((await ask([SCENE])).status).toBe(200);
    for (const tagIds of [[unknown], [closedTag], [SCENE, unknown]])
      expect(await ask(tagIds)).toMatchObject({ status: 404, error: 'tag_not_found' });
  });

  test('a later page is empty where a tag was closed meanwhile, and looks at nothing more', async () => {
    const cursor = encodeCursor([0, 'kkkkkkkkkkkk']);
    const query = { tagIds: [closedTag], cursor, order: SortOrder.COLLECTIONS };
    expect(await server.api('listFilesByLink', { query })).toMatchObject({ status: 200, data: { list: [] } });
    const statements = await server.statementsOf(() => server.api('listFilesByLink', { query }));
    expect(statements.length).toBeLessThanOrEqual(3);
  });

  const topicOf: Record<string, (topicId: number) => Promise<{ status: number; error: string | undefined }>> =
    {
      listViewFiles: (special_id) => server.api('listViewFiles', { query: { viewType: 2, special_id } }),
      searchFiles: (special_id) => server.api('searchFiles', { query: { special_id } }),
      countFiles: (special_id) => server.api('countFiles', { query: { special_id } }),
    };
  test.each(Object.entries(topicOf))('the topic of %s', async (_operation, ask) => {
    expect((await ask(TOPIC)).status).toBe(200);
    for (const topicId of [unknown, closedTopic])
      expect(await ask(topicId)).toMatchObject({ status: 404, error: 'topic_not_found' });
  });
});

test('names of tags come in the language of the reader, and caches learn that', async () => {
  const call = { query: { viewType: 2 as const, size: 1, tag_id: [CHILD_SCENE] } };
  const name = async (headers: Record<string, string>, cookies: Record<string, string> = {}) => {
    const { data, response } = await server.api('listViewFiles', { ...call, headers, cookies });
    expect(response.headers.vary).toContain('Accept-Language');
    return data.list[0]?.tag_list.find(({ id }) => id === CHILD_SCENE)?.name;
  };
  expect(await name({ 'accept-language': 'zh-CN' })).toBe('标签902');
  expect(await name({ 'accept-language': 'ja-JP' })).toBe('Tag 902');
  expect(await name({ 'accept-language': 'ja-JP' }, { lang: 'zh-CN' })).toBe('标签902');
});

test('an anonymous list may be kept for a moment and is then asked for by its tag', async () => {
  const first = await server.api('listViewFiles', { query: { viewType: 2 } });
  expect(first.response.headers['cache-control']).toBe('public, max-age=30');
  const again = await server.api('listViewFiles', {
    query: { viewType: 2 },
    headers: { 'if-none-match': String(first.response.headers.etag) },
  });
  expect(again.status).toBe(304);
});

test('a page of a list costs one index walk, however deep it is', async () => {
  const statements = await server.statementsOf(async () =>
    server.api('listViewFiles', {
      query: { viewType: 2, tag_id: [SCENE], order: SortOrder.COLLECTIONS, size: 2 },
    }),
  );
  // Its tags may be remembered.
  expect(statements.length).toBeLessThanOrEqual(2);
});
