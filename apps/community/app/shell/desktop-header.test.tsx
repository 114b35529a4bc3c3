import { LANGUAGES } from '@boardwalk/domain';
import { aProfile, aUser } from '@boardwalk/test-kit';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../testing/render-app.tsx';

const viewer = aUser({ nick_name: 'Mira Olsen', profile_name: 'mira' });
const settings = { isDesktopClient: true } as const;
const handlers = { getOwnProfile: () => aProfile(), countUnread: () => ({ count: 3 }) };
const banner = () => page.getByRole('banner');
const button = (name: string) => banner().getByRole('button', { name });

afterEach(async () => {
  await page.viewport(1440, 900);
});

const VISITORS = [
  ['a visitor', {}],
  ['a viewer', { viewer, handlers }],
] as const;
const WIDTHS = [390, 800, 1100, 1440];

describe.each(VISITORS)('the header of the desktop client for %s', (_who, options) => {
  test.each(WIDTHS)(
    '[SHELL-04][SHELL-05][SHELL-06] has everything at %i pixels, in sight or a press away',
    async (width) => {
      await page.viewport(width, 800);
      await renderApp('/hot', { ...options, settings });
      for (const name of ['Back', 'Forward']) await expect.element(button(name)).toBeVisible();
      await expect.element(banner().getByRole('link', { name: 'Community home' })).toBeVisible();
      await expect.element(button('Language and appearance')).toBeVisible();

      // The pages of the product and the workspace: links, or entries of the menu.
      const products = banner().getByRole('navigation', { name: 'Products' });
      if (products.elements().length === 0) {
        await userEvent.click(button('Menu'));
        for (const name of ['Topics', 'Whiteboard'])
          await expect.element(page.getByRole('menuitem', { name })).toBeVisible();
        await userEvent.keyboard('{Escape}');
      } else {
        await expect
          .element(products.getByRole('link', { name: 'Whiteboard' }))
          .toHaveAttribute('href', '/app/');
      }

      // The search: in sight, or folded away behind a button.
      const field = banner().getByRole('combobox', { name: 'Search templates' });
      if (field.elements().length === 0) await userEvent.click(button('Search'));
      await expect.element(field).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );

  test('stands in one row on a phone', async () => {
    await page.viewport(390, 800);
    await renderApp('/hot', { ...options, settings });
    await expect.element(button('Menu')).toBeVisible();
    expect(banner().element().getBoundingClientRect().height).toBeLessThan(60);
  });
});

test.each(LANGUAGES)(
  'leaves the search room for its words at 1100 and 1440 pixels, in %s',
  async (language) => {
    try {
      document.documentElement.lang = language;
      await renderApp('/hot', { viewer, handlers, settings: { ...settings, language } });
      const field = banner().getByRole('combobox').element() as HTMLInputElement;
      const words = document.createElement('canvas').getContext('2d');
      if (words) words.font = getComputedStyle(field).font;
      const needed = words?.measureText(field.placeholder).width ?? 0;
      expect(needed).toBeGreaterThan(100);
      for (const width of [1100, 1440]) {
        await page.viewport(width, 900);
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
        const room =
          field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
        // On a wide screen the examples may end in dots, as they do by themselves.
        expect(room, `at ${width}`).toBeGreaterThanOrEqual(Math.min(needed, 180));
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      }
    } finally {
      document.documentElement.lang = '';
    }
  },
);

test('the search field of the desktop client shows what is searched for', async () => {
  await renderApp('/search?keyword=retro', { settings });
  await expect.element(banner().getByRole('combobox')).toHaveValue('retro');
});

test('what takes the focus comes to stand below the header of the desktop client', async () => {
  await renderApp('/hot', { settings });
  const { height } = banner().element().getBoundingClientRect();
  expect(height).toBeGreaterThan(40);
  await expect
    .poll(() => document.documentElement.style.scrollPaddingBlockStart)
    .toBe(`${Math.ceil(height)}px`);
});
