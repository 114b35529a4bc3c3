import { addElements, BoardStore, type BoardElement } from '@boardwalk/board';
import { aBoardFileDetail, aPerson, failWith } from '@boardwalk/test-kit';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aLiveTicket, aTicketFor, freshFileKey } from '../../../../test/boards.ts';
import { allowClipboard } from '../../../../test/clipboard.ts';
import { board, openEditor, putNote } from '../../../../test/editor.ts';
import { expectAccessible, mountApp } from '../../../../test/mount.tsx';
import { LiveBoard } from '../live/live-board.ts';

const slow = { timeout: 15_000 };

const note = (id: string, x: number, link?: string): BoardElement => ({
  id,
  type: 'sticky',
  z: 'a0',
  style: {},
  text: `Note ${id}`,
  x,
  y: 0,
  w: 160,
  h: 160,
  ...(link === undefined ? {} : { link }),
});

/** A board with some elements, as somebody else has written it. */
async function written(elements: readonly BoardElement[], fileKey = freshFileKey()): Promise<string> {
  const ben = new LiveBoard({ fileKey, getTicket: async () => aTicketFor('Ben Okoro', 2) });
  onTestFinished(() => ben.destroy());
  await expect.poll(() => ben.getState().isLoaded, slow).toBe(true);
  addElements(new BoardStore(ben.doc), elements);
  await expect.poll(() => ben.getState().isSaved, slow).toBe(true);
  return fileKey;
}

/** A note at both ends of a board. */
const ENDS = [note('near', 0), note('far', 9000)];

/** Leads the page to a fragment, as a link or the address bar does. */
const lead = (fragment: string): void => {
  window.location.hash = fragment;
};

const said = (text: string) => page.getByRole('status').filter({ hasText: text });
const notice = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text);
const zoom = () =>
  page
    .getByRole('button', { name: /^Zoom .*, go to actual size$/u })
    .element()
    .getAttribute('aria-label');
const CLOSE = 'Zoom 100%, go to actual size';

afterEach(async () => {
  await allowClipboard(false);
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
});

describe('an address that names elements', () => {
  test('shows and selects them once the board is there, also to those who may only look', async () => {
    const fileKey = await written(ENDS);
    lead('#elements=far');
    await openEditor({ fileKey, file: { role: 'viewer' }, ticket: 'viewer' });
    await expect.element(said('Selected: Sticky note “Note far”'), slow).toBeInTheDocument();
    await expect.poll(zoom).toBe(CLOSE);
    // The same link leads there again.
    expect(window.location.hash).toBe('');
    await expectAccessible();
  });

  test('leads to others on the board that is open, without loading it again', async () => {
    const fileKey = await written(ENDS);
    const app = await openEditor({ fileKey });
    await expect.poll(zoom).not.toBe(CLOSE);
    const everything = zoom();
    lead('#elements=near');
    await expect.element(said('Selected: Sticky note “Note near”'), slow).toBeInTheDocument();
    await expect.poll(zoom).toBe(CLOSE);
    lead('#elements=near,far');
    await expect.element(said('2 elements selected')).toBeInTheDocument();
    await expect.poll(zoom).toBe(everything);
    lead('#elements=near');
    await expect.poll(zoom).toBe(CLOSE);
    expect(app.api.callsOf('createCollabTicket')).toHaveLength(1);
  });

  test.each([
    ['#elements=lost', 'What this link leads to is no longer on the board.', null],
    ['#elements=near,lost,gone', '2 elements of this link are no longer on the board.', 'Note near'],
    ['#elements=near,', 'This link does not name any elements. Part of it may be missing.', null],
  ])('of %s says what is not there', async (fragment, words, shown) => {
    const fileKey = await written(ENDS);
    lead(fragment);
    await openEditor({ fileKey });
    await expect.element(notice(words), slow).toBeVisible();
    if (shown !== null) await expect.element(said(shown)).toBeInTheDocument();
    else expect(said('Selected').elements()).toEqual([]);
  });

  test('leads to the topic below which one is folded away', async () => {
    const place = { x: 4000, y: 900, layout: 'right', side: null } as const;
    const topic = { type: 'topic', style: {}, z: 'a0', order: 'a0', folded: false, ...place } as const;
    const fileKey = await written([
      ...ENDS,
      { ...topic, id: 'root', text: 'Root', parent: null },
      { ...topic, id: 'branch', text: 'Branch', parent: 'root', folded: true },
      { ...topic, id: 'leaf', text: 'Leaf', parent: 'branch' },
    ]);
    await openEditor({ fileKey });
    lead('#elements=leaf');
    await expect.element(said('Branch'), slow).toBeInTheDocument();
  });

  test('of a shared board leads a guest there, and where signing in leads back to', async () => {
    const fileKey = await written(ENDS);
    const file = {
      file_key: fileKey,
      name: 'Plan',
      kind: 'board' as const,
      thumbnail: null,
      owner: aPerson({ nick_name: 'Ana Lind' }),
      team_name: 'Harbour',
    };
    const { user: _nobody, ...ticket } = aLiveTicket({ ticket: 'viewer', role: 'viewer' });
    lead('#elements=far');
    await mountApp('/share/t0ken#elements=far', {
      getSession: () => failWith('session_ended'),
      createShareTicket: () => ({ ...ticket, file }),
      getSharedFile: () => ({ role: 'editor', needs_password: false, expires_at: null, file }),
    });
    await expect.element(board(), slow).toBeInTheDocument();
    await expect.element(said('Selected: Sticky note “Note far”'), slow).toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'Log in' }).first())
      .toHaveAttribute('href', '/user/login?next=%2Fapp%2Fshare%2Ft0ken%23elements%3Dfar');
    await allowClipboard(true);
    await userEvent.keyboard('{Alt>}{Shift>}L{/Shift}{/Alt}');
    await expect
      .poll(async () => await navigator.clipboard.readText())
      .toBe(`${location.origin}/app/share/t0ken#elements=far`);
  });
});

