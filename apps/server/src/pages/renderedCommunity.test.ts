import { fileURLToPath } from 'node:url';
import type { PageVisit } from '@boardwalk/community/visit';
import {
  aBanner,
  aBoardSnapshot,
  aCommunityFile,
  aFileCard,
  anAttrStatus,
  aProfile,
  aTagRef,
  aTagTree,
  aTopic,
  aUser,
  failWith,
  mockApi,
  type MockHandlers,
} from '@boardwalk/test-kit';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadCommunity, type BuiltCommunity } from './builtCommunity.ts';

let community: BuiltCommunity;

beforeAll(async () => {
  const built = await loadCommunity(fileURLToPath(new URL('../../../community/build', import.meta.url)));
  if (built === undefined)
    throw new Error('Build the community first: pnpm --filter @boardwalk/community build');
  community = built;
});

const file = aFileCard({ name: 'Rétro </script><b>', language: 'en-US' });
const answers: MockHandlers = {
  listBanners: () => ({ list: [aBanner()], total: 1 }),
  listTopics: () => ({ list: [aTopic()], total: 1 }),
  classifyTags: () => aTagTree(),
  listViewFiles: () => ({ list: [file], next_cursor: '1', has_more: true }),
};

/** Renders an address with the built community over a mocked API. */
async function render(path: string, visit: Partial<PageVisit> = {}, handlers: MockHandlers = answers) {
  const api = mockApi(handlers);
  const errors: unknown[] = [];
  const page = await community.render(new Request(`https://b.example/community${path}`), {
    fetch: api.fetch,
    apiUrl: 'http://in-process/api',
    viewer: null,
    accessToken: null,
    language: 'en-US',
    defaultLanguage: 'en-US',
    deployment: 'overseas',
    guestNavigation: 'gated',
    publicUrl: 'https://b.example',
    siteName: 'Boardwalk',
    theme: null,
    isDesktopClient: false,
    isPhone: false,
    timeZone: 'UTC',
    analytics: 'off',
    analyticsProject: 'boardwalk-overseas',
    nonce: 'n-1',
    preloads: ['/community/assets/texts.js'],
    onError: (error) => errors.push(error),
    ...visit,
  });
  return { api, errors, status: page.status, html: await page.text() };
}

function handedOver(html: string): Record<string, unknown> {
  const json = /<script id="page-state"[^>]*>(.*?)<\/script>/su.exec(html)?.[1];
  return JSON.parse(json ?? 'null') as Record<string, unknown>;
}

