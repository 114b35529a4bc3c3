import { BoardLimits, migrateDocument } from '@boardwalk/board/document';
import { isFileKey, LIVE_LIMITS, LiveEnd, mayEditBoard, weakerRole } from '@boardwalk/domain';
import type { Configuration, LocalTransactionOrigin } from '@hocuspocus/server';
import type * as Y from 'yjs';
import type { Queryable } from '../infra/database/database.ts';
import type { Infra } from '../infra/Infra.ts';
import { scaledBudget } from '../infra/rateLimits/budgets.ts';
import type { LiveAccess } from './access.ts';
import type { BoardJournal } from './boardJournal.ts';
import { RELAYED, type BoardRelay } from './boardRelay.ts';
import { QuarantinedBoardError, type BoardStorage } from './boardStorage.ts';
import type { BoardUpkeep } from './boardUpkeep.ts';
import { editGuard, type BoardRoom } from './editGuard.ts';
import { endConnection } from './ends.ts';
import { keepOwnPresence } from './presence.ts';
import type { BoardTimers } from './boardTimers.ts';
import { flushed, readFlushRequest, readTimerMessage } from './stateless.ts';
import { readTicket, type Participant } from './tickets.ts';

/** Who is notified of openings of boards in the editor. */
export interface Openings {
  /** Notes that somebody who may edit it has opened a board; see the service of the files. */
  recordUse(fileKey: string, on?: Queryable): Promise<boolean>;
}

/** Who knows how much teams may store. */
export interface StorageRoom {
  /** Whether the team of a file stores as much as it may. */
  isFull(fileKey: string): Promise<boolean>;
}

/** What live boards need of other modules. */
export interface CollaborationSources {
  openings: Openings;
  storage: StorageRoom;
  /** Other limits than those of the product, for tests. */
  limits?: { board?: BoardRoom; waitingBytes?: number };
}

/** What the hooks work with. */
export interface LiveParts {
  infra: Pick<Infra, 'tokens' | 'log' | 'limits' | 'settings'>;
  sources: CollaborationSources;
  storage: BoardStorage;
  upkeep: BoardUpkeep;
  journal: BoardJournal;
  relay: BoardRelay | undefined;
  access: () => LiveAccess;
  timers: () => BoardTimers;
  isClosing: () => boolean;
  /** Whether the document of a board, in memory and stored, is of an epoch. */
  isOfNow(fileKey: string, epoch: number): Promise<boolean>;
}

/** What happens at the turns of a live board. */
export interface LiveHooks {
  hooks: Partial<Configuration<Participant>>;
  /** The limit in bytes that an open board, or the storage of its team, has reached; undefined while there is room. */
  reachedLimit(fileKey: string, document: Y.Doc): number | undefined;
}

/** The step of a sync message that brings no edits. */
const STATE_VECTOR = 0;
const MINUTE_MS = 60_000;
/** Logged edits of an open board beyond which they are merged meanwhile. */
const MERGE_AFTER_EDITS = 500;

/** A refusal without words: Hocuspocus prints the words of others. */
export class Refusal extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super('');
    this.reason = reason;
  }
}

