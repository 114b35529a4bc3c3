import { cards, isSameLife, keyOf, linkOf, markLife, placeOf } from '../support/community.ts';
import { isAsset } from '../support/requests.ts';
import { dataOf } from '../support/people.ts';
import { expect, test, visit } from '../support/test.ts';

test('[ROUTE-01][ROUTE-02][ROUTE-03][ROUTE-04][ROUTE-05][PROD-03] the home shows banners, topics, tags and templates with real covers', async ({
  page,
  look,
}) => {
  await visit(page, '/community/');
  await expect(page.getByRole('region', { name: 'Highlights' }).getByRole('link').first()).toBeVisible();
  expect(await page.getByRole('region', { name: 'Topics' }).getByRole('listitem').count()).toBeGreaterThan(2);
  const scenes = page.getByRole('group', { name: 'Scenes' });
  await expect(scenes.getByRole('link', { name: 'Work & management' })).toBeVisible();
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(15);
  const cover = cards(page).first().getByRole('presentation').first();
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 200))
    .toBe(true);
  expect(await cover.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/upload/cmt/');
  await look('home');
});

test('where the code for long lists does not come, all that is loaded stands in the page, and more of it still comes', async ({
  page,
}) => {
  await page.route('**/GridEngine-*.js', (route) => route.abort());
  await visit(page, '/community/hot');
  // More than the server draws.
  await expect.poll(() => cards(page).count()).toBeGreaterThan(25);
  const before = await cards(page).count();
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
});

test('[ROUTE-27][ROUTE-28][ROUTE-29][ROUTE-30][ROUTE-31][ROUTE-32] filters are read from and written to the address, also for gated guests', async ({
  page,
  look,
}) => {
  await visit(page, '/community/');
  await markLife(page);
  const choose = async (menu: RegExp, option: string) => {
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitemradio', { name: option, exact: true }).click();
  };
  const query = () => new URL(page.url()).searchParams;
  // Of a long list the page holds what is near the window; what is filtered here is shorter.
  const LONG = 15;

  await page.getByRole('link', { name: 'Work & management', exact: true }).click();
  await expect.poll(() => query().get('pScene')).toBe('101');
  await page.getByRole('link', { name: 'Retrospectives', exact: true }).click();
  await expect.poll(() => query().get('cScene')).toMatch(/^\d+$/u);
  await expect.poll(() => cards(page).count()).toBeLessThan(LONG);
  const inScene = await cards(page).count();
  expect(inScene).toBeGreaterThan(0);
  await look('home-filtered');
  await choose(/^Sort/u, 'Newest');
  await expect.poll(() => query().get('order')).toMatch(/^\d+$/u);
  await choose(/^Industry/u, 'Software & internet');
  await expect.poll(() => query().get('industry')).toBe('401');
  await expect.poll(() => cards(page).count()).toBeLessThan(inScene);
  const titles = await cards(page).getByRole('heading').allInnerTexts();
  expect(await isSameLife(page)).toBe(true);

  await page.reload();
  expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(titles);
  await visit(page, '/community/?chart=501&special=1');
  await page.goBack();
  await expect(cards(page)).toHaveCount(titles.length);

  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect.poll(() => placeOf(page)).toBe('/community/');
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(LONG);
  await choose(/^Topic/u, 'A good start');
  await expect.poll(() => query().get('special')).toMatch(/^\d+$/u);
  await expect.poll(() => cards(page).count()).toBeLessThan(LONG);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await choose(/^Chart type/u, 'Mind map');
  await expect.poll(() => query().get('chart')).toMatch(/^\d+$/u);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
});

