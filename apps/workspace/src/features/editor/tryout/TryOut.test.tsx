import { createSessionClient } from '@boardwalk/api-client';
import { addElements, BoardStore, snapshotOf, type BoardElement } from '@boardwalk/board';
import {
  aBoardFileDetail,
  aBoardSnapshot,
  aCommunityFile,
  aFileCard,
  aTokenGrant,
  failWith,
  mockApi,
  type MockHandlers,
} from '@boardwalk/test-kit';
import { FeeType } from '@boardwalk/domain';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aLiveTicket, freshFileKey } from '../../../../test/boards.ts';
import { board, putNote } from '../../../../test/editor.ts';
import { expectAccessible, mountApp, takeDownApp } from '../../../../test/mount.tsx';
import { ONE_PLACE } from '../../../../test/one-place.ts';
import { LiveBoard } from '../live/live-board.ts';
import { keepTryOut } from './keep-try-out.ts';
import { TryOut } from './try-out.ts';

const slow = { timeout: 15_000 };

const note = (id: string, text: string): BoardElement => ({
  id,
  type: 'sticky',
  z: 'a0',
  style: {},
  text,
  x: 0,
  y: 0,
  w: 160,
  h: 160,
});

/** The API of a free work; a copy of it is one board of the live server for each idempotency key. */
function theWork(fileKey: string) {
  const copies = new Map<string, string>();
  const handlers: MockHandlers = {
    ...ONE_PLACE,
    getFileFull: () =>
      aCommunityFile({ ...aFileCard({ name: 'Retro' }), file_key: fileKey, fee_type: FeeType.FREE }),
    getFileObject: () => aBoardSnapshot({ elements: [note('old', 'What went well')] as never }),
    getFile: ({ path }) => aBoardFileDetail({ file_key: path.file_key, name: 'Retro' }),
    createCollabTicket: () => aLiveTicket(),
    copyFileByPost: ({ headers }) => {
      const key = headers.get('idempotency-key') ?? '';
      copies.set(key, copies.get(key) ?? freshFileKey());
      return {
        file_key: copies.get(key) ?? '',
        name: 'Retro',
        source_file_key: fileKey,
        team_id: '1',
        project_id: '1',
        folder_id: '0',
      };
    },
  };
  return { handlers, copies };
}

/** The texts on a board of the live server. */
async function textsOn(fileKey: string, change?: (live: LiveBoard) => void): Promise<string[]> {
  const live = new LiveBoard({ fileKey, getTicket: async () => await Promise.resolve(aLiveTicket()) });
  try {
    await expect.poll(() => live.getState().isLoaded, slow).toBe(true);
    change?.(live);
    await expect.poll(() => live.getState().isSaved, slow).toBe(true);
    return snapshotOf(live.doc)
      .elements.map(({ text }) => text)
      .toSorted();
  } finally {
    live.destroy();
  }
}

test('a free work is tried out without an account, stays in the browser, and becomes a board after signing in', async () => {
  const fileKey = freshFileKey();
  const { handlers, copies } = theWork(fileKey);
  const guest = await mountApp(`/try/${fileKey}`, {
    ...handlers,
    getSession: () => failWith('session_ended'),
  });
  await expect.element(board(), slow).toBeInTheDocument();
  await expect.element(page.getByText('What you make is kept on this device only.')).toBeVisible();
  await putNote(500, 300, 'What to change');
  await expectAccessible();
  const ways = page.getByRole('link', { name: /^Log in/u }).elements();
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(
    ways.map(() => `/user/login?next=${encodeURIComponent(`/app/try/${fileKey}?keep`)}`),
  );
  expect(guest.signIns()).toBe(0);
  takeDownApp();

  const member = await mountApp(`/try/${fileKey}?keep`, handlers);
  await expect.poll(() => member.address(), slow).toMatch(/^\/editor\//u);
  await expect.element(board(), slow).toBeInTheDocument();
  const [copy = ''] = copies.values();
  expect(member.address()).toBe(`/editor/${copy}`);
  expect(await textsOn(copy)).toEqual(['What to change', 'What went well']);
  takeDownApp();

  // Nothing is left here: the same address begins from the work again and makes no second board.
  await mountApp(`/try/${fileKey}?keep`, handlers);
  await expect.element(page.getByText('You are trying this board out.'), slow).toBeVisible();
  expect(copies.size).toBe(1);
});

test('a work that costs something is not tried out', async () => {
  const fileKey = freshFileKey();
  await mountApp(`/try/${fileKey}`, {
    getSession: () => failWith('session_ended'),
    getFileFull: () => aCommunityFile({ file_key: fileKey, fee_type: FeeType.NEED_PAY }),
  });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'This board cannot be tried out' }), slow)
    .toBeVisible();
});

describe('keeping a try-out that was broken off before', () => {
  async function keptOnce(handlers: MockHandlers, fileKey: string) {
    const { client, tokens } = createSessionClient({
      baseUrl: new URL('/api', location.origin).href,
      fetch: mockApi({ exchangeToken: () => aTokenGrant(), ...handlers }).fetch,
      onSignInRequired: () => undefined,
    });
    await tokens.start('a-refresh-token', '1');
    onTestFinished(() => tokens.clear());
    const tryOut = await TryOut.open(client, fileKey);
    onTestFinished(() => tryOut.close());
    addElements(new BoardStore(tryOut.doc), [note('new', 'What to change')]);
    // The page goes after everything was written, and before what is kept here was deleted.
    vi.spyOn(tryOut, 'forget').mockRejectedValueOnce(new Error('the page has gone'));
    await expect(keepTryOut(client, tryOut)).rejects.toThrow('the page has gone');
    return { client, tryOut };
  }

  test('makes no second board and writes nothing twice', async () => {
    const fileKey = freshFileKey();
    const { handlers, copies } = theWork(fileKey);
    const { client, tryOut } = await keptOnce(handlers, fileKey);
    const kept = await keepTryOut(client, tryOut);
    expect([...copies.values()]).toEqual([kept]);
    expect(await textsOn(kept)).toEqual(['What to change', 'What went well']);
  });

  test('leaves a board alone that somebody has worked on meanwhile, and makes another one', async () => {
    const fileKey = freshFileKey();
    const { handlers, copies } = theWork(fileKey);
    const { client, tryOut } = await keptOnce(handlers, fileKey);
    const [first = ''] = copies.values();
    await textsOn(first, ({ doc }) => addElements(new BoardStore(doc), [note('later', 'Made on the board')]));
    const kept = await keepTryOut(client, tryOut);
    expect(kept).not.toBe(first);
    expect(await textsOn(first)).toEqual(['Made on the board', 'What to change', 'What went well']);
    expect(await textsOn(kept)).toEqual(['What to change', 'What went well']);
  });
});