/** What Hocuspocus calls: when somebody joins, when a board is loaded, edited, stored and put away. */
export function liveHooks(parts: LiveParts): LiveHooks {
  const { sources, storage, upkeep, journal, relay } = parts;
  const { tokens, log, limits, settings } = parts.infra;
  const room = sources.limits?.board ?? { elements: BoardLimits.elements, bytes: LIVE_LIMITS.boardBytes };
  const guard = editGuard({
    limits: room,
    onOutOfStep: (connection) => endConnection(connection, LiveEnd.OUT_OF_STEP),
    isStorageFull: (fileKey) => withoutStorage.has(fileKey),
  });
  const editsSinceMerge = new Map<string, number>();
  /** Open boards whose team has no storage left. */
  const withoutStorage = new Set<string>();

  /** A board that is merged needs no merging until as many edits have come again. */
  async function merge(fileKey: string): Promise<void> {
    editsSinceMerge.delete(fileKey);
    await upkeep.merge(fileKey);
  }

  /** Counts a joining of an account, as its requests are; guests are counted with their network alone. */
  async function mayJoin({ userId }: Participant): Promise<boolean> {
    if (userId === undefined) return true;
    const max = scaledBudget(LIVE_LIMITS.joinsPerMinute, settings.limits.requestsPerMinute);
    return (await limits.take(`joins:by ${userId}`, { max, windowMs: MINUTE_MS })).allowed;
  }

  /** Looks whether the team of an open board may store more. When that cannot be known, it stays as it was. */
  async function lookAtStorage(fileKey: string): Promise<void> {
    try {
      if (await sources.storage.isFull(fileKey)) withoutStorage.add(fileKey);
      else withoutStorage.delete(fileKey);
    } catch (error) {
      log.warn({ err: error, fileKey }, 'the storage of a team could not be looked up');
    }
  }

  const hooks: LiveHooks['hooks'] = {
    async onAuthenticate({ documentName, token, connectionConfig }) {
      const participant = isFileKey(documentName) ? await readTicket(tokens, documentName, token) : undefined;
      if (participant === undefined) throw new Refusal('permission-denied');
      if (parts.isClosing() || journal.isOverloaded()) throw new Refusal(LiveEnd.UNAVAILABLE);
      if (!(await mayJoin(participant))) throw new Refusal(LiveEnd.TOO_FAST);
      // A ticket may be older than the right it was given for.
      const right = await parts.access().rightOf(documentName, participant);
      const role = weakerRole(right, participant.role);
      if (right === null || role === null) throw new Refusal('permission-denied');
      connectionConfig.readOnly = !mayEditBoard(role);
      if (mayEditBoard(role) && !(await parts.isOfNow(documentName, participant.epoch ?? 1)))
        throw new Refusal(LiveEnd.OUT_OF_STEP);
      if (mayEditBoard(role)) await sources.openings.recordUse(documentName);
      return { ...participant, right };
    },

    async connected({ connection }) {
      // When it fails, the next look at all connections makes up for it.
      await parts
        .access()
        .recheck(connection)
        .catch((error: unknown) => {
          log.warn({ err: error }, 'the right behind a new connection could not be looked up again');
        });
      await parts
        .timers()
        .greet(connection)
        .catch((error: unknown) => {
          log.warn({ err: error }, 'the timer of a board could not be sent to a new connection');
        });
    },

    async onLoadDocument({ document, documentName }) {
      await relay?.join(documentName, document);
      try {
        if (!(await storage.loadInto(document, documentName))) throw new Refusal('not-found');
        await lookAtStorage(documentName);
      } catch (error) {
        relay?.leave(documentName, document);
        throw error instanceof QuarantinedBoardError ? new Refusal(LiveEnd.QUARANTINED) : error;
      }
      return undefined;
    },

    async afterLoadDocument({ document, documentName }) {
      journal.begin(documentName);
      // Heard in the same turn as it happens, so that a flush that follows knows of it.
      document.on('update', (update: Uint8Array, origin: unknown) => {
        // Journaled by the process that took it.
        if (origin === RELAYED) return;
        editsSinceMerge.set(documentName, (editsSinceMerge.get(documentName) ?? 0) + 1);
        journal.append({ fileKey: documentName, update, epoch: storage.epochOf(document) });
      });
      // Stored like an edit, and yet nobody has edited the board.
      migrateDocument(document, { source: 'local', skipStoreHooks: true } satisfies LocalTransactionOrigin);
      guard.watch(document);
      relay?.loaded(documentName, document);
    },

    async beforeSync({ type, payload, connection, document, documentName }) {
      if (type === STATE_VECTOR) return;
      const refusal = guard.refusalOf(documentName, { connection, document, update: payload });
      // Who is refused is let go alone: the editor keeps what it could not store and shows that.
      if (refusal !== undefined) endConnection(connection, refusal);
      else if (journal.isOverloaded() && !connection.readOnly) endConnection(connection, LiveEnd.UNAVAILABLE);
    },

    async beforeHandleAwareness({ states, context, document, connection }) {
      const own = connection === undefined ? new Set<number>() : document.getClients(connection);
      keepOwnPresence(states, { context, own, known: document.awareness.getStates() });
    },

    async onStateless({ connection, document, documentName, payload }) {
      const timer = readTimerMessage(payload);
      if (timer !== undefined) return parts.timers().change(connection, timer);
      const request = readFlushRequest(payload);
      if (request === undefined) return;
      // Whose edits were refused has been let go, and gets no answer.
      const isHere = () => document.hasConnection(connection);
      if (isHere() && (await journal.settled(documentName)) && isHere())
        connection.sendStateless(flushed(request.id));
    },

    async onStoreDocument({ documentName, lastContext }) {
      await journal.settled(documentName);
      // The edits are safe; what cannot be noted is noted with the next ones. Hocuspocus would print the error.
      await upkeep.noteEdited(documentName, lastContext.userId).catch((error: unknown) => {
        log.error({ err: error, fileKey: documentName }, 'the change of a board could not be noted');
      });
      await lookAtStorage(documentName);
      if ((editsSinceMerge.get(documentName) ?? 0) >= MERGE_AFTER_EDITS) await merge(documentName);
    },

    async beforeUnloadDocument({ documentName }) {
      await journal.settled(documentName);
    },

    async afterUnloadDocument({ documentName }) {
      withoutStorage.delete(documentName);
      await merge(documentName);
      await upkeep.hastenVersion(documentName);
    },
  };
  return {
    hooks,
    reachedLimit(fileKey, document) {
      if (guard.isFull(document)) return room.bytes;
      return withoutStorage.has(fileKey) ? settings.limits.teamStorageBytes : undefined;
    },
  };
}
