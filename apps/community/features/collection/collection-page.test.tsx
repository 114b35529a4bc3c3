import {
  aCollection,
  aFileCard,
  aFileKey,
  aFileOwner,
  aUser,
  failWith,
  type MockHandlers,
} from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '#app/testing/render-app.tsx';

const viewer = aUser({ user_id: 'uWrenOkafor1' });
const own = aFileOwner({ user_id: viewer.user_id, nick_name: 'Wren Okafor', profile_name: 'wren' });
const FIRST = aFileCard({ file_key: aFileKey(21), name: 'Sailboat' });
const SECOND = aFileCard({ file_key: aFileKey(22), name: 'Risk register' });
const heading = page.getByRole('heading', { level: 1 });
const dialog = (name: string) => page.getByRole('dialog', { name });

function answers(collection = aCollection({ owner: own })): MockHandlers {
  let files = [FIRST, SECOND];
  let now = collection;
  return {
    getCollection: () => now,
    listCollectionFiles: () => ({ list: files, next_cursor: '0', has_more: false }),
    updateCollection: ({ body }) => (now = { ...now, ...body }),
    orderCollectionFile: ({ body }) => {
      const others = files.filter(({ file_key: key }) => key !== body.file_key);
      const moved = files.filter(({ file_key: key }) => key === body.file_key);
      const place =
        body.before === null ? others.length : others.findIndex((file) => file.file_key === body.before);
      files = others.toSpliced(place, 0, ...moved);
      return null;
    },
    setCollectionFile: ({ body }) => {
      files = files.filter(({ file_key: key }) => key !== body.file_key);
      return null;
    },
    deleteCollection: () => null,
    listCollections: () => ({ list: [] }),
    listCollectedFiles: () => ({ list: [], next_cursor: '0', has_more: false }),
  };
}

test('others see its works and its owner, and change nothing', async () => {
  await renderApp('/collection/8101', { handlers: answers() });
  await expect.element(heading).toHaveTextContent('Kick-offs');
  await expect.element(page.getByText('How we begin.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Sailboat' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Wren Okafor' }))
    .toHaveAttribute('href', '/profile/wren');
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Edit', exact: true }).elements()).toHaveLength(0);
});

test('one that is not there says so', async () => {
  await renderApp('/collection/9', { handlers: { getCollection: () => failWith('collection_not_found') } });
  await expect.element(heading).toHaveTextContent('There is no such collection');
});

test('its owner renames it and hides it; a private one has no link to pass on', async () => {
  const { api } = await renderApp('/collection/8101', { viewer, handlers: answers() });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = dialog('Edit collection');
  await userEvent.fill(edit.getByRole('textbox', { name: 'Name' }), ' ');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect.element(edit.getByText('Enter a name.')).toBeVisible();
  await userEvent.fill(edit.getByRole('textbox', { name: 'Name' }), 'Starts');
  await edit.getByRole('switch', { name: 'Others can see it' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect.element(heading).toHaveTextContent('Starts');
  await expect.element(page.getByText('Private')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
  expect(api.callsOf('updateCollection').map(({ body }) => body)).toEqual([
    { name: 'Starts', description: 'How we begin.', is_public: false },
  ]);
});

test('its owner arranges it by keyboard, takes works out, and deletes it after a question', async () => {
  const app = await renderApp('/collection/8101', { viewer, handlers: answers() });
  await page.getByRole('button', { name: 'Arrange' }).click();
  const lines = page.getByRole('list', { name: 'Arrange' }).getByRole('listitem');
  const order = () => lines.elements().map((line) => line.textContent);
  await expect.poll(order).toEqual(['Sailboat', 'Risk register']);
  await page.getByRole('button', { name: 'Move Sailboat down' }).click();
  await expect.poll(order).toEqual(['Risk register', 'Sailboat']);
  await page.getByRole('button', { name: 'Move Sailboat up' }).click();
  await expect.poll(order).toEqual(['Sailboat', 'Risk register']);
  expect(app.api.callsOf('orderCollectionFile').map(({ body }) => body.before)).toEqual([
    null,
    SECOND.file_key,
  ]);
  await page.getByRole('button', { name: 'Take Sailboat out' }).click();
  await expect.poll(order).toEqual(['Risk register']);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(app.address).toBe('/profile?tab=2');
});
