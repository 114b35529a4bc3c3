import { Fragment, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import type { useRowWindow as UseRowWindow } from '../../internal/virtual/useRowWindow.tsx';
import { LongList } from './LongList.tsx';

const messages = (count: number) => Array.from({ length: count }, (_, index) => `Message ${index}`);
/** No two entries beside each other are equally high. */
const heightOf = (index: number) => 30 + (index % 7) * 10;

const list = (count: number, items = messages(count)) => (
  <LongList
    aria-label="Messages"
    items={items}
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

test('an entry in which something is being written stays in the page, and goes once nothing is', async () => {
  const boxed = (isWriting: boolean) => (
    <LongList
      aria-label="Messages"
      items={messages(5_000)}
      estimatedHeight={40}
      getKey={(message) => message}
      renderItem={(message, index) => (
        <div style={{ height: 40 }}>
          <button type="button">{message}</button>
          {isWriting && index === 1 && <textarea aria-label="Answer" rows={1} />}
        </div>
      )}
    />
  );
  const { rerender } = await mount(boxed(true));
  await expect.poll(() => entries().length).toBeLessThan(60);
  await userEvent.fill(page.getByRole('textbox', { name: 'Answer' }), 'Half a tho');
  (page.getByRole('button', { name: 'Message 5', exact: true }).element() as HTMLElement).focus();
  const scrollFar = async () =>
    await expect
      .poll(() => {
        window.scrollTo(0, 50_000);
        return entries().some((one) => Number(one.dataset['index']) > 500);
      })
      .toBe(true);
  await scrollFar();
  expect(entry(1)?.querySelector('textarea')?.value).toBe('Half a tho');
  expect(entry(2)).toBeNull();
  await rerender(boxed(false));
  entries().at(-1)?.querySelector('button')?.focus();
  await expect.poll(() => entry(1)).toBeNull();
});

test('the entry that has the focus stays in the page when it gets another place, and when a short list becomes long again', async () => {
  const { rerender } = await mount(list(5_000));
  await expect.poll(() => entries().length).toBeLessThan(60);
  await userEvent.tab();
  const focused = document.activeElement;
  expect(focused?.textContent).toBe('Message 0');
  await rerender(list(5_000, messages(5_000).toReversed()));
  expect(document.activeElement).toBe(focused);
  await expect.poll(() => entry(4_999)?.textContent).toBe('Message 0');
  expect(document.activeElement).toBe(focused);

  await expect
    .poll(() => {
      window.scrollTo(0, 100_000);
      return entries().some((one) => Number(one.dataset['index']) > 1_000);
    })
    .toBe(true);
  await rerender(list(30));
  window.scrollTo(0, 0);
  const third = page.getByRole('link', { name: 'Message 3', exact: true }).element() as HTMLElement;
  third.focus();
  await rerender(list(5_000));
  expect(document.activeElement).toBe(third);
});

test('a list drawn whole stays so, with its focus and its place, until the code that windows it is here', async () => {
  // A copy of the hook whose code has not come yet.
  const path = '../../internal/virtual/useRowWindow.tsx?not-there-yet';
  const { useRowWindow } = (await import(/* @vite-ignore */ path)) as { useRowWindow: typeof UseRowWindow };
  const keyAt = (index: number) => index;
  function Whole() {
    const ref = useRef<HTMLUListElement>(null);
    const { view, engine } = useRowWindow({ list: ref, count: 300, estimatedHeight: 40, getKey: keyAt });
    const rows = view?.rows ?? Array.from({ length: 300 }, (_, index) => ({ index, before: 0 }));
    return (
      <>
        <ul ref={ref} style={{ margin: 0, padding: 0 }}>
          {rows.map(({ index, before }) => (
            <Fragment key={index}>
              {before > 0 && <li aria-hidden style={{ height: before }} />}
              <li ref={view?.measure} data-index={index} style={{ height: heightOf(index) }}>
                <a href={`#${index}`}>{`Message ${index}`}</a>
              </li>
            </Fragment>
          ))}
          <li aria-hidden style={{ height: view?.after ?? 0 }} />
        </ul>
        {engine}
      </>
    );
  }
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  flushSync(() => root.render(<Whole />));
  expect(host.querySelectorAll('[data-index]')).toHaveLength(300);
  const link = host.querySelector<HTMLElement>('[data-index="200"] a');
  link?.focus();
  const place = () => Math.round(link?.getBoundingClientRect().top ?? NaN);
  const before = place();
  await expect.poll(() => host.querySelectorAll('[data-index]').length).toBeLessThan(60);
  expect(document.activeElement).toBe(link);
  expect(place()).toBe(before);
});
