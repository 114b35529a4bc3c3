import type { TextsByLanguage } from '../../infra/database/columnTypes.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer();

let owner: TestUser;

interface NewTopic {
  id: number;
  title: string;
  titles?: TextsByLanguage;
  order?: number;
  use?: 0 | 1;
}

async function insertTopics(topics: readonly NewTopic[]) {
  await server.db
    .insertInto('topic')
    .values(
      topics.map(({ id, title, titles = {}, order = 0, use = 1 }) => ({
        topic_id: id,
        title,
        titles: JSON.stringify(titles),
        description: `About ${title}`,
        descriptions: JSON.stringify({ 'zh-CN': `关于 ${title}` }),
        use_flag: use,
        sort_order: order,
        created_at: server.clock.now(),
      })),
    )
    .execute();
}

const CLOSED = 19;

beforeAll(async () => {
  owner = await server.createUser();
  await insertTopics([
    { id: 11, title: 'Retrospectives', titles: { 'zh-CN': '复盘' }, order: 3 },
    { id: 12, title: 'Teaching', order: 1 },
    { id: 13, title: 'Empty', order: 2 },
    { id: 14, title: 'Fourth', order: 4 },
    { id: 15, title: 'Fifth', order: 5 },
    { id: CLOSED, title: 'Closed', order: 0, use: 0 },
  ]);
  await createWork(server, { owner, name: 'Quiet', topicIds: [11], publication: { collect_num: 1 } });
  await createWork(server, { owner, name: 'Loud', topicIds: [11], publication: { collect_num: 100 } });
  await createWork(server, { owner, name: 'Withdrawn', topicIds: [11], isLive: false });
  await createWork(server, { owner, name: 'Lesson', topicIds: [12], language: 'es-ES', feeType: 2 });
});

describe('topics', () => {
  test('[API-DISC-11][ENT-10] a topic says what it is about, how many works it has, and shows its favourite as picture', async () => {
    const { status, data } = await server.api('getTopic', { query: { id: 11 } });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      id: 11,
      title: 'Retrospectives',
      description: 'About Retrospectives',
      file_count: 2,
      use: 1,
    });
    const [favourite] = (await server.api('listTopicFiles', { query: { id: 11 } })).data.list;
    expect(favourite?.name).toBe('Loud');
    expect(data.cover).toBe(favourite?.cover);
    expect(data.cover_image).toEqual(favourite?.cover_image);
    const empty = await server.api('getTopic', { query: { id: 13 } });
    expect(empty.data).toMatchObject({ cover: null, file_count: 0 });
  });

  test('titles come in the language of the reader', async () => {
    const { data, response } = await server.api('getTopic', {
      query: { id: 11 },
      cookies: { lang: 'zh-CN' },
    });
    expect([data.title, data.description]).toEqual(['复盘', '关于 Retrospectives']);
    expect(response.headers.vary).toContain('Cookie');
  });

  test('[API-DISC-10][ENUM-17][CONST-34][AMB-43] the list has 4 topics a page in the order of display, closed ones never', async () => {
    const list = async (query: { pageNo?: number; pageSize?: number; use?: 0 | 1 }) => {
      const { data } = await server.api('listTopics', { query });
      return [data.list.map(({ id }) => id), data.total];
    };
    expect(await list({})).toEqual([[12, 13, 11, 14], 5]);
    expect(await list({ use: 1 })).toEqual([[12, 13, 11, 14], 5]);
    expect(await list({ pageNo: 2 })).toEqual([[15], 5]);
    expect(await list({ pageNo: 3 })).toEqual([[], 5]);
    expect(await list({ pageSize: 99 })).toEqual([[12, 13, 11, 14, 15], 5]);
    expect(await list({ use: 0 })).toEqual([[], 0]);
  });

  test('[API-DISC-09] the hottest topics are those with the most popular works', async () => {
    const { data } = await server.api('listHottestTopics');
    expect(data.list.map(({ id }) => id)).toEqual([11, 12, 13, 14, 15]);
  });

  test('[API-DISC-12][ENUM-12][OPEN-37] the works of a topic, with the filters and orders of other lists', async () => {
    const names = async (query: Record<string, unknown>) => {
      const { status, data } = await server.api('listTopicFiles', { raw: { query } });
      expect(status).toBe(200);
      return data.list.map(({ name }) => name);
    };
    expect(await names({ id: 11 })).toEqual(['Loud', 'Quiet']);
    expect(await names({ id: 12, language: 'es-ES', fee_type: 2 })).toEqual(['Lesson']);
    expect(await names({ id: 12, language: 'en-US' })).toEqual([]);
    expect(await names({ id: 12, fee_type: 1 })).toEqual([]);
    const firstPage = await server.api('listTopicFiles', { query: { id: 11, size: 1, order: 4 } });
    expect(firstPage.data).toMatchObject({ has_more: true, list: [{ name: 'Loud' }] });
    expect(await names({ id: 11, size: 1, order: 4, cursor: firstPage.data.next_cursor })).toEqual(['Quiet']);
  });

  test.each([999, CLOSED])('404 for topic %i, which is unknown or closed', async (id) => {
    for (const answer of [
      await server.api('getTopic', { query: { id } }),
      await server.api('listTopicFiles', { query: { id } }),
    ])
      expect([answer.status, answer.error]).toEqual([404, 'topic_not_found']);
  });

  test('[OPEN-33] orders and use flags without a meaning are refused', async () => {
    for (const order of [1, 7, 8, 9, 10, 12]) {
      const { fields } = await server.api('listTopicFiles', { raw: { query: { id: 11, order } } });
      expect([order, fields]).toEqual([order, ['order unknown']]);
    }
    for (const use of [-1, 2])
      expect((await server.api('listTopics', { raw: { query: { use } } })).fields).toEqual(['use unknown']);
  });

  test('400 names what is refused and its limit', async () => {
    expect((await server.api('getTopic', { raw: { query: {} } })).fields).toEqual(['id required']);
    expect(
      (await server.api('listTopics', { raw: { query: { pageSize: 101, pageNo: 0 } } })).fields.toSorted(),
    ).toEqual(['pageNo min 1', 'pageSize max 100']);
    expect((await server.api('listTopics', { raw: { query: { use: 2 } } })).fields).toEqual(['use unknown']);
    expect((await server.api('listTopicFiles', { raw: { query: { id: 11, order: 1 } } })).fields).toEqual([
      'order unknown',
    ]);
  });

  test('lists take at most three statements', async () => {
    for (const work of [
      () => server.api('listTopics', { query: { pageSize: 99 } }),
      () => server.api('listHottestTopics'),
      () => server.api('listTopicFiles', { query: { id: 11, size: 100 } }),
      () => server.api('listBanners'),
    ])
      expect((await server.statementsOf(work)).length).toBeLessThanOrEqual(3);
  });
});

