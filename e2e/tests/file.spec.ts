import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from '@playwright/test';
import { cards, keyOf, linkOf } from '../support/community.ts';
import { expect, test, visit } from '../support/test.ts';

/** A picture of what a board shows now. */
async function shown(board: Locator): Promise<string> {
  return board
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
}

/** Waits until the board stands still, and takes its picture. */
async function settled(board: Locator): Promise<string> {
  let before = '';
  await expect(async () => {
    const now = await shown(board);
    const isStill = now === before;
    before = now;
    expect(isStill).toBe(true);
  }).toPass();
  return before;
}

test('[PROD-06][ROUTE-13] the board of a file can be panned and zoomed by mouse, wheel, keys and buttons', async ({
  page,
  look,
}) => {
  await visit(page, '/community/');
  await page.goto((await linkOf(cards(page).first()).getAttribute('href')) ?? '');
  const board = page.getByRole('application');
  await expect(board).toBeVisible();
  const whole = await settled(board);
  await look('file');

  const box = await board.boundingBox();
  if (!box) throw new Error('no board');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const changes = async (name: string, act: () => Promise<void>) => {
    const before = await settled(board);
    await act();
    await expect.poll(() => shown(board), { message: name }).not.toBe(before);
  };
  await changes('a drag', async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 120, y + 60, { steps: 4 });
    await page.mouse.up();
  });
  await changes('the wheel', async () => {
    await board.focus();
    await page.mouse.wheel(0, 120);
  });
  await changes('the wheel with Ctrl', async () => {
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -240);
    await page.keyboard.up('Control');
  });
  await changes('an arrow', () => board.press('ArrowRight'));
  await changes('plus', () => board.press('+'));
  await changes('the button', () => page.getByRole('button', { name: 'Zoom in' }).click());
  await look('file-zoomed');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect.poll(() => shown(board)).toBe(whole);
});

test('[ROUTE-14][NAV-04] the long address of a file shows the same file', async ({ page }) => {
  await visit(page, '/community/');
  const key = await keyOf(cards(page).nth(3));
  const title = await linkOf(cards(page).nth(3)).innerText();
  for (const address of [`/community/file/${key}`, `/community/${key}`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('button', { name: /^(?:Use template|Buy for)/u })).toBeVisible();
  }
});

test('the text of the board can be read beside it, and more templates follow', async ({ page }) => {
  await visit(page, '/community/');
  await page.goto((await linkOf(cards(page).first()).getAttribute('href')) ?? '');
  const text = page.getByRole('region', { name: 'On this board' }).last();
  expect(await text.getByRole('listitem').count()).toBeGreaterThan(5);
  await expect(page.getByRole('heading', { name: 'Templates like this' })).toBeVisible();
  expect(await cards(page).count()).toBeGreaterThan(4);
});

test('[SHELL-02][SHELL-03] the embedded viewer shows the board alone, with the small header, in other sites too', async ({
  page,
  baseURL,
  look,
}) => {
  await visit(page, '/community/');
  const key = await keyOf(cards(page).first());
  await page.goto(`/community/embed/${key}`);
  await expect(page.getByRole('application')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveCount(0);
  await look('embed');

  // Another site: its links become frames, those that are there and those that come; others stay links.
  const link = (address: string, name: string) => `<a class="boardwalk-embed" href="${address}">${name}</a>`;
  const blog = createServer((_request, answer) => {
    answer.writeHead(200, {
      'content-type': 'text/html',
      'content-security-policy': `script-src ${baseURL}; frame-src ${baseURL}; style-src 'none'`,
    });
    answer.end(`<!doctype html><title>A blog</title><link rel="icon" href="data:,">
      ${link(`${baseURL}/community/${key}`, 'Weekly plan')} ${link(`${baseURL}/community/hot`, 'Hot')}
      ${link(`https://other.example/community/${key}`, 'Elsewhere')}
      <script src="${baseURL}/community/embed.js"></script>`);
  }).listen(0, '127.0.0.1');
  await once(blog, 'listening');
  await page.goto(`http://localhost:${(blog.address() as AddressInfo).port}/`);
  const frame = page.locator('iframe[title="Weekly plan"]');
  await expect(frame.contentFrame().getByRole('application')).toBeVisible();
  const { width = 0, height = 1 } = (await frame.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(8 / 5, 1);
  expect(await page.getByRole('link').allInnerTexts()).toEqual(['Hot', 'Elsewhere']);
  await page.evaluate((href) => {
    const late = Object.assign(document.createElement('a'), { href, className: 'boardwalk-embed' });
    late.textContent = 'Added later';
    document.body.append(late);
  }, `${baseURL}/community/file/${key}`);
  await expect(page.locator('iframe[title="Added later"]')).toHaveAttribute(
    'src',
    `${baseURL}/community/embed/${key}`,
  );
  blog.close();
});
