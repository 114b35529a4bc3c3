import type { CSSProperties, ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Carousel, Dialog, Drawer, Tabs } from './index.ts';
import { expectWholeTexts } from './testing/expectWholeTexts.ts';
import { mount } from './testing/mount.tsx';

const nothing = () => undefined;

beforeEach(() => {
  document.documentElement.dir = 'rtl';
});
afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

test('in tabs the left arrow goes on and the right one back', async () => {
  await mount(
    <Tabs
      label="Profile"
      value="a"
      onValueChange={nothing}
      items={['a', 'b', 'c'].map((value) => ({ value, label: value, content: value }))}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('tab', { name: 'b' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'a' })).toHaveFocus();
});

test('a carousel walks through its slides and around, its arrows turned', async () => {
  const slides = ['A', 'B', 'C'].map((name) => ({
    key: name,
    content: <p style={{ height: 80 }}>{name}</p>,
  }));
  await mount(
    <div style={{ width: 400 }}>
      <Carousel
        label="Banners"
        interval={0}
        slides={slides}
        words={{
          previous: 'Previous',
          next: 'Next',
          pause: 'Stop',
          play: 'Go on',
          slide: (one, all) => `${one} of ${all}`,
        }}
      />
    </div>,
  );
  const shown = () => {
    const list = page.getByRole('list').element();
    const { right } = list.getBoundingClientRect();
    return [...list.children].findIndex((slide) => Math.abs(slide.getBoundingClientRect().right - right) < 2);
  };
  const next = page.getByRole('button', { name: 'Next' });
  for (const expected of [1, 2, 0]) {
    await userEvent.click(next);
    await expect.poll(shown, { timeout: 10_000 }).toBe(expected);
  }
  await userEvent.click(page.getByRole('button', { name: 'Previous' }));
  await expect.poll(shown, { timeout: 10_000 }).toBe(2);
  const arrow = next.element().querySelector('svg') ?? document.body;
  expect(getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
});

test('a drawer slides in from the left edge, and never shows beyond it', async () => {
  // Where it starts from is the rule for its first frame, which its stylesheet states for both directions.
  const seen: number[] = [];
  const observe = () => {
    const drawer = document.querySelector('[role=dialog]');
    if (drawer) seen.push(drawer.getBoundingClientRect().left);
    if (!done) requestAnimationFrame(observe);
  };
  let done = false;
  observe();
  await mount(
    <Drawer open onClose={nothing} title="Messages" closeLabel="Close">
      Text
    </Drawer>,
  );
  const drawer = page.getByRole('dialog', { name: 'Messages' });
  await expect.element(drawer).toBeVisible();
  await expect.poll(() => drawer.element().getBoundingClientRect().left).toBe(0);
  await expect.poll(() => drawer.element().getAnimations().length).toBe(0);
  done = true;
  expect(Math.max(...seen)).toBeLessThanOrEqual(0);
});

test('the title of a dialog keeps clear of its × button', async () => {
  await mount(
    <Dialog open onClose={nothing} title={'Long title '.repeat(20)} closeLabel="Close">
      Text
    </Dialog>,
  );
  const close = page.getByRole('button', { name: 'Close' });
  await expect.element(close).toBeVisible();
  const title = page.getByRole('heading').element().getBoundingClientRect();
  expect(close.element().getBoundingClientRect().right).toBeLessThanOrEqual(title.left);
});

describe('the check of whole texts', () => {
  const box = (style: CSSProperties, text = 'Sprint retrospective') => (
    <div dir="rtl" style={{ width: 60, whiteSpace: 'nowrap', ...style }}>
      <span>{text}</span>
    </div>
  );

  test.each<[string, ReactElement]>([
    ['ends in an ellipsis', box({ overflow: 'hidden', textOverflow: 'ellipsis' })],
    ['can be scrolled to', box({ overflow: 'auto' })],
    ['is for screen readers alone', box({ overflow: 'hidden', width: 1, height: 1 })],
    ['fits', box({ overflow: 'hidden' }, 'Plan')],
  ])('lets a text pass that %s', async (_what, element) => {
    await mount(element);
    expect(expectWholeTexts).not.toThrow();
  });

  test('names a text that is cut, and what sticks out of the page', async () => {
    await mount(
      <>
        {box({ overflow: 'hidden' })}
        <div style={{ width: '120vw', height: 20 }} />
      </>,
    );
    expect(expectWholeTexts).toThrow(
      /“Sprint retrospective” is cut by \d+ px\nsomething sticks out of the page/u,
    );
  });
});
