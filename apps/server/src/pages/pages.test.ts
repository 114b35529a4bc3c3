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
