import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../support/servers.ts';
import { expect, test } from '../support/test.ts';

interface Entry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  importPath: string;
}

/** The folders of components that the kit exports. */
function exportedComponents(): string[] {
  const root = readFileSync(join(REPOSITORY, 'packages/ui-kit/src/index.ts'), 'utf8');
  return Array.from(root.matchAll(/components\/([^/]+)\/index/gu), ([, name = '']) => name);
}

test('the components’ Storybook is served with a page for every component of the kit', async ({ page }) => {
  test.setTimeout(600_000);
  const logged: string[] = [];
  page.on('pageerror', (error) => logged.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.goto('/storybook/');
  await expect(page).toHaveTitle(/Welcome/u);
  await expect(page.getByRole('link', { name: 'Accessibility' })).toBeVisible();
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Boardwalk ui-kit');

  const answer = await page.request.get('/storybook/index.json');
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
  const pages = Object.values(entries).filter(({ type }) => type === 'docs');
  const documented = new Set(pages.map(({ importPath }) => /components\/([^/]+)\//u.exec(importPath)?.[1]));
  expect(exportedComponents().filter((name) => !documented.has(name))).toEqual([]);

  // Each page by its own address: Storybook reloads a document that is left for another page while a story renders.
  for (const { id, title } of pages) {
    await page.goto(`/storybook/iframe.html?id=${id}&viewMode=docs`);
    await expect(page.locator('#storybook-docs').getByRole('heading', { level: 1 }), title).toBeVisible();
    await expect(page.locator('.sb-errordisplay'), title).toBeHidden();
    expect(logged, title).toEqual([]);
  }
});
