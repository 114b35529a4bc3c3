import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { DOCUMENT_FORMAT, migrateDocument, snapshotOf, type BoardSnapshot } from '@boardwalk/board/document';
import { LIVE_LIMITS, LiveEnd } from '@boardwalk/domain';
import { Hocuspocus, type Connection, type Document } from '@hocuspocus/server';
import * as Y from 'yjs';
import type { Queryable } from '../infra/database/database.ts';
import { ApiError } from '../infra/errors/ApiError.ts';
import type { Infra } from '../infra/Infra.ts';
import { createLiveAccess, type RightsChange } from './access.ts';
import { boardCompactor } from './boardCompactor.ts';
import { boardJournal } from './boardJournal.ts';
import { boardOwners } from './boardOwners.ts';
import { boardRelay, RELAYED } from './boardRelay.ts';
import { findCommitted } from './boardRepository.ts';
import { boardStorage, QuarantinedBoardError } from './boardStorage.ts';
import { boardUpkeep } from './boardUpkeep.ts';
import { reachableAddress } from './reachableAddress.ts';
import { createBoardTimers } from './boardTimers.ts';
import { createBoardSignals } from './boardSignals.ts';
import { endConnection } from './ends.ts';
import { forwards } from './forward.ts';
import { liveHooks, Refusal, type CollaborationSources } from './liveHooks.ts';
import { findEpoch, listToWeigh } from './rebuildRepository.ts';
import { collabPath, collabSockets } from './sockets.ts';
import { issueTicket, type Participant } from './tickets.ts';

/** Boards edited live. */
export interface Collaboration {
  /**
   * A ticket for somebody to join a board, with the path to join at, the format of boards written here, and the epoch of the
   * board. It is good for the document they have already, or for the board as it is when they have none (epoch 0).
   */
  issueTicket(
    fileKey: string,
    participant: Participant,
  ): Promise<{ ticket: string; seconds: number; path: string; format: number; epoch: number }>;
  /**
   * The board as it is now, edits that are not stored yet included. Throws cmt_open_file_error when there is
   * no such file, or its board is set aside.
   */
  readBoard(fileKey: string): Promise<BoardSnapshot>;
  /**
   * Changes a board on behalf of somebody, as one edit that everybody who has it open sees. Resolves with the board
   * after it, when it is committed. Throws cmt_open_file_error as `readBoard`, and storage_full when the board or its
   * team holds as much as it may.
   */
  editBoard(fileKey: string, editorId: string, edit: (doc: Y.Doc) => void): Promise<BoardSnapshot>;
  /** Notifies those who have a board open that comments on it have changed, when the transaction commits. */
  announceComments(on: Queryable, fileKey: string): Promise<void>;
  /** The same for votes on it. */
  announceVotes(on: Queryable, fileKey: string): Promise<void>;
  /** Ends the connections to a board, e.g. because it was deleted. */
  closeBoard(fileKey: string): void;
  /**
   * Rights may have changed: on every process, connections of those whose right is another one now end; who still has one
   * joins again. To be called when the change is committed. Changes of members, visitors,
   * share links, sessions and files announce themselves, by triggers of the database.
   */
  revoke(change: RightsChange): Promise<void>;
  /** Looks up the rights behind all connections of this process, as happens every few seconds. */
  recheckRights(): Promise<void>;
  /** What is going on at this process. */
  live(): { boards: number; connections: number; unsigned: number };
  /** Serves live connections on an HTTP server. */
  attach(server: Server): void;
  /**
   * Merges what a killed server has left unmerged. Boards that others have open at the moment are left to them, and to
   * the next time.
   */
  recover(): Promise<void>;
  /**
   * Builds boards again from their content that nobody has edited for a day, where that makes them much smaller. Who has one open
   * joins again.
   *
   * @returns how many
   */
  rebuildResting(): Promise<number>;
  /** The database is gone and does not come back while this process lives: what waits for it has no hope. */
  databaseDied(): void;
  /** Ends all connections and returns when every edit taken is committed, or the database has not answered for long. */
  close(): Promise<void>;
}

const PATIENCE_MS = 2_000;
const MOST_PATIENCE_MS = 10_000;
/** How long a server that is asked to end waits for the database to take the last edits. */
const DRAIN_PATIENCE_MS = 10_000;

/** How long it then waits for open boards to be put away, looking this often. */
const LET_GO_PATIENCE_MS = 2_000;
const LOOK_MS = 20;
/** Edits that are older, and not merged, belong to no board anybody is working on. */
const LEFT_AFTER_MS = 60_000;
/** A board that was not edited for so long rests. */
const RESTING_MS = 24 * 60 * 60 * 1000;
/** Smaller boards are not worth it. */
const REBUILD_BYTES = 64 * 1024;
const REBUILD_AT_ONCE = 500;

