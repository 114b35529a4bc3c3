import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { InfiniteGrid, type GridPosition, type InfiniteGridProps } from './InfiniteGrid.tsx';

const boards = (count: number) => Array.from({ length: count }, (_, index) => `Board ${index}`);

const grid = (props: Partial<InfiniteGridProps<string>> = {}) => (
  <InfiniteGrid
    label="Templates"
    items={boards(10_000)}
    getKey={(board) => board}
    renderItem={(board) => (
      <article style={{ height: 200 }}>
        <a href={`#${board}`}>{board}</a>
        <button type="button">Like {board}</button>
      </article>
    )}
    {...props}
  />
);

const cell = (index: number) => document.querySelector<HTMLElement>(`[data-cell="${index}"]`);
const cells = () => page.getByRole('gridcell').elements();
const hasFocus = (index: number) => expect.poll(() => document.activeElement).toBe(cell(index));
const press = (keys: string) => userEvent.keyboard(keys);

beforeEach(async () => {
  await page.viewport(960, 800);
  window.scrollTo(0, 0);
});
afterEach(async () => {
  window.scrollTo(0, 0);
  await page.viewport(1280, 800);
});

test('it is a grid that says how large it is and where each cell stands', async () => {
  await mount(grid({ total: 20_000 }));
  const element = page.getByRole('grid', { name: 'Templates' });
  await expect.element(element).toHaveAttribute('aria-colcount', '4');
  await expect.element(element).toHaveAttribute('aria-rowcount', '5000');
  await expect.poll(() => cell(5)?.getAttribute('aria-colindex')).toBe('2');
  expect(cell(5)?.parentElement?.getAttribute('aria-rowindex')).toBe('2');
  expect(cell(5)?.parentElement?.getAttribute('role')).toBe('row');
});

