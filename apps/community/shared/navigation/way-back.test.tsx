import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { setOut, useWayBack } from './way-back.ts';

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
