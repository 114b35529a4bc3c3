import {
  aFileCard,
  anAttrStatus,
  aUser,
  failWith,
  someFileCards,
  type MockHandlers,
} from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '#app/testing/render-app.tsx';

const viewer = aUser();
const files = someFileCards(3, { praise_num: 10, copy_num: 4 });
const listViewFiles = () => ({ list: files, next_cursor: '0', has_more: false });
const first = () => page.getByRole('article').first();
const firstKey = files[0]?.file_key ?? '';

async function showActions() {
  await expect.element(page.getByRole('link', { name: 'Template 1', exact: true })).toBeVisible();
  await userEvent.hover(first());
}

describe('a card of a list', () => {
  test('leads to the file by a real link, names creator and numbers', async () => {
    await renderApp('/hot', { handlers: { listViewFiles } });
    await expect
      .element(page.getByRole('link', { name: 'Template 1', exact: true }))
      .toHaveAttribute('href', `/${firstKey}`);
    await expect
      .element(first().getByRole('link', { name: 'Lin Xia' }))
      .toHaveAttribute('href', '/profile/linxia');
    await expect.element(first().getByText('10 likes')).toBeInTheDocument();
    await expect.element(first().getByText('4 copies')).toBeInTheDocument();
  });

  test('shows price and membership on its cover', async () => {
    const list = [
      aFileCard({ name: 'Paid', fee_type: 3, unit_price: 12_000 }),
      aFileCard({ file_key: 'BbCd34678yxT', name: 'For members', fee_type: 2 }),
    ];
    await renderApp('/hot', {
      handlers: { listViewFiles: () => ({ list, next_cursor: '0', has_more: false }) },
    });
    await expect.element(page.getByText('¥12')).toBeVisible();
    await expect.element(page.getByText('Members', { exact: true })).toBeVisible();
  });
});

