import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RedisTransactionOrigin } from '@hocuspocus/server';
import type { Redis } from 'ioredis';
import { applyAwarenessUpdate, encodeAwarenessUpdate, type Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import type { Clock } from '../infra/ids/clock.ts';
import type { Logger } from '../infra/log/logger.ts';
import type { SharedMemory } from '../infra/redis/sharedMemory.ts';
import type { BoardEdit } from './boardRepository.ts';

/** A document of Hocuspocus, as far as the relay needs it. */
export interface RelayedDocument extends Y.Doc {
  awareness: Awareness;
}

/** Connects the processes that have one board open. */
export interface BoardRelay {
  /**
   * Listens to a board. To be called before it is loaded: an edit that is committed after the loading has read comes
   * this way, and waits until `loaded`.
   */
  join(fileKey: string, document: RelayedDocument): Promise<void>;
  /** The board is loaded: what has arrived meanwhile is applied, and the others are asked who is there. */
  loaded(fileKey: string, document: RelayedDocument): void;
  /** Forgets a board that could not be loaded; one that is closed is forgotten by itself. */
  leave(fileKey: string, document: RelayedDocument): void;
  /**
   * Passes edits on. Only committed ones, so that no process knows an edit that could still be lost.
   *
   * @param ids of the edits by their files
   */
  announce(edits: readonly BoardEdit[], ids: ReadonlyMap<string, readonly string[]>): void;
  /** Asks the processes that have a board open to read it again. */
  lookAgain(fileKey: string): void;
  close(): Promise<void>;
}

/** Marks what has come from another process: it is not journaled, stored or relayed again. */
export const RELAYED: RedisTransactionOrigin = { source: 'redis' };

const EDIT = 1;
const PRESENCE = 2;
const WHO_IS_THERE = 3;
const LOOK_AGAIN = 4;
/** The ids of edits that were announced. */
const COMMITTED = 5;
const SENDER_BYTES = 8;
/** Larger edits are read from the database by those who have the board open. */
const MAX_EDIT_BYTES = 256 * 1024;
/** Cursors move all the time: only the last position of a while is passed on. */
const PRESENCE_EVERY_MS = 40;
const ANNOUNCE_AGAIN_MS = 500;
const ID_BYTES = 8;
/** Nobody who opens a board waits longer for Redis. */
const SUBSCRIBE_MS = 200;
/** How often open boards are held against the database. */
const COMPARE_EVERY_MS = 5_000;
/** What was committed just now may still be on its way. */
const ON_ITS_WAY_MS = 3_000;
/** How far back is looked: a commit may take long, and clocks differ. */
const LOOK_BACK_MS = 60_000;

interface Room {
  document: RelayedDocument;
  /** What has come while it was loaded; undefined afterwards. */
  waiting: Buffer[] | undefined;
  moved: Set<number>;
  timer: NodeJS.Timeout | undefined;
  /** When each edit of which is known that the board has it became known, by its id. */
  known: Map<string, number>;
  /** Up to which edit the board was merged when it was compared last; undefined before. */
  mergedUpTo: string | null | undefined;
}

/**
 * Passes edits and presence between processes by Redis. The database stays the truth: an edit is passed on when it is
 * committed, and whenever a message may have been missed, because Redis was away or did not take it, the boards
 * concerned are read from the database again, which Yjs makes harmless. A process may die between a commit and its message:
 * so open boards are held against the ids of what is committed from time to time, and read again when one is not known.
 *
 * @param options.committed what was committed of some boards in a while
 * @param options.reload applies everything committed to a document that is open, with RELAYED as its origin
 */
export function boardRelay(options: {
  memory: SharedMemory;
  log: Logger;
  reload: (document: Y.Doc, fileKey: string) => Promise<unknown>;
  committed: (
    fileKeys: readonly string[],
    time: { after: Date; before: Date },
  ) => Promise<ReadonlyMap<string, { ids: readonly string[]; mergedUpTo: string | null }>>;
  clock: Clock;
  compareEveryMs?: number;
}): BoardRelay {
  const { memory, log, reload, committed, clock, compareEveryMs = COMPARE_EVERY_MS } = options;
  const self = randomBytes(SENDER_BYTES);
  const rooms = new Map<string, Room>();
  const unsent = new Set<string>();
  const prefix = memory.key('board:');
  const channelOf = (fileKey: string) => `${prefix}${fileKey}`;
  const listener: Redis = memory.listener();
  let isAnnouncing = false;
  const messageOf = (kind: number, payload: Uint8Array = new Uint8Array()) =>
    Buffer.concat([self, Buffer.from([kind]), payload]);

  listener.on('messageBuffer', (channel: Buffer, message: Buffer) => {
    if (message.subarray(0, SENDER_BYTES).equals(self)) return;
    const fileKey = channel.toString('utf8').slice(prefix.length);
    const room = rooms.get(fileKey);
    if (room === undefined) return;
    if (room.waiting === undefined) receive(fileKey, room, message);
    else room.waiting.push(message);
  });
  listener.on('ready', () => void lookAgainEverywhere());
  const announcing = setInterval(() => void announceMissed(), ANNOUNCE_AGAIN_MS).unref();
  const comparing = setInterval(() => void compare(), compareEveryMs).unref();
  let isComparing = false;

  function receive(fileKey: string, room: Room, message: Buffer): void {
    const { document } = room;
    const payload = message.subarray(SENDER_BYTES + 1);
    try {
      const kind = message[SENDER_BYTES];
      if (kind === EDIT) Y.applyUpdate(document, payload, RELAYED);
      else if (kind === PRESENCE) applyAwarenessUpdate(document.awareness, payload, RELAYED);
      else if (kind === WHO_IS_THERE) void sendPresence(fileKey, document, everybody(document));
      else if (kind === LOOK_AGAIN) void lookAgain(fileKey, document);
      else if (kind === COMMITTED) note(room, idsIn(payload));
    } catch (error) {
      log.warn({ err: error, fileKey }, 'a message between processes could not be read');
      void lookAgain(fileKey, document);
    }
  }

  /** Notes edits of which is known that the board has them. */
  function note({ known }: Room, ids: readonly string[]): void {
    const now = clock.now().getTime();
    for (const id of ids) known.set(id, now);
  }

  /** Reads boards again of which something is committed that nobody has announced: who committed it has died since. */
  async function compare(): Promise<void> {
    const open = new Map([...rooms].filter(([, { waiting }]) => waiting === undefined));
    if (isComparing || open.size === 0) return;
    isComparing = true;
    try {
      const now = clock.now().getTime();
      const time = { after: new Date(now - LOOK_BACK_MS), before: new Date(now - ON_ITS_WAY_MS) };
      for (const [fileKey, { ids, mergedUpTo }] of await committed([...open.keys()], time)) {
        const room = open.get(fileKey);
        if (room === undefined || rooms.get(fileKey) !== room) continue;
        // What is merged is not in the log any longer: whether all of it was announced cannot be seen.
        const isMerged = room.mergedUpTo !== undefined && room.mergedUpTo !== mergedUpTo;
        if (isMerged || ids.some((id) => !room.known.has(id))) await reload(room.document, fileKey);
        room.mergedUpTo = mergedUpTo;
        note(room, ids);
        for (const [id, at] of room.known) if (at < now - 2 * LOOK_BACK_MS) room.known.delete(id);
      }
    } catch (error) {
      log.warn({ err: error }, 'open boards could not be held against the database');
    }
    isComparing = false;
  }

  async function lookAgain(fileKey: string, document: Y.Doc): Promise<void> {
    await reload(document, fileKey).catch((error: unknown) => {
      log.error({ err: error, fileKey }, 'a board could not be brought up to date');
      unsent.add(fileKey);
    });
  }

  /** Redis was away: whatever was said meanwhile was not heard here, and what was said here was heard by nobody. */
  async function lookAgainEverywhere(): Promise<void> {
    if (rooms.size === 0) return;
    await listener.subscribe(...[...rooms.keys()].map(channelOf)).catch(() => undefined);
    for (const [fileKey, { document, waiting }] of rooms) {
      // A board that is just being loaded may have been read before: it is looked at again once it is there.
      if (waiting === undefined) await lookAgain(fileKey, document);
      else waiting.push(messageOf(LOOK_AGAIN));
      await publish(fileKey, WHO_IS_THERE);
      await sendPresence(fileKey, document, everybody(document));
    }
  }

  /** @returns whether Redis has taken it */
  async function publish(fileKey: string, kind: number, payload?: Uint8Array): Promise<boolean> {
    return memory.attempt(
      async (redis) => {
        await redis.publish(channelOf(fileKey), messageOf(kind, payload));
        return true;
      },
      async () => false,
    );
  }

  async function sendEdit({ fileKey, update }: BoardEdit, ids: readonly string[]): Promise<void> {
    const room = rooms.get(fileKey);
    if (room !== undefined) note(room, ids);
    const isSmall = update.byteLength <= MAX_EDIT_BYTES;
    const isSent = isSmall ? await publish(fileKey, EDIT, update) : await publish(fileKey, LOOK_AGAIN);
    if (!isSent) unsent.add(fileKey);
    else await publish(fileKey, COMMITTED, bytesOf(ids));
  }

  async function announceMissed(): Promise<void> {
    if (isAnnouncing || unsent.size === 0 || !memory.isUp()) return;
    isAnnouncing = true;
    const fileKeys = [...unsent];
    unsent.clear();
    for (const fileKey of fileKeys) {
      const room = rooms.get(fileKey);
      if (room !== undefined && room.waiting === undefined) await lookAgain(fileKey, room.document);
      if (!(await publish(fileKey, LOOK_AGAIN))) unsent.add(fileKey);
    }
    isAnnouncing = false;
  }

  async function sendPresence(fileKey: string, document: RelayedDocument, clients: number[]): Promise<void> {
    if (clients.length === 0) return;
    await publish(fileKey, PRESENCE, encodeAwarenessUpdate(document.awareness, clients));
  }

  function watchPresence(fileKey: string, room: Room): void {
    const { document } = room;
    type Change = { added: number[]; updated: number[]; removed: number[] };
    document.awareness.on('update', ({ added, updated, removed }: Change, origin: unknown) => {
      if (origin === RELAYED) return;
      for (const client of [...added, ...updated, ...removed]) room.moved.add(client);
      room.timer ??= setTimeout(() => {
        room.timer = undefined;
        const moved = [...room.moved];
        room.moved.clear();
        void sendPresence(fileKey, document, moved);
      }, PRESENCE_EVERY_MS);
    });
  }

  /** Looks again at a board of which something may have been said while nobody here listened. */
  function readMissed(fileKey: string, document: RelayedDocument): void {
    const room = rooms.get(fileKey);
    if (room?.document !== document) return;
    if (room.waiting === undefined) void lookAgain(fileKey, document);
    else room.waiting.push(messageOf(LOOK_AGAIN));
  }

  function leave(fileKey: string, document: RelayedDocument): void {
    const room = rooms.get(fileKey);
    // A board that is opened again while it is closed has a room of its own.
    if (room?.document !== document) return;
    rooms.delete(fileKey);
    listener.unsubscribe(channelOf(fileKey)).catch(() => undefined);
  }

  return {
    async join(fileKey, document) {
      rooms.set(fileKey, {
        document,
        waiting: [],
        moved: new Set(),
        timer: undefined,
        known: new Map(),
        mergedUpTo: undefined,
      });
      document.once('destroy', () => leave(fileKey, document));
      // While Redis is away the board opens all the same, and is brought up to date when Redis is back.
      if (listener.status !== 'ready') return;
      const listens = listener.subscribe(channelOf(fileKey)).then(
        () => true,
        () => false,
      );
      // One that hangs is not waited for: what is said until it listens is read afterwards.
      const isInTime = await Promise.race([listens, sleep(SUBSCRIBE_MS, undefined, { ref: false })]);
      if (isInTime === undefined)
        void listens.then((isListening) => isListening && readMissed(fileKey, document));
    },

    loaded(fileKey, document) {
      const room = rooms.get(fileKey);
      if (room?.document !== document) return;
      const waiting = room.waiting ?? [];
      room.waiting = undefined;
      for (const message of waiting) receive(fileKey, room, message);
      watchPresence(fileKey, room);
      void publish(fileKey, WHO_IS_THERE);
    },

    leave,

    announce(edits, ids) {
      for (const [fileKey, own] of Map.groupBy(edits, (edit) => edit.fileKey)) {
        const update = Y.mergeUpdates(own.map((edit) => edit.update));
        void sendEdit({ fileKey, update }, ids.get(fileKey) ?? []);
      }
    },

    lookAgain: (fileKey) => void unsent.add(fileKey),

    async close() {
      clearInterval(announcing);
      clearInterval(comparing);
      listener.disconnect();
    },
  };
}

function everybody({ awareness }: RelayedDocument): number[] {
  return [...awareness.getStates().keys()];
}

function bytesOf(ids: readonly string[]): Buffer {
  const bytes = Buffer.alloc(ids.length * ID_BYTES);
  for (const [index, id] of ids.entries()) bytes.writeBigUInt64BE(BigInt(id), index * ID_BYTES);
  return bytes;
}

function idsIn(bytes: Buffer): string[] {
  return Array.from({ length: Math.floor(bytes.byteLength / ID_BYTES) }, (_each, index) =>
    String(bytes.readBigUInt64BE(index * ID_BYTES)),
  );
}
