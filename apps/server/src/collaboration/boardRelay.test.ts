import { EventEmitter } from 'node:events';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { systemClock } from '../infra/ids/clock.ts';
import type { SharedMemory } from '../infra/redis/sharedMemory.ts';
import { boardRelay, type RelayedDocument } from './boardRelay.ts';

/** A Redis that is away, until its connection for listening says that it is ready. */
function redisThatIsAway() {
  const listener = Object.assign(new EventEmitter(), {
    status: 'connecting',
    subscribe: vi.fn(async () => 1),
    unsubscribe: async () => 1,
    disconnect: () => undefined,
  });
  const memory: SharedMemory = {
    key: (name) => name,
    isUp: () => false,
    attempt: (_work, without) => without(),
    listener: () => listener as unknown as Redis,
    close: async () => undefined,
  };
  return { memory, listener };
}

function aDocument(): RelayedDocument {
  const doc = new Y.Doc();
  return Object.assign(doc, { awareness: new Awareness(doc) });
}

test('a board that was being loaded when Redis came back is read once more', async () => {
  const { memory, listener } = redisThatIsAway();
  const reload = vi.fn(async () => true);
  const relay = boardRelay({
    memory,
    log: pino({ level: 'silent' }),
    reload,
    committed: async () => new Map(),
    clock: systemClock,
  });
  const document = aDocument();
  await relay.join('board', document);
  expect(listener.subscribe).not.toHaveBeenCalled();
  // It has been read, and others may have announced an edit that nobody here heard.
  listener.status = 'ready';
  listener.emit('ready');
  await vi.waitFor(() => expect(listener.subscribe).toHaveBeenCalledWith('board:board'));
  await new Promise(setImmediate);
  relay.loaded('board', document);
  expect(reload).toHaveBeenCalledExactlyOnceWith(document, 'board');
  document.awareness.destroy();
  document.destroy();
  await relay.close();
});

test('a board opens while Redis takes everything and says nothing, and is read once more when it speaks again', async () => {
  const { memory, listener } = redisThatIsAway();
  const answer = Promise.withResolvers<number>();
  listener.status = 'ready';
  listener.subscribe.mockReturnValue(answer.promise);
  const reload = vi.fn(async () => true);
  const relay = boardRelay({
    memory,
    log: pino({ level: 'silent' }),
    reload,
    committed: async () => new Map(),
    clock: systemClock,
  });
  const [document, loading] = [aDocument(), aDocument()];
  await relay.join('board', document);
  relay.loaded('board', document);
  await relay.join('loading', loading);
  expect(reload).not.toHaveBeenCalled();
  answer.resolve(1);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledExactlyOnceWith(document, 'board'));
  relay.loaded('loading', loading);
  expect(reload).toHaveBeenLastCalledWith(loading, 'loading');
  for (const each of [document, loading]) {
    each.awareness.destroy();
    each.destroy();
  }
  await relay.close();
});

test('a board is read again when something is committed of which nobody has said a word, once, or when it was merged', async () => {
  const { memory } = redisThatIsAway();
  const reload = vi.fn(async () => true);
  let stored: { ids: string[]; mergedUpTo: string | null } = { ids: ['7'], mergedUpTo: null };
  const committed = vi.fn(async () => new Map([['board', stored]]));
  const relay = boardRelay({
    memory,
    log: pino({ level: 'silent' }),
    reload,
    committed,
    clock: systemClock,
    compareEveryMs: 5,
  });
  const document = aDocument();
  await relay.join('board', document);
  relay.loaded('board', document);
  const compared = async () => {
    const { length } = committed.mock.calls;
    await vi.waitFor(() => expect(committed.mock.calls.length).toBeGreaterThan(length + 1));
  };
  // Committed by this process: it has it.
  relay.announce(
    [{ fileKey: 'board', update: Y.encodeStateAsUpdate(new Y.Doc()) }],
    new Map([['board', ['7']]]),
  );
  await compared();
  reload.mockClear();
  await compared();
  expect(reload).not.toHaveBeenCalled();
  // Committed by a process that died before it could say so.
  stored = { ids: ['7', '9'], mergedUpTo: null };
  await compared();
  expect(reload).toHaveBeenCalledExactlyOnceWith(document, 'board');
  // Merged by another one: what was merged is not in the log any longer.
  stored = { ids: [], mergedUpTo: '12' };
  await compared();
  await compared();
  expect(reload).toHaveBeenCalledTimes(2);
  document.awareness.destroy();
  document.destroy();
  await relay.close();
});
