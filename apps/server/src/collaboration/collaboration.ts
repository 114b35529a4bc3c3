import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { snapshotOf, type BoardSnapshot } from '@boardwalk/board/document';
import { isFileKey, VERSION_LIMITS } from '@boardwalk/domain';
import { Hocuspocus } from '@hocuspocus/server';
import * as Y from 'yjs';
import type { Queryable } from '../infra/database/database.ts';
import { ApiError } from '../infra/errors/ApiError.ts';
import type { Infra } from '../infra/Infra.ts';
import { createLiveAccess, type RightsChange } from './access.ts';
import { boardJournal } from './boardJournal.ts';
import { boardRelay, RELAYED } from './boardRelay.ts';
import * as repository from './boardRepository.ts';
import { boardStorage } from './boardStorage.ts';
import { keepOwnPresence } from './presence.ts';
import { COLLAB_PATH, collabSockets } from './sockets.ts';
import { flushed, readFlushRequest } from './stateless.ts';
import { issueTicket, readTicket, type Participant } from './tickets.ts';

/** Boards edited live. */
export interface Collaboration {
  /** A ticket for somebody to join a board, with the path to join at. */
  issueTicket(
    fileKey: string,
    participant: Participant,
  ): Promise<{ ticket: string; seconds: number; path: string }>;
  /**
   * The board as it is now, edits that are not stored yet included. Throws cmt_open_file_error when there is
   * no such file.
   */
  readBoard(fileKey: string): Promise<BoardSnapshot>;
  /**
   * Changes a board on behalf of somebody, as one edit that everybody who has it open sees. Resolves with the board
   * after it, when it is committed. Throws cmt_open_file_error when there is no such file.
   */
  editBoard(fileKey: string, editorId: string, edit: (doc: Y.Doc) => void): Promise<BoardSnapshot>;
  /** Ends the connections to a board, e.g. because it was deleted. */
  closeBoard(fileKey: string): void;
  /**
   * Rights may have changed: on every process, connections of those who have lost theirs end, and those of people who
   * may only look from now on become read-only. To be called when the change is committed. Changes of members, visitors,
   * share links, sessions and files tell themselves, by triggers of the database.
   */
  revoke(change: RightsChange): Promise<void>;
  /** Looks up the rights behind all connections of this process, as happens every few seconds. */
  recheckRights(): Promise<void>;
  /** What is going on at this process. */
  live(): { boards: number; connections: number };
  /** Serves live connections on an HTTP server. */
  attach(server: Server): void;
  /**
   * Merges what a killed server has left unmerged. Boards that others have open at the moment are left to them, and to
   * the next time.
   */
  recover(): Promise<void>;
  /** The database is gone and does not come back while this process lives: what waits for it has no hope. */
  databaseDied(): void;
  /** Ends all connections and returns when every edit taken is committed, or the database has not answered for long. */
  close(): Promise<void>;
}

const PATIENCE_MS = 2_000;
const MOST_PATIENCE_MS = 10_000;
/** How long a server that is told to end waits for the database to take the last edits. */
const DRAIN_PATIENCE_MS = 10_000;
/** Who is told of openings of boards in the editor. */
export interface Openings {
  /** Notes that somebody who may edit it has opened a board; see the service of the files. */
  recordUse(fileKey: string, on?: Queryable): Promise<boolean>;
}

/** How long it then waits for open boards to be put away, looking this often. */
const LET_GO_PATIENCE_MS = 2_000;
const LOOK_MS = 20;
const THUMBNAIL_DELAY_MS = 5_000;
/** Edits that are older, and not merged, belong to no board anybody is working on. */
const LEFT_AFTER_MS = 60_000;
/** Logged edits of an open board beyond which they are merged meanwhile. */
const MERGE_AFTER_EDITS = 500;

/** A refusal without words: Hocuspocus prints the words of others. */
class Refusal extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super('');
    this.reason = reason;
  }
}

/**
 * Live editing: Hocuspocus keeps documents in memory, the journal writes every edit down, the storage merges them.
 * An edit is safe when a flush sent after it has been answered.
 */
