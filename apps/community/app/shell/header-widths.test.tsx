import { LANGUAGES } from '@boardwalk/domain';
import { aProfile, aUser } from '@boardwalk/test-kit';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../testing/render-app.tsx';

const viewer = aUser({ nick_name: 'Mira Olsen', profile_name: 'mira' });
const handlers = { getOwnProfile: () => aProfile(), countUnread: () => ({ count: 3 }) };
const WIDTHS = [320, 600, 768, 900, 1024, 1280, 1440];
const PEOPLE = [
  ['a visitor', {}],
  ['a viewer', { viewer, handlers }],
] as const;
const banner = () => page.getByRole('banner');

afterEach(async () => {
  document.documentElement.lang = '';
  await page.viewport(1440, 900);
});

/** Boxes of what one can press or type into in the header, from the first to the last. */
function boxes(): DOMRect[] {
  const controls = banner().element().querySelectorAll('a, button, input');
  return [...controls].map((control) => control.getBoundingClientRect()).filter(({ width }) => width > 0);
}

/** Whether two boxes lie over each other, by more than a rounding. */
function isOver(one: DOMRect, other: DOMRect): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 1 && down > 1;
}

describe.each(PEOPLE)('the header for %s', (_who, options) => {
  describe.each([false, true])('in the desktop client: %s', (isDesktopClient) => {
    test.each(LANGUAGES)('fits every width, in %s, and nothing lies over anything else', async (language) => {
      document.documentElement.lang = language;
      await renderApp('/hot', { ...options, settings: { language, isDesktopClient } });
      for (const width of WIDTHS) {
        await page.viewport(width, 800);
        expect(document.documentElement.scrollWidth, `at ${width}`).toBeLessThanOrEqual(width);
        // One row; the buttons of the desktop client may take a second one in the narrowest window.
        if (!isDesktopClient || width > 320)
          expect(banner().element().getBoundingClientRect().height, `at ${width}`).toBeLessThan(70);
        const all = boxes();
        expect(all.length).toBeGreaterThan(4);
        expect(Math.min(...all.map(({ left }) => left)), `at ${width}`).toBeGreaterThanOrEqual(0);
        expect(Math.max(...all.map(({ right }) => right)), `at ${width}`).toBeLessThanOrEqual(width);
        const over = all.filter((one, at) => all.slice(at + 1).some((other) => isOver(one, other)));
        expect(over, `at ${width}`).toEqual([]);
      }
    });
  });

  test.each(WIDTHS.filter((width) => width >= 600))(
    'has the search in sight from 600 pixels on, with room for words: %i',
    async (width) => {
      document.documentElement.lang = 'es-ES';
      await page.viewport(width, 800);
      await renderApp('/hot', { ...options, settings: { language: 'es-ES' } });
      const field = banner().getByRole('combobox');
      await expect.element(field).toBeVisible();
      expect(field.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(170);
      expect(banner().getByRole('button', { name: 'Buscar', expanded: false }).elements()).toHaveLength(0);
    },
  );

  test.each(WIDTHS)('offers the language and the appearance at %i pixels, and says so', async (width) => {
    await page.viewport(width, 800);
    await renderApp('/hot', options);
    const preferences = banner().getByRole('button', { name: 'Language and appearance' });
    await userEvent.hover(preferences);
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Language and appearance');
    await userEvent.click(preferences);
    await expect.element(page.getByRole('menuitemradio', { name: 'Español' })).toBeVisible();
    await expect.element(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
    expect(page.getByRole('tooltip').elements()).toHaveLength(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

test.each([320, 600, 768])('a visitor can sign up at %i pixels', async (width) => {
  await page.viewport(width, 800);
  await renderApp('/hot?order=new');
  await userEvent.click(banner().getByRole('button', { name: 'Menu' }));
  await expect
    .element(page.getByRole('menuitem', { name: 'Sign up free' }))
    .toHaveAttribute('href', `/app/?sign_up&next=${encodeURIComponent('/community/hot?order=new')}`);
});

test('the menu offers no account to those who have one, nor in the mainland, where one button does both', async () => {
  await page.viewport(768, 800);
  await renderApp('/hot', { settings: { deployment: 'mainland' } });
  await userEvent.click(banner().getByRole('button', { name: 'Menu' }));
  await expect.element(page.getByRole('menuitem', { name: 'Topics' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Sign up free' }).elements()).toHaveLength(0);
});
