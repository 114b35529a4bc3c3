import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testServer } from '../../test/harness.ts';
import type { BuiltCommunity } from './builtCommunity.ts';
import { communityPages } from './communityPages.ts';
import { RENDERS_AT_ONCE, RENDERS_WAITING } from './renderLimit.ts';

const clientDir = mkdtempSync(join(tmpdir(), 'boardwalk-renders-'));
afterAll(() => rmSync(clientDir, { recursive: true, force: true }));

const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
/** What the renderer does with a page. */
let render: () => Promise<Response>;
/** How many pages it was asked for. */
let renders = 0;

const community: BuiltCommunity = {
  clientDir,
  languageScripts: { 'en-US': [], 'zh-CN': [], 'ja-JP': [], 'ko-KR': [], 'es-ES': [] },
  render: async () => {
    renders += 1;
    return await render();
  },
};

/** With a part of the usual requests the pages of a network are two. */
const server = testServer({
  environment: { SHARED_ANSWERS_MB: '4', REQUESTS_PER_MINUTE: '8' },
  parts: ({ infra, services }) => ({
    pages: async (app, parts) => {
      await app.register(communityPages, { community, infra, services, ...parts });
    },
  }),
});

beforeEach(() => {
  renders = 0;
  render = async () => new Response('gone', { ...html, status: 404 });
  server.clock.advance(60_001);
});

let pages = 0;
/** Asks for a page that nobody has asked for. */
function ask(remoteAddress: string, headers: Record<string, string> = {}) {
  pages += 1;
  return server.app.inject({ url: `/community/unknown-${pages}`, remoteAddress, headers });
}

test('a network that asks for more pages than one has gets a page of its own language, and nothing is rendered', async () => {
  const network = '2001:db8:1:2::';
  expect([(await ask(`${network}1`)).statusCode, (await ask(`${network}2`)).statusCode]).toEqual([404, 404]);
  server.clock.advance(15_000);
  const refused = await ask(`${network}3`, { cookie: 'lang=es-ES' });
  expect(refused.statusCode).toBe(429);
  expect(refused.headers).toMatchObject({
    'retry-after': '45',
    'cache-control': 'no-store',
    'content-language': 'es-ES',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(refused.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(refused.body).toContain('<html lang="es-ES">');
  expect(refused.body).toContain('dentro de 45 segundos');
  expect(renders).toBe(2);
  expect((await ask('2001:db8:1:3::1')).statusCode).toBe(404);
  server.clock.advance(45_001);
  expect((await ask(`${network}1`)).statusCode).toBe(404);
});

test('a page that is kept for everybody is not counted, and sent to a network that has used up its pages', async () => {
  const remoteAddress = '192.0.2.1';
  render = async () => new Response('home', html);
  const home = () => server.app.inject({ url: '/community/', remoteAddress });
  for (let time = 0; time < 5; time += 1) expect((await home()).body).toBe('home');
  expect(renders).toBe(1);
  await ask(remoteAddress);
  expect((await ask(remoteAddress)).statusCode).toBe(429);
  expect((await home()).statusCode).toBe(200);
});

test('a session does not lift the limit, and what the session is worth is not looked up any more', async () => {
  const headers = { cookie: 'boardwalk_session=made-up' };
  await ask('192.0.2.2', headers);
  await ask('192.0.2.2', headers);
  let status = 0;
  const statements = await server.statementsOf(async () => {
    status = (await ask('192.0.2.2', headers)).statusCode;
  });
  expect([status, statements]).toEqual([429, []]);
});

test('only so many pages are rendered at once, so many wait, and who comes then is asked to come back', async () => {
  const held: PromiseWithResolvers<Response>[] = [];
  render = () => {
    const page = Promise.withResolvers<Response>();
    held.push(page);
    return page.promise;
  };
  let networks = 0;
  const anybody = (headers = {}) => {
    networks += 1;
    return ask(`198.51.100.${networks}`, headers);
  };
  const all = Array.from({ length: RENDERS_AT_ONCE + RENDERS_WAITING }, () => anybody());
  await expect.poll(() => held.length).toBe(RENDERS_AT_ONCE);
  const refused = await anybody({ cookie: 'lang=ja-JP' });
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
    503,
    '2',
    'no-store',
  ]);
  expect(refused.body).toContain('<html lang="ja-JP">');
  expect(refused.body).toContain('2 秒後');
  expect(renders).toBe(RENDERS_AT_ONCE);
  // One that fails gives its turn back as well.
  held[0]?.reject(new Error('broken'));
  await expect.poll(() => renders).toBe(RENDERS_AT_ONCE + 1);
  render = async () => new Response('page', html);
  for (const page of held) page.resolve(new Response('page', html));
  const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(all.length - 1);
  expect((await anybody()).statusCode).toBe(200);
});
