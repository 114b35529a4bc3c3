import { Readable } from 'node:stream';
import { TagType } from '@boardwalk/domain';
import { sql } from 'kysely';
import sharp from 'sharp';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { coverPng } from '../../../test/publishForm.ts';
import { createWork } from '../../../test/works.ts';
import { recordImage, storeImage } from '../../infra/images/imageStore.ts';
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

/** A tag that somebody made. */
const tagOf = (id: number, name: string) => ({
  tag_id: id,
  ttype: TagType.CUSTOM,
  name,
  names: '{}',
  name_key: name,
  created_at: server.clock.now(),
});

/** Reads a feed as XML, strictly; gives what finds the texts at a path. */
async function atom(xml: string): Promise<(path: string) => Promise<string[]>> {
  await sql`select xmlparse(document ${xml}::text)`.execute(server.db);
  return async (path) => {
    // XML again, which it escapes: the text of each node by a path of its own.
    const { rows } = await sql<{ text: string }>`
      select text from xmltable(xmlnamespaces('http://www.w3.org/2005/Atom' as a), ${sql.lit(path)}
        passing xmlparse(document ${xml}::text) columns text text path 'string(.)')`.execute(server.db);
    return rows.map(({ text }) => text.trim());
  };
}

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
    expect.arrayContaining([
      'Disallow: /api/',
      'Disallow: /user/',
      'Allow: /api/cmt/site/logo/',
      `Sitemap: ${SITE}/sitemap.xml`,
    ]),
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
  ])('%s is Atom with its works, in the language of its reader', async (url, title) => {
    const { headers, body } = await get(url);
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const textsAt = await atom(body);
    expect(await textsAt('/a:feed/a:title')).toEqual([title]);
    expect(await textsAt('//a:entry/a:id')).toContain(`${SITE}/community/${work}`);
    expect(await textsAt('//a:entry/a:title')).toContain('Plan <b> & "go"');
    expect(await textsAt('//a:entry/a:author/a:name')).toContain('Mira & Co');
    expect(body).toContain(`xml:lang="${url.includes('ja-JP') ? 'ja-JP' : 'en-US'}"`);
  });

  test('texts of people are texts in them: no markup, nothing that ends the XML, nothing that XML cannot hold', async () => {
    const hostile = '<img src=x onerror=alert(1)> ]]> ]]> &amp; &#1; "\'';
    const named = await server.createUser({ nickName: hostile });
    await server.db
      .insertInto('tag')
      .values(tagOf(TAG + 1, `${hostile}\u0001`))
      .execute();
    const files = await Promise.all(
      [hostile, '\u0001Plan\u001f \ufffe\uffff', ']]>'].map((name) =>
        createWork(server, { owner: named, name, tagIds: [TAG + 1] }),
      ),
    );
    const { body } = await get(`/feed/tag/${TAG + 1}`);
    const textsAt = await atom(body);
    expect(await textsAt('//a:entry/a:title')).toEqual(expect.arrayContaining([hostile, 'Plan', ']]>']));
    expect(await textsAt('//a:entry/a:title[@type != "text"]')).toEqual([]);
    expect(new Set(await textsAt('//a:author/a:name'))).toEqual(new Set([hostile]));
    expect(new Set(await textsAt('//a:category/@term'))).toEqual(new Set([hostile]));
    const ids = await textsAt('//a:entry/a:id');
    expect(ids.toSorted()).toEqual(files.map((key) => `${SITE}/community/${key}`).toSorted());
  });

  test('of a creator, and of what is hot', async () => {
    const byOwner = await get(`/feed/creator/${encodeURIComponent(await profileName())}`);
    const textsAt = await atom(byOwner.body);
    expect(await textsAt('/a:feed/a:title')).toEqual(['Templates by Mira & Co – Boardwalk']);
    expect(await textsAt('//a:entry/a:link/@href')).toContain(`${SITE}/community/${work}`);
    expect((await get('/feed/hot')).statusCode).toBe(200);
  });

  test('of a custom tag that no work carries yet is empty', async () => {
    await server.db
      .insertInto('tag')
      .values(tagOf(TAG + 2, 'Unused'))
      .execute();
    const textsAt = await atom((await get(`/feed/tag/${TAG + 2}`)).body);
    expect(await textsAt('/a:feed/a:title')).toEqual(['Unused: new templates – Boardwalk']);
    expect(await textsAt('//a:entry')).toEqual([]);
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

  test('names the site as its operator does, and so do feeds', async () => {
    const put = async (name: string | null) => {
      await server.db.transaction().execute((trx) => server.infra.site.put(trx, 'identity', { name }));
    };
    onTestFinished(() => put(null));
    await put('Boards & Co');
    const provider = async () => (await ask(`${SITE}/community/${work}`)).json();
    await expect.poll(provider).toMatchObject({ provider_name: 'Boards & Co' });
    const textsAt = await atom((await get('/feed/new')).body);
    expect(await textsAt('/a:feed/a:title')).toEqual(['New templates – Boards & Co']);
  });

  test('keeps to the size of the other site, however small, and so does its picture', async () => {
    const answer = async (more: string) => (await ask(`${SITE}/community/${work}`, more)).json<object>();
    expect(await answer('&maxwidth=320&maxheight=5000')).toMatchObject({ width: 320, height: 500 });
    const small = await answer('&maxwidth=100&maxheight=1');
    expect(small).toMatchObject({ width: 100, height: 1 });
    expect(Object.keys(small).filter((key) => key.startsWith('thumbnail'))).toEqual([]);
    expect(await answer('')).toMatchObject({ thumbnail_width: 1080, thumbnail_height: 700 });
    expect(await answer('&maxwidth=1080&maxheight=700')).toMatchObject({ thumbnail_width: 1080 });
    expect(await answer('&maxwidth=1080&maxheight=699')).toMatchObject({
      thumbnail_width: 720,
      thumbnail_height: 467,
      thumbnail_url: expect.stringContaining('width=720') as string,
    });
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
    for (const size of ['wide', '0', '-1', '']) {
      const wide = await ask(`${SITE}/community/${work}`, `&maxwidth=${size}`);
      expect([wide.statusCode, wide.json()]).toMatchObject([
        400,
        { data: { fields: [{ field: 'maxwidth' }] } },
      ]);
    }
  });
});

