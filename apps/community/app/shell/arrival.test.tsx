import {
  aBoardSnapshot,
  aCommunityFile,
  aFileCard,
  aFileKey,
  aUser,
  failWith,
  type MockHandlers,
  someFileCards,
  someSearchFacets,
} from '@boardwalk/test-kit';
import { confirmer } from '@boardwalk/ui-kit';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { writeListContext } from '#shared/navigation/list-context.ts';
import { EARLY_PRESS_SCRIPT, PAGE_READY } from '../ssr/early-press.ts';
import { renderApp } from '../testing/render-app.tsx';

const found = aFileCard({ name: 'Weekly retrospective' });
const answers = {
  listViewFiles: () => ({ list: [found], next_cursor: '0', has_more: false }),
  searchFiles: () => ({ list: [found], next_cursor: '0', has_more: false }),
  getSearchFacets: () => someSearchFacets({ count: 1 }),
};
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const announced = () => document.querySelector('[data-announcer]')?.textContent ?? '';
const field = () => page.getByRole('banner').getByRole('combobox');

describe('arriving at a page', () => {
  test('takes the keyboard to its content and says its title', async () => {
    await renderApp('/hot', { handlers: answers });
    expect(announced()).toBe('');
    await userEvent.click(page.getByRole('banner').getByRole('link', { name: 'New', exact: true }));
    await expect.element(heading('New')).toBeVisible();
    await expect.element(page.getByRole('main')).toHaveFocus();
    await expect.poll(announced).toMatch(/^New/u);
    // Before there is a card the next thing to go to stands below the content.
    await expect.element(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.closest('main')).not.toBeNull();
  });

  test('the first page leaves the keyboard where the browser put it', async () => {
    await renderApp('/hot', { handlers: answers });
    await expect.element(heading('Hot')).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });

  test('so does a change of the order on the same page', async () => {
    await renderApp('/tag-7', { handlers: answers });
    const newest = page.getByRole('link', { name: 'Newest' });
    await userEvent.click(newest);
    await expect.element(newest).toHaveAttribute('aria-current');
    await expect.element(newest).toHaveFocus();
  });

  test('each search is one, also from the results of another', async () => {
    await renderApp('/hot', { handlers: answers });
    for (const keyword of ['plan', 'retro']) {
      await userEvent.fill(field(), keyword);
      await userEvent.keyboard('{Enter}');
      await expect.element(heading(`Results for “${keyword}”`)).toBeVisible();
      await expect.element(page.getByRole('main')).toHaveFocus();
      await expect.poll(announced).toContain(keyword);
    }
  });
});

describe('going back under an open dialog', () => {
  const FILE_KEY = aFileKey();
  const handlers: MockHandlers = {
    ...answers,
    getFileFull: () => aCommunityFile({ file_key: FILE_KEY, name: 'Sailboat retrospective' }),
    getFileObject: () => aBoardSnapshot(),
    listCreatorFiles: () => ({ list: [], next_cursor: '0', has_more: false }),
    checkFollow: () => ({ focus_user_id: aUser().user_id, relation: 0, blocked: false }),
    recordFileView: () => ({ counted: true, view_num: 1 }),
  };
  const open = async () => await userEvent.click(page.getByRole('button', { name: 'Report this template' }));
  const dialog = page.getByRole('dialog', { name: 'Report this template' });
  const text = dialog.getByRole('textbox', { name: 'Describe the problem' });

  test('closes it: the keyboard is on the page one came to, and what was typed is there when it is opened again', async () => {
    const { router } = await renderApp(`/${FILE_KEY}`, { handlers, before: ['/hot'] });
    await open();
    await userEvent.fill(text, 'A fight in the corner.');
    await router.navigate(-1);
    await expect.element(heading('Hot')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('main')).toHaveFocus();
    expect(document.activeElement?.closest('[aria-hidden], [inert]')).toBeNull();
    await router.navigate(1);
    await open();
    await expect.element(text).toHaveValue('A fight in the corner.');
  });

  test('takes back a question, which is not answered by that', async () => {
    const { router } = await renderApp('/new', { handlers, before: ['/hot'] });
    const outcome = confirmer.confirm({ message: 'Delete it?' });
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await router.navigate(-1);
    expect(await outcome).toBe('dismiss');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('main')).toHaveFocus();
  });

  test('leaves a login where it is, with the keyboard in it', async () => {
    const { router, dialogs } = await renderApp('/new', { handlers, before: ['/hot'] });
    dialogs.open('login', { onSuccess: () => undefined });
    const login = page.getByRole('dialog');
    await expect.element(login).toBeVisible();
    await expect.poll(() => login.element().contains(document.activeElement)).toBe(true);
    await router.navigate(-1);
    await expect.poll(() => router.state.location.pathname).toBe('/hot');
    await expect.poll(announced).toMatch(/^Hot/u);
    expect(login.element().contains(document.activeElement)).toBe(true);
  });
});

test('a press from before the page listens is made once, when it does', async () => {
  const script = document.createElement('script');
  script.textContent = EARLY_PRESS_SCRIPT;
  document.head.append(script);
  const pressed = vi.fn();
  const button = document.body.appendChild(document.createElement('button'));
  button.textContent = 'Follow';
  button.addEventListener('click', pressed);
  try {
    await userEvent.click(button);
    expect(pressed).not.toHaveBeenCalled();
    await renderApp('/hot', { handlers: answers });
    expect(pressed).toHaveBeenCalledOnce();
    await userEvent.click(button);
    expect(pressed).toHaveBeenCalledTimes(2);
  } finally {
    button.remove();
    script.remove();
    dispatchEvent(new Event(PAGE_READY));
  }
});

