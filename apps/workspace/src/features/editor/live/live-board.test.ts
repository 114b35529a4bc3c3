import { ApiFailure, type CollabTicket } from '@boardwalk/api-client';
import { addElements, BoardStore, type BoardElement } from '@boardwalk/board';
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

  test('tells who else is here, and where they point', async () => {
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

  test('who may only look from now on learns it while the board is open', async () => {
    const fileKey = freshFileKey();
    const live = open(fileKey, async () => aLiveTicket({ role: 'editor' }));
    await loaded(live);
    expect(live.getState().role).toBe('editor');
    await tellServer(fileKey, 'weaken');
    await expect.poll(() => live.getState().role).toBe('viewer');
    expect(live.getState().connection).toBe('online');
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
