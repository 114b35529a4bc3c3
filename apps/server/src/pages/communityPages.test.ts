import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { PageVisit } from '@boardwalk/community/visit';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { testServer, TEST_PASSWORD } from '../../test/harness.ts';
import type { BuiltCommunity } from './builtCommunity.ts';
import { hashInlineScripts } from './inlineScripts.ts';
import { communityPages } from './communityPages.ts';

const clientDir = mkdtempSync(join(tmpdir(), 'boardwalk-pages-'));
writeFileSync(join(clientDir, 'favicon.svg'), '<svg/>');
// Other bytes than those beside it tell that they were not compressed while they were sent.
const BUILT = '<svg><desc>compressed by the build</desc></svg>';
writeFileSync(join(clientDir, 'favicon.svg.br'), brotliCompressSync(BUILT));
afterAll(() => rmSync(clientDir, { recursive: true, force: true }));

/** The visits pages were made for, the latest last. */
const visits: PageVisit[] = [];
let render: BuiltCommunity['render'] = async () => new Response('');
const community: BuiltCommunity = {
  clientDir,
  languageScripts: { 'en-US': ['/en.js'], 'zh-CN': ['/zh.js'], 'ja-JP': [], 'ko-KR': [], 'es-ES': [] },
  render: async (request, visit) => {
    visits.push(visit);
    return await render(request, visit);
  },
};

const server = testServer({
  environment: { SHARED_ANSWERS_MB: '4' },
  parts: ({ infra, services }) => ({
    pages: async (app, parts) => {
      await app.register(communityPages, { community, infra, services, ...parts });
    },
  }),
});

async function get(url: string, headers: Record<string, string> = {}) {
  // What an earlier test has asked for is not to be had any more.
  server.clock.advance(31_000);
  render = async (_request, { nonce }) =>
    new Response(
      `<p>page</p><script nonce="${nonce}">start()</script><script src="/x.js" nonce="${nonce}"></script>`,
      {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      },
    );
  const answer = await server.app.inject({ method: 'GET', url, headers });
  return { answer, visit: visits.at(-1) as PageVisit };
}

/** The cookie of a new session. */
async function sessionOf(account: string): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/user/sign-in',
    payload: { account, password: TEST_PASSWORD },
  });
  return String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
}

