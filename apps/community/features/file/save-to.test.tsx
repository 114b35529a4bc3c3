import { aCollection, aUser, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '#app/testing/render-app.tsx';
import { FILE_KEY, fileAnswers } from './testing/file-answers.ts';

const panel = page.getByRole('dialog', { name: 'Add to a collection' });
const box = (name: string) => panel.getByRole('checkbox', { name });
const field = panel.getByRole('textbox', { name: 'New collection' });

/** Opens the choices of a work that is in none of two collections. */
async function open(handlers: MockHandlers = {}) {
  const held = new Set<string>();
  const made = [
    aCollection({ collection_id: '1', name: 'Kick-offs' }),
    aCollection({ collection_id: '2', name: 'Retros' }),
  ];
  const app = await renderApp(`/${FILE_KEY}`, {
    viewer: aUser(),
    handlers: {
      ...fileAnswers(),
      // As the server: who brings no token sees what is public.
      listCollections: ({ headers }) => ({
        list: made
          .filter((one) => one.is_public || headers.get('authorization') !== null)
          .map((one) => ({ ...one, has_file: held.has(one.collection_id) })),
      }),
      setCollectionFile: ({ path, body }) => {
        if (body.included) held.add(path.collection_id);
        else held.delete(path.collection_id);
        return null;
      },
      createCollection: ({ body }) => {
        const collection = aCollection({ ...body, collection_id: '3' });
        made.push(collection);
        return collection;
      },
      ...handlers,
    },
  });
  await page.getByRole('button', { name: 'Add to a collection' }).click();
  await expect.element(box('Kick-offs')).toBeVisible();
  return app;
}

test('a box shows its change at once and keeps the keyboard while the server takes it', async () => {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { api } = await open({
    setCollectionFile: async () => {
      await asked;
      return null;
    },
  });
  (box('Kick-offs').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.poll(() => api.callsOf('setCollectionFile')).toHaveLength(1);
  await expect.element(box('Kick-offs')).toBeChecked();
  await expect.element(box('Kick-offs')).toHaveFocus();
  await expect.element(box('Retros')).toBeEnabled();
  // On with the next, before the first is answered: they are done one after the other.
  await userEvent.tab();
  await expect.element(box('Retros')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(box('Retros')).toBeChecked();
  expect(api.callsOf('setCollectionFile')).toHaveLength(1);
  answer();
  await expect
    .poll(() => api.callsOf('setCollectionFile').map(({ path }) => path.collection_id))
    .toEqual(['1', '2']);
  await expect.element(box('Retros')).toHaveFocus();
});

test('a change that is refused is taken back, with the reason; the next one works', async () => {
  let isFull = true;
  await open({
    setCollectionFile: () => (isFull ? failWith('collection_full', { limit: 500 }) : null),
  });
  await userEvent.click(box('Kick-offs'));
  await expect.element(panel.getByText('This collection is full.')).toBeVisible();
  await expect.element(box('Kick-offs')).not.toBeChecked();
  isFull = false;
  await userEvent.click(box('Kick-offs'));
  await expect.element(box('Kick-offs')).toBeChecked();
  await expect.element(panel.getByText('This collection is full.')).not.toBeInTheDocument();
});

test('what is saved no longer is in no collection any more', async () => {
  let isSaved = true;
  await open({
    listCollections: () => ({
      list: [aCollection({ collection_id: '1', name: 'Kick-offs', has_file: isSaved })],
    }),
    collectFile: () => {
      isSaved = false;
      return { file_key: FILE_KEY, collect: false, collect_num: 27 };
    },
  });
  await userEvent.click(box('Kick-offs'));
  await expect.element(box('Kick-offs')).not.toBeChecked();
  await userEvent.click(box('Kick-offs'));
  await expect.element(box('Saved')).toBeChecked();
  await userEvent.click(box('Saved'));
  await expect.element(box('Saved')).not.toBeChecked();
  await expect.element(box('Kick-offs')).not.toBeChecked();
});

test('a new name is sent as the server keeps it, and another try with other blanks is the same wish', async () => {
  let isLost = true;
  const { api } = await open({
    createCollection: ({ body }) => {
      if (!isLost) return aCollection({ ...body, collection_id: '1' });
      throw new TypeError('Failed to fetch');
    },
  });
  await userEvent.fill(field, '  Cafe\u0301 ideas ');
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByText('No connection. Check your network and try again.')).toBeVisible();
  isLost = false;
  await userEvent.fill(field, 'Caf\u00e9 ideas');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.callsOf('setCollectionFile')).toHaveLength(1);
  const calls = api.callsOf('createCollection');
  expect(calls.map(({ body }) => body.name)).toEqual(['Caf\u00e9 ideas', 'Caf\u00e9 ideas']);
  expect(calls[0]?.headers.get('idempotency-key')).toBe(calls[1]?.headers.get('idempotency-key'));
});

test('a collection named in passing is private, and stands in the list with the work in it', async () => {
  const { api } = await open();
  await userEvent.fill(field, 'Drafts');
  await userEvent.keyboard('{Enter}');
  await expect.element(box('Drafts')).toBeChecked();
  expect(api.callsOf('createCollection')[0]?.body).toMatchObject({ is_public: false });
});

test('one collection too many says so, and what was typed stays', async () => {
  await open({ createCollection: () => failWith('collection_limit_reached', { limit: 50 }) });
  await userEvent.fill(field, 'Fifty-first');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(panel.getByText('You have the maximum number of collections. Delete one to make another.'))
    .toBeVisible();
  await expect.element(field).toHaveValue('Fifty-first');
  await userEvent.fill(field, 'x'.repeat(51));
  await expect.element(panel.getByRole('button', { name: 'Add' })).toBeDisabled();
});
