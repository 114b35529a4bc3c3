import type { Page } from '@playwright/test';
import { cards, keyOf } from '../support/community.ts';
import { isAsset, pathOf } from '../support/requests.ts';
import { expect, hydrated, test, visit } from '../support/test.ts';
import { LANGUAGES, speak } from '../support/words.ts';

test('an anonymous first load asks the server for the page and its assets, for no data', async ({ page }) => {
  await page.goto('/community/');
  const creator = await cards(page).first().getByRole('link').last().getAttribute('href');
  await page.goto('/community/topic');
  const topic = await page
    .getByRole('main')
    .getByRole('link', { name: /A good start/u })
    .first()
    .getAttribute('href');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  // What a page says that it needs is what its parts ask for: a part that asks for more would ask here.
  for (const address of [
    '/community/',
    '/community/?pScene=102',
    '/community/hot',
    '/community/new',
    '/community/topic',
    `${topic}`,
    '/community/tag-104',
    '/community/role-309',
    '/community/focus',
    '/community/history',
    '/community/search',
    '/community/search?keyword=plan',
    '/community/search?keyword=plan&kind=mindmap&fee_type=1',
    '/community/search?keyword=zzqqxx',
    '/community/nowhere/at/all',
    `${creator}`,
    `${creator}?tab=2`,
  ]) {
    asked.length = 0;
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((each) => !isAsset(each)).map(pathOf), address).toEqual([address]);
  }
});

test('a file page asks for one thing more: its board', async ({ page }) => {
  await page.goto('/community/');
  const key = await keyOf(cards(page).first());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await visit(page, `/community/${key}`);
  await expect(page.getByRole('application')).toBeVisible();
  // That it was seen is reported afterwards, by a POST.
  const reads = asked.filter((each) => each.startsWith('GET ') && !isAsset(each));
  expect(reads.map((each) => pathOf(each).split('?')[0])).toEqual([
    `/community/${key}`,
    `/api/cmt/file/${key}/object`,
  ]);
});

/** What the page of a work is made of, as the router knows it. */
const partsOfWorkPage = async (page: Page) =>
  page.evaluate(() => {
    type Route = { module: string; clientLoaderModule?: string; imports?: string[]; css?: string[] };
    const { routes } = Reflect.get(window, '__reactRouterManifest') as { routes: Record<string, Route> };
    const { module, clientLoaderModule, imports = [], css = [] } = routes['routes/slug'] ?? { module: '' };
    return [module, clientLoaderModule ?? module, ...imports, ...css].map((part) => part.replace('#', ''));
  });

test.describe('guests walk freely', () => {
  test.use({ guests: 'open' });

  test('somebody who begins to use a page has the code of the page of a work before they press a card', async ({
    page,
  }) => {
    await visit(page, '/community/hot');
    await page.waitForLoadState('networkidle');
    const parts = await partsOfWorkPage(page);
    const loaded = async () =>
      page.evaluate((wanted) => {
        const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        return wanted.filter((part) => paths.includes(part));
      }, parts);
    // Nobody has done anything yet.
    expect((await loaded()).length).toBeLessThan(parts.length);
    await page.keyboard.press('Shift');
    await expect.poll(loaded).toEqual(parts);
    // Each under the address by which the router looks for it: it would wait for a file that is there under another one.
    const lacking = async () =>
      page.evaluate(() => {
        const { routes } = Reflect.get(window, '__reactRouterManifest') as {
          routes: Record<string, { css?: string[] } | undefined>;
        };
        const links = [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) =>
          link.getAttribute('href'),
        );
        return routes['routes/slug']?.css?.filter((address) => !links.includes(address));
      });
    await expect.poll(lacking).toEqual([]);
    // What the document has stands in it once.
    const sheets = await page.evaluate(() =>
      [...document.styleSheets].map(({ href }) => href?.replace('#', '') ?? '').filter((href) => href !== ''),
    );
    const aroundAll = sheets.filter((href) => /\/(?:common|frame)-/u.test(href));
    expect(aroundAll).toHaveLength(2);
    await page.evaluate(() => performance.clearResourceTimings());
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('application')).toBeVisible();
    const again = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name }) => new URL(name).pathname),
    );
    expect(again.filter((each) => parts.includes(each))).toEqual([]);
  });

  test('stylesheets that come later leave most of what is there as it is: else all its styles are worked out again', async ({
    page,
  }) => {
    await page.goto('/community/');
    await page.evaluate(() => {
      for (const link of document.querySelectorAll('link[rel="stylesheet"]'))
        link.setAttribute('data-first', '');
    });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Shift');
    await expect
      .poll(() =>
        page.evaluate(() => {
          // Those that stand for a sheet that is there already are disabled.
          const links = [
            ...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([data-first])'),
          ].filter((link) => !link.disabled);
          return links.length > 2 && links.every(({ sheet }) => sheet !== null);
        }),
      )
      .toBe(true);
    const { elements, touched } = await page.evaluate(() => {
      const selectors = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSStyleRule)
            return rule.selectorText.replaceAll(/::?(?:hover|before|after|focus-visible)/gu, '');
          return 'cssRules' in rule ? selectors(rule.cssRules as CSSRuleList) : [];
        });
      const later = [...document.styleSheets].filter(
        ({ ownerNode }) => ownerNode instanceof HTMLLinkElement && !ownerNode.hasAttribute('data-first'),
      );
      return {
        elements: document.querySelectorAll('*').length,
        touched: later.flatMap((sheet) =>
          selectors(sheet.cssRules).map((selector) => document.querySelectorAll(selector).length),
        ),
      };
    });
    expect(touched.length).toBeGreaterThan(50);
    expect(Math.max(...touched)).toBeLessThan(elements / 10);
  });
});

