import { ApiFailure, type CollabTicket } from '@boardwalk/api-client';
import { addElements, BoardStore, DOCUMENT_FORMAT, type BoardElement } from '@boardwalk/board';
import type { FileRole } from '@boardwalk/domain';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aLiveTicket, aTicketFor, freshFileKey, tellServer } from '../../../../test/boards.ts';
import { LiveBoard } from './live-board.ts';

const opened: LiveBoard[] = [];
afterEach(() => {
  for (const live of opened.splice(0)) live.destroy();
});

function open(
  fileKey: string,
  getTicket: () => Promise<CollabTicket> = async () => aLiveTicket(),
): LiveBoard {
  const live = new LiveBoard({ fileKey, getTicket });
  opened.push(live);
  return live;
}

const note = (id: string, text: string): BoardElement => ({
  id,
  type: 'sticky',
  z: 'a0',
  style: {},
  text,
  x: 0,
  y: 0,
  w: 180,
  h: 180,
});

const put = (live: LiveBoard, id: string, text: string) => {
  const store = new BoardStore(live.doc);
  addElements(store, [note(id, text)]);
  store.destroy();
};

function textsOf(live: LiveBoard): string[] {
  const store = new BoardStore(live.doc);
  const texts = [...store.elements.values()].map(({ text }) => text).toSorted();
  store.destroy();
  return texts;
}

const loaded = async (live: LiveBoard) => {
  await expect.poll(() => live.getState().isLoaded).toBe(true);
};

