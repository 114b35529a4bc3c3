import { expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Carousel } from './Carousel.tsx';

const words = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Stop',
  play: 'Go on',
  slide: (one: number, all: number) => `${one} of ${all}`,
};
const slides = ['A', 'B', 'C'].map((name) => ({
  key: name,
  content: (
    <a href={`#${name}`} style={{ display: 'block', height: 100 }}>
      Banner {name}
    </a>
  ),
}));

const carousel = (interval: number) => (
  <div style={{ width: 400 }}>
    <p>Elsewhere</p>
    <Carousel label="Banners" slides={slides} words={words} interval={interval} />
  </div>
);

/** Which slide stands at the left edge. */
function current() {
  const list = page.getByRole('list').element();
  const left = list.getBoundingClientRect().left;
  return [...list.children].findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2);
}

test('the buttons walk through it and around', async () => {
  await mount(carousel(0));
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.poll(current, { timeout: 10_000 }).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.poll(current, { timeout: 10_000 }).toBe(2);
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.poll(current, { timeout: 10_000 }).toBe(0);
  await userEvent.click(page.getByRole('button', { name: 'Previous' }));
  await expect.poll(current, { timeout: 10_000 }).toBe(2);
});

/** What the reader has chosen about motion; tests run with reduced motion. */
async function prefer(value: 'no-preference' | 'reduce'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}

test('the keyboard brings the focused banner into view', async () => {
  await mount(carousel(0));
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Banner B' })).toHaveFocus();
  await expect.poll(current, { timeout: 10_000 }).toBe(1);
});

test('it moves by itself, and stops while it is hovered or paused', async () => {
  await prefer('no-preference');
  onTestFinished(() => prefer('reduce'));
  await mount(carousel(1000));
  await userEvent.hover(page.getByText('Elsewhere'));
  // Smooth scrolling takes its time on a busy machine.
  await expect.poll(current, { timeout: 10_000 }).toBeGreaterThan(0);
  await userEvent.click(page.getByRole('button', { name: 'Stop' }));
  await userEvent.hover(page.getByText('Elsewhere'));
  await expect.poll(current, { timeout: 10_000 }).toBeGreaterThanOrEqual(0);
  const stopped = current();
  await new Promise((resolve) => setTimeout(resolve, 2200));
  expect(current()).toBe(stopped);
});

test('under reduced motion it never moves by itself and offers no pause', async () => {
  await mount(carousel(100));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(current()).toBe(0);
  expect(page.getByRole('button', { name: 'Stop' }).elements()).toHaveLength(0);
});

test('each banner says its place', async () => {
  await mount(carousel(0));
  await expect.element(page.getByRole('listitem', { name: '2 of 3' })).toBeInTheDocument();
});
