import type { Collection } from '@boardwalk/api-client';
import { aCollection, aFileOwner, aProfile, aUser, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '#app/testing/render-app.tsx';

const me = aUser({ nick_name: 'Lin Xia', profile_name: 'linxia' });
const mine = aProfile({ user_id: me.user_id, nick_name: me.nick_name, name: 'linxia' });
const owner = aFileOwner({ user_id: me.user_id, nick_name: me.nick_name, profile_name: 'linxia' });
const section = page.getByRole('region', { name: 'Collections' });
const dialog = page.getByRole('dialog', { name: 'New collection' });
const name = dialog.getByRole('textbox', { name: 'Name' });
const create = dialog.getByRole('button', { name: 'Create' });

/** Opens the collections of the viewer's own profile. */
async function open(handlers: MockHandlers = {}, made: Collection[] = []) {
  return await renderApp('/profile?tab=2', {
    viewer: me,
    handlers: {
      getOwnProfile: () => mine,
      getProfileByName: () => mine,
      // As the server: who brings no token sees what is public.
      listCollections: ({ headers }) => ({
        list: made.filter((one) => one.is_public || headers.get('authorization') !== null),
      }),
      listCollectedFiles: () => ({ list: [], next_cursor: '0', has_more: false }),
      createCollection: ({ body }) => {
        const collection = aCollection({ ...body, collection_id: '8102', file_count: 0, owner });
        made.unshift(collection);
        return collection;
      },
      ...handlers,
    },
  });
}

test('without any the profile says what they are for; the first is made there, public unless one says otherwise', async () => {
  const { api } = await open();
  await expect.element(section.getByText(/^Group what you save/u)).toBeVisible();
  await section.getByRole('button', { name: 'New collection' }).click();
  await expect.element(dialog.getByRole('switch', { name: 'Others can see it' })).toBeChecked();
  await userEvent.fill(name, '  Kick-offs ');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Description' }), 'How we begin.');
  await userEvent.keyboard('{Tab}');
  await create.click();
  await expect
    .element(section.getByRole('link', { name: 'Kick-offs' }))
    .toHaveAttribute('href', '/collection/8102');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(section.getByText('0 templates')).toBeVisible();
  expect(section.getByText(/^Group what you save/u).elements()).toEqual([]);
  await expect.element(section.getByRole('button', { name: 'New collection' })).toHaveFocus();
  expect(api.callsOf('createCollection').map(({ body }) => body)).toEqual([
    { name: 'Kick-offs', description: 'How we begin.', is_public: true },
  ]);
});

test('a private one says so in the list', async () => {
  await open();
  await section.getByRole('button', { name: 'New collection' }).click();
  await userEvent.fill(name, 'Drafts');
  await dialog.getByRole('switch', { name: 'Others can see it' }).click();
  await userEvent.click(name);
  await userEvent.keyboard('{Enter}');
  await expect.element(section.getByRole('link', { name: 'Drafts' })).toBeVisible();
  await expect.element(section.getByText('Private')).toBeVisible();
});

test('a name that is missing, too long or unseen is not sent', async () => {
  const { api } = await open();
  await section.getByRole('button', { name: 'New collection' }).click();
  await create.click();
  await expect.element(dialog.getByText('Enter a name.')).toBeVisible();
  await expect.element(name).toBeInvalid();
  await userEvent.fill(name, '集'.repeat(51));
  await expect.element(dialog.getByText('At most 50 characters.')).toBeVisible();
  await userEvent.fill(name, '集'.repeat(50));
  await expect.element(name).toBeValid();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Description' }), 'x'.repeat(301));
  await create.click();
  await expect.element(dialog.getByText('At most 300 characters.')).toBeVisible();
  expect(api.callsOf('createCollection')).toEqual([]);
});

test('one too many, and a lost answer, are said in the dialog, which keeps what was typed; the next try is the same wish', async () => {
  let refusal: 'limit' | 'lost' | null = 'limit';
  const { api } = await open({
    createCollection: ({ body }) => {
      if (refusal === 'lost') throw new TypeError('Failed to fetch');
      if (refusal === 'limit') return failWith('collection_limit_reached', { limit: 50 });
      return aCollection({ ...body, owner });
    },
  });
  await section.getByRole('button', { name: 'New collection' }).click();
  await userEvent.fill(name, 'Fifty-first');
  await create.click();
  await expect
    .element(dialog.getByText('You have the maximum number of collections. Delete one to make another.'))
    .toBeVisible();
  await expect.element(name).toHaveValue('Fifty-first');
  refusal = 'lost';
  await create.click();
  await expect.element(dialog.getByText('No connection. Check your network and try again.')).toBeVisible();
  refusal = null;
  await create.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const keys = api.callsOf('createCollection').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('collections that do not load say so, and another try brings them', async () => {
  let isDown = true;
  await open({
    listCollections: () =>
      isDown ? failWith('internal_error') : { list: [aCollection({ name: 'Kick-offs', owner })] },
  });
  await expect.element(section.getByText('The collections could not be loaded')).toBeVisible();
  isDown = false;
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect.element(section.getByRole('link', { name: 'Kick-offs' })).toBeVisible();
});