describe('the community as rendered', () => {
  test('[ROUTE-02] asks once for what the home shows, and shows it without scripts', async () => {
    const { api, status, html, errors } = await render('/');
    expect([status, errors]).toEqual([200, []]);
    expect(api.calls.map(({ operation }) => operation).toSorted()).toEqual([
      'classifyTags',
      'listBanners',
      'listTopics',
      'listViewFiles',
    ]);
    expect(html).toContain('Rétro &lt;/script&gt;&lt;b&gt;');
    expect(html).toContain(`href="/community/${file.file_key}"`);
    expect(html).not.toContain('aria-busy');
  });

  test('hands the answers over as data that no title can break out of', async () => {
    const { html } = await render('/');
    const state = handedOver(html);
    expect(state).toMatchObject({
      settings: { guestNavigation: 'gated' },
      session: { isChecked: true, user: null },
    });
    expect(JSON.stringify(state)).toContain('Rétro </script><b>');
    expect(html).not.toContain('Rétro </script>');
  });

  test('draws as many works of a list as the highest screens show, and hands all of them over', async () => {
    const list = Array.from({ length: 40 }, (_none, index) => aFileCard({ file_key: `work${index + 10}` }));
    const listViewFiles = () => ({ list, next_cursor: '1', has_more: true });
    const { html, errors } = await render('/', {}, { ...answers, listViewFiles });
    expect(errors).toEqual([]);
    expect(html.match(/<article/gu)).toHaveLength(25);
    const state = JSON.stringify(handedOver(html));
    expect(list.filter(({ file_key: fileKey }) => !state.includes(`"${fileKey}"`))).toEqual([]);
  });

  test('is a whole document, which gives the router what loaders answered after all that takes it', async () => {
    const { html } = await render('/');
    expect(html.startsWith('<!DOCTYPE html><html lang="en-US"')).toBe(true);
    const steps = [
      'stream = new ReadableStream',
      'streamController.enqueue(',
      'streamController.close()',
      '</body></html>',
    ];
    const places = steps.map((step) => html.lastIndexOf(step));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  test('says what it is made of before it is rendered: the same for the same, another for another work, banner, name or language', async () => {
    const sources: string[] = [];
    const isAtHand = (source: string) => {
      sources.push(source);
      return sources.length > 1 && sources.at(-2) === source;
    };
    const made = async (handlers = answers, visit: Partial<PageVisit> = {}) =>
      (await render('/', { nonce: `n-${sources.length}`, isAtHand, ...visit }, handlers)).status;
    expect([await made(), await made(), await made()]).toEqual([200, 304, 304]);
    const named = { ...file, name: 'Another name' };
    const changes: [MockHandlers, Partial<PageVisit>?][] = [
      [{ ...answers, listViewFiles: () => ({ list: [named], next_cursor: '1', has_more: true }) }],
      [{ ...answers, listViewFiles: () => ({ list: [file], next_cursor: '1', has_more: false }) }],
      [{ ...answers, listBanners: () => ({ list: [], total: 0 }) }],
      [answers, { siteName: 'Boards & Co' }],
      [answers, { isDesktopClient: true }],
      [answers, { isPhone: true }],
      [answers, { language: 'ja-JP' }],
      [answers, { analytics: 'ask' }],
    ];
    for (const change of changes) expect(await made(...change)).toBe(200);
    expect(new Set(sources).size).toBe(1 + changes.length);
  });

  test.each(['/', '/hot', '/topic', `/${file.file_key}`, '/search?keyword=plan'])(
    'at any time it is the same: a page that is kept may be used again later (%s)',
    async (path) => {
      const at = async (time: string) => {
        vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
        try {
          return (await render(path)).html;
        } finally {
          vi.useRealTimers();
        }
      };
      expect(await at('2031-07-02T09:00:00Z')).toBe(await at('2026-11-29T23:59:59Z'));
    },
  );

  test.each([
    [false, 25, 5],
    [true, 14, 2],
  ])('draws as many cards as are seen at first: on a phone %s', async (isPhone, cards, columns) => {
    const list = Array.from({ length: 30 }, (_, index) => ({
      ...file,
      file_key: `AbCd34678y${String(index).padStart(2, '0')}`,
    }));
    const listed = { ...answers, listViewFiles: () => ({ list, next_cursor: '1', has_more: true }) };
    const { html } = await render('/', { isPhone }, listed);
    expect(html.match(/data-cell="/gu)).toHaveLength(cards);
    expect(/role="row"[^>]*>(.*?)<div role="row"/su.exec(html)?.[1]?.match(/data-cell="/gu)).toHaveLength(
      columns,
    );
  });

  test('asks for its stylesheets before it preloads covers and scripts: nothing is painted before them', async () => {
    const { html } = await render('/');
    const head = html.slice(0, html.indexOf('</head>'));
    const kinds = [...head.matchAll(/<link\b[^>]*\brel="(stylesheet|preload|modulepreload)"/gu)].map(
      ([, kind]) => kind,
    );
    expect(kinds).toContain('modulepreload');
    expect(kinds.lastIndexOf('stylesheet')).toBe(kinds.filter((kind) => kind === 'stylesheet').length - 1);
    expect(kinds[0]).toBe('stylesheet');
  });

  test('is not painted in part: what is read later would move what stands there', async () => {
    const { html } = await render('/');
    const head = html.slice(0, html.indexOf('</head>'));
    const [, awaited] = /<link rel="expect" href="#([\w-]+)" blocking="render"/u.exec(head) ?? [];
    expect(html.indexOf(` id="${awaited}"`)).toBeGreaterThan(html.indexOf('</footer>'));
  });

  test('every script that runs carries the nonce', async () => {
    const { html } = await render('/');
    const scripts = [...html.matchAll(/<script\b([^>]*)>/gu)].map(([, attributes = '']) => attributes);
    const running = scripts.filter((attributes) => !attributes.includes('application/json'));
    expect(running.length).toBeGreaterThan(0);
    expect(running.filter((attributes) => !attributes.includes('nonce="n-1"'))).toEqual([]);
  });

  test('is called what its operator calls it, in its header, its title and its previews', async () => {
    const { html } = await render('/hot', { siteName: 'Boards & Co' });
    expect(html).toContain('<title>Hot · Boards &amp; Co</title>');
    expect(html).toContain('property="og:site_name" content="Boards &amp; Co"');
    expect(html).toContain('aria-label="Boards &amp; Co – Community home"');
    expect(html).not.toContain('>Boardwalk<');
    expect((await render('/', { siteName: 'Boards & Co' })).html).toContain('<title>Boards &amp; Co · ');
  });

  test('shows the logo of the site in the tab and, where there is no picture of a work, in previews', async () => {
    const siteLogo = { light: '/api/cmt/site/logo/abc?width=128', dark: null };
    const { html } = await render('/hot', { siteLogo });
    expect(html).toContain('<link rel="icon" href="/api/cmt/site/logo/abc?width=128" type="image/webp"');
    expect(html).toContain('property="og:image" content="https://b.example/api/cmt/site/logo/abc?width=360"');
    expect(html).toContain('name="twitter:card" content="summary"');
    expect((await render('/hot')).html).toContain('rel="icon" href="/community/favicon.svg"');
  });

  test('describes itself to search engines and previews', async () => {
    const { html } = await render('/hot');
    expect(html).toContain('<title>Hot · Boardwalk</title>');
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/u);
    expect(html).toContain('<link rel="canonical" href="https://b.example/community/hot"');
    expect(html.match(/rel="alternate" hrefLang=/giu)).toHaveLength(6);
    expect(html).toContain('type="application/atom+xml" title="Hot" href="/feed/hot?lang=en-US"');
    expect(html).toMatch(/property="og:image" content="https:\/\/b\.example\//u);
    expect(html).toContain('<link rel="modulepreload" href="/community/assets/texts.js"');
  });

  test.each([
    ['zh-CN', '从一块好用的白板开始'],
    ['ja-JP', 'うまくいくボードから始めよう'],
    ['ko-KR', '이미 검증된 보드에서 시작하세요'],
    ['es-ES', 'Empieza con un tablero que ya funciona'],
  ] as const)('[LANG-01] speaks %s', async (language, promise) => {
    const { html, api } = await render('/', { language });
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(promise);
    expect(api.calls[0]?.headers.get('accept-language')).toBe(language);
  });

  test('shows what has code of its own from the first page on, as the comments of a link to one', async () => {
    const work = aCommunityFile({ file_key: file.file_key });
    const none = () => ({ list: [], next_cursor: '', has_more: false });
    const { html, errors, status } = await render(
      `/${work.file_key}?comment=1`,
      {},
      {
        ...answers,
        getFileFull: () => work,
        getFileObject: () => aBoardSnapshot({ elements: [] }),
        listRecommendedFiles: none,
        listDerivedFiles: none,
        listPublishedVersions: none,
        listCreatorFiles: none,
      },
    );
    expect([status, errors]).toEqual([200, []]);
    expect(html).not.toContain('<!--$!-->');
  });

  test('[STATE-03] greets the person of the session, with their marks and unread messages, in one pass', async () => {
    const { html, api } = await render(
      '/',
      { viewer: aUser({ nick_name: 'Mira Olsen' }), accessToken: 'token-1' },
      {
        ...answers,
        getAttrStatus: () => ({ list: [anAttrStatus({ file_key: file.file_key, praised: true })] }),
        getOwnProfile: () => aProfile(),
        countUnread: () => ({ count: 7 }),
      },
    );
    expect(html).toContain('aria-label="Your account"');
    expect(html).toContain('aria-label="Messages, 7 unread"');
    expect(api.callsOf('getAttrStatus')).toHaveLength(1);
    expect(api.callsOf('getAttrStatus')[0]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(handedOver(html)).toMatchObject({
      session: { isChecked: false, user: { nick_name: 'Mira Olsen' } },
      marks: { [file.file_key]: { marks: { praised: true } } },
    });
    expect(html).not.toContain('token-1');
  });

  test('an unknown address is a page with status 404, made without a call', async () => {
    const { status, html, api } = await render('/some/where');
    expect(status).toBe(404);
    expect(html).toContain('There is nothing here');
    expect(api.calls).toHaveLength(0);
  });

  test('[ERR-06] an unknown file is a page with status 404 that asks to pick another template', async () => {
    const { status, html } = await render(
      `/${file.file_key}`,
      {},
      { ...answers, getFileFull: () => failWith('file_not_found') },
    );
    expect(status).toBe(404);
    expect(html).toMatch(/Pick another/u);
  });

  test.each([
    ['/tag-99', { listViewFiles: () => failWith('tag_not_found') }],
    [
      '/topic-99',
      { getTopic: () => failWith('topic_not_found'), listTopicFiles: () => failWith('topic_not_found') },
    ],
    // A tag, but no role.
    ['/role-99', { getTag: () => aTagRef({ id: 99, ttype: 1 }) }],
    // No id of a tag or topic is that large: nothing is asked.
    ['/tag-99999999999', {}],
    ['/topic-99999999999', {}],
  ] as const)('%s, which nobody knows, is a page with status 404', async (path, refused) => {
    const { status, html, errors } = await render(path, {}, { ...answers, ...refused });
    expect([status, errors]).toEqual([404, []]);
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/u);
    expect(html).toContain('content="noindex"');
  });

  test('a list that cannot be had says so in its place, with status 502', async () => {
    const { status, html } = await render(
      '/',
      {},
      { ...answers, listViewFiles: () => failWith('unavailable') },
    );
    expect(status).toBe(502);
    expect(html).toContain('The list could not be loaded');
    expect(html).toContain('Plan your year');
  });

  test('the theme of the visitor is there from the start', async () => {
    expect((await render('/hot', { theme: 'dark' })).html).toMatch(/<html[^>]*data-theme="dark"/u);
  });
});
