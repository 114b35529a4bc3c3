import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createWork } from '../../../test/works.ts';
import { discovery } from './discovery.ts';

const server = testServer({
  environment: { PUBLIC_URL: 'https://boards.example' },
  parts: (built) => ({
    pages: async (app) => {
      await app.register(discovery, built);
    },
  }),
});
const SITE = 'https://boards.example';
const TAG = 4711;
let owner: TestUser;
let work: string;

beforeAll(async () => {
  owner = await server.createUser({ nickName: 'Mira & Co' });
  await server.db
    .insertInto('tag')
    .values({
      tag_id: TAG,
      ttype: 1,
      name: 'Planning',
      names: JSON.stringify({ 'ja-JP': '計画' }),
      name_key: 'planning',
      created_at: server.clock.now(),
    })
    .execute();
  work = await createWork(server, { owner, name: 'Plan <b> & "go"', tagIds: [TAG] });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers });
const profileName = async () =>
  (
    await server.db
      .selectFrom('profile')
      .select('name')
      .where('user_id', '=', owner.userId)
      .executeTakeFirstOrThrow()
  ).name;

test('robots are led to the site map and kept out of what is private', async () => {
  const { body } = await get('/robots.txt');
  expect(body.split('\n')).toEqual(
    expect.arrayContaining(['Disallow: /api/', 'Disallow: /user/', `Sitemap: ${SITE}/sitemap.xml`]),
  );
});

describe('the site map', () => {
  test('names its parts; each part names its pages; all of it may be kept, and is asked for by ETag', async () => {
    const index = await get('/sitemap.xml');
    expect(index.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    });
    const parts = await parseSitemapIndex(Readable.from(index.body));
    expect(parts[0]?.url).toBe(`${SITE}/sitemap/pages.xml`);
    const files = await Promise.all(parts.map(({ url }) => get(url.slice(SITE.length))));
    const pages = await Promise.all(files.map(({ body }) => parseSitemap(Readable.from(body))));
    const addresses = pages.flat().map(({ url }) => url);
    expect(addresses).toEqual(
      expect.arrayContaining(
        ['', 'hot', 'new', 'topic', `tag-${TAG}`, work].map((path) => `${SITE}/community/${path}`),
      ),
    );
    const again = await get('/sitemap.xml', { 'if-none-match': String(index.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  test('a work that is withdrawn leaves its part, and a new one is found within ten minutes', async () => {
    const withdrawn = await createWork(server, { owner });
    await server.db
      .updateTable('publication')
      .set({ is_live: false })
      .where('file_key', '=', withdrawn)
      .execute();
    const added = await createWork(server, { owner });
    server.clock.advance(600_001);
    const parts = await parseSitemapIndex(Readable.from((await get('/sitemap.xml')).body));
    const { body } = await get(parts.at(-1)?.url.slice(SITE.length) ?? '');
    expect(body).toContain(added);
    expect(body).not.toContain(withdrawn);
  });

  test.each(['works-0-x.xml', 'works-99999999999999-AbCd34678yxT.xml', 'nothing.xml'])(
    'a part that is none (%s) is not found',
    async (part) => {
      expect((await get(`/sitemap/${part}`)).statusCode).toBe(404);
    },
  );
});

describe('feeds', () => {
  test.each([
    ['/feed/new', 'New templates – Boardwalk'],
    [`/feed/tag/${TAG}`, 'Planning: new templates – Boardwalk'],
    [`/feed/tag/${TAG}?lang=ja-JP`, '計画：新着テンプレート – Boardwalk'],
  ])('%s is Atom with its works, their names escaped', async (url, title) => {
    const { headers, body } = await get(url);
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(body).toContain(`<title>${title}</title>`);
    expect(body).toContain(`<id>${SITE}/community/${work}</id>`);
    expect(body).toContain('Plan <b> & "go"');
    expect(body.replaceAll(/<!\[CDATA\[.*?\]\]>/gsu, '')).not.toContain('<b>');
    expect(body).toContain('<name>Mira &amp; Co</name>');
  });

  test('of a creator, and of what is hot', async () => {
    const byOwner = await get(`/feed/creator/${encodeURIComponent(await profileName())}`);
    expect(byOwner.body).toContain('Templates by Mira &amp; Co');
    expect(byOwner.body).toContain(`${SITE}/community/${work}`);
    expect((await get('/feed/hot')).statusCode).toBe(200);
  });

  test.each(['/feed/tag/999999', '/feed/tag/x', '/feed/creator/nobody-here'])(
    '%s is not found',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});

describe('oEmbed', () => {
  const ask = (url: string, more = '') => get(`/oembed?url=${encodeURIComponent(url)}${more}`);

  test.each(['', 'file/', 'embed/'])(
    'shows a work by its address (/community/%s…) in a frame',
    async (way) => {
      const answer = await ask(`${SITE}/community/${way}${work}`);
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      expect(answer.json()).toMatchObject({
        version: '1.0',
        type: 'rich',
        title: 'Plan <b> & "go"',
        author_name: 'Mira & Co',
        width: 800,
        height: 500,
        html: expect.stringContaining(
          `<iframe src="${SITE}/community/embed/${work}" title="Plan &lt;b&gt; &amp; &quot;go&quot;"`,
        ) as string,
      });
    },
  );

  test('keeps to the size of the other site', async () => {
    const { json } = await ask(`${SITE}/community/${work}`, '&maxwidth=320&maxheight=5000');
    expect(json()).toMatchObject({ width: 320, height: 500 });
  });

  test.each([
    ['another site', 'https://evil.example/community/AbCd34678yxT', '', 404],
    ['no work', `${SITE}/community/AbCd34678yxT`, '', 404],
    ['no address', 'nonsense', '', 404],
    ['XML', `${SITE}/community/AbCd34678yxT`, '&format=xml', 501],
  ])('refuses %s', async (_case, url, more, status) => {
    expect((await ask(url, more)).statusCode).toBe(status);
  });

  test('names the field that is missing or wrong', async () => {
    expect((await get('/oembed')).json()).toMatchObject({
      error: 'bad_input',
      data: { fields: [{ field: 'url' }] },
    });
    const wide = await ask(`${SITE}/community/${work}`, '&maxwidth=wide');
    expect([wide.statusCode, wide.json()]).toMatchObject([
      400,
      { data: { fields: [{ field: 'maxwidth' }] } },
    ]);
  });
});