test('[ROUTE-08][ROUTE-09] the top list is titled hot; the latest one has the newest first', async ({
  page,
  request,
}) => {
  await page.goto('/community/hot');
  await expect(page).toHaveTitle(/^Hot/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hot');
  expect(await cards(page).count()).toBeGreaterThanOrEqual(15);
  await page.goto('/community/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New');
  const keys = await Promise.all((await cards(page).all()).slice(0, 5).map((card) => keyOf(card)));
  const times = await Promise.all(
    keys.map(
      async (key) => (await dataOf<{ pub_time: string }>(request.get(`/api/cmt/file/${key}/full`))).pub_time,
    ),
  );
  expect(times).toEqual(times.toSorted((a, b) => b.localeCompare(a)));
});

test('[ROUTE-07][ROUTE-21][ROUTE-22][ROUTE-23][ROUTE-24][ROUTE-25] tags, roles and topics have their own lists, old addresses too', async ({
  page,
  look,
}) => {
  for (const [address, title] of [
    ['/community/tag-104', /Education & study/u],
    ['/community/role-309', /Teacher/u],
    ['/community/role/309', /Teacher/u],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await cards(page).count()).toBeGreaterThan(2);
  }
  await page.goto('/community/topic');
  await look('topics');
  const topic = page
    .getByRole('main')
    .getByRole('link', { name: /A good start/u })
    .first();
  const id = /topic-(\d+)/u.exec((await topic.getAttribute('href')) ?? '')?.[1];
  for (const address of [`/community/topic-${id}`, `/community/topic/${id}`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A good start');
    expect(await cards(page).count()).toBeGreaterThan(2);
  }
  await look('topic');
});

test('[ROUTE-10][ROUTE-26] following and history invite an anonymous visitor to log in', async ({ page }) => {
  for (const address of ['/community/focus', '/community/history']) {
    await visit(page, address);
    await page
      .getByRole('main')
      .getByRole('button', { name: /log in/iu })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(placeOf(page)).toBe(address);
  }
});

test('the list goes on to its end, and the footer can be reached', async ({ page }) => {
  await visit(page, '/community/');
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(page.getByText('You have seen them all.')).toBeVisible({ timeout: 500 });
  }).toPass();
  // In rows of five, of which only the last are in the page.
  const list = page.getByRole('grid', { name: 'Templates', exact: true });
  expect(Number(await list.getAttribute('aria-rowcount'))).toBeGreaterThanOrEqual(12);
  const keys = await Promise.all((await cards(page).all()).map((card) => keyOf(card)));
  expect(new Set(keys).size).toBe(keys.length);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

test.describe('where guests may walk', () => {
  test.use({ guests: 'open' });

  test('[ROUTE-06][GUARD-01][GUARD-02] from a list to its files and back: place, neighbours, and nothing loaded twice', async ({
    page,
  }) => {
    await visit(page, '/community/');
    await markLife(page);
    const second = cards(page).nth(14);
    await second.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    const next = await linkOf(cards(page).nth(15)).innerText();
    await linkOf(second).click();
    await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible();
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
    await expect(page.getByRole('application')).toBeVisible();

    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page.getByRole('heading', { name: 'Templates', exact: true })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -2);
    await page.waitForLoadState('networkidle');
    // That a page was seen is reported by a POST, maybe only now.
    expect(asked.filter((each) => each.startsWith('GET ') && !isAsset(each))).toEqual([]);
    expect(await isSameLife(page)).toBe(true);
    // Anywhere but at a file the list is forgotten; the way back to that file has it again, a visit by its address has not.
    await linkOf(second).click();
    await expect(page.getByRole('link', { name: 'Next', exact: true })).toBeVisible();
    const stored = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => /list/iu.test(key)));
    expect(await stored()).toHaveLength(1);
    await page.getByRole('banner').getByRole('link', { name: 'Topics', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/topics/iu);
    await expect.poll(stored).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next', exact: true })).toBeVisible();
    const file = placeOf(page);
    await page.getByRole('banner').getByRole('link', { name: 'Topics', exact: true }).click();
    await expect.poll(stored).toEqual([]);
    await page.goto(file);
    await expect(page.getByRole('link', { name: 'All templates' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next', exact: true })).toHaveCount(0);
  });
});
