import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { LongList } from './LongList.tsx';

const messages = (count: number) => Array.from({ length: count }, (_, index) => `Message ${index}`);
/** No two entries beside each other are equally high. */
const heightOf = (index: number) => 30 + (index % 7) * 10;

const list = (count: number) => (
  <LongList
    aria-label="Messages"
    items={messages(count)}
    estimatedHeight={40}
    getKey={(message) => message}
    renderItem={(message, index) => (
      <div style={{ height: heightOf(index) }}>
        <a href={`#${index}`}>{message}</a>
      </div>
    )}
  />
);

const entries = () => page.getByRole('listitem').elements() as HTMLElement[];
const entry = (index: number) => document.querySelector(`[data-index="${index}"]`);
const topOf = (index: number) =>
  Array.from({ length: index }, (_, before) => heightOf(before)).reduce((sum, height) => sum + height, 0);

beforeEach(() => window.scrollTo(0, 0));

test('a short one stands in the page whole', async () => {
  await mount(list(60));
  expect(entries()).toHaveLength(60);
});

test('of a long one those near the window are in the page, each saying its place among all', async () => {
  const { rerender } = await mount(list(30));
  await rerender(list(10_000));
  await expect.poll(() => entries().length).toBeLessThan(60);
  await expect.poll(() => entry(3)?.getAttribute('aria-posinset')).toBe('4');
  expect(entry(3)?.getAttribute('aria-setsize')).toBe('10000');
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return entry(9_999)?.textContent;
    })
    .toBe('Message 9999');
  expect(entries().length).toBeLessThan(60);
});

test('entries stand where they would if all were drawn, in a box that scrolls too', async () => {
  const { host } = await mount(
    <div data-testid="box" style={{ height: 400, overflow: 'auto' }}>
      <p style={{ height: 90, margin: 0 }}>Inbox</p>
      {list(2_000)}
    </div>,
  );
  const box = host.querySelector<HTMLElement>('[data-testid=box]') ?? host;
  await expect.poll(() => entries().length).toBeLessThan(40);
  // By hand down to the hundredth: those drawn on the way are as high as they are.
  for (let top = 0; top <= topOf(100) + 90; top += 200) {
    box.scrollTop = top;
    await expect
      .poll(() => {
        const { top: edge, bottom } = box.getBoundingClientRect();
        const seen = entries().map((one) => one.getBoundingClientRect());
        return seen.some((one) => one.top <= edge + 90) && seen.some((one) => one.bottom >= bottom);
      })
      .toBe(true);
  }
  const place = () => (entry(100)?.getBoundingClientRect().top ?? NaN) - box.getBoundingClientRect().top;
  await expect.poll(() => Math.round(place() + box.scrollTop)).toBe(topOf(100) + 90);
});

test('the entry that has the focus stays in the page', async () => {
  await mount(list(5_000));
  await expect.poll(() => entries().length).toBeLessThan(60);
  await userEvent.tab();
  const focused = document.activeElement;
  expect(focused?.textContent).toBe('Message 0');
  await expect
    .poll(() => {
      window.scrollTo(0, 50_000);
      return entry(0) !== null && entries().some((one) => Number(one.dataset['index']) > 500);
    })
    .toBe(true);
  expect(document.activeElement).toBe(focused);
  (focused as HTMLElement).blur();
  await expect.poll(() => entry(0)).toBeNull();
});
