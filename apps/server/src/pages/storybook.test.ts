import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../infra/settings/settings.ts';
import { storybook, storybookPolicy } from './storybook.ts';

const parent = mkdtempSync(join(tmpdir(), 'boardwalk-storybook-'));
const dir = join(parent, 'storybook-static');
writeFileSync(join(parent, 'secret.txt'), 'not for anybody');
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test('it is there once it is built, without a new start, and nothing beside it', async () => {
  const app = Fastify();
  await app.register(storybook, { dir });
  const get = (url: string) => app.inject({ method: 'GET', url });
  expect((await get('/storybook/')).statusCode).toBe(404);

  mkdirSync(join(dir, 'assets'), { recursive: true });
  writeFileSync(join(dir, 'index.html'), '<!doctype html><script>let one = 1;</script>');
  writeFileSync(join(dir, 'assets', 'a-12345678.js'), 'export {};');
  const page = await get('/storybook/');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
  const asset = await get('/storybook/assets/a-12345678.js');
  expect([asset.statusCode, asset.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect((await get('/storybook')).headers.location).toBe('/storybook/');
  const refused = ['../secret.txt', '%2e%2e/secret.txt', '..%2fsecret.txt', 'assets', 'gone.js'];
  const answers = await Promise.all(refused.map((path) => get(`/storybook/${path}`)));
  expect(answers.filter(({ statusCode }) => statusCode < 400)).toEqual([]);
  await app.close();
});

test('only the scripts of the document itself run', () => {
  const policy = storybookPolicy(
    '<script src="a.js"></script><script>one</script><script type="module">two</script>',
  );
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
  expect(scripts?.match(/'sha256-[^']+'/gu)).toHaveLength(2);
  expect(scripts).not.toContain('unsafe');
});

test('it is served to this machine alone, unless a setting says otherwise', () => {
  expect(readSettings({}).storybook).toBe(true);
  expect(readSettings({ PUBLIC_URL: 'https://boards.example.com' }).storybook).toBe(false);
  expect(readSettings({ PUBLIC_URL: 'https://boards.example.com', STORYBOOK: 'on' }).storybook).toBe(true);
  expect(readSettings({ STORYBOOK: 'off' }).storybook).toBe(false);
});
