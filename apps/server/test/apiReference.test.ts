import { chromiumLaunchOptions } from '@boardwalk/tooling-test-browser';
import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { testServer } from './harness.ts';

/** The part of the contract that the page is compared with. */
interface Contract {
  paths: Record<string, Record<string, { operationId?: string; tags?: string[] }>>;
  /** What the server sends to receivers, which the page shows as an area of its own. */
  webhooks: Record<string, Record<string, { operationId: string }>>;
}

const server = testServer();

test('the reference lists every operation of the contract and opens one in a browser, loads from this origin alone and logs no error', async () => {
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const browser = await chromium.launch({ ...chromiumLaunchOptions(), headless: true });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    const elsewhere: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${origin}/`) && !url.startsWith('data:')) elsewhere.push(url);
    });
    await page.goto(`${origin}/api/docs`);
    await page.getByRole('heading', { name: /^Boardwalk API/u }).waitFor();
    const { paths, webhooks } = (await server.app.inject({ url: '/api/openapi.json' })).json<Contract>();
    const wanted = Object.values(paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId, tags = [] }) =>
        operationId === undefined ? [] : tags.map((tag) => `operations-${tag}-${operationId}`),
      ),
    );
    for (const item of Object.values(webhooks))
      for (const { operationId } of Object.values(item)) wanted.push(`operations-webhooks-${operationId}`);
    // From 150 rows on, Swagger UI draws those near the window alone: with all areas open, each is met on the way down. Opened
    // within the page: a press of the test's for each would wait for the page to stand still.
    const met = await page.evaluate(async () => {
      const nextFrame = () => new Promise(requestAnimationFrame);
      const closed = () => document.querySelector<HTMLElement>('.opblock-tag[data-is-open="false"]');
      const found = new Set<string>();
      const root = document.documentElement;
      const isAtEnd = () => Math.ceil(root.scrollTop + root.clientHeight) >= root.scrollHeight;
      for (let stillAtEnd = 0; stillAtEnd < 10; stillAtEnd = isAtEnd() ? stillAtEnd + 1 : 0) {
        for (const { id } of document.querySelectorAll('.opblock[id^="operations-"]')) found.add(id);
        const area = closed();
        if (area) area.querySelector<HTMLElement>('.expand-operation')?.click();
        else root.scrollBy({ top: root.clientHeight * 0.9, behavior: 'instant' });
        await nextFrame();
      }
      const drawn = document.querySelectorAll('.opblock[id^="operations-"]').length;
      return { found: [...found], drawn };
    });
    expect(met.found.toSorted()).toEqual(wanted.toSorted());
    expect(met.drawn).toBeLessThan(wanted.length);
    await page.reload();
    await page.locator('.opblock-tag[data-tag="search"]').click();
    await page.locator('#operations-search-searchFiles .opblock-summary-control').click();
    await page.locator('#operations-search-searchFiles .opblock-body .parameters').first().waitFor();
    expect(errors).toEqual([]);
    expect(elsewhere).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('with a slash at its end the address shows the same page, which names its files from the root', async () => {
  const [page, withSlash] = [
    await server.app.inject({ url: '/api/docs' }),
    await server.app.inject({ url: '/api/docs/' }),
  ];
  expect(withSlash.statusCode).toBe(200);
  expect(withSlash.body).toBe(page.body);
  const files = [...page.body.matchAll(/(?:src|href)="([^"]*)"/gu)].map(([, address]) => address);
  expect(files).toEqual([
    'data:,',
    '/api/docs/swagger-ui.css',
    '/api/docs/swagger-ui-bundle.js',
    '/api/docs/start.js',
  ]);
});

test('the page may load nothing but its own files', async () => {
  const answer = await server.app.inject({ url: '/api/docs' });
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;connect-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  );
  expect((await server.app.inject({ url: '/api/docs/other.js' })).statusCode).toBe(404);
});
