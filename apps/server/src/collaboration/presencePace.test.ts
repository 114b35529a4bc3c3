import { LIVE_LIMITS } from '@boardwalk/domain';
import * as decoding from 'lib0/decoding';
import { expect, test, vi } from 'vitest';
import { applyAwarenessUpdate, Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import type { BoardClient } from '../../test/boardClient.ts';
import { testServer } from '../../test/harness.ts';
import { liveBoards } from '../../test/liveBoards.ts';
import { presenceFrame } from './frames.ts';
import { presencePace } from './presencePace.ts';

const server = testServer();
const boards = liveBoards(server);
const SENT = 60;
const LATER = { timeout: 10_000 };

/** A board with somebody who sends, and somebody who counts what comes of each window. */
async function aBoardWithTwo() {
  const mara = await server.createUser();
  const fileKey = await boards.createBoard(mara);
  const [sender, witness] = [await boards.join(mara, fileKey), await boards.join(mara, fileKey)];
  const counts = new Map<number, number>();
  witness.provider.awareness?.on('update', ({ added, updated }: Record<'added' | 'updated', number[]>) => {
    for (const window of [...added, ...updated]) counts.set(window, (counts.get(window) ?? 0) + 1);
  });
  const seen = (window: number) => witness.provider.awareness?.getStates().get(window)?.['cursor'] as unknown;
  return { fileKey, sender, seen, counts };
}

/** Sends the server bytes as they are. */
function send({ provider }: BoardClient, frame: Uint8Array): void {
  provider.configuration.websocketProvider.webSocket?.send(Uint8Array.from(frame));
}

/** How often others hear of presence at most, in a while that began at a time. */
const mostSince = (start: number) => 2 + (performance.now() - start) / LIVE_LIMITS.presenceEveryMs;

test('who sends presence faster than the editor does stays, and others hear of it at the pace of the editor', async () => {
  const { sender, seen, counts } = await aBoardWithTwo();
  const start = performance.now();
  for (let x = 1; x <= SENT; x += 1) {
    sender.provider.setAwarenessField('cursor', { x });
    // One at a time, so that none is gathered on the way.
    await sender.flush();
  }
  await vi.waitFor(() => expect(seen(sender.doc.clientID)).toEqual({ x: SENT }), LATER);
  expect(counts.get(sender.doc.clientID)).toBeLessThan(mostSince(start));
  sender.putNote('a', 'still here');
  await sender.flush();
});

test('of each window that a connection reports the last state arrives', async () => {
  const { fileKey, sender, seen, counts } = await aBoardWithTwo();
  const windows = [11, 12, 13];
  const start = performance.now();
  for (let x = 1; x <= SENT; x += 1) {
    for (const window of windows)
      send(sender, presenceFrame(fileKey, [{ window, clock: x, state: JSON.stringify({ cursor: { x } }) }]));
    await sender.flush();
  }
  await vi.waitFor(() => expect(windows.map(seen)).toEqual(windows.map(() => ({ x: SENT }))), LATER);
  for (const window of windows) expect(counts.get(window)).toBeLessThan(mostSince(start));
});

test('what is gathered leaves everybody where each message by itself would have', async () => {
  const [each, gathered] = [new Awareness(new Y.Doc()), new Awareness(new Y.Doc())];
  for (const awareness of [each, gathered]) awareness.setLocalState(null);
  const frames: Uint8Array[] = [];
  const take = presencePace((windows) => {
    const frame = presenceFrame('', windows);
    frames.push(frame);
    applyFrame(gathered, frame);
  });
  const sent: [window: number, clock: number, state: string][] = [
    [1, 1, '"first"'],
    [1, 2, '"second"'],
    [1, 2, 'null'],
    [1, 1, '"older"'],
    [2, 5, '"newer"'],
    [2, 4, '"older"'],
    [3, 1, '"there"'],
  ];
  for (const [window, clock, state] of sent) {
    take([{ window, clock, state }]);
    applyFrame(each, presenceFrame('', [{ window, clock, state }]));
  }
  await expect.poll(() => gathered.getStates()).toEqual(each.getStates());
  expect(frames).toHaveLength(2);
  for (const awareness of [each, gathered]) awareness.destroy();
});

/** Applies the presence in a frame without an address. */
function applyFrame(awareness: Awareness, frame: Uint8Array): void {
  const decoder = decoding.createDecoder(frame.subarray(2));
  applyAwarenessUpdate(awareness, decoding.readVarUint8Array(decoder), null);
}
