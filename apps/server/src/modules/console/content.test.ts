import { beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { fileForm, picture } from '../../../test/uploads.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const HOUR_MS = 3_600_000;
let admin: TestUser;
let general: TestUser;

const texts = (text: string) => ({
  'zh-CN': `${text} 中`,
  'en-US': text,
  'ja-JP': `${text} 日`,
  'ko-KR': `${text} 한`,
  'es-ES': `${text} es`,
});
const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR_MS).toISOString();

beforeAll(async () => {
  admin = await server.createUser({ kind: 2 });
  general = await server.createUser();
});

describe('topics', () => {
  const create = async (title: string, more: object = {}) =>
    server.api('createTopic', {
      as: admin,
      raw: { body: { titles: texts(title), descriptions: texts(''), use: 1, ...more } },
    });
  const idOf = async (...parameters: Parameters<typeof create>) => (await create(...parameters)).data.id;
  const update = (id: number, body: object) =>
    server.api('updateTopic', { as: admin, params: { topic_id: id }, raw: { body } });
  const shown = async () =>
    (await server.api('listTopics', { query: { pageSize: 99 } })).data.list.map((topic) => topic.id);

  test('[ENT-10] a topic in five languages is the last one readers see', async () => {
    const first = await idOf('First topic');
    const { data } = await create('Planning', { descriptions: texts('What a year needs.') });
    const { list } = (
      await server.api('listTopics', { query: { pageSize: 99 }, headers: { 'accept-language': 'ko' } })
    ).data;
    expect(list.map(({ id }) => id).slice(-2)).toEqual([first, data.id]);
    expect(list.at(-1)).toMatchObject({ title: 'Planning 한', description: 'What a year needs. 한', use: 1 });
  });

  test('a closed topic is shown to nobody but admins', async () => {
    const id = await idOf('Draft', { use: 0 });
    expect(await shown()).not.toContain(id);
    expect((await server.api('getTopic', { query: { id } })).error).toBe('topic_not_found');
    const { list, total } = (await server.api('listManagedTopics', { as: admin, query: { pageSize: 100 } }))
      .data;
    expect(list.find((topic) => topic.id === id)).toMatchObject({ use: 0 });
    expect(total).toBe(list.length);
    await update(id, { use: 1 });
    expect(await shown()).toContain(id);
  });

  test('a scheduled topic is shown from its beginning until its end', async () => {
    const id = await idOf('Spring', { starts_at: inHours(1), ends_at: inHours(3) });
    expect(await shown()).not.toContain(id);
    server.clock.advance(HOUR_MS);
    expect(await shown()).toContain(id);
    expect((await server.api('getTopic', { query: { id } })).status).toBe(200);
    server.clock.advance(2 * HOUR_MS);
    expect(await shown()).not.toContain(id);
    expect((await server.api('listHottestTopics')).data.list.map((topic) => topic.id)).not.toContain(id);
    await update(id, { ends_at: null });
    expect(await shown()).toContain(id);
  });

  test('it must end after it begins, also when only one of the two changes', async () => {
    expect((await create('x', { starts_at: inHours(3), ends_at: inHours(1) })).fields).toEqual([
      'ends_at min',
    ]);
    const id = await idOf('Summer', { starts_at: inHours(3) });
    expect((await update(id, { ends_at: inHours(2) })).fields).toEqual(['ends_at min']);
    expect((await update(id, { ends_at: 'tomorrow' })).fields).toEqual(['ends_at format']);
  });

  test('topics are ordered all at once', async () => {
    await idOf('One more');
    const { list } = (await server.api('listManagedTopics', { as: admin, query: { pageSize: 100 } })).data;
    const wanted = list.map(({ id }) => id).toReversed();
    const order = (ids: number[]) => server.api('reorderTopics', { as: admin, body: { ids } });
    expect((await order(wanted)).status).toBe(200);
    const after = (await server.api('listManagedTopics', { as: admin, query: { pageSize: 100 } })).data.list;
    expect(after.map(({ id }) => id)).toEqual(wanted);
    expect((await order(wanted.slice(1))).fields).toEqual([`ids min_items ${wanted.length}`]);
    expect((await order([...wanted, 2_000_000_000])).fields).toEqual(['ids unknown']);
  });

  test('a picture of its own takes the place of its most popular work’s, until it is removed', async () => {
    const id = await idOf('Pictured');
    const fileKey = await createWork(server, { owner: general, topicIds: [id] });
    const cover = async () => (await server.api('getTopic', { query: { id } })).data.cover;
    expect(await cover()).toContain(fileKey);
    const set = await server.api('setTopicCover', {
      as: admin,
      params: { topic_id: id },
      form: fileForm(await picture('png', 900)),
    });
    expect(set.status).toBe(200);
    const own = (await cover()) ?? '';
    expect(own).toMatch(/^\/api\/cmt\/image\/[0-9a-f]{64}\?width=1080$/u);
    expect(set.data.cover).toBe(own);
    const answer = await server.app.inject({ url: own });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    const removed = await server.api('removeTopicCover', { as: admin, params: { topic_id: id } });
    expect(removed.data.cover).toBeNull();
    expect(await cover()).toContain(fileKey);
    expect((await server.app.inject({ url: own })).statusCode).toBe(404);
  });

  test('every change is in the log with what it was before', async () => {
    const id = await idOf('Logged');
    await update(id, { titles: texts('Logged again'), use: 0 });
    const rows = await server.db
      .selectFrom('moderation_log')
      .select(['action', 'moderator_id', 'changes'])
      .where('subject_type', '=', 'topic')
      .where('subject_id', '=', String(id))
      .orderBy('log_id')
      .execute();
    expect(rows.map(({ action, moderator_id: by }) => [action, by])).toEqual([
      ['topic.create', admin.userId],
      ['topic.update', admin.userId],
    ]);
    expect(rows[1]?.changes).toContainEqual({ field: 'use', from: '1', to: '0' });
    expect(rows[1]?.changes).toContainEqual({ field: 'titles.en-US', from: 'Logged', to: 'Logged again' });
  });

  test('an unknown topic is 404, what is no picture 415', async () => {
    expect((await update(2_000_000_000, {})).error).toBe('topic_not_found');
    const cover = (id: number, bytes: Buffer, as: TestUser | undefined = admin) =>
      server.api('setTopicCover', { as, params: { topic_id: id }, form: fileForm(bytes) });
    expect((await cover(2_000_000_000, await picture())).error).toBe('topic_not_found');
    expect(
      (await server.api('removeTopicCover', { as: admin, params: { topic_id: 2_000_000_000 } })).error,
    ).toBe('topic_not_found');
    const id = await idOf('No picture');
    expect(await cover(id, Buffer.from('<svg/>'))).toMatchObject({
      status: 415,
      error: 'image_not_accepted',
    });
    expect((await cover(id, Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await cover(id, await picture(), general)).error).toBe('admins_only');
    const anonymous = await server.api('setTopicCover', {
      params: { topic_id: id },
      form: fileForm(await picture()),
    });
    expect(anonymous.error).toBe('not_signed_in');
  });
});

describe('banners', () => {
  const body = (title: string, more: object = {}) => ({
    titles: texts(title),
    subtitles: texts('See them'),
    theme: 'amber',
    link: '/community/topic-11',
    effect: 1,
    use: 1,
    ...more,
  });
  const create = async (title: string, more: object = {}) =>
    server.api('createBanner', { as: admin, raw: { body: body(title, more) } });
  const update = (id: number, change: object) =>
    server.api('updateBanner', { as: admin, params: { banner_id: id }, raw: { body: change } });
  const shown = async (effect: 1 | 2, language = 'en') =>
    (
      await server.api('listBanners', {
        query: { effect, pageSize: 100 },
        headers: { 'accept-language': language },
      })
    ).data.list;

  test('a banner shows in its place, in the language of the reader, and leads where it should', async () => {
    const { data } = await create('Welcome', { links: { 'ja-JP': '/community/search?keyword=x' } });
    const [banner] = (await shown(1, 'ja')).filter(({ id }) => id === data.id);
    expect(banner).toMatchObject({
      title: 'Welcome 日',
      link: '/community/search?keyword=x',
      theme: 'amber',
    });
    expect((await shown(1)).find(({ id }) => id === data.id)?.link).toBe('/community/topic-11');
    expect((await shown(2)).map(({ id }) => id)).not.toContain(data.id);
    await update(data.id, { effect: 2, theme: 'teal', links: {} });
    expect((await shown(2)).find(({ id }) => id === data.id)).toMatchObject({ effect: 2, theme: 'teal' });
  });

  test('closed, not begun and over: then it is not shown', async () => {
    const { id } = (await create('Sometimes', { starts_at: inHours(1), ends_at: inHours(2) })).data;
    const isShown = async () => (await shown(1)).some((banner) => banner.id === id);
    expect(await isShown()).toBe(false);
    server.clock.advance(HOUR_MS);
    expect(await isShown()).toBe(true);
    await update(id, { use: 0 });
    expect(await isShown()).toBe(false);
    await update(id, { use: 1 });
    server.clock.advance(HOUR_MS);
    expect(await isShown()).toBe(false);
    expect(
      (await server.api('listManagedBanners', { as: admin })).data.list.map((banner) => banner.id),
    ).toContain(id);
  });

  test('a banner leads to a path of the site or an https address, nowhere else', async () => {
    for (const link of ['javascript:alert(1)', '//evil.example', 'http://example.com', '/\\evil.example'])
      expect((await create('x', { link })).fields).toEqual(['link format']);
    expect((await create('x', { links: { 'ko-KR': 'data:text/html,x' } })).fields).toEqual([
      'links.ko-KR format',
    ]);
    expect((await create('x', { theme: 'plaid' })).fields).toEqual(['theme unknown']);
    expect((await create('x', { effect: 3 })).fields).toEqual(['effect unknown']);
    expect((await create('x', { link: 'https://example.com/spring' })).status).toBe(200);
  });

  test('a picture can be given and taken away; banners are ordered all at once', async () => {
    const { id } = (await create('Pictured')).data;
    const set = await server.api('setBannerImage', {
      as: admin,
      params: { banner_id: id },
      form: fileForm(await picture('webp', 400)),
    });
    expect(set.data.cover_image).toMatchObject({ width: 400, height: 48 });
    const url = (await shown(1)).find((banner) => banner.id === id)?.image ?? '';
    const hash = new URL(url, 'http://localhost').pathname.split('/').at(-1) ?? '';
    const { response } = await server.api('getSiteImage', { params: { hash } });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
    await update(id, { image_alts: texts('A map') });
    const alt = async (language: string) =>
      (await shown(1, language)).find((banner) => banner.id === id)?.image_alt;
    expect([await alt('en'), await alt('ja')]).toEqual(['A map', 'A map 日']);
    expect((await update(id, { image_alts: texts('x'.repeat(201)) })).fields).toContain(
      'image_alts.en-US max_length 200',
    );
    // Words about another picture would be wrong.
    const replaced = await server.api('setBannerImage', {
      as: admin,
      params: { banner_id: id },
      form: fileForm(await picture('webp', 500)),
    });
    expect(replaced.data.image_alts['en-US']).toBe('');
    await server.api('removeBannerImage', { as: admin, params: { banner_id: id } });
    expect((await shown(1)).find((banner) => banner.id === id)?.image).toBeNull();

    const all = (await server.api('listManagedBanners', { as: admin, query: { pageSize: 100 } })).data.list;
    const wanted = all.map((banner) => banner.id).toReversed();
    expect((await server.api('reorderBanners', { as: admin, body: { ids: wanted } })).status).toBe(200);
    const after = (await server.api('listManagedBanners', { as: admin, query: { pageSize: 100 } })).data.list;
    expect(after.map((banner) => banner.id)).toEqual(wanted);
  });

  test('404 for an unknown banner', async () => {
    const unknown = { banner_id: 2_000_000_000 };
    expect((await update(2_000_000_000, {})).error).toBe('banner_not_found');
    expect((await server.api('removeBannerImage', { as: admin, params: unknown })).error).toBe(
      'banner_not_found',
    );
    const set = await server.api('setBannerImage', {
      as: admin,
      params: unknown,
      form: fileForm(await picture()),
    });
    expect(set.error).toBe('banner_not_found');
  });

  test('what is no picture is refused, and so is who is no admin', async () => {
    const { id } = (await create('Refusing')).data;
    const image = async (bytes: Buffer, as?: TestUser) =>
      (await server.api('setBannerImage', { as, params: { banner_id: id }, form: fileForm(bytes) })).error;
    expect(await image(Buffer.from('GIF89a'), admin)).toBe('image_not_accepted');
    expect(await image(Buffer.alloc(5 * 1024 * 1024 + 1), admin)).toBe('image_too_large');
    expect(await image(await picture(), general)).toBe('admins_only');
    expect(await image(await picture())).toBe('not_signed_in');
    expect((await server.api('getSiteImage', { params: { hash: 'a'.repeat(64) } })).error).toBe(
      'image_not_found',
    );
    expect((await server.api('getSiteImage', { raw: { params: { hash: 'short' } } })).fields).toEqual([
      'hash format',
    ]);
  });
});
