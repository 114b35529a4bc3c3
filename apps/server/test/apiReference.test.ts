import { chromiumLaunchOptions } from '@boardwalk/tooling-test-browser';
import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { testServer } from './harness.ts';

/** The part of the contract that the page is compared with. */
interface Contract {
  paths: Record<string, Record<string, { operationId?: string; tags?: string[] }>>;
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
    const { paths } = (await server.app.inject({ url: '/api/openapi.json' })).json<Contract>();
    const wanted = Object.values(paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId, tags = [] }) =>
        operationId === undefined ? [] : tags.map((tag) => `operations-${tag}-${operationId}`),
      ),
    );
    const areas = [...new Set(wanted.map((id) => id.split('-')[1] ?? ''))];
    for (const area of areas) {
      // One area after the other: it lists the operations that the contract has in it.
      const head = page.locator(`.opblock-tag[data-tag="${area}"] .expand-operation`);
      const listed = page.locator(`.opblock[id^="operations-${area}-"]`);
      const own = wanted.filter((id) => id.startsWith(`operations-${area}-`)).toSorted();
      await head.click();
      await expect
        .poll(async () => (await listed.evaluateAll((all) => all.map(({ id }) => id))).toSorted())
        .toEqual(own);
      await head.click();
      await expect.poll(() => listed.count()).toBe(0);
    }
    await page.locator('.opblock-tag[data-tag="search"]').click();
    await page.locator('#operations-search-searchFiles .opblock-summary-control').click();
    await page.locator('#operations-search-searchFiles .opblock-body .parameters').first().waitFor();
    await page.goto(`${origin}/api/docs/`);
    await page.getByRole('heading', { name: /^Boardwalk API/u }).waitFor();
    expect(errors).toEqual([]);
    expect(elsewhere).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('the page may load nothing but its own files', async () => {
  const answer = await server.app.inject({ url: '/api/docs' });
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;connect-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  );
  expect((await server.app.inject({ url: '/api/docs/other.js' })).statusCode).toBe(404);
});