describe('copying such an address', () => {
  test('by key, menu and palette gives one that leads to what is selected', async () => {
    const { fileKey } = await openEditor();
    await allowClipboard(true);
    await putNote(300, 300, 'Here');
    await userEvent.keyboard('{Alt>}{Shift>}L{/Shift}{/Alt}');
    await expect.element(notice('Copied to clipboard')).toBeVisible();
    const address = await navigator.clipboard.readText();
    const start = `${location.origin}/app/editor/${fileKey}#elements=`;
    expect(address.startsWith(start)).toBe(true);
    expect(address.slice(start.length)).toMatch(/^[\w-]+$/u);
    await navigator.clipboard.writeText('nothing');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('dialog', { name: 'All commands' })).toBeVisible();
    await userEvent.keyboard('copy link to{Enter}');
    await expect.poll(async () => await navigator.clipboard.readText()).toBe(address);
    const canvas = document.querySelector('canvas');
    if (canvas === null) throw new Error('There is no board.');
    await userEvent.click(canvas, { button: 'right', position: { x: 300, y: 300 } });
    await expect.element(page.getByRole('menuitem', { name: /^Copy link to selection/u })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  });

  test('says when too much is selected for one address', async () => {
    const many = Array.from({ length: 51 }, (_, index) => note(`n${index}`, index * 200));
    await openEditor({ fileKey: await written(many) });
    await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.keyboard('{Alt>}{Shift>}L{/Shift}{/Alt}');
    await expect.element(notice('A link leads to 50 elements at most. Select fewer.'), slow).toBeVisible();
  });
});

test('the link of an element to this same board goes there, and others open a tab of their own', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const fileKey = freshFileKey();
  const there = `${location.origin}/app/editor/${fileKey}#elements=far`;
  await written([note('near', 0, there), note('far', 9000, there.replace(fileKey, 'another'))], fileKey);
  await openEditor({
    fileKey,
    file: aBoardFileDetail({ file_key: fileKey, role: 'viewer' }),
    ticket: 'viewer',
  });
  lead('#elements=near');
  await expect.element(said('Note near'), slow).toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  await expect.element(said('Selected: Sticky note “Note far”, with a link')).toBeInTheDocument();
  expect(opened).not.toHaveBeenCalled();
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  expect(opened.mock.calls.map(([address]) => address)).toEqual([there.replace(fileKey, 'another')]);
});
