import type { CollabTicket } from '@boardwalk/api-client';
import { dropAllKept, findKeptEdits, noteKeptEdits } from '@boardwalk/app-shell/kept-edits';
import { addElements, BoardStore } from '@boardwalk/board';
import type { FileRole } from '@boardwalk/domain';
import { IndexeddbPersistence } from 'y-indexeddb';
import * as Y from 'yjs';
import { AppSession } from '@boardwalk/app-shell/app';
import { aSession, aTokenGrant, mockApi } from '@boardwalk/test-kit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aLiveTicket, freshFileKey, tellServer } from '../../../../test/boards.ts';
import { EditKeeper } from './edit-keeper.ts';
import { LiveBoard } from './live-board.ts';

const opened: LiveBoard[] = [];
const USER = 'nobody';

afterEach(() => {
  for (const live of opened.splice(0)) live.destroy();
  vi.restoreAllMocks();
  dropAllKept();
});

async function open(fileKey: string, ticket: () => CollabTicket = aLiveTicket): Promise<LiveBoard> {
  const live = new LiveBoard({ fileKey, getTicket: async () => ticket() });
  opened.push(live);
  await expect.poll(() => live.getState().isLoaded).toBe(true);
  return live;
}

function put(live: LiveBoard, id: string, text: string): void {
  putOn(live.doc, id, text);
}

function putOn(doc: Y.Doc, id: string, text: string): void {
  const store = new BoardStore(doc);
  const place = { x: 0, y: 0, w: 180, h: 180 };
  addElements(store, [{ id, type: 'sticky', z: 'a0', style: {}, text, ...place }]);
  store.destroy();
}

const textsOf = (live: LiveBoard): string[] => textsIn(live.doc);

function textsIn(doc: Y.Doc): string[] {
  const store = new BoardStore(doc);
  const texts = [...store.elements.values()].map(({ text }) => text).toSorted();
  store.destroy();
  return texts;
}

/** A page on which something was made offline, and which is gone since. */
async function leaveOffline(fileKey: string): Promise<void> {
  const live = await open(fileKey);
  put(live, 'n1', 'stored');
  await expect.poll(() => live.getState().isSaved).toBe(true);
  window.dispatchEvent(new Event('offline'));
  put(live, 'n2', 'made offline');
  await expect.poll(() => live.getState().isKept).toBe(true);
  put(live, 'n3', 'made afterwards');
  live.destroy();
}

const keptOf = (fileKey: string) => findKeptEdits(aLiveTicket().user.user_id, fileKey);

