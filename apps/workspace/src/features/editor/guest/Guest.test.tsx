import { addElements, BoardStore, type BoardElement } from '@boardwalk/board';
import { aPerson, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aLiveTicket, aTicketFor, freshFileKey, tellServer } from '../../../../test/boards.ts';
import { board } from '../../../../test/editor.ts';
import { expectAccessible, mountApp } from '../../../../test/mount.tsx';
import { LiveBoard } from '../live/live-board.ts';

const slow = { timeout: 15_000 };

const sharedFile = (fileKey: string) => ({
  file_key: fileKey,
  name: 'Plan',
  kind: 'board' as const,
  thumbnail: null,
  owner: aPerson({ nick_name: 'Ana Lind' }),
  team_name: 'Harbour',
});

/** What the server gives somebody without an account who has a link. */
function guestTicket(fileKey: string) {
  const { user: _nobody, ...ticket } = aLiveTicket({ ticket: 'viewer', role: 'viewer' });
  return { ...ticket, file: sharedFile(fileKey) };
}

const asGuest = async (fileKey: string, handlers: MockHandlers) =>
  await mountApp('/share/t0ken', {
    getSession: () => failWith('session_ended'),
    createShareTicket: () => guestTicket(fileKey),
    ...handlers,
  });

const note: BoardElement = {
  id: 'note',
  type: 'sticky',
  z: 'a0',
  style: {},
  text: 'Written meanwhile',
  x: 0,
  y: 0,
  w: 160,
  h: 160,
};

describe('a shared board, for somebody who is not signed in', () => {
  test('is there at once and live, to look at only, and offers to sign in; nothing else is asked of the server', async () => {
    const fileKey = freshFileKey();
    const app = await asGuest(fileKey, {
      getSharedFile: () => ({
        role: 'editor',
        needs_password: false,
        expires_at: null,
        file: sharedFile(fileKey),
      }),
    });
    await expect.element(board(), slow).toBeInTheDocument();
    await expect.element(page.getByText('Log in to edit it and to comment on it.')).toBeVisible();
    const ways = page.getByRole('link', { name: 'Log in' }).elements();
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(
      ways.map(() => '/user/login?next=%2Fapp%2Fshare%2Ft0ken'),
    );
    const ben = new LiveBoard({ fileKey, getTicket: async () => aTicketFor('Ben Okoro', 2) });
    onTestFinished(() => ben.destroy());
    await expect.poll(() => ben.getState().isLoaded, slow).toBe(true);
    addElements(new BoardStore(ben.doc), [note]);
    await expect.element(page.getByRole('button', { name: '1 other person is here' }), slow).toBeVisible();
    expect(ben.getPeople()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Outline', exact: true }));
    const row = page.getByRole('treeitem', { name: /Written meanwhile/u });
    await expect.element(row, slow).toBeVisible();
    await expectAccessible();
    // Who tries to change it reads why nothing happens.
    await userEvent.click(page.getByRole('button', { name: 'Close the outline' }));
    await userEvent.keyboard('n');
    await expect
      .element(page.getByRole('region', { name: 'Notifications' }).getByText('as a guest', { exact: false }))
      .toBeVisible();
    // Who may see a board may take it along.
    await userEvent.click(page.getByRole('button', { name: 'More' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Export…' }));
    await expect.element(page.getByRole('dialog', { name: /^Export/u }), slow).toBeVisible();
    expect(app.signIns()).toBe(0);
    const asked = new Set(app.api.calls.map(({ operation }) => operation));
    expect([...asked].toSorted()).toEqual(['createShareTicket', 'getSession', 'getSharedFile']);
  });

  test('asks for the password of its link, and goes when the link ends', async () => {
    const fileKey = freshFileKey();
    let hasEnded = false;
    await asGuest(fileKey, {
      getSharedFile: () => ({ role: 'commenter', needs_password: true, expires_at: null }),
      createShareTicket: ({ body }) => {
        if (hasEnded) return failWith('share_link_ended');
        return body?.password === 'right' ? guestTicket(fileKey) : failWith('wrong_share_password');
      },
    });
    await userEvent.fill(page.getByLabelText('Password'), 'wrong');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('The password is not right. Check it and try again.')).toBeVisible();
    await userEvent.fill(page.getByLabelText('Password'), 'right');
    await userEvent.keyboard('{Enter}');
    await expect.element(board(), slow).toBeInTheDocument();
    await expect.element(page.getByText('Log in to comment on it.')).toBeVisible();
    hasEnded = true;
    await tellServer(fileKey, 'rejoin');
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'This link no longer works' }), slow)
      .toBeVisible();
  });
});