test('[GUARD-08] the page hydrates in place: what the server sent stays as it was', async ({ page }) => {
  await page.goto('/community/');
  await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-kept', ''));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main h1[data-kept]')).toHaveCount(1);
});

/** What has moved since the page began, by classes, and how much. */
async function shifts(page: Page): Promise<string[]> {
  return await page.evaluate(
    async () =>
      await new Promise<string[]>((resolve) => {
        const moved: string[] = [];
        type Shift = PerformanceEntry & { value: number; sources: Array<{ node: Node | null }> };
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[])
            for (const { node } of sources)
              moved.push(
                `${value.toFixed(4)} ${node instanceof Element ? node.outerHTML.slice(0, 120) : ''}`,
              );
        }).observe({ type: 'layout-shift', buffered: true });
        // What happened before is reported as well, in the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved)));
      }),
  );
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
]) {
  test(`at ${width} px nothing moves while the page loads, nor when the list begins to draw only what is near`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
    await page.goto('/community/');
    await expect(page.locator('[role="row"][data-placed]').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await shifts(page)).toEqual([]);
  });
}

test('addresses without the slash, and the root, lead to the community', async ({ page }) => {
  for (const address of ['/community', '/']) {
    await page.goto(address);
    expect(new URL(page.url()).pathname).toBe('/community/');
  }
});

test('[LANG-02][LANG-04] the cookie chooses the language of the page, overseas begins in English', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/community/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  for (const language of LANGUAGES) {
    await speak(context, baseURL ?? '', language);
    await page.goto('/community/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});

test('a page says to search engines and messengers what it is', async ({ page, baseURL }) => {
  await page.goto('/community/hot');
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  expect(await page.title()).toMatch(/Hot.*Boardwalk/u);
  expect(await content('meta[name="description"]')).toMatch(/\w+ \w+/u);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/community/hot`);
  const alternates = page.locator('link[rel="alternate"][hreflang]');
  const named = await alternates.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
  expect(new Set(named)).toEqual(new Set([...LANGUAGES, 'x-default']));
  expect(named).toHaveLength(LANGUAGES.length + 1);
  for (const link of await alternates.all()) {
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^${baseURL}/community/hot`, 'u'));
  }
});

test('the alternate address of a language answers in that language', async ({ page }) => {
  await page.goto('/community/hot');
  const chinese = await page.locator('link[hreflang="zh-CN"]').getAttribute('href');
  await page.goto(chinese ?? '');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('[AMB-07] a file page has a picture for messengers, and its short address is the canonical one', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/community/');
  const href = await page.locator('main article a[href]').first().getAttribute('href');
  const key = href?.split('/').at(-1) ?? '';
  await page.goto(`/community/file/${key}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/community/${key}`);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(image).toContain(`${baseURL}/community/preview/${key}.jpg?v=`);
  const answer = await request.get(image ?? '', { maxRedirects: 0 });
  expect(answer.headers()['content-type']).toBe('image/jpeg');
});

test('pages carry a strict content policy that names their own inline scripts by hash', async ({
  request,
}) => {
  for (const address of ['/community/', '/community/hot']) {
    const answer = await request.get(address);
    const policy = answer.headers()['content-security-policy'] ?? '';
    const inline = (await answer.text()).match(/<script(?![^>]*(?:\bsrc=|application\/json))/gu) ?? [];
    expect(policy.match(/'sha256-/gu)).toHaveLength(inline.length);
    expect(policy).not.toContain('nonce');
    expect(policy).toMatch(/default-src 'self'|default-src 'none'/u);
    expect(policy).toMatch(/object-src 'none'/u);
    expect(policy).toMatch(/frame-ancestors|base-uri/u);
    const scripts = /script-src ([^;]*)/u.exec(policy)?.[1] ?? '';
    expect(scripts).not.toMatch(/unsafe|\*|https?:/u);
  }
});

test('unknown pages and unknown files answer 404 and offer other templates', async ({ page }) => {
  for (const address of ['/no-such-app', '/community/no/such/page', '/community/2222222222AA']) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.locator('main article').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[PROD-04][PROD-06][ROLE-01][ROLE-02][ROLE-03] lists and file pages can be read, links lead on, search is a form', async ({
    page,
    look,
  }) => {
    await page.goto('/community/');
    expect(await cards(page).count()).toBeGreaterThanOrEqual(24);
    await look('no-scripts-home');
    const title = await cards(page).first().getByRole('heading').innerText();
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('img', { name: `Cover of ${title}` })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'On this board' }).getByRole('listitem').first(),
    ).toBeVisible();
    await look('no-scripts-file');
    await page.goto('/community/');
    const field = page.getByRole('banner').getByRole('combobox', { name: 'Search templates' });
    await field.fill('retrospective');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/community\/search\?keyword=retrospective$/u);
    await expect(page.locator('main article').first()).toContainText(/retro/iu);
  });
});
