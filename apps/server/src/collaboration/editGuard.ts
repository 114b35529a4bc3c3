import { ELEMENTS_MAP } from '@boardwalk/board/document';
import { LiveEnd } from '@boardwalk/domain';
import type { Connection } from '@hocuspocus/server';
import * as Y from 'yjs';
import { isElementKey, judgeEdit } from './judgeEdit.ts';
import type { Participant } from './tickets.ts';

/** An edit that somebody sends. */
export interface OfferedEdit {
  connection: Connection<Participant>;
  document: Y.Doc;
  update: Uint8Array;
}

/** Judges edits of live boards, before they change anything. */
export interface EditGuard {
  /** Begins with a board that was just loaded. */
  watch(document: Y.Doc): void;
  /** Why an edit is not taken; undefined when it is. */
  refusalOf(fileKey: string, edit: OfferedEdit): LiveEnd | undefined;
  /** Whether a board has no room for more bytes. */
  isFull(document: Y.Doc): boolean;
}

/** What a board may hold. */
export interface BoardRoom {
  elements: number;
  bytes: number;
}

/** What is known of an open board. */
interface Watched {
  elements: number;
  /** No less than what the board takes; exact when it was last measured. */
  bytes: number;
}

/**
 * A guard of all boards of a process. It holds boards to their limits and everybody to their role, takes edits of elements
 * alone, and keeps no edit that rests on others which are not there: such an edit would be in memory only, and never be stored.
 *
 * @param options.limits what a board may hold
 * @param options.onOutOfStep called for connections that send such edits
 * @param options.isStorageFull whether the team of a board has no storage left
 */
export function editGuard(options: {
  limits: BoardRoom;
  onOutOfStep: (connection: Connection<Participant>) => void;
  isStorageFull: (fileKey: string) => boolean;
}): EditGuard {
  const { limits } = options;
  const boards = new WeakMap<Y.Doc, Watched>();

  function roomFor(document: Y.Doc, more: number): boolean {
    const board = boards.get(document);
    if (board === undefined) return false;
    if (board.bytes + more > limits.bytes) board.bytes = sizeOf(document);
    return board.bytes + more <= limits.bytes;
  }

  return {
    watch(document) {
      const elements = document.getMap(ELEMENTS_MAP);
      const board: Watched = {
        elements: [...elements.keys()].filter(isElementKey).length,
        bytes: sizeOf(document),
      };
      boards.set(document, board);
      elements.observe(({ changes }) => {
        for (const [key, { action }] of changes.keys) {
          if (!isElementKey(key)) continue;
          if (action === 'add') board.elements += 1;
          else if (action === 'delete') board.elements -= 1;
        }
      });
      document.on('update', (update: Uint8Array) => {
        board.bytes += update.byteLength;
      });
      dropLeftOvers(document, options.onOutOfStep);
    },

    refusalOf(fileKey, { connection, document, update }) {
      if (connection.readOnly) {
        const isKnown = Y.snapshotContainsUpdate(Y.snapshot(document), update);
        return isKnown ? undefined : LiveEnd.READ_ONLY;
      }
      const judged = judgeEdit(document, update);
      if (judged === undefined) return LiveEnd.MALFORMED;
      const { newElements, deletesOnly } = judged;
      // Anyone who has no room left makes some by deleting.
      if (deletesOnly) return undefined;
      const elements = (boards.get(document)?.elements ?? 0) + newElements;
      if (newElements > 0 && elements > limits.elements) return LiveEnd.BOARD_FULL;
      if (!roomFor(document, update.byteLength)) return LiveEnd.BOARD_FULL;
      return options.isStorageFull(fileKey) ? LiveEnd.STORAGE_FULL : undefined;
    },

    isFull: (document) => !roomFor(document, 0),
  };
}

/**
 * Yjs keeps what rests on edits that are not there yet, and reports it to nobody. What a connection leaves over like that is
 * dropped; what other processes leave over stays, since they bring the rest.
 */
function dropLeftOvers(document: Y.Doc, onOutOfStep: (connection: Connection<Participant>) => void): void {
  const { store } = document;
  let structs = store.pendingStructs?.update;
  let deletions = store.pendingDs;
  document.on('afterTransaction', ({ origin }: Y.Transaction) => {
    const hasNew =
      (store.pendingStructs !== null && store.pendingStructs.update !== structs) ||
      (store.pendingDs !== null && store.pendingDs !== deletions);
    const connection = hasNew ? connectionOf(origin) : undefined;
    if (connection === undefined) {
      structs = store.pendingStructs?.update;
      deletions = store.pendingDs;
      return;
    }
    if (structs === undefined) store.pendingStructs = null;
    else if (store.pendingStructs !== null) store.pendingStructs.update = structs;
    store.pendingDs = deletions;
    onOutOfStep(connection);
  });
}

/** The connection a transaction came by; undefined for what the server does itself or hears from other processes. */
function connectionOf(origin: unknown): Connection<Participant> | undefined {
  if (typeof origin !== 'object' || origin === null || !('connection' in origin)) return undefined;
  return origin.connection as Connection<Participant>;
}

function sizeOf(document: Y.Doc): number {
  return Y.encodeStateAsUpdate(document).byteLength;
}