describe('likes, collections and copies from a list', () => {
  test('what the viewer has done is asked for in one call, and shown', async () => {
    const app = await renderApp('/hot', {
      viewer,
      handlers: {
        listViewFiles,
        getAttrStatus: () => ({ list: [anAttrStatus({ file_key: firstKey, praised: true })] }),
      },
    });
    await showActions();
    await expect
      .element(first().getByRole('button', { name: 'Like' }))
      .toHaveAttribute('aria-pressed', 'true');
    expect(app.api.callsOf('getAttrStatus').map(({ body }) => body)).toEqual([
      { file_key_list: files.map((file) => file.file_key) },
    ]);
  });

  test('of a long list they are asked for in as many calls as the contract needs', async () => {
    const many = someFileCards(140);
    const last = many.at(-1)!.file_key;
    const app = await renderApp('/hot', {
      viewer,
      handlers: {
        listViewFiles: () => ({ list: many, next_cursor: '0', has_more: false }),
        getAttrStatus: ({ body }) =>
          body.file_key_list.length > 100
            ? failWith('bad_input')
            : {
                list: body.file_key_list.map((file_key) =>
                  anAttrStatus({ file_key, praised: file_key === last }),
                ),
              },
      },
    });
    await expect.element(page.getByRole('article').first()).toBeVisible();
    window.scrollTo(0, document.documentElement.scrollHeight);
    const card = page.getByRole('article').filter({ hasText: many.at(-1)!.name });
    const like = card.getByRole('button', { name: 'Like' });
    await expect.element(like).toHaveAttribute('aria-pressed', 'true');
    expect(app.api.callsOf('getAttrStatus').map(({ body }) => body.file_key_list.length)).toEqual([100, 40]);
  });

  test('an anonymous visitor causes no such call', async () => {
    const app = await renderApp('/hot', { handlers: { listViewFiles } });
    await showActions();
    expect(app.api.callsOf('getAttrStatus')).toHaveLength(0);
  });

  test('[PROD-10] a like shows at once, with its number', async () => {
    const app = await renderApp('/hot', {
      viewer,
      handlers: { listViewFiles, praiseFile: ({ body }) => ({ ...body, praise_num: 11 }) },
    });
    await showActions();
    await userEvent.click(first().getByRole('button', { name: 'Like' }));
    await expect.element(first().getByText('11 likes')).toBeInTheDocument();
    await expect
      .poll(() => app.api.callsOf('praiseFile').map(({ body }) => body))
      .toEqual([{ file_key: firstKey, praise: true }]);
  });

  test('of several buttons pressed at once each does what it says', async () => {
    const app = await renderApp('/hot', {
      viewer,
      handlers: {
        listViewFiles,
        praiseFile: ({ body }) => ({ ...body, praise_num: 11 }),
        collectFile: ({ body }) => ({ ...body, collect_num: 1 }),
      },
    });
    await showActions();
    for (const name of ['Like', 'Save to collections'])
      (first().getByRole('button', { name }).element() as HTMLElement).click();
    await expect.poll(() => app.api.callsOf('praiseFile').length).toBe(1);
    await expect.poll(() => app.api.callsOf('collectFile').length).toBe(1);
  });

  test('[ERR-01] a like that fails is taken back, and said', async () => {
    await renderApp('/hot', {
      viewer,
      handlers: { listViewFiles, praiseFile: () => failWith('internal_error') },
    });
    await showActions();
    await userEvent.click(first().getByRole('button', { name: 'Like' }));
    await expect.element(page.getByText('Your like was not saved. Please try again.').first()).toBeVisible();
    await expect.element(first().getByText('10 likes')).toBeInTheDocument();
  });

  test('[PROD-11][ERR-03][OVL-14] collecting says that it is saved', async () => {
    await renderApp('/hot', {
      viewer,
      handlers: { listViewFiles, collectFile: ({ body }) => ({ ...body, collect_num: 1 }) },
    });
    await showActions();
    await userEvent.click(first().getByRole('button', { name: 'Save to collections' }));
    await expect.element(page.getByText('Saved to your collections').first()).toBeVisible();
  });

  test('[ERR-02] collecting that fails asks to try again', async () => {
    await renderApp('/hot', {
      viewer,
      handlers: { listViewFiles, collectFile: () => failWith('internal_error') },
    });
    await showActions();
    await userEvent.click(first().getByRole('button', { name: 'Save to collections' }));
    await expect
      .element(page.getByText('Your collections were not changed. Please try again.').first())
      .toBeVisible();
  });

  test('[PROD-12] quick copy makes one copy and says where it is', async () => {
    const copy = {
      file_key: 'CcDd34678yxT',
      name: 'Template 1',
      source_file_key: firstKey,
      team_id: '1',
      project_id: '1',
      folder_id: '0',
    };
    const app = await renderApp('/hot', { viewer, handlers: { listViewFiles, copyFileByPost: () => copy } });
    await showActions();
    await userEvent.click(first().getByRole('button', { name: 'Copy to my documents' }));
    await expect
      .element(page.getByRole('link', { name: 'Open file' }))
      .toHaveAttribute('href', '/app/editor/CcDd34678yxT');
    expect(app.api.callsOf('copyFileByPost')).toHaveLength(1);
    expect(app.api.callsOf('copyFileByPost')[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  test('a copy that failed is asked for again under the same key', async () => {
    const app = await renderApp('/hot', {
      viewer,
      handlers: { listViewFiles, copyFileByPost: () => failWith('internal_error') },
    });
    await showActions();
    const button = first().getByRole('button', { name: 'Copy to my documents' });
    await userEvent.click(button);
    await expect.poll(() => app.api.callsOf('copyFileByPost').length).toBe(1);
    await expect.element(button).not.toHaveAttribute('aria-busy');
    await userEvent.click(button);
    await expect.poll(() => app.api.callsOf('copyFileByPost').length).toBe(2);
    const keys = app.api.callsOf('copyFileByPost').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });
});

describe('a list in another order', () => {
  const sorted = { list: [aFileCard({ name: 'Newest work' })], next_cursor: '0', has_more: false };
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const grid = page.getByRole('main').getByRole('grid');
  const end = page.getByText('You have seen them all.');

  /** A list that stands, and is asked for in another order then. */
  async function openSorted(inOrder: MockHandlers['listViewFiles'], atFirst = listViewFiles) {
    const handlers: MockHandlers = {
      listViewFiles: (call) => (call.query.has('order') ? inOrder?.(call) : atFirst()) as typeof sorted,
    };
    const app = await renderApp('/tag-11', { handlers });
    return { ...app, sort: () => userEvent.click(link('Newest')) };
  }

  test('that is slow says that it loads; a list one comes back to shows at once', async () => {
    const answer = Promise.withResolvers<typeof sorted>();
    const { sort, router } = await openSorted(() => answer.promise);
    await expect.element(end).toBeVisible();
    await sort();
    await expect.element(grid).toHaveAttribute('aria-busy', 'true');
    await expect.element(page.getByText('Loading templates')).toBeVisible();
    expect(end.elements()).toHaveLength(0);
    answer.resolve(sorted);
    await expect.element(link('Newest work')).toBeVisible();
    await expect.element(grid).not.toHaveAttribute('aria-busy');
    await router.navigate('/tag-11');
    await expect.element(link('Template 1')).toBeVisible();
    await expect.element(grid).not.toHaveAttribute('aria-busy');
    await expect.element(end).toBeVisible();
  });

  test('that is slow after one with nothing in it does not say that there is nothing', async () => {
    const answer = Promise.withResolvers<typeof sorted>();
    const nothing = () => ({ list: [], next_cursor: '0', has_more: false });
    const { sort } = await openSorted(() => answer.promise, nothing);
    const empty = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect.element(empty).toBeVisible();
    await sort();
    await expect.element(empty).not.toBeInTheDocument();
    answer.resolve(sorted);
    await expect.element(link('Newest work')).toBeVisible();
  });

  test('that fails says so in place of the last one, and another try brings it', async () => {
    let isBroken = true;
    const { sort } = await openSorted(() => (isBroken ? failWith('internal_error') : sorted));
    await expect.element(link('Template 1')).toBeVisible();
    await sort();
    await expect.element(page.getByText('The list could not be loaded')).toBeVisible();
    expect(link('Template 1').elements()).toHaveLength(0);
    isBroken = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(link('Newest work')).toBeVisible();
  });
});