test.each([
  [1200, 5],
  [700, 3],
  [320, 2],
])('at %i px it has %i columns, and no wider than the window', async (width, columns) => {
  await page.viewport(width, 700);
  await mount(grid());
  await expect
    .poll(() => page.getByRole('grid').element().getAttribute('aria-colcount'))
    .toBe(String(columns));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('cards stand where a plain grid would have them, also far down', async () => {
  const { host } = await mount(grid());
  const top = () => page.getByRole('grid').element().getBoundingClientRect().top;
  const gap = 24;
  await expect.poll(() => Math.round((cell(4)?.getBoundingClientRect().top ?? 0) - top())).toBe(200 + gap);
  window.scrollTo(0, 100_000);
  await expect.poll(() => cells().length).toBeGreaterThan(0);
  await expect
    .poll(() => {
      const seen = cells().some((one) => one.getBoundingClientRect().top < 400);
      return seen && cells().every((one) => Math.abs(one.getBoundingClientRect().height - 200) < 1);
    })
    .toBe(true);
  expect(host.querySelector('[data-kept]')).toBeNull();
});

/** Bytes in use after everything that can go has gone. */
async function heap(): Promise<number> {
  await cdp().send('HeapProfiler.collectGarbage');
  return (await cdp().send('Runtime.getHeapUsage')).usedSize;
}

test('10,000 cards take as many elements as 100, and hardly more memory', async () => {
  const measured: Array<{ count: number; elements: number; bytes: number }> = [];
  for (const count of [100, 1000, 10_000]) {
    const items = boards(count);
    const { host, rerender } = await mount(grid({ items }));
    await expect.poll(() => cells().length).toBeGreaterThan(0);
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await expect.poll(() => cells().some((one) => one.getBoundingClientRect().top < 300)).toBe(true);
    measured.push({ count, elements: host.querySelectorAll('*').length, bytes: await heap() });
    await rerender(null);
    window.scrollTo(0, 0);
  }
  const [hundred, , tenThousand] = measured;
  if (!hundred || !tenThousand) throw new Error('not measured');
  // One row more or less may be in view.
  expect(tenThousand.elements - hundred.elements).toBeLessThanOrEqual(24);
  // 2,500 measured rows and 10,000 names.
  expect(tenThousand.bytes - hundred.bytes).toBeLessThan(4_000_000);
});

test('arrows, Home, End and pages walk through the cells; the focus survives scrolling away', async () => {
  await mount(grid());
  await userEvent.tab();
  await hasFocus(0);
  await press('{ArrowRight}{ArrowDown}');
  await hasFocus(5);
  await press('{End}');
  await hasFocus(7);
  await press('{Home}{ArrowUp}');
  await hasFocus(0);
  await press('{Control>}{End}{/Control}');
  await hasFocus(9999);
  window.scrollTo(0, 0);
  await expect.poll(() => cell(0)).not.toBeNull();
  await hasFocus(9999);
  await press('{ArrowUp}');
  await hasFocus(9995);
  await press('{Control>}{Home}{/Control}');
  await hasFocus(0);
  await press('{PageDown}');
  await expect.poll(() => Number((document.activeElement as HTMLElement).dataset['cell'])).toBeGreaterThan(3);
});

test('cells that get the focus stand beside the bars that cover the edges of the window, not under them', async () => {
  const { style } = document.documentElement;
  style.scrollPadding = '90px 0 160px';
  onTestFinished(() => void style.removeProperty('scroll-padding'));
  await mount(grid());
  await userEvent.tab();
  const isClear = (index: number) =>
    expect
      .poll(() => {
        const box = document.activeElement === cell(index) ? cell(index)?.getBoundingClientRect() : undefined;
        return box && box.top >= 89 && box.bottom <= window.innerHeight - 159;
      })
      .toBe(true);
  await press('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  await isClear(16);
  await press('{ArrowUp}{ArrowUp}{ArrowUp}');
  await isClear(4);
});

test('from right to left the arrows are turned', async () => {
  await mount(<div dir="rtl">{grid()}</div>);
  await userEvent.tab();
  await press('{ArrowLeft}{ArrowLeft}{ArrowRight}');
  await hasFocus(1);
});

test('it is one stop for Tab, so that what comes after it is in reach', async () => {
  await mount(
    <>
      <a href="#before">Before</a>
      {grid()}
      <footer>
        <a href="#imprint">Imprint</a>
      </footer>
    </>,
  );
  await expect.poll(() => cell(0)?.querySelector('a')?.tabIndex).toBe(-1);
  (page.getByRole('link', { name: 'Before' }).element() as HTMLElement).focus();
  await userEvent.tab();
  await hasFocus(0);
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Imprint' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  // The way back leads to what is in view now.
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell');
});

test('Enter follows the link of a cell, F2 goes to its controls, Esc comes back', async () => {
  await mount(grid());
  await userEvent.tab();
  await press('{ArrowRight}{Enter}');
  expect(location.hash).toBe('#Board%201');
  location.hash = '';
  await press('{F2}');
  await expect.element(page.getByRole('link', { name: 'Board 1', exact: true })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Like Board 1', exact: true })).toHaveFocus();
  await press('{Escape}');
  await hasFocus(1);
  await userEvent.tab();
  expect(document.activeElement?.closest('[data-cell]')).toBeNull();
});

test('the page is as long as all its rows from the beginning, to the fraction of a pixel', async () => {
  const renderItem = (board: string) => <article style={{ height: 199.4 }}>{board}</article>;
  await mount(grid({ items: boards(4000), renderItem }));
  await expect.poll(() => cell(0)).not.toBeNull();
  const height = () => page.getByRole('grid').element().getBoundingClientRect().height;
  // What the browser makes of 199.4 px.
  const pitch = (cell(0)?.getBoundingClientRect().height ?? 0) + 24;
  const all = 1000 * pitch - 24;
  await expect.poll(() => Math.abs(height() - all)).toBeLessThan(2);
  window.scrollTo(0, 50_000);
  await expect.poll(() => cells().some((one) => one.getBoundingClientRect().top < 300)).toBe(true);
  const first = cells()[0] as HTMLElement;
  const row = Number(first.dataset['cell']) / 4;
  const top =
    first.getBoundingClientRect().top - page.getByRole('grid').element().getBoundingClientRect().top;
  expect(Math.abs(top - row * pitch)).toBeLessThan(1);
});

test('a reader who comes back finds the place again, with any number of columns', async () => {
  const positions: GridPosition[] = [];
  const onPositionChange = (position: GridPosition) => void positions.push(position);
  const { rerender } = await mount(grid({ onPositionChange }));
  await expect.poll(() => cells().length).toBeGreaterThan(0);
  window.scrollTo(0, 224 * 500 + 60);
  await expect.poll(() => positions.at(-1)?.key).toBeDefined();
  const there = positions.at(-1);
  const shown = cell(Number(String(there?.key).slice(6)));
  const before = shown?.getBoundingClientRect().top ?? Number.NaN;
  await rerender(null);
  window.scrollTo(0, 0);
  await page.viewport(320, 700);
  await mount(grid(there ? { defaultPosition: there } : {}));
  const index = Number(String(there?.key).slice(6));
  await expect.poll(() => Math.round((cell(index)?.getBoundingClientRect().top ?? -999) - before)).toBe(0);
});

test('more cards load three times by themselves, then the reader decides', async () => {
  const onLoadMore = vi.fn();
  function Page() {
    const [count, setCount] = useState(8);
    return grid({
      items: boards(count),
      more: {
        hasMore: true,
        loading: false,
        onLoadMore: () => {
          onLoadMore();
          setCount((now) => now + 8);
        },
        words: { more: 'Show more', loading: 'Loading', end: 'All', failed: 'Failed', retry: 'Again' },
      },
    });
  }
  await mount(<Page />);
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1');
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return page.getByRole('button', { name: 'Show more' }).elements().length;
    })
    .toBe(1);
  expect(onLoadMore).toHaveBeenCalledTimes(3);
});

test('the server draws the first page, which stays in place when the script takes over', async () => {
  const html = renderToString(grid({ serverItems: 8 }));
  expect(html.match(/<article/g)).toHaveLength(8);
  // Only the cards' own style; the grid has none.
  expect(html.replaceAll('<article style="height:200px">', '')).not.toContain('style=');
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  const card = host.querySelector('article');
  const errors: unknown[] = [];
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const root = await act(async () =>
    hydrateRoot(host, grid({ serverItems: 8 }), { onRecoverableError: (error) => errors.push(error) }),
  );
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  await expect.poll(() => host.querySelectorAll('article').length).toBeGreaterThan(8);
  expect(host.querySelector('article')).toBe(card);
  expect(errors).toEqual([]);
  root.unmount();
  host.remove();
});

test('cards stay where the server put them, equally high or not, also for somebody who has scrolled already', async () => {
  const items = boards(120);
  const uneven = (board: string) => (
    <article style={{ height: 150 + ((Number(board.slice(6)) >> 2) % 3) * 40 }}>{board}</article>
  );
  const whole = grid({ items, renderItem: uneven, serverItems: 120 });
  const host = document.createElement('div');
  host.innerHTML = renderToString(whole);
  document.body.append(host);
  window.scrollTo(0, 2500);
  const tops = () =>
    new Map(
      [...host.querySelectorAll<HTMLElement>('[data-cell]')].map((one) => [
        one.dataset['cell'],
        Math.round(one.getBoundingClientRect().top),
      ]),
    );
  const before = tops();
  const length = host.firstElementChild?.getBoundingClientRect().height;
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const root = await act(async () => hydrateRoot(host, whole));
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  await expect.poll(() => cell(0)).toBeNull();
  const after = tops();
  expect(after.size).toBeGreaterThan(12);
  for (const [index, top] of after) expect([index, top]).toEqual([index, before.get(index)]);
  expect(host.firstElementChild?.getBoundingClientRect().height).toBe(length);
  root.unmount();
  host.remove();
});

test('scrolling draws the rows that come, and none of those that stay', async () => {
  const renderItem = vi.fn((board: string) => <article style={{ height: 200 }}>{board}</article>);
  const items = boards(400);
  await mount(grid({ items, renderItem }));
  await expect.poll(() => cells().length).toBeGreaterThan(0);
  window.scrollTo(0, 224 * 20);
  await expect.poll(() => cell(4 * 24)).not.toBeNull();
  const stays = new Set(cells().map((one) => (one as HTMLElement).dataset['cell']));
  renderItem.mockClear();
  window.scrollTo(0, 224 * 21);
  await expect.poll(() => cell(4 * 25)).not.toBeNull();
  await expect.poll(() => cell(4 * 18)).toBeNull();
  const drawn = renderItem.mock.calls.map(([board]) => board.slice(6));
  expect(drawn.filter((index) => stays.has(index))).toEqual([]);
});

test('a place beyond the end of the page is its end, and then the reader is left alone', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  onTestFinished(() => scrollTo.mockRestore());
  await mount(grid({ items: boards(100), defaultPosition: { key: 'Board 99', offset: 150 } }));
  const root = document.documentElement;
  await expect.poll(() => cell(99)).not.toBeNull();
  await expect.poll(() => Math.round(window.scrollY + window.innerHeight)).toBe(root.scrollHeight);
  let before = -1;
  await expect
    .poll(
      () => {
        const isQuiet = scrollTo.mock.calls.length === before;
        before = scrollTo.mock.calls.length;
        return isQuiet;
      },
      { interval: 100 },
    )
    .toBe(true);
});

test('the browser’s own search finds cards that are loaded and not drawn, and going there draws them', async () => {
  const getText = (board: string) => board;
  const { host } = await mount(grid({ getText }));
  const pieces = () => [...host.querySelectorAll<HTMLElement>('[hidden="until-found"]')];
  const holding = () =>
    pieces().find((piece) => /^Board 9001\b/mu.test(piece.textContent.replaceAll(' · ', '\n')));
  await expect.poll(holding).toBeDefined();
  const all = pieces().flatMap((piece) => piece.textContent.split(/ · |\n/u));
  // Each card once: either drawn or among the words.
  const drawn = cells().map((one) => one.querySelector('a')?.textContent ?? '');
  expect([...all, ...drawn].toSorted()).toEqual(boards(10_000).toSorted());
  expect(pieces().length).toBeLessThan(40);
  await expect.element(page.getByText('Board 9001', { exact: false }).first()).not.toBeVisible();
  // What a browser does with a match: it says so, uncovers the text and goes to it.
  const piece = holding();
  const text = piece?.firstChild;
  if (piece === undefined || !(text instanceof Text)) throw new Error('There are no words.');
  piece.dispatchEvent(new Event('beforematch', { bubbles: true }));
  piece.removeAttribute('hidden');
  const range = document.createRange();
  const at = text.data.indexOf('Board 9001');
  range.setStart(text, at);
  range.setEnd(text, at + 'Board 9001'.length);
  window.scrollTo(0, window.scrollY + range.getBoundingClientRect().top - 300);
  await expect.poll(() => cell(9_001)?.getBoundingClientRect().top ?? 0).toBeGreaterThan(0);
  expect(cell(9_001)?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  await expect.poll(() => holding()).toBeUndefined();
  expect(host.querySelectorAll('[class*=words]:not([hidden])')).toHaveLength(0);
});