describe('a live board', () => {
  test('is loaded, and what is done on it reaches the others', async () => {
    const fileKey = freshFileKey();
    const [first, second] = [open(fileKey), open(fileKey)];
    await loaded(first);
    await loaded(second);
    put(first, 'n1', 'from the first');
    put(second, 'n2', 'from the second');
    await expect.poll(() => textsOf(first)).toEqual(['from the first', 'from the second']);
    await expect.poll(() => textsOf(second)).toEqual(['from the first', 'from the second']);
  });

  test('may not be changed by a page that does not know the format of the server, until it does', async () => {
    const fileKey = freshFileKey();
    let format = DOCUMENT_FORMAT;
    const live = open(fileKey, async () => aLiveTicket({ format }));
    await loaded(live);
    expect(live.getState().isOutdated).toBe(false);
    format += 1;
    await tellServer(fileKey, 'rejoin');
    await expect.poll(() => live.getState()).toMatchObject({ isOutdated: true, connection: 'online' });
  });

  test('is saved only when the server has answered for it', async () => {
    const fileKey = freshFileKey();
    const live = open(fileKey);
    await loaded(live);
    await tellServer(fileKey, 'hold');
    put(live, 'n1', 'hello');
    expect(live.getState().isSaved).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(live.getState().isSaved).toBe(false);
    await tellServer(fileKey, 'release');
    await expect.poll(() => live.getState().isSaved).toBe(true);
  });

  test('goes on without the server, and merges when it is back, with a new ticket', async () => {
    const fileKey = freshFileKey();
    const getTicket = vi.fn<() => Promise<CollabTicket>>(async () => aLiveTicket());
    const [away, here] = [open(fileKey, getTicket), open(fileKey)];
    await loaded(away);
    await loaded(here);
    window.dispatchEvent(new Event('offline'));
    expect(away.getState().connection).toBe('offline');
    put(away, 'n1', 'written offline');
    here.reconnect();
    await expect.poll(() => here.getState().connection).toBe('online');
    put(here, 'n2', 'written meanwhile');
    await expect.poll(() => here.getState().isSaved).toBe(true);
    expect(away.getState().isSaved).toBe(false);
    expect(textsOf(here)).toEqual(['written meanwhile']);
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => textsOf(away)).toEqual(['written meanwhile', 'written offline']);
    await expect.poll(() => textsOf(here)).toEqual(['written meanwhile', 'written offline']);
    await expect.poll(() => away.getState().isSaved).toBe(true);
    expect(getTicket.mock.calls.length).toBe(2);
  });

  test('comes back by itself when the connection breaks', async () => {
    const fileKey = freshFileKey();
    const live = open(fileKey);
    await loaded(live);
    await tellServer(fileKey, 'drop');
    await expect.poll(() => live.getState().connection).toBe('offline');
    put(live, 'n1', 'meanwhile');
    await expect.poll(() => live.getState().connection).toBe('online');
    await expect.poll(() => live.getState().isSaved).toBe(true);
  });

  test('comes back while somebody goes on editing, at the first try', async () => {
    const fileKey = freshFileKey();
    const getTicket = vi.fn<() => Promise<CollabTicket>>(async () => aLiveTicket());
    const live = open(fileKey, getTicket);
    await loaded(live);
    let made = 0;
    const editing = setInterval(() => put(live, `n${(made += 1)}`, 'goes on'), 20);
    try {
      await expect.poll(() => made).toBeGreaterThan(5);
      await tellServer(fileKey, 'slow');
      await tellServer(fileKey, 'drop');
      await expect.poll(() => live.getState().connection).toBe('offline');
      const before = made;
      await expect.poll(() => live.getState().connection).toBe('online');
      const during = made;
      expect(during).toBeGreaterThan(before);
      // What was made since has arrived as well: the connection holds.
      await expect.poll(() => made).toBeGreaterThan(during + 20);
      expect(live.getState().connection).toBe('online');
    } finally {
      clearInterval(editing);
    }
    await expect.poll(() => live.getState().isSaved).toBe(true);
    expect(getTicket.mock.calls.length).toBe(2);
    const witness = open(fileKey);
    await loaded(witness);
    expect(textsOf(witness)).toHaveLength(made);
  });

  test('shows who else is here, and where they point', async () => {
    const fileKey = freshFileKey();
    const mara = open(fileKey, async () => aTicketFor('Mara', 1));
    const noor = open(fileKey, async () => aTicketFor('Noor', 2));
    await loaded(mara);
    await loaded(noor);
    noor.setCursor({ x: 12.4, y: -7 });
    noor.setSelection(['n1']);
    await expect
      .poll(() => mara.getOthers())
      .toMatchObject([{ name: 'Noor', cursor: { x: 12, y: -7 }, selection: ['n1'] }]);
    expect(mara.getPeople().map(({ name }) => name)).toEqual(['Noor']);
    noor.destroy();
    await expect.poll(() => mara.getPeople()).toEqual([]);
  });

  test.each([
    [404, 'gone'],
    [403, 'forbidden'],
  ] as const)('a ticket refused with %i ends it: %s', async (status, failure) => {
    const getTicket = vi.fn<() => Promise<CollabTicket>>(async () => {
      throw new ApiFailure({ operation: 'createCollabTicket', kind: 'answer', msg: 'no', status });
    });
    const live = open(freshFileKey(), getTicket);
    await expect.poll(() => live.getState().failure).toBe(failure);
    expect(getTicket).toHaveBeenCalledTimes(1);
  });

  test('a ticket that fails without an answer is asked for again', async () => {
    let calls = 0;
    const live = open(freshFileKey(), async () => {
      calls += 1;
      if (calls < 3) throw new ApiFailure({ operation: 'createCollabTicket', kind: 'network', msg: 'no' });
      return aLiveTicket();
    });
    await loaded(live);
    expect(live.getState().connection).toBe('online');
    expect(calls).toBe(3);
  });

  test('a server that turns every ticket away ends it', async () => {
    const live = open(freshFileKey(), async () => aLiveTicket({ ticket: 'refused' }));
    await expect.poll(() => live.getState().failure).toBe('forbidden');
  });

  test('whose role changes joins again with a new ticket, and goes on as what they are now', async () => {
    const fileKey = freshFileKey();
    let role: FileRole = 'editor';
    const live = open(fileKey, async () => aLiveTicket({ role, ticket: role }));
    await loaded(live);
    put(live, 'n1', 'as an editor');
    await expect.poll(() => live.getState().isSaved).toBe(true);
    role = 'viewer';
    await tellServer(fileKey, 'rejoin');
    await expect.poll(() => live.getState()).toMatchObject({ role: 'viewer', connection: 'online' });
    role = 'editor';
    await tellServer(fileKey, 'rejoin');
    await expect.poll(() => live.getState()).toMatchObject({ role: 'editor', connection: 'online' });
    put(live, 'n2', 'again');
    await expect.poll(() => live.getState().isSaved).toBe(true);
    const witness = open(fileKey);
    await loaded(witness);
    expect(textsOf(witness)).toEqual(['again', 'as an editor']);
  });

  test('edits made while a right goes and comes back are stored before they count as saved', async () => {
    const fileKey = freshFileKey();
    const live = open(fileKey);
    await loaded(live);
    const rejoining = tellServer(fileKey, 'rejoin');
    put(live, 'n1', 'in between');
    await rejoining;
    put(live, 'n2', 'afterwards');
    await expect.poll(() => live.getState().isSaved, { timeout: 10_000 }).toBe(true);
    const witness = open(fileKey);
    await loaded(witness);
    expect(textsOf(witness)).toEqual(['afterwards', 'in between']);
  });

  test('edits of somebody who may only look by then stay here, unsaved, until it is decided what becomes of them', async () => {
    const fileKey = freshFileKey();
    let role: FileRole = 'editor';
    const onRestart = vi.fn();
    const live = new LiveBoard({
      fileKey,
      onRestart,
      getTicket: async () => aLiveTicket({ role, ticket: role }),
    });
    opened.push(live);
    await loaded(live);
    window.dispatchEvent(new Event('offline'));
    put(live, 'n1', 'written offline');
    role = 'viewer';
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => live.getState()).toMatchObject({ unstorable: 'role', isSaved: false });
    expect(textsOf(live)).toEqual(['written offline']);
    live.startAfresh();
    expect(live.getState().isSaved).toBe(true);
    expect(onRestart).toHaveBeenCalledTimes(1);
  });

  test('a board that was built again is had again, and what was not stored of the one before is kept for the person', async () => {
    const fileKey = freshFileKey();
    let epoch = 1;
    const getTicket = vi.fn<(given: number) => Promise<CollabTicket>>(async () => aLiveTicket({ epoch }));
    const visit = async () => {
      const onRestart = vi.fn();
      const live = new LiveBoard({ fileKey, onRestart, getTicket });
      opened.push(live);
      await loaded(live);
      window.dispatchEvent(new Event('offline'));
      return { live, onRestart };
    };
    const saved = await visit();
    epoch = 2;
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => saved.onRestart.mock.calls.length).toBe(1);
    expect(saved.live.getState().unstorable).toBeNull();
    saved.live.destroy();
    epoch = 1;
    const unsaved = await visit();
    put(unsaved.live, 'n1', 'written offline');
    epoch = 2;
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => unsaved.live.getState()).toMatchObject({ unstorable: 'rebuilt', isSaved: false });
    expect(unsaved.onRestart).not.toHaveBeenCalled();
    expect(textsOf(unsaved.live)).toEqual(['written offline']);
    expect(getTicket.mock.calls).toEqual([[0], [1], [0], [1]]);
  });

  /** A board on which something is being dragged when its person may only look from now on. */
  async function loweredInDrag(beforeDrag: (live: LiveBoard, fileKey: string) => Promise<void>) {
    const fileKey = freshFileKey();
    let role: FileRole = 'editor';
    const onRestart = vi.fn();
    const live = new LiveBoard({
      fileKey,
      onRestart,
      getTicket: async () => aLiveTicket({ role, ticket: role }),
    });
    opened.push(live);
    await loaded(live);
    await beforeDrag(live, fileKey);
    live.noteDrag(true);
    put(live, 'n2', 'half way');
    role = 'viewer';
    await tellServer(fileKey, 'rejoin');
    return { live, onRestart };
  }

  test('a drag that a lost right breaks off leaves nothing to decide on: the board is had again', async () => {
    const { live, onRestart } = await loweredInDrag(async (board) => {
      put(board, 'n1', 'stored');
      await expect.poll(() => board.getState().isSaved).toBe(true);
    });
    await expect.poll(() => onRestart.mock.calls.length).toBe(1);
    expect(live.getState()).toMatchObject({ unstorable: null, isSaved: true });
  });

  test('what was made before such a drag, and is not stored, is kept for the person', async () => {
    const { live, onRestart } = await loweredInDrag(async (board, fileKey) => {
      await tellServer(fileKey, 'hold');
      put(board, 'n1', 'not stored');
    });
    await expect.poll(() => live.getState()).toMatchObject({ unstorable: 'role', isSaved: false });
    expect(onRestart).not.toHaveBeenCalled();
  });

  test.each([
    ['a full board refuses', 'refuse', 'board-full'],
    ['the server cannot read', 'misread', 'unreadable'],
  ] as const)('edits that %s stay here, and are not sent over and over', async (_why, what, unstorable) => {
    const fileKey = freshFileKey();
    const getTicket = vi.fn<() => Promise<CollabTicket>>(async () => aLiveTicket());
    const live = open(fileKey, getTicket);
    await loaded(live);
    await tellServer(fileKey, 'hold');
    put(live, 'n1', 'one too many');
    await tellServer(fileKey, what);
    await expect.poll(() => live.getState()).toMatchObject({ unstorable, isSaved: false });
    live.reconnect();
    expect(getTicket).toHaveBeenCalledTimes(1);
  });

  test('a board that is deleted takes nobody’s unsaved edits along', async () => {
    const fileKey = freshFileKey();
    let isThere = true;
    const live = open(fileKey, async () => {
      if (isThere) return aLiveTicket();
      throw new ApiFailure({ operation: 'createCollabTicket', kind: 'answer', msg: 'no', status: 404 });
    });
    await loaded(live);
    await tellServer(fileKey, 'hold');
    put(live, 'n1', 'not stored');
    isThere = false;
    await tellServer(fileKey, 'close');
    await expect.poll(() => live.getState().unstorable).toBe('gone');
    expect(live.getState().failure).toBeNull();
  });

  test('what somebody drags is seen by the others before it is let go, and is not there afterwards', async () => {
    const fileKey = freshFileKey();
    const [dragging, watching] = [open(fileKey), open(fileKey)];
    await loaded(dragging);
    await loaded(watching);
    const seen = () => watching.getOthers().map(({ draft }) => [...(draft ?? [])]);
    dragging.setDraft(new Map([['a', { x: 7, y: 8 }]]));
    await expect.poll(seen).toEqual([[['a', { x: 7, y: 8 }]]]);
    dragging.setDraft(new Map());
    await expect.poll(seen).toEqual([[]]);
  });

  test('many megabytes made offline arrive in parts', async () => {
    const fileKey = freshFileKey();
    const live = open(fileKey);
    await loaded(live);
    window.dispatchEvent(new Event('offline'));
    const store = new BoardStore(live.doc);
    // Four bytes a character, and as many characters as a board holds.
    const text = '😀'.repeat(10_000);
    addElements(
      store,
      Array.from({ length: 200 }, (_each, index) => note(`n${index}`, text)),
    );
    store.destroy();
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => live.getState().isSaved, { timeout: 20_000 }).toBe(true);
    const witness = open(fileKey);
    await loaded(witness);
    expect(textsOf(witness)).toHaveLength(200);
  });

  test('a board deleted while it is open ends it', async () => {
    let isThere = true;
    const fileKey = freshFileKey();
    const live = open(fileKey, async () => {
      if (isThere) return aLiveTicket();
      throw new ApiFailure({ operation: 'createCollabTicket', kind: 'answer', msg: 'no', status: 404 });
    });
    await loaded(live);
    isThere = false;
    await tellServer(fileKey, 'close');
    await expect.poll(() => live.getState().failure).toBe('gone');
  });
});