describe('[API-DISC-13] banners', () => {
  beforeAll(async () => {
    await server.db
      .insertInto('banner')
      .values(
        Array.from({ length: 8 }, (_, index) => ({
          banner_id: 21 + index,
          title: `Banner ${index}`,
          titles: JSON.stringify({ 'ja-JP': `バナー${index}` }),
          subtitle: 'Look',
          subtitles: JSON.stringify({ 'ja-JP': '見る' }),
          link: '/community/topic-11',
          links: JSON.stringify({ 'ja-JP': '/community/topic-12' }),
          theme: 'teal',
          sort_order: 10 - index,
          effect: index === 7 ? 2 : 1,
          use_flag: index === 6 ? (0 as const) : (1 as const),
          created_at: server.clock.now(),
        })),
      )
      .execute();
  });

  const ids = async (query: { pageNo?: number; use?: 0 | 1; effect?: 1 | 2 }) => {
    const { data } = await server.api('listBanners', { query });
    return [data.list.map(({ id }) => id), data.total];
  };

  test('[CONST-33][ENUM-17] 5 a page in the order of display, closed ones never, by place', async () => {
    expect(await ids({})).toEqual([[28, 26, 25, 24, 23], 7]);
    expect(await ids({ pageNo: 2 })).toEqual([[22, 21], 7]);
    expect(await ids({ effect: 2, use: 1 })).toEqual([[28], 1]);
    expect(await ids({ use: 0 })).toEqual([[], 0]);
  });

  test('texts and links come in the language of the reader', async () => {
    const banner = async (lang: string) =>
      (await server.api('listBanners', { query: { effect: 2 }, cookies: { lang } })).data.list[0];
    expect(await banner('ja-JP')).toEqual({
      id: 28,
      title: 'バナー7',
      subtitle: '見る',
      link: '/community/topic-12',
      image: null,
      image_alt: '',
      theme: 'teal',
      use: 1,
      effect: 2,
    });
    expect(await banner('ko-KR')).toMatchObject({ title: 'Banner 7', link: '/community/topic-11' });
  });

  test('400 for an unknown place', async () => {
    expect((await server.api('listBanners', { raw: { query: { effect: 3 } } })).fields).toEqual([
      'effect unknown',
    ]);
  });
});