/** A list of so many parts with so many works each. */
const listInParts = (parts: number, size: number): MockHandlers => {
  const files = someFileCards(size * parts);
  return {
    listViewFiles: ({ query }) => {
      const part = Number(query.get('cursor'));
      const list = files.slice(size * part, size * (part + 1));
      return { list, next_cursor: String(part + 1), has_more: part < parts - 1 };
    },
  };
};
const inParts = listInParts(16, 4);
/** How many works the page knows, by the rows of five of its grid. */
const rows = () => Number(page.getByRole('grid').element().getAttribute('aria-rowcount'));

const nextFrame = async () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The way back has ended: the page is there, and stays while rows are still measured. */
async function arrivedAt(top: number) {
  await expect.poll(() => window.scrollY, { timeout: 20_000 }).toBe(top);
  for (let frame = 0; frame < 5; frame += 1) await nextFrame();
  expect(window.scrollY).toBe(top);
}

describe('the way back to a long list', () => {
  test('leads to the place one left, also when the page was loaded again meanwhile', async () => {
    const fileKeys = someFileCards(28).map((file) => file.file_key);
    writeListContext({ source: '/hot', fileKeys, scrollTop: 900 }, fileKeys[24] ?? '');
    await renderApp('/hot', { handlers: inParts });
    await arrivedAt(900);
    expect(page.getByRole('article').elements().length).toBeGreaterThanOrEqual(28);
  });

  test('leads back to the pixel among a thousand cards, of which only those in sight are in the page', async () => {
    const fileKeys = someFileCards(1000).map((file) => file.file_key);
    writeListContext({ source: '/hot', fileKeys, scrollTop: 20_000 }, fileKeys[500] ?? '');
    const app = await renderApp('/hot', { handlers: listInParts(10, 100) });
    await arrivedAt(20_000);
    expect(rows()).toBe(200);
    expect(page.getByRole('article').elements().length).toBeLessThan(60);
    window.scrollTo(0, 30_000);
    const shown = () =>
      page
        .getByRole('article')
        .elements()
        .find((card) => card.getBoundingClientRect().top > 0);
    await expect.poll(() => shown()?.getBoundingClientRect().top ?? 900).toBeLessThan(600);
    const { textContent: name } = shown()?.querySelector('h2') ?? {};
    const top = shown()?.getBoundingClientRect().top;
    shown()?.querySelector('a')?.click();
    await expect.poll(() => app.router.state.location.pathname).not.toBe('/hot');
    await app.router.navigate(-1);
    await expect.poll(() => window.scrollY).toBe(30_000);
    await expect.poll(() => shown()?.querySelector('h2')?.textContent).toBe(name);
    expect(shown()?.getBoundingClientRect().top).toBe(top);
  });

  test('leads to the recommendations below a search without results', async () => {
    const fileKeys = someFileCards(28).map((file) => file.file_key);
    const source = '/search?keyword=zzqqxx';
    writeListContext({ source, fileKeys, scrollTop: 900 }, fileKeys[24] ?? '');
    await renderApp(source, {
      handlers: {
        searchFiles: () => ({ list: [], next_cursor: '0', has_more: false }),
        getSearchFacets: () => someSearchFacets({ count: 0 }),
        listRecommendedFiles: (call) => inParts.listViewFiles?.(call as never) as never,
      },
    });
    await expect.poll(() => page.getByRole('article').elements().length).toBeGreaterThanOrEqual(28);
    await expect.poll(() => window.scrollY).toBe(900);
  });

  test.each([
    ['wheel', () => new WheelEvent('wheel', { deltaY: 1 })],
    ['press, as on the scroll bar', () => new PointerEvent('pointerdown')],
  ])('is given up when the visitor goes their own way: %s', async (_name, sign) => {
    const fileKeys = someFileCards(8).map((file) => file.file_key);
    writeListContext({ source: '/hot', fileKeys, scrollTop: 120 }, fileKeys[6] ?? '');
    const held = Promise.withResolvers<void>();
    await renderApp('/hot', {
      handlers: {
        listViewFiles: async (call) => {
          if (call.query.get('cursor') !== '0') await held.promise;
          return inParts.listViewFiles?.(call) ?? failWith('internal_error');
        },
      },
    });
    await expect.element(page.getByRole('article').first()).toBeVisible();
    window.dispatchEvent(sign());
    held.resolve();
    await expect.poll(() => page.getByRole('article').elements().length).toBeGreaterThan(4);
    // The way back would end in the frame after the list is long enough.
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    expect(window.scrollY).toBe(0);
  });
});

describe('more of a list', () => {
  test('comes without losing one’s place: the keyboard is on the first new card', async () => {
    await renderApp('/hot', { handlers: inParts });
    const more = page.getByRole('button', { name: 'Show more', exact: true });
    await expect
      .poll(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return more.elements().length;
      })
      .toBe(1);
    const cellOf = (element: Element | null) =>
      Number(element?.closest<HTMLElement>('[data-cell]')?.dataset['cell']);
    more.element().focus();
    await userEvent.keyboard('{Enter}');
    // Four parts of four came by themselves.
    await expect.poll(() => cellOf(document.activeElement)).toBe(16);
  });
});