describe('what was made offline', () => {
  test('outlives the page, merges with what others did, and is let go when it is stored', async () => {
    const fileKey = freshFileKey();
    await leaveOffline(fileKey);
    expect(keptOf(fileKey)).toHaveLength(1);
    const other = await open(fileKey);
    await expect.poll(() => textsOf(other)).toEqual(['made afterwards', 'made offline', 'stored']);
    await expect.poll(() => other.getState().isSaved).toBe(true);
    expect(keptOf(fileKey)).toEqual([]);
    other.destroy();
    const witness = await open(fileKey);
    expect(textsOf(witness)).toEqual(['made afterwards', 'made offline', 'stored']);
  });

  test('is not sent for somebody who may only look by then, but shown to decide on', async () => {
    const fileKey = freshFileKey();
    await leaveOffline(fileKey);
    const role: FileRole = 'viewer';
    const live = await open(fileKey, () => aLiveTicket({ role, ticket: role }));
    await expect.poll(() => live.getState().unstorable).toBe('role');
    await expect.poll(() => textsOf(live)).toContain('made offline');
    live.startAfresh();
    await expect.poll(() => keptOf(fileKey)).toEqual([]);
  });

  test('is kept again where another page of the board takes it up', async () => {
    const fileKey = freshFileKey();
    const first = await open(fileKey);
    await tellServer(fileKey, 'hold');
    put(first, 'n1', 'not stored');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => first.getState().isKept).toBe(true);
    const before = keptOf(fileKey);
    const second = await open(fileKey);
    await expect.poll(() => textsOf(second)).toEqual(['not stored']);
    await expect.poll(() => keptOf(fileKey)).not.toEqual(before);
    expect(second.getState().isSaved).toBe(true);
    await expect.poll(() => [first.getState().isKept, keptOf(fileKey).length]).toEqual([true, 1]);
    put(first, 'n2', 'goes on');
    await tellServer(fileKey, 'release');
    await expect.poll(() => first.getState()).toMatchObject({ isSaved: true, isKept: false });
    expect(keptOf(fileKey)).toEqual([]);
  });

  test('is gone when the person signs out, or somebody else signs in', async () => {
    const fileKey = freshFileKey();
    await leaveOffline(fileKey);
    expect(findKeptEdits('somebody', fileKey)).toEqual([]);
    expect(keptOf(fileKey)).toEqual([]);
    await leaveOffline(fileKey);
    dropAllKept();
    const live = await open(fileKey);
    expect(textsOf(live)).toEqual(['stored']);
  });

  test('is gone for good when the person signs out while the board is open', async () => {
    const fileKey = freshFileKey();
    const live = await open(fileKey);
    await tellServer(fileKey, 'hold');
    put(live, 'n1', 'not stored');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => live.getState().isKept).toBe(true);
    const { user_id: userId } = aLiveTicket().user;
    const { fetch } = mockApi({
      getSession: () => aSession({ user: { ...aSession().user, user_id: userId } }),
      exchangeToken: () => aTokenGrant(),
      signOut: () => null,
    });
    const nothing = () => undefined;
    const session = new AppSession({
      language: 'en-US',
      onSignInNeeded: nothing,
      onOtherUser: nothing,
      fetch,
    });
    await session.start();
    expect(keptOf(fileKey)).toHaveLength(1);
    await session.signOut();
    await expect.poll(() => live.getState().isKept).toBe(false);
    // Databases open one after the other: when this one is there, the board has had its turn.
    const witnessed = vi.fn<(isKept: boolean) => void>();
    const witness = new EditKeeper(new Y.Doc(), witnessed);
    witness.keep({ userId, fileKey: 'witness', epoch: 1 }, true);
    await expect.poll(() => witnessed.mock.lastCall).toEqual([true]);
    expect(keptOf(fileKey)).toEqual([]);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(live.getState().isKept).toBe(false);
    witness.drop();
    session.close();
    await tellServer(fileKey, 'release');
  });

  test('is shown to decide on where the board was rebuilt since, and kept until then', async () => {
    const fileKey = freshFileKey();
    const { user_id: userId } = aLiveTicket().user;
    const database = noteKeptEdits({ userId, fileKey, epoch: 9 }) ?? '';
    const doc = new Y.Doc();
    putOn(doc, 'n1', 'made before');
    const store = new IndexeddbPersistence(database, doc);
    await store.whenSynced;
    await store.destroy();
    const live = await open(fileKey);
    await expect.poll(() => live.getState().unstorable).toBe('rebuilt');
    expect(textsIn(live.unstorableDoc)).toEqual(['made before']);
    expect(textsOf(live)).toEqual([]);
    live.destroy();
    const again = await open(fileKey);
    await expect.poll(() => again.getState().unstorable).toBe('rebuilt');
    again.startAfresh();
    expect(keptOf(fileKey)).toEqual([]);
  });

  test('waits in the page where the browser keeps nothing', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('not in a private window', 'InvalidStateError');
    });
    const fileKey = freshFileKey();
    const live = await open(fileKey);
    window.dispatchEvent(new Event('offline'));
    put(live, 'n1', 'made offline');
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => live.getState()).toMatchObject({ isSaved: true, isKept: false });
    expect(keptOf(fileKey)).toEqual([]);
  });
});

test('of many boards the latest twenty are kept, and none for longer than a month', () => {
  const day = 24 * 60 * 60 * 1000;
  const of = (fileKey: string) => ({ userId: USER, fileKey, epoch: 1 });
  noteKeptEdits(of('old'), Date.now() - 31 * day);
  noteKeptEdits(of('first'), Date.now() - day);
  expect(findKeptEdits(USER, 'old')).toEqual([]);
  for (let at = 0; at < 20; at += 1) noteKeptEdits(of(`f${at}`), Date.now() + at);
  expect(findKeptEdits(USER, 'first')).toEqual([]);
  expect(findKeptEdits(USER, 'f0')).toMatchObject([{ fileKey: 'f0', epoch: 1 }]);
});

test('many edits in a moment travel as one message, and are not called saved before the server has them', async () => {
  const fileKey = freshFileKey();
  const live = await open(fileKey);
  const sent = vi.spyOn(WebSocket.prototype, 'send');
  for (let at = 0; at < 20; at += 1) put(live, `n${at}`, `note ${at}`);
  await expect.poll(() => live.getState().isSaved).toBe(true);
  // The edits, the question about them, and presence.
  expect(sent.mock.calls.length).toBeLessThan(6);
  const witness = await open(fileKey);
  expect(textsOf(witness)).toHaveLength(20);
});
