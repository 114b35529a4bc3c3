import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../infra/settings/settings.ts';
import { assetHeaders } from './assetHeaders.ts';
import { documentFor } from './browserApp.ts';
import { contentSecurityPolicy, pageSecurityHeaders } from './contentSecurity.ts';
import { errorPage } from './errorPage.ts';
import { IN_PROCESS_ORIGIN, inProcessFetch } from './inProcessFetch.ts';
import { pageLanguage } from './pageLanguage.ts';

describe('the language of a page', () => {
  const overseas = { query: null, cookies: undefined, deployment: 'overseas' } as const;

  test('[LANG-02] the cookie decides', () => {
    expect(pageLanguage({ ...overseas, cookies: 'a=b; lang=ja-JP' }).language).toBe('ja-JP');
  });

  test('[LANG-03][LANG-04] without a cookie the deployment decides: English overseas, Chinese on the mainland', () => {
    expect(pageLanguage(overseas).language).toBe('en-US');
    expect(pageLanguage({ ...overseas, deployment: 'mainland' }).language).toBe('zh-CN');
  });

  test('a language link wins over the cookie, and says so', () => {
    expect(pageLanguage({ ...overseas, query: 'ko-KR', cookies: 'lang=ja-JP' })).toEqual({
      language: 'ko-KR',
      isFromAddress: true,
    });
  });

  test.each(['xx', '', 'en-US"><script>'])('what is none of our languages (%j) is passed over', (tag) => {
    expect(pageLanguage({ ...overseas, query: tag, cookies: `lang=${tag}` })).toEqual({
      language: 'en-US',
      isFromAddress: false,
    });
  });
});

describe('the content security policy', () => {
  test('scripts run from our origin or with a hash of the page, nothing else', () => {
    const policy = contentSecurityPolicy({ scripts: ["'sha256-abc'"] });
    expect(policy).toContain("script-src 'self' 'sha256-abc';");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy.match(/unsafe-inline/gu)).toHaveLength(1);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test.each([
    ['nobody', "frame-ancestors 'none'", 'DENY'],
    ['self', "frame-ancestors 'self'", 'SAMEORIGIN'],
    ['anyone', 'frame-ancestors *', undefined],
  ] as const)('a page that %s may frame says so in both headers', (framedBy, directive, option) => {
    expect(contentSecurityPolicy({ rules: { framedBy } })).toContain(directive);
    expect(pageSecurityHeaders(framedBy)['x-frame-options']).toBe(option);
  });

  test('a page without frames may not show any', () => {
    expect(contentSecurityPolicy({ rules: { hasFrames: false } })).toContain("frame-src 'none'");
    expect(contentSecurityPolicy()).toContain("frame-src 'self'");
  });
});

test.each([
  ['/x/client/assets/home-Ab12.js', 'public, max-age=31536000, immutable'],
  ['/x/client/favicon.svg', 'public, max-age=3600'],
])('%s is kept as long as its name promises', (path, expected) => {
  const headers: Record<string, unknown> = {};
  const reply = { header: (name: string, value: unknown) => Object.assign(headers, { [name]: value }) };
  assetHeaders(reply as never, path);
  expect(headers['cache-control']).toBe(expected);
});

describe('fetch without a socket', () => {
  const app = Fastify();
  app.post('/api/echo', async (request, reply) =>
    reply.header('x-seen', request.ip).code(201).send({ body: request.body, cookie: request.headers.cookie }),
  );
  app.get('/api/nothing', (_request, reply) => reply.code(204).send());
  const fetch = inProcessFetch(app, { headers: { cookie: 'lang=zh-CN' }, remoteAddress: '192.0.2.7' });

  test('carries method, body, headers and address, and answers as a server would', async () => {
    const answer = await fetch(`${IN_PROCESS_ORIGIN}/api/echo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: '思维' }),
    });
    expect([answer.status, answer.headers.get('x-seen')]).toEqual([201, '192.0.2.7']);
    expect(await answer.json()).toEqual({ body: { name: '思维' }, cookie: 'lang=zh-CN' });
  });

  test('an answer without content has no body', async () => {
    expect((await fetch(`${IN_PROCESS_ORIGIN}/api/nothing`)).body).toBeNull();
  });
});

describe('the document of a browser app', () => {
  const settings = readSettings({ DEPLOYMENT: 'mainland', PUBLIC_URL: 'https://b.example' });
  const template = '<!doctype html><html lang="en-US"><head></head><body></body></html>';

  test('has the language, the theme and the facts of the installation', () => {
    const document = documentFor(template, {
      language: 'es-ES',
      theme: 'dark',
      settings,
      siteName: 'Boards </script>',
      siteLogo: { light: '/logo', dark: null },
    });
    expect(document).toContain('<html lang="es-ES" data-theme="dark">');
    const facts = /id="page-settings">(.*?)<\/script>/u.exec(document)?.[1];
    expect(JSON.parse(facts ?? '')).toEqual({
      siteName: 'Boards </script>',
      siteLogo: { light: '/logo', dark: null },
      deployment: 'mainland',
      guestNavigation: 'gated',
      publicUrl: 'https://b.example',
      timeZone: 'Asia/Shanghai',
    });
  });

  test('takes no other theme than ours', () => {
    expect(
      documentFor(template, { language: 'en-US', theme: '"><script>', settings, siteName: 'Boards' }),
    ).not.toContain('"><script>');
  });
});

test('the page of last resort speaks the language of the visitor and needs nothing', () => {
  const page = errorPage({ language: 'zh-CN', siteName: '<Boards>', requestId: 'r-1' });
  expect(page).toContain('<html lang="zh-CN">');
  expect(page).toContain('r-1');
  expect(page).not.toMatch(/<script|<link|src=/u);
});
