import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { placeBeforeReload, SCROLL_POSITIONS, setOut, useWayBack } from './way-back.ts';

const PLACE = 3000;

const list = { data: {}, isFetching: false, hasNextPage: false, fetchNextPage: () => undefined };

/** A list that stands in the page already, and is not yet as high as it will be. */
function List() {
  useWayBack(list, 40);
  return null;
}

let page: HTMLElement;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
  page.style.height = '1500px';
  const root = createRoot(page.appendChild(document.createElement('div')));
  root.render(
    <MemoryRouter initialEntries={['/hot']}>
      <List />
    </MemoryRouter>,
  );
  onTestFinished(() => {
    setOut(null);
    root.unmount();
    page.remove();
    window.scrollTo(0, 0);
  });
  setOut({ source: '/hot', fileKeys: [], scrollTop: PLACE });
});

test('the place before a reload is that of the entry of the history; a page that is new, or was left at its top, has none', () => {
  onTestFinished(() => sessionStorage.removeItem(SCROLL_POSITIONS));
  expect(placeBeforeReload('/hot', 'one')).toBeNull();
  sessionStorage.setItem(SCROLL_POSITIONS, JSON.stringify({ one: 1234.5, top: 0, odd: 'far' }));
  expect(placeBeforeReload('/hot?pScene=101', 'one')).toEqual({
    source: '/hot?pScene=101',
    fileKeys: [],
    scrollTop: 1234.5,
  });
  for (const entry of ['top', 'odd', 'two', '']) expect(placeBeforeReload('/hot', entry)).toBeNull();
  sessionStorage.setItem(SCROLL_POSITIONS, '{"one":');
  expect(placeBeforeReload('/hot', 'one')).toBeNull();
});

/** Waits for a second of a screen that paints sixty times in it: for longer than a place is looked for that is there. */
async function manyFrames(): Promise<void> {
  for (let frame = 0; frame < 80; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

test('the way back waits for a list that is not yet as high as it was', async () => {
  await expect.poll(() => window.scrollY).toBeGreaterThan(0);
  await manyFrames();
  expect(window.scrollY).toBeLessThan(PLACE);
  page.style.height = '9000px';
  await expect.poll(() => window.scrollY).toBe(PLACE);
});

test('who scrolls meanwhile is left where they are, also when the list gets its height', async () => {
  await expect.poll(() => window.scrollY).toBeGreaterThan(200);
  window.scrollTo(0, 100);
  await manyFrames();
  expect(window.scrollY).toBe(100);
  page.style.height = '9000px';
  await manyFrames();
  expect(window.scrollY).toBe(100);
});
