import {
  aCollection,
  aFileCard,
  aFileKey,
  aFileOwner,
  aUser,
  failWith,
  type MockHandlers,
} from '@boardwalk/test-kit';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '#app/testing/render-app.tsx';
import { said } from '#app/testing/said.ts';

const viewer = aUser({ user_id: 'uWrenOkafor1' });
const own = aFileOwner({ user_id: viewer.user_id, nick_name: 'Wren Okafor', profile_name: 'wren' });
const here = aCollection({ owner: own });
const retros = aCollection({ collection_id: '8102', name: 'Retros', owner: own });
const lines = page.getByRole('list', { name: 'Arrange' }).getByRole('listitem');
const order = () => lines.elements().map((line) => line.textContent);
const button = (name: string) => page.getByRole('button', { name });

beforeEach(async () => {
  await page.viewport(1280, 900);
});

/** Opens the lines of an own collection of two works. */
async function arrange(handlers: MockHandlers = {}) {
  let files = [
    aFileCard({ file_key: aFileKey(21), name: 'Sailboat' }),
    aFileCard({ file_key: aFileKey(22), name: 'Risk register' }),
  ];
  const app = await renderApp('/collection/8101', {
    viewer,
    handlers: {
      getCollection: () => here,
      listCollectionFiles: () => ({ list: files, next_cursor: '0', has_more: false }),
      listCollections: () => ({ list: [here, retros] }),
      moveCollectionFile: ({ body }) => {
        files = files.filter(({ file_key: key }) => key !== body.file_key);
        return null;
      },
      ...handlers,
    },
  });
  await button('Arrange').click();
  await expect.poll(order).toEqual(['Sailboat', 'Risk register']);
  return app;
}

test('a work goes to another collection by keyboard, which goes on at the line that took its place', async () => {
  const { api } = await arrange();
  const elsewhere = button('Move Sailboat to another collection');
  await expect.element(elsewhere).toBeVisible();
  (elsewhere.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const items = page.getByRole('menuitem');
  await expect.element(items.first()).toBeVisible();
  // Not this one itself.
  expect(items.elements().map(({ textContent }) => textContent)).toEqual(['Retros']);
  await expect.element(items.first()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(order).toEqual(['Risk register']);
  await expect.poll(said).toContain('Sailboat is in “Retros” now');
  await expect.element(button('Move Risk register to another collection')).toHaveFocus();
  const [call] = api.callsOf('moveCollectionFile');
  expect([call?.path.collection_id, call?.body]).toEqual(['8101', { file_key: aFileKey(21), to: '8102' }]);
});

test('a collection that is full says so, and the work stays', async () => {
  await arrange({ moveCollectionFile: () => failWith('collection_full', { limit: 500 }) });
  await button('Move Sailboat to another collection').click();
  await page.getByRole('menuitem', { name: 'Retros' }).click();
  await expect.poll(said).toContain('This collection is full.');
  expect(order()).toEqual(['Sailboat', 'Risk register']);
  await expect.element(button('Move Sailboat to another collection')).toHaveFocus();
});

test('four buttons leave room for the name on a narrow phone', async () => {
  await page.viewport(320, 640);
  await arrange();
  await expect.element(button('Move Sailboat to another collection')).toBeVisible();
  const name = lines.getByText('Risk register', { exact: true });
  expect(name.element().getBoundingClientRect().width).toBeGreaterThan(120);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('the only collection has nowhere to move to', async () => {
  const { api } = await arrange({ listCollections: () => ({ list: [here] }) });
  await expect.poll(() => api.callsOf('listCollections').length).toBeGreaterThan(0);
  await expect.element(button('Take Sailboat out')).toBeVisible();
  expect(button('Move Sailboat to another collection').elements()).toEqual([]);
});

test('of very many works those near the view are lines of the page; one that is moved keeps the keyboard', async () => {
  let files = Array.from({ length: 150 }, (_, place) =>
    aFileCard({ file_key: aFileKey(1000 + place), name: `Work ${place + 1}` }),
  );
  await renderApp('/collection/8101', {
    viewer,
    handlers: {
      getCollection: () => here,
      listCollectionFiles: () => ({ list: files, next_cursor: '0', has_more: false }),
      listCollections: () => ({ list: [here] }),
      orderCollectionFile: ({ body }) => {
        const moved = files.find(({ file_key: key }) => key === body.file_key);
        const others = files.filter((file) => file !== moved);
        const at = others.findIndex(({ file_key: key }) => key === body.before);
        if (moved) files = others.toSpliced(at === -1 ? others.length : at, 0, moved);
        return null;
      },
    },
  });
  await button('Arrange').click();
  await expect.element(button('Move Work 1 down')).toBeVisible();
  await expect.poll(() => lines.elements().length).toBeLessThan(60);
  expect(lines.first().element().getAttribute('aria-setsize')).toBe('150');
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return order().at(-1);
    })
    .toBe('Work 150');
  expect(lines.elements().length).toBeLessThan(60);
  (button('Move Work 150 up').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(said).toContain('Work 150');
  await expect.poll(() => order().slice(-2)).toEqual(['Work 150', 'Work 149']);
  await expect.element(button('Move Work 150 up')).toHaveFocus();
});
