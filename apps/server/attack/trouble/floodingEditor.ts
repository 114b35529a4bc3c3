import { setTimeout as sleep } from 'node:timers/promises';
import { BoardStore } from '@boardwalk/board/document';
import { LIVE_LIMITS, LiveEnd } from '@boardwalk/domain';
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { createEncoder, toUint8Array, writeVarString, writeVarUint } from 'lib0/encoding';
import { writeUpdate } from 'y-protocols/sync';
import * as Y from 'yjs';
import { addNote, type BoardClient } from '../../test/boardClient.ts';
import { QuietSocket } from '../../test/quietSocket.ts';
import { duringIt, joined, shown, ticketOf, type Outcome, type Scene } from './scene.ts';

/** More than a connection may send at once and what flows in meanwhile: to send them may take a while. */
const EDITS = LIVE_LIMITS.messagesAtOnce + 3_000;
const PATIENCE_MS = 10_000;
/** Longer than it takes the server to read what is within the limits. */
const LET_GO_MS = 60_000;
/** The kind of a message that brings edits. */
const SYNC = 0;

/** An editor who sends far more at once than the limits allow is let go; two others go on writing on the same board. */
export async function floodingEditor(scene: Scene): Promise<Outcome> {
  const others = [await joined(scene), await joined(scene)];
  const state = { isOver: false };
  const writing = others.map(async (other, index) => writesOn(other, `quiet${index}`, state));
  const flooding = flood(scene);
  const outcome = await duringIt(scene, 'a flooding editor', `${EDITS} messages at once`);
  const reason = await flooding;
  state.isOver = true;
  const written = await Promise.all(writing);
  for (const other of others) other.close();
  // Who was let go is no enemy: they come back, and write like anybody.
  const back = await joined(scene);
  back.putNote('back', 'back');
  await back.flush();
  back.close();
  const reader = await joined(scene);
  const texts = new Set(reader.texts());
  reader.close();
  const safe = written.flatMap(({ texts: own }) => own);
  const lost = safe.filter((text) => !texts.has(text));
  const worst = Math.max(...written.map(({ worst: most }) => most));
  return {
    ...outcome,
    criterion: `${outcome.criterion}; the editor is let go with “${LiveEnd.TOO_FAST}”, and may come back; edits of two others on that board are safe within ${shown(PATIENCE_MS)} each, and all there afterwards`,
    seen: `${outcome.seen}; let go: ${reason}; ${safe.length} edits of the others, the slowest safe after ${shown(worst)}, ${lost.length} lost`,
    isWithstood:
      outcome.isWithstood &&
      reason === LiveEnd.TOO_FAST &&
      worst <= PATIENCE_MS &&
      lost.length === 0 &&
      safe.length > 0 &&
      texts.has('back'),
  };
}

/** Writes note after note, each once the one before is safe. */
async function writesOn(
  client: BoardClient,
  name: string,
  state: { isOver: boolean },
): Promise<{ texts: string[]; worst: number }> {
  const texts: string[] = [];
  let worst = 0;
  while (!state.isOver) {
    const text = `${name}-${texts.length}`;
    const began = performance.now();
    client.putNote(text, text);
    const safe = client.flush().then(() => true);
    if (!(await Promise.race([safe, sleep(LET_GO_MS, false, { ref: false })])))
      return { texts, worst: Infinity };
    worst = Math.max(worst, performance.now() - began);
    texts.push(text);
    await sleep(50);
  }
  return { texts, worst };
}

/** Sends a message for each edit, all of them at once; gives why the connection ended. */
async function flood(scene: Scene): Promise<string> {
  const frames = floodOf(scene.board);
  const doc = new Y.Doc();
  const socket = new HocuspocusProviderWebsocket({
    url: `ws://127.0.0.1:${scene.site.running().port}/collab/${scene.board}`,
    WebSocketPolyfill: QuietSocket,
    maxAttempts: 1,
  });
  const token = await ticketOf(scene);
  const provider = new HocuspocusProvider({
    websocketProvider: socket,
    name: scene.board,
    document: doc,
    token,
  });
  const ended = new Promise<string>((resolve) => {
    provider.on('close', ({ event }: { event: { reason: string } }) => resolve(event.reason));
  });
  const synced = new Promise<void>((resolve) => void provider.on('synced', () => resolve()));
  provider.attach();
  await Promise.race([synced, ended]);
  for (const frame of frames) socket.webSocket?.send(frame);
  const reason = await Promise.race([ended, sleep(LET_GO_MS, 'never', { ref: false })]);
  provider.destroy();
  socket.destroy();
  doc.destroy();
  return reason;
}

/** Messages with one note each, as the provider sends them. */
function floodOf(board: string): Uint8Array<ArrayBuffer>[] {
  const doc = new Y.Doc();
  const store = new BoardStore(doc);
  const frames: Uint8Array<ArrayBuffer>[] = [];
  doc.on('update', (update: Uint8Array) => {
    const encoder = createEncoder();
    writeVarString(encoder, board);
    writeVarUint(encoder, SYNC);
    writeUpdate(encoder, update);
    frames.push(new Uint8Array(toUint8Array(encoder)));
  });
  for (let count = 0; count < EDITS; count += 1) addNote(store, `flood-${count}`, 'x'.repeat(20));
  store.destroy();
  doc.destroy();
  return frames;
}
