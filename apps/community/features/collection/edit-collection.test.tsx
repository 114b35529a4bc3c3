import { aCollection, aFileOwner, aUser, type MockHandlers } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '#app/testing/render-app.tsx';

const viewer = aUser({ user_id: 'uWrenOkafor1' });
const collection = aCollection({
  owner: aFileOwner({ user_id: viewer.user_id }),
  name: 'Kick-offs',
  description: 'How we begin.',
});
const dialog = page.getByRole('dialog', { name: 'Edit collection' });
const name = dialog.getByRole('textbox', { name: 'Name' });
const description = dialog.getByRole('textbox', { name: 'Description' });
const question = page.getByRole('alertdialog', { name: 'Discard what you wrote?' });

/** Opens the dialog on an own collection. */
async function edit(handlers: MockHandlers = {}) {
  const app = await renderApp('/collection/8101', {
    viewer,
    handlers: {
      getCollection: () => collection,
      listCollectionFiles: () => ({ list: [], next_cursor: '0', has_more: false }),
      updateCollection: ({ body }) => ({ ...collection, ...body }),
      ...handlers,
    },
  });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect.element(name).toHaveValue('Kick-offs');
  return app;
}

/** A press beside the dialog. */
async function pressMask(): Promise<void> {
  const { left, top } = dialog.element().getBoundingClientRect();
  const beside = document.elementFromPoint(left / 2, top / 2);
  if (beside === null) throw new Error('There is nothing beside the dialog.');
  await userEvent.click(beside, { position: { x: left / 2, y: top / 2 } });
}

describe('what was typed is not thrown away by a slip', () => {
  test.each([
    ['Esc', async () => await userEvent.keyboard('{Escape}')],
    ['the ×', async () => await dialog.getByRole('button', { name: 'Close' }).click()],
    ['the mask', pressMask],
    ['Cancel', async () => await dialog.getByRole('button', { name: 'Cancel' }).click()],
  ])('%s asks first, and keeps it or lets it go', async (_what, leave) => {
    await edit();
    await description.fill('How we begin, and why.');
    await leave();
    await question.getByRole('button', { name: 'Keep writing' }).click();
    await expect.element(description).toHaveValue('How we begin, and why.');
    await leave();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('while it is sent, nothing asks or closes; it closes when it has arrived', async () => {
    const arrival = Promise.withResolvers<void>();
    const app = await edit({
      updateCollection: async ({ body }) => {
        await arrival.promise;
        return { ...collection, ...body };
      },
    });
    await description.fill('How we begin, and why.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => app.api.callsOf('updateCollection')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await pressMask();
    // It says that it does nothing now, and does nothing.
    await dialog.getByRole('button', { name: 'Close' }).click({ force: true });
    await expect.element(dialog).toBeVisible();
    expect(question.elements()).toHaveLength(0);
    arrival.resolve();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(question).not.toBeInTheDocument();
  });

  test('nothing is asked when nothing was changed', async () => {
    await edit();
    await pressMask();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(question.elements()).toHaveLength(0);
  });
});

test('the keyboard is taken to the first problem', async () => {
  const { api } = await edit();
  await name.fill(' ');
  await description.fill('d'.repeat(501));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Enter a name.')).toBeVisible();
  await expect.element(name).toHaveFocus();
  await name.fill('Starts');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(description).toHaveFocus();
  expect(api.callsOf('updateCollection')).toHaveLength(0);
});
