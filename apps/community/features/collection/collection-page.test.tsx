import {
  aCollection,
  aFileCard,
  aFileKey,
  aFileOwner,
  aUser,
  failWith,
  type MockHandlers,
} from '@boardwalk/test-kit';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endingSession } from '#app/testing/ending-session.ts';
import { renderApp } from '#app/testing/render-app.tsx';
import { said } from '#app/testing/said.ts';
import { browserActions } from '#shared/browser/browser-actions.ts';

const viewer = aUser({ user_id: 'uWrenOkafor1' });
const own = aFileOwner({ user_id: viewer.user_id, nick_name: 'Wren Okafor', profile_name: 'wren' });
const FIRST = aFileCard({ file_key: aFileKey(21), name: 'Sailboat' });
const SECOND = aFileCard({ file_key: aFileKey(22), name: 'Risk register' });
const heading = page.getByRole('heading', { level: 1 });
const dialog = (name: string) => page.getByRole('dialog', { name });

beforeEach(async () => {
  await page.viewport(1280, 900);
});

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

test('an address that no collection can have says that there is none, and offers no other try', async () => {
  await renderApp('/collection/zzzz', {
    handlers: {
      getCollection: () => failWith('bad_input'),
      listCollectionFiles: () => failWith('bad_input'),
    },
  });
  await expect.element(heading).toHaveTextContent('There is no such collection');
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('from one collection to another that does not load: the first one does not stand in for it', async () => {
  const { router } = await renderApp('/collection/8101', {
    handlers: {
      ...answers(),
      getCollection: ({ path }) =>
        path['collection_id'] === '8101'
          ? aCollection({ owner: own, name: 'Retrospectives' })
          : failWith('internal_error'),
    },
  });
  await expect.element(heading).toHaveTextContent('Retrospectives');
  await router.navigate('/collection/8102');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByText('Retrospectives')).not.toBeInTheDocument();
});

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

test('a session that ends while it is changed asks for a login, then the change is saved', async () => {
  const reload = vi.spyOn(browserActions, 'reload').mockImplementation(() => undefined);
  const session = endingSession(viewer);
  const calls = answers();
  const app = await renderApp('/collection/8101', {
    viewer,
    handlers: {
      ...calls,
      ...session.answers,
      ...(calls.updateCollection && { updateCollection: session.guarded(calls.updateCollection) }),
    },
  });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = dialog('Edit collection');
  await userEvent.fill(edit.getByRole('textbox', { name: 'Name' }), 'Starts');
  session.end();
  await edit.getByRole('button', { name: 'Save' }).click();
  await session.logIn(app);
  await expect.element(heading).toHaveTextContent('Starts');
  await expect.element(edit).not.toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});

const lines = page.getByRole('list', { name: 'Arrange' }).getByRole('listitem');
const order = () => lines.elements().map((line) => line.textContent);
const button = (name: string) => page.getByRole('button', { name });

test('its owner arranges it by keyboard, which keeps its place and hears of the new one; takes works out, and deletes it after a question', async () => {
  const app = await renderApp('/collection/8101', { viewer, handlers: answers() });
  await button('Arrange').click();
  await expect.poll(order).toEqual(['Sailboat', 'Risk register']);
  (button('Move Sailboat down').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(order).toEqual(['Risk register', 'Sailboat']);
  // At the end there is no further down.
  await expect.element(button('Move Sailboat up')).toHaveFocus();
  await expect.poll(said).toContain('Sailboat: place 2');
  await userEvent.keyboard('{Enter}');
  await expect.poll(order).toEqual(['Sailboat', 'Risk register']);
  await expect.element(button('Move Sailboat down')).toHaveFocus();
  await expect.poll(said).toContain('Sailboat: place 1');
  expect(app.api.callsOf('orderCollectionFile').map(({ body }) => body.before)).toEqual([
    null,
    SECOND.file_key,
  ]);
  await userEvent.tab();
  await expect.element(button('Take Sailboat out')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(order).toEqual(['Risk register']);
  await expect.element(button('Take Risk register out')).toHaveFocus();
  await expect.poll(said).toContain('Sailboat was taken out');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(app.address).toBe('/profile?tab=2');
});

test('a work goes down past those that are loaded; on a narrow phone each line still shows its work', async () => {
  await page.viewport(320, 640);
  const files = Array.from({ length: 32 }, (_, index) =>
    aFileCard({ file_key: aFileKey(31 + index), name: `Quarterly planning board ${index}` }),
  );
  const { api } = await renderApp('/collection/8101', {
    viewer,
    handlers: {
      ...answers(),
      listCollectionFiles: ({ query }) =>
        query.get('cursor') === '0'
          ? { list: files.slice(0, 30), next_cursor: 'n', has_more: true }
          : { list: files.slice(30), next_cursor: '0', has_more: false },
      orderCollectionFile: () => null,
    },
  });
  await button('Arrange').click();
  await expect.poll(() => order().length).toBe(30);
  // Without scrolling there, which would load the next part.
  (button('Move Quarterly planning board 29 down').element() as HTMLElement).click();
  await expect
    .poll(() => api.callsOf('orderCollectionFile').map(({ body }) => body))
    .toEqual([{ file_key: files[29]?.file_key, before: files[31]?.file_key }]);
  const name = lines.getByText('Quarterly planning board 1', { exact: true });
  expect(name.element().getBoundingClientRect().width).toBeGreaterThan(120);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