describe('the picture of a link', () => {
  /** A work whose cover is there. */
  async function workWithCover(name: string): Promise<string> {
    const { infra, db } = server;
    const fileKey = await createWork(server, { owner, name });
    const cover = await storeImage(infra.blobs, await infra.pictures.encode(await coverPng(1080, 700)));
    await recordImage(db, cover, { fileKey, purpose: 'cover' }, server.clock.now());
    await db
      .updateTable('publication')
      .set({ cover_hash: cover.hash })
      .where('file_key', '=', fileKey)
      .execute();
    return fileKey;
  }
  const ask = (fileKey: string, headers = {}) => get(`/community/preview/${fileKey}.jpg`, headers);

  test('shows a work as networks want it, is kept by them, and is another one under another name', async () => {
    const fileKey = await workWithCover('Weekly plan');
    const answers = await Promise.all([ask(fileKey), ask(fileKey)]);
    const [first] = answers;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(first.headers['content-type']).toBe('image/jpeg');
    expect(first.headers['cache-control']).toBe('public, max-age=86400');
    const { format, width, height } = await sharp(first.rawPayload).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    const known = await ask(fileKey, { 'if-none-match': String(first.headers.etag) });
    expect([known.statusCode, known.rawPayload.byteLength]).toEqual([304, 0]);

    await server.db
      .updateTable('publication')
      .set({ name: 'Monthly plan' })
      .where('file_key', '=', fileKey)
      .execute();
    const renamed = await ask(fileKey, { 'if-none-match': String(first.headers.etag) });
    expect(renamed.statusCode).toBe(200);
    expect(renamed.rawPayload.equals(first.rawPayload)).toBe(false);
  });

  test('is the cover where it cannot be painted, and where too many are asked for at once', async () => {
    const broken = await ask(work);
    expect([broken.statusCode, broken.headers['cache-control']]).toEqual([302, 'no-store']);
    expect(broken.headers.location).toMatch(/^\/api\/web\/v2\/upload\/cmt\//u);

    const keys = await Promise.all(['one', 'two', 'three'].map(workWithCover));
    const { painter } = server.infra;
    const paintLink = painter.paintLink.bind(painter);
    const gate = Promise.withResolvers<void>();
    const painting = vi.spyOn(painter, 'paintLink').mockImplementation(async (link) => {
      await gate.promise;
      return paintLink(link);
    });
    onTestFinished(() => painting.mockRestore());
    const waiting = keys.slice(0, 2).map((key) => ask(key));
    await vi.waitFor(() => expect(painting).toHaveBeenCalledTimes(2));
    expect((await ask(keys[2] ?? '')).statusCode).toBe(302);
    gate.resolve();
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await ask(keys[2] ?? '')).statusCode).toBe(200);
    await ask(keys[0] ?? '');
    expect(painting).toHaveBeenCalledTimes(3);
  });

  test('of nothing that is public is not found', async () => {
    const withdrawn = await createWork(server, { owner, isLive: false });
    for (const name of [`${withdrawn}.jpg`, 'AbCd34678yxT.jpg', `${work}.png`, 'nonsense.jpg'])
      expect((await get(`/community/preview/${name}`)).statusCode).toBe(404);
  });
});
