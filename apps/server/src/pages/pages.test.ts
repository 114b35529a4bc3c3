import { expect, test } from 'vitest';
import { testServer } from '../../test/harness.ts';
import { fileForm, picture } from '../../test/uploads.ts';
import { pages } from './pages.ts';

const server = testServer({
  parts: ({ infra, services }) => ({ pages: pages({ infra, services, appsDir: '/nowhere' }) }),
});

test('the icon of pages without one of their own is the logo of the site, else the product’s', async () => {
  const icon = async () =>
    (await server.app.inject({ method: 'GET', url: '/favicon.ico' })).headers['location'];
  expect(await icon()).toBe('/community/favicon.svg');
  const boss = await server.createUser({ kind: 1 });
  const { data } = await server.api('setSiteLogo', {
    as: boss,
    query: { shade: 'light' },
    form: fileForm(await picture('png', 300)),
  });
  await expect.poll(icon).toBe(data.logo?.light);
  const answer = await server.app.inject({ method: 'GET', url: data.logo?.light ?? '' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
});

test('a browser that opens an address nothing is at is led to a page that says so; programs get the failure', async () => {
  const ask = (url: string, accept: string, method: 'GET' | 'POST' = 'GET') =>
    server.app.inject({ method, url, headers: { accept } });
  const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8';
  for (const [url, page] of [
    ['/workspace?from=mail', '/community/not-found/workspace'],
    ['/a/b/', '/community/not-found/a/b/'],
    ['//elsewhere.example/x', '/community/not-found//elsewhere.example/x'],
    ['/caf%C3%A9%0D%0Aset-cookie:x', '/community/not-found/caf%C3%A9%0D%0Aset-cookie:x'],
    ['/%', '/community/not-found/%25'],
  ] as const) {
    const { statusCode, headers } = await ask(url, PAGE);
    expect([statusCode, headers['location']]).toEqual([302, page]);
  }
  const refused = [
    ask('/workspace', '*/*'),
    ask('/workspace', PAGE, 'POST'),
    ask('/api/nothing', PAGE),
    ask('/workspace', 'image/avif,image/webp,*/*;q=0.8'),
  ];
  for (const answer of await Promise.all(refused)) {
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: 'not_found' }]);
  }
});