/**
 * Live editing: Hocuspocus keeps documents in memory, the journal writes every edit down, the storage merges them.
 * An edit is safe when a flush sent after it has been answered.
 */
export function createCollaboration(infra: Infra, sources: CollaborationSources): Collaboration {
  const { db, tokens, clock, log, settings, limits } = infra;
  const compactor = boardCompactor();
  const storage = boardStorage({
    db,
    clock,
    log,
    compactor,
    onRebuilt: (fileKey) => endAll(fileKey, LiveEnd.OUT_OF_STEP),
    onQuarantine: (fileKey) => endAll(fileKey, LiveEnd.QUARANTINED),
  });
  const upkeep = boardUpkeep({ db, clock, log, storage });
  const relay =
    infra.memory === undefined
      ? undefined
      : boardRelay({
          memory: infra.memory,
          log,
          reload: (document, fileKey) => storage.loadInto(document, fileKey, RELAYED),
          committed: (fileKeys, { after, before }) => findCommitted(db, fileKeys, { after, before }),
          clock,
        });
  const journal = boardJournal({
    db,
    clock,
    log,
    overloadBytes: sources.limits?.waitingBytes,
    onCommitted: (edits, ids) => relay?.announce(edits, ids),
    onRebuilt: (fileKey) => endAll(fileKey, LiveEnd.OUT_OF_STEP),
    onRefused: (fileKey, cause) => void setAside(fileKey, cause),
  });
  let isClosing = false;
  let drainPatienceMs = DRAIN_PATIENCE_MS;

  const live = liveHooks({
    infra,
    sources,
    storage,
    upkeep,
    journal,
    relay,
    access: () => access,
    timers: () => timers,
    isClosing: () => isClosing,
    isOfNow,
  });
  const hocuspocus: Hocuspocus<Participant> = new Hocuspocus<Participant>({
    quiet: true,
    debounce: PATIENCE_MS,
    maxDebounce: MOST_PATIENCE_MS,
    // What comes while a board is loaded waits there; how much that may be is limited before.
    maxUnauthenticatedQueueSize: LIVE_LIMITS.bytesAtOnce,
    maxUnauthenticatedQueueMessages: LIVE_LIMITS.messagesAtOnce,
    ...live.hooks,
  });
  const access = createLiveAccess(infra, hocuspocus);
  const commentSignals = createBoardSignals(infra, hocuspocus, 'comments');
  const voteSignals = createBoardSignals(infra, hocuspocus, 'votes');
  const timers = createBoardTimers(infra, hocuspocus);
  const owners = infra.memory && boardOwners({ memory: infra.memory, log });
  const sockets = collabSockets(hocuspocus as Hocuspocus, {
    publicOrigin: settings.publicUrl,
    trustedProxies: settings.trustedProxies,
    limits,
    requestsPerMinute: settings.limits.requestsPerMinute,
    others: owners && { owners, forwards: forwards(tokens) },
  });

  /** What other processes have committed and not announced yet, or announced while Redis was away. */
  async function catchUp(fileKey: string, document: Y.Doc): Promise<void> {
    if (relay !== undefined) await storage.loadInto(document, fileKey, RELAYED);
  }

  /**
   * Waits until the boards that were open are put away: their date and what else is due is noted, their edits are merged.
   * What takes too long is done after the next start.
   */
  async function letGo(): Promise<void> {
    hocuspocus.flushPendingStores();
    for (let waited = 0; hocuspocus.documents.size > 0 && waited < LET_GO_PATIENCE_MS; waited += LOOK_MS)
      await sleep(LOOK_MS);
    const unloading = Promise.all(hocuspocus.unloadingDocuments.values());
    await Promise.race([unloading, sleep(LET_GO_PATIENCE_MS, undefined, { ref: false })]);
  }

  /** Its document here holds edits the database refuses. When it cannot be set aside either, the next edit tries again. */
  async function setAside(fileKey: string, cause: unknown): Promise<void> {
    await storage.quarantine(fileKey, 'refused', cause).catch((error: unknown) => {
      log.error({ err: error, fileKey }, 'a board could not be set aside');
      endAll(fileKey, LiveEnd.UNAVAILABLE);
    });
  }

  /**
   * A document that outlived the building of its board, or holds what is never stored, takes no more, and gives no more: it has to
   * be put away first.
   */
  async function isOfNow(fileKey: string, epoch: number): Promise<boolean> {
    const stored = await findEpoch(db, fileKey);
    const open = hocuspocus.documents.get(fileKey);
    const isOutlived = open !== undefined && !open.isLoading && !isStored(open, stored);
    if (isOutlived) endAll(fileKey, LiveEnd.OUT_OF_STEP);
    return !isOutlived && (stored === undefined || stored === epoch);
  }

  /** Whether an open document is what is stored, under an epoch, or will be. */
  function isStored(open: Document, epoch: number | undefined): boolean {
    return storage.epochOf(open) === epoch && journal.takes(open.name);
  }

  function endAll(fileKey: string, end: LiveEnd): void {
    const connections = hocuspocus.documents.get(fileKey)?.getConnections() ?? [];
    for (const connection of connections as Connection<Participant>[]) endConnection(connection, end);
  }

  return {
    async issueTicket(fileKey, participant) {
      const epoch = (await findEpoch(db, fileKey)) ?? 1;
      const given = participant.epoch === 0 ? epoch : participant.epoch;
      const ticket = await issueTicket(tokens, fileKey, { ...participant, epoch: given });
      return { ...ticket, path: collabPath(fileKey), format: DOCUMENT_FORMAT, epoch };
    },

    async readBoard(fileKey) {
      const open = hocuspocus.documents.get(fileKey);
      if (open !== undefined && !open.isLoading && isStored(open, await findEpoch(db, fileKey))) {
        await catchUp(fileKey, open);
        return snapshotOf(open);
      }
      const doc = new Y.Doc();
      try {
        if (!(await storage.loadInto(doc, fileKey))) {
          throw new ApiError('cmt_open_file_error', { internal: `file ${fileKey}` });
        }
        migrateDocument(doc);
        return snapshotOf(doc);
      } catch (error) {
        if (!(error instanceof QuarantinedBoardError)) throw error;
        throw new ApiError('cmt_open_file_error', { internal: error.message, cause: error });
      } finally {
        doc.destroy();
      }
    },

    async editBoard(fileKey, editorId, edit) {
      const editor: Participant = { userId: editorId, nickName: '', role: 'editor' };
      const connection = await hocuspocus.openDirectConnection(fileKey, editor).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        throw new ApiError('cmt_open_file_error', { internal: `file ${fileKey}`, cause: error });
      });
      try {
        const { document } = connection;
        if (document === null) throw new Error(`${fileKey} was closed while it was opened`);
        await catchUp(fileKey, document);
        const limit = live.reachedLimit(fileKey, document);
        if (limit !== undefined) throw new ApiError('storage_full', { data: { limit } });
        await connection.transact(edit);
        const board = snapshotOf(document);
        if (!(await journal.settled(fileKey))) throw new Error(`an edit of ${fileKey} could not be stored`);
        return board;
      } finally {
        await connection.disconnect();
      }
    },

    announceComments: (on, fileKey) => commentSignals.announce(on, fileKey),
    announceVotes: (on, fileKey) => voteSignals.announce(on, fileKey),

    closeBoard(fileKey) {
      hocuspocus.closeConnections(fileKey);
    },

    revoke: (change) => access.announce(change),
    recheckRights: () => access.recheckAll(),

    live: () => ({
      boards: hocuspocus.getDocumentsCount(),
      connections: hocuspocus.getConnectionsCount(),
      unsigned: sockets.unsigned(),
    }),

    attach(server) {
      sockets.attach(server);
      server.once('listening', () => {
        const address = settings.sharing.boardsAddress ?? reachableAddress(server);
        void owners?.join(address, () => void sockets.moveBoards());
      });
    },

    async recover() {
      const now = clock.now();
      const before = relay === undefined ? now : new Date(now.getTime() - LEFT_AFTER_MS);
      await upkeep.recover(before);
    },

    async rebuildResting() {
      const editedBefore = new Date(clock.now().getTime() - RESTING_MS);
      const due = await listToWeigh(db, { bytes: REBUILD_BYTES, editedBefore, limit: REBUILD_AT_ONCE });
      let count = 0;
      for (const fileKey of due) {
        // Somebody looks at it here: it is weighed again another night.
        if (isClosing || hocuspocus.documents.has(fileKey)) continue;
        const isRebuilt = await storage.rebuild(fileKey).catch((error: unknown) => {
          if (!(error instanceof QuarantinedBoardError))
            log.error({ err: error, fileKey }, 'a board could not be built again');
          return false;
        });
        if (!isRebuilt) continue;
        count += 1;
        relay?.lookAgain(fileKey);
        if (hocuspocus.documents.has(fileKey)) endAll(fileKey, LiveEnd.OUT_OF_STEP);
      }
      return count;
    },

    databaseDied() {
      drainPatienceMs = 0;
    },

    async close() {
      isClosing = true;
      access.stop();
      commentSignals.stop();
      voteSignals.stop();
      timers.stop();
      // Before its connections end: who comes back is handed on to another process.
      await owners?.leave();
      await sockets.close();
      hocuspocus.closeConnections();
      await journal.drain(drainPatienceMs);
      await letGo();
      await compactor.close();
      await relay?.close();
    },
  };
}