describe('pages of the community', () => {
  test('[ROUTE-01] lie below /community/, which also answers without the slash', async () => {
    const answer = await server.app.inject({ method: 'GET', url: '/community?lang=zh-CN' });
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/community/?lang=zh-CN']);
  });

  test('have a policy with the hashes of their own inline scripts, and are the same each time', async () => {
    const first = await get('/community/');
    const second = await get('/community/');
    expect(first.visit.nonce).not.toBe(second.visit.nonce);
    expect([second.answer.body, second.answer.headers.etag]).toEqual([
      first.answer.body,
      first.answer.headers.etag,
    ]);
    expect(first.answer.body).toBe('<p>page</p><script>start()</script><script src="/x.js"></script>');
    const hash = createHash('sha256').update('start()').digest('base64');
    expect(first.answer.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(first.answer.headers['x-frame-options']).toBe('DENY');
  });

  test('an inline script that did not come from the renderer is allowed by no hash', async () => {
    const injected = '<script>steal()</script><script nonce="guessed">steal()</script>';
    const { html, scripts } = hashInlineScripts(
      Buffer.from(`${injected}<script nonce="n-1">start("学习")</script>`),
      'n-1',
    );
    expect(scripts).toEqual([`'sha256-${createHash('sha256').update('start("学习")').digest('base64')}'`]);
    expect(html.toString()).toBe(`${injected}<script>start("学习")</script>`);
  });

  test('are made once for all visitors who get the same, and never kept from or for somebody with a session', async () => {
    const user = await server.createUser({ nickName: 'Mira Olsen' });
    const session = await sessionOf(user.account);
    server.clock.advance(31_000);
    render = async (_request, { viewer, language, theme }) =>
      new Response(`${viewer?.nick_name ?? 'nobody'} ${language} ${theme ?? 'system'}`, {
        headers: { 'content-type': 'text/html' },
      });
    const ask = async (cookie: string, url = '/community/hot?b=1&a=2') => {
      const before = visits.length;
      const answer = await server.app.inject({ method: 'GET', url, headers: { cookie } });
      return [answer.body, visits.length - before];
    };
    const everybody = async () => {
      for (const [cookie, words] of [
        ['', 'nobody en-US system'],
        ['theme=dark', 'nobody en-US dark'],
        ['lang=ja-JP', 'nobody ja-JP system'],
      ] as const) {
        expect((await ask(cookie))[0]).toBe(words);
        expect(await ask(cookie, '/community/hot?a=2&b=1')).toEqual([words, 0]);
      }
    };
    await everybody();
    expect(await ask(session)).toEqual(['Mira Olsen en-US system', 1]);
    expect(await ask(session)).toEqual(['Mira Olsen en-US system', 1]);
    await everybody();
    expect((await ask('lang=ja-JP', '/community/hot?x=?lang=ko-KR'))[0]).toBe('nobody ja-JP system');
    expect((await ask('', '/community/hot?x=?lang=ko-KR'))[0]).toBe('nobody en-US system');
    expect((await ask('', '/community/search?keyword=plan'))[1]).toBe(1);
    expect((await ask('', '/community/search?keyword=plan'))[1]).toBe(1);
  });

  test('a page that is too old is made again only if it shows something else, and is as new as one that was', async () => {
    const shown = { state: 'one', isWhole: true, failsEarly: false, made: 0 };
    render = async (_request, { isAtHand, nonce, onError }) => {
      if (shown.failsEarly) onError(new Error('it could not be asked for'));
      if (isAtHand?.(shown.state) === true) return new Response(null, { status: 304 });
      shown.made += 1;
      if (!shown.isWhole) onError(new Error('a part of it is missing'));
      const html = `${shown.state} ${shown.made}<script nonce="${nonce}">start(${shown.made})</script>`;
      return new Response(html, { headers: { 'content-type': 'text/html' } });
    };
    const later = async (headers: Record<string, string> = {}, url = '/community/hot?page=of-before') => {
      server.clock.advance(31_000);
      return server.app.inject({ method: 'GET', url, headers });
    };
    const first = await later();
    const again = await later();
    expect(again.body).toBe(first.body);
    for (const header of ['content-security-policy', 'etag', 'cache-control', 'content-language'])
      expect(again.headers[header]).toBe(first.headers[header]);
    expect(again.headers['age']).toBe('0');
    expect((await later({ 'if-none-match': String(first.headers['etag']) })).statusCode).toBe(304);
    // Others ask with another appearance.
    expect((await later({ cookie: 'theme=dark' })).body).toContain('one 2');
    expect((await later()).body).toBe(first.body);
    shown.state = 'two';
    expect((await later()).body).toContain('two 3');
    shown.state = 'three';
    shown.isWhole = false;
    expect((await later()).body).toContain('three 4');
    shown.isWhole = true;
    expect((await later()).body).toContain('three 5');
    expect((await later()).body).toContain('three 5');
    shown.failsEarly = true;
    expect((await later()).body).toContain('three 6');
    shown.failsEarly = false;
    expect((await later()).body).toContain('three 7');
  });

  test('carry the name of the site as soon as it is changed, kept pages as well', async () => {
    render = async (_request, { siteName }) =>
      new Response(siteName, { headers: { 'content-type': 'text/html' } });
    const name = async () => (await server.app.inject({ method: 'GET', url: '/community/hot?c=3' })).body;
    const put = async (to: string | null) => {
      await server.db.transaction().execute((trx) => server.infra.site.put(trx, 'identity', { name: to }));
    };
    expect(await name()).toBe('Boardwalk');
    onTestFinished(() => put(null));
    await put('Boards of Lin');
    await expect.poll(name).toBe('Boards of Lin');
  });

  test('a page is not sent to who has it, and says for how long others may show it', async () => {
    const { answer } = await get('/community/new');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=30');
    const headers = { 'if-none-match': String(answer.headers.etag) };
    const again = await server.app.inject({ method: 'GET', url: '/community/new', headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('only the embeddable viewer may be framed elsewhere', async () => {
    const { answer } = await get('/community/embed/AbCd34678yxT');
    expect(answer.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(answer.headers['x-frame-options']).toBeUndefined();
  });

  test('[LANG-02][LANG-04] come in the language of the cookie, else of the deployment, with its texts preloaded', async () => {
    expect((await get('/community/')).visit).toMatchObject({ language: 'en-US', preloads: ['/en.js'] });
    const { answer, visit } = await get('/community/', { cookie: 'lang=zh-CN' });
    expect(visit).toMatchObject({ language: 'zh-CN', preloads: ['/zh.js'] });
    expect(answer.headers['content-language']).toBe('zh-CN');
  });

  test('[LANG-02] a language link keeps its language in the cookie', async () => {
    const { answer, visit } = await get('/community/hot?lang=ja-JP');
    expect(visit.language).toBe('ja-JP');
    expect(answer.headers['set-cookie']).toMatch(/^lang=ja-JP; Path=\/; Max-Age=31536000/u);
  });

  test('an anonymous visitor has no token; the page may be kept until it is checked again', async () => {
    const { answer, visit } = await get('/community/', { cookie: 'boardwalk_session=made-up' });
    expect(visit).toMatchObject({ viewer: null, accessToken: null });
    expect([answer.headers['cache-control'], answer.headers.vary]).toEqual([
      'no-cache',
      'cookie, sec-ch-ua-mobile, user-agent',
    ]);
  });

  test('[STATE-02] a visitor with a session is known, and the page asks the API as them, in process', async () => {
    const user = await server.createUser({ nickName: 'Mira Olsen' });
    const { answer, visit } = await get('/community/', { cookie: await sessionOf(user.account) });
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(visit.viewer?.nick_name).toBe('Mira Olsen');
    const person = await visit.fetch(
      new Request(`${visit.apiUrl}/user/info`, { headers: { authorization: `Bearer ${visit.accessToken}` } }),
    );
    expect(await person.json()).toMatchObject({ code: 0, data: { user_id: user.userId } });
  });

  test('a visitor who chose a time zone is shown its times from the first rendering on', async () => {
    const user = await server.createUser();
    const cookie = await sessionOf(user.account);
    expect((await get('/community/', { cookie })).visit.timeZone).toBe('UTC');
    await server.api('updateTimeZone', { as: user, body: { time_zone: 'Asia/Tokyo' } });
    expect((await get('/community/', { cookie })).visit.timeZone).toBe('Asia/Tokyo');
    expect((await get('/community/')).visit.timeZone).toBe('UTC');
  });

  test('[OPEN-22] the desktop client and the theme are seen', async () => {
    const { answer, visit } = await get('/community/', {
      'user-agent': 'Mozilla/5.0 BoardDesktop/1.2',
      cookie: 'theme=dark',
    });
    expect(visit).toMatchObject({ isDesktopClient: true, theme: 'dark' });
    // No cache on the way may show it in browsers.
    expect(answer.headers['cache-control']).toBe('no-cache');
    const browser = await get('/community/', { cookie: 'theme=pink' });
    expect(browser.visit).toMatchObject({ isDesktopClient: false, theme: null });
    expect(browser.answer.headers['cache-control']).toMatch(/^public/u);
  });

  test.each([
    ['a hint says so', { 'sec-ch-ua-mobile': '?1' }, true],
    ['a hint says no', { 'sec-ch-ua-mobile': '?0', 'user-agent': 'Mozilla/5.0 Mobile' }, false],
    ['a browser without hints', { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari/604.1' }, true],
    ['a wide one without hints', { 'user-agent': 'Mozilla/5.0 (Macintosh) Safari/605.1.15' }, false],
    ['a crawler', { 'user-agent': 'Mozilla/5.0 Mobile Safari/537.36 (compatible; Bot/2.1)' }, false],
  ])(
    'a page is made for the screen it is shown on: %s',
    async (_browser, headers: Record<string, string>, isPhone) => {
      const { answer, visit } = await get('/community/hot', headers);
      expect(visit.isPhone).toBe(isPhone);
      // Those that were guessed are kept apart by their names on the way.
      const isSaid = 'sec-ch-ua-mobile' in headers;
      expect(answer.headers.vary).toBe(`cookie, sec-ch-ua-mobile${isSaid ? '' : ', user-agent'}`);
    },
  );

  test('what is kept for everybody is kept for phones apart, and apart for those that were guessed', async () => {
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari/604.1' };
    const browsers: Record<string, string>[] = [
      { 'sec-ch-ua-mobile': '?1' },
      { 'sec-ch-ua-mobile': '?0' },
      phone,
      {},
    ];
    server.clock.advance(31_000);
    let made = 0;
    render = async (_request, { isPhone }) => {
      made += 1;
      return new Response(isPhone ? 'phone' : 'wide', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    };
    for (let time = 0; time < 2; time += 1) {
      const seen = [];
      for (const headers of browsers) {
        const { body, headers: sent } = await server.app.inject({
          method: 'GET',
          url: '/community/new',
          headers,
        });
        seen.push([body, String(sent.vary).includes('user-agent')]);
      }
      expect(seen).toEqual([
        ['phone', false],
        ['wide', false],
        ['phone', true],
        ['wide', true],
      ]);
      expect(made).toBe(browsers.length);
    }
  });

  test('[ANA-01] visitors are counted where that is on, by what they have said or their browser says', async () => {
    expect((await get('/community/')).visit.analytics).toBe('off');
    const { settings } = server.infra;
    settings.analytics = 'boardwalk-test';
    onTestFinished(() => {
      settings.analytics = undefined;
    });
    const said = async (headers: Record<string, string>) =>
      (await get('/community/', headers)).visit.analytics;
    expect(await said({})).toBe('ask');
    expect(await said({ cookie: 'analytics=yes' })).toBe('yes');
    expect(await said({ cookie: 'analytics=whatever' })).toBe('ask');
    expect(await said({ 'sec-gpc': '1' })).toBe('no');
    expect(await said({ 'sec-gpc': '1', cookie: 'analytics=yes' })).toBe('yes');
    expect((await get('/community/')).visit.analyticsProject).toBe('boardwalk-test');
  });

  test('carry the status of the page', async () => {
    render = async () => new Response('gone', { status: 404 });
    const answer = await server.app.inject({ method: 'GET', url: '/community/AbCd34678yxT' });
    expect([answer.statusCode, answer.body]).toEqual([404, 'gone']);
  });

  test('a failure of the router itself is reported on a page as well, not in one line of text', async () => {
    render = async () =>
      new Response('Unexpected Server Error', { status: 500, headers: { 'content-type': 'text/plain' } });
    const answer = await server.app.inject({ method: 'GET', url: '/community/' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).not.toContain('Unexpected');
  });

  test('a page that cannot be made is answered with one that needs nothing, and is kept nowhere', async () => {
    render = async () => {
      throw new Error('secret of the server');
    };
    const answer = await server.app.inject({
      method: 'GET',
      url: '/community/',
      headers: { cookie: 'lang=es-ES' },
    });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(answer.body).toContain('<html lang="es-ES">');
    expect(answer.body).toContain(String(answer.headers['x-request-id']));
    expect(answer.body).not.toContain('secret of the server');
  });
});

describe('files of the community', () => {
  test('are served as they are', async () => {
    const answer = await server.app.inject({ method: 'GET', url: '/community/favicon.svg' });
    expect([answer.statusCode, answer.body]).toEqual([200, '<svg/>']);
  });

  test('are sent as the build compressed them to anyone who takes that', async () => {
    const url = '/community/favicon.svg';
    const ask = (accepted: string) =>
      server.app.inject({ method: 'GET', url, headers: { 'accept-encoding': accepted } });
    const small = await ask('gzip, br');
    expect([small.headers['content-encoding'], small.headers['content-type']]).toEqual([
      'br',
      'image/svg+xml',
    ]);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(BUILT);
    const plain = await ask('identity');
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, '<svg/>']);
    expect(plain.headers.vary).toContain('accept-encoding');
  });

  test('a missing asset is no page', async () => {
    const before = visits.length;
    const answer = await server.app.inject({ method: 'GET', url: '/community/assets/none.js' });
    expect([answer.statusCode, answer.headers['content-type'], visits.length]).toEqual([
      404,
      'text/plain',
      before,
    ]);
  });

  test.each(['/community/..%2f..%2fpackage.json', '/community/.vite/manifest.json'])(
    'nothing beside them is given away: %s',
    async (url) => {
      const { answer } = await get(url);
      expect(answer.body).not.toContain('"dependencies"');
    },
  );
});