export function createCollaboration(infra: Infra, openings: Openings): Collaboration {
  const { db, tokens, clock, log, settings } = infra;
  const storage = boardStorage({ db, clock });
  const relay =
    infra.memory === undefined
      ? undefined
      : boardRelay({
          memory: infra.memory,
          log,
          reload: (document, fileKey) => storage.loadInto(document, fileKey, RELAYED),
        });
  const journal = boardJournal({ db, clock, log, onCommitted: (edits) => relay?.tell(edits) });
  const editsSinceMerge = new Map<string, number>();
  let isClosing = false;
  let drainPatienceMs = DRAIN_PATIENCE_MS;

  const hocuspocus: Hocuspocus<Participant> = new Hocuspocus<Participant>({
    quiet: true,
    debounce: PATIENCE_MS,
    maxDebounce: MOST_PATIENCE_MS,

    async onAuthenticate({ documentName, token, connectionConfig }) {
      const participant = isFileKey(documentName) ? await readTicket(tokens, documentName, token) : undefined;
      if (participant === undefined) throw new Refusal('permission-denied');
      if (isClosing || journal.isOverloaded()) throw new Refusal('unavailable');
      // A ticket may be older than the right it was given for.
      const role = await access.roleOf(documentName, participant);
      if (role === null) throw new Refusal('permission-denied');
      connectionConfig.readOnly = role === 'viewer';
      if (role !== 'viewer') await openings.recordUse(documentName);
      return participant;
    },

    async connected({ connection }) {
      // When it fails, the next look at all connections makes up for it.
      await access.recheck(connection).catch((error: unknown) => {
        log.warn({ err: error }, 'the right behind a new connection could not be looked up again');
      });
    },

    async onLoadDocument({ document, documentName }) {
      await relay?.join(documentName, document);
      try {
        if (!(await storage.loadInto(document, documentName))) throw new Refusal('not-found');
      } catch (error) {
        relay?.leave(documentName, document);
        throw error;
      }
      return undefined;
    },

    async afterLoadDocument({ document, documentName }) {
      // Heard in the same turn as it happens, so that a flush that follows knows of it.
      document.on('update', (update: Uint8Array, origin: unknown) => {
        // Journaled by the process that took it.
        if (origin === RELAYED) return;
        editsSinceMerge.set(documentName, (editsSinceMerge.get(documentName) ?? 0) + 1);
        journal.append({ fileKey: documentName, update });
        // The editors keep their edits and bring them when they come back.
        if (journal.isOverloaded()) hocuspocus.closeConnections();
      });
      relay?.loaded(documentName, document);
    },

    async beforeHandleAwareness({ states, context, document, connection }) {
      const own = connection === undefined ? new Set<number>() : document.getClients(connection);
      keepOwnPresence(states, { context, own, known: document.awareness.getStates() });
    },

    async onStateless({ connection, documentName, payload }) {
      const request = readFlushRequest(payload);
      if (request === undefined) return;
      if (await journal.settled(documentName)) connection.sendStateless(flushed(request.id));
    },

    async onStoreDocument({ documentName, lastContext }) {
      await journal.settled(documentName);
      // The edits are safe; what cannot be noted is noted with the next ones. Hocuspocus would print the error.
      await noteEdited(documentName, lastContext.userId).catch((error: unknown) => {
        log.error({ err: error, fileKey: documentName }, 'the change of a board could not be noted');
      });
      if ((editsSinceMerge.get(documentName) ?? 0) >= MERGE_AFTER_EDITS) await merge(documentName);
    },

    async beforeUnloadDocument({ documentName }) {
      await journal.settled(documentName);
    },

    async afterUnloadDocument({ documentName }) {
      await merge(documentName);
      // It is due anyhow, only later.
      await repository.hastenVersion(db, documentName, clock.now()).catch((error: unknown) => {
        log.warn({ err: error, fileKey: documentName }, 'the version of a board could not be hastened');
      });
    },
  });
  const access = createLiveAccess(infra, hocuspocus);
  const sockets = collabSockets(hocuspocus as Hocuspocus, settings.publicUrl);

  /** What other processes have committed and not told yet, or told while Redis was away. */
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

  /** Notes when a board was edited, and that its picture and a version of it are due. */
  async function noteEdited(fileKey: string, editorId: string | undefined): Promise<void> {
    const now = clock.now();
    await repository.noteChange(db, fileKey, now, new Date(now.getTime() + THUMBNAIL_DELAY_MS));
    const dueAt = new Date(now.getTime() + VERSION_LIMITS.intervalMs);
    await repository.noteVersionDue(db, fileKey, { dueAt, editorId });
  }

  /** Merging is housekeeping: when it fails, the edits are still in the log. */
  async function merge(fileKey: string): Promise<void> {
    editsSinceMerge.delete(fileKey);
    await storage.merge(fileKey).catch((error: unknown) => {
      log.error({ err: error, fileKey }, 'the edits of a board could not be merged');
    });
  }

  return {
    async issueTicket(fileKey, participant) {
      return { ...(await issueTicket(tokens, fileKey, participant)), path: COLLAB_PATH };
    },

    async readBoard(fileKey) {
      const open = hocuspocus.documents.get(fileKey);
      if (open !== undefined && !open.isLoading) {
        await catchUp(fileKey, open);
        return snapshotOf(open);
      }
      const doc = new Y.Doc();
      try {
        if (!(await storage.loadInto(doc, fileKey))) {
          throw new ApiError('cmt_open_file_error', { internal: `file ${fileKey}` });
        }
        return snapshotOf(doc);
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
        await connection.transact(edit);
        const board = snapshotOf(document);
        if (!(await journal.settled(fileKey))) throw new Error(`an edit of ${fileKey} could not be stored`);
        return board;
      } finally {
        await connection.disconnect();
      }
    },

    closeBoard(fileKey) {
      hocuspocus.closeConnections(fileKey);
    },

    revoke: (change) => access.tell(change),
    recheckRights: () => access.recheckAll(),

    live: () => ({
      boards: hocuspocus.getDocumentsCount(),
      connections: hocuspocus.getConnectionsCount(),
    }),

    attach(server) {
      sockets.attach(server);
    },

    async recover() {
      const now = clock.now();
      const before = relay === undefined ? now : new Date(now.getTime() - LEFT_AFTER_MS);
      for (const { fileKey, editedAt } of await repository.listUnmergedFiles(db, before)) {
        await merge(fileKey);
        if (!(await repository.noteLeftEdit(db, fileKey, editedAt))) continue;
        await repository.noteThumbnailDue(db, fileKey, now);
        await repository.noteVersionDue(db, fileKey, { dueAt: now, editorId: undefined });
      }
    },

    databaseDied() {
      drainPatienceMs = 0;
    },

    async close() {
      isClosing = true;
      access.stop();
      await sockets.close();
      hocuspocus.closeConnections();
      await journal.drain(drainPatienceMs);
      await letGo();
      await relay?.close();
    },
  };
}
