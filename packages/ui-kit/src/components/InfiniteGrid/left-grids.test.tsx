import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { InfiniteGrid } from './InfiniteGrid.tsx';

const boards = (count: number) => Array.from({ length: count }, (_, index) => `Board ${index}`);

// Every third row is higher, so that a place by heights that are taken for granted is another place.
const renderItem = vi.fn((board: string, index: number) => (
  <article style={{ height: index % 12 === 0 ? 320 : 200 }}>
    <a href={`#${board}`}>{board}</a>
  </article>
));
const keyOf = (board: string) => board;

const grid = (memory: string, items = boards(1000)) => (
  <InfiniteGrid label="Templates" items={items} getKey={keyOf} renderItem={renderItem} memory={memory} />
);

/** The cards in the page and where in the window each begins. */
const drawn = () =>
  [...document.querySelectorAll<HTMLElement>('[data-cell]')].map(
    (cell) => `${cell.dataset['cell']} at ${Math.round(cell.getBoundingClientRect().top)}`,
  );

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Scrolls down step by step, as somebody does, until the rows there stand still; then leaves. */
async function leaveFarDown(memory: string): Promise<{ cards: string[]; scrolled: number }> {
  const { rerender } = await mount(grid(memory));
  await expect.element(page.getByRole('grid')).toHaveAttribute('style');
  for (let top = 0; top <= 6000; top += 400) {
    window.scrollTo(0, top);
    await frame();
    await frame();
  }
  let before = '';
  await expect
    .poll(() => {
      const now = drawn().join();
      const isStill = now === before;
      before = now;
      return isStill;
    })
    .toBe(true);
  const seen = { cards: drawn(), scrolled: window.scrollY };
  await rerender(null);
  window.scrollTo(0, 0);
  renderItem.mockClear();
  return seen;
}

beforeEach(async () => {
  await page.viewport(960, 800);
  window.scrollTo(0, 0);
});
afterEach(async () => {
  window.scrollTo(0, 0);
  await page.viewport(1280, 800);
});

test('shown again under its name it stands as it was left, and no other card is drawn', async () => {
  const { cards, scrolled } = await leaveFarDown('one');
  expect(scrolled).toBe(6000);
  await mount(grid('one'));
  expect(window.scrollY).toBe(scrolled);
  expect(drawn()).toEqual(cards);
  expect(new Set(renderItem.mock.calls.map(([, index]) => `${index}`))).toEqual(
    new Set(cards.map((card) => card.split(' ')[0])),
  );
  // It still draws what comes.
  window.scrollTo(0, scrolled + 2000);
  await expect.poll(() => drawn().some((card) => !cards.includes(card))).toBe(true);
});

test('under another name, in another width or with fewer cards it begins at its start', async () => {
  await leaveFarDown('two');
  const { rerender } = await mount(grid('three'));
  expect(window.scrollY).toBe(0);
  await rerender(null);
  const fewer = await mount(grid('two', boards(20)));
  expect(drawn()[0]).toMatch(/^0 at /u);
  await fewer.rerender(null);
  await page.viewport(500, 800);
  await mount(grid('two'));
  expect(drawn()[0]).toMatch(/^0 at /u);
});
