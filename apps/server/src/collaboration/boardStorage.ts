import * as Y from 'yjs';
import { inTransaction, type Database } from '../infra/database/database.ts';
import type { Clock } from '../infra/ids/clock.ts';
import * as repository from './boardRepository.ts';

/** Reads boards from the database and merges their edits. */
export interface BoardStorage {
  /** Applies the stored board to a document, as one change of the origin given. False when there is no such file. */
  loadInto(doc: Y.Doc, fileKey: string, origin?: unknown): Promise<boolean>;
  /** Merges the logged edits of a board into its state. Does nothing when there are none. */
  merge(fileKey: string): Promise<void>;
}

/** The boards of a database. */
export function boardStorage({ db, clock }: { db: Database; clock: Clock }): BoardStorage {
  return {
    async loadInto(doc, fileKey, origin) {
      const stored = await repository.readStoredBoard(db, fileKey);
      if (stored === undefined) return false;
      applyAll(doc, stored, origin);
      return true;
    },

    async merge(fileKey) {
      await inTransaction(db, async (trx) => {
        const doc = new Y.Doc();
        await repository.lockBoardState(trx, fileKey, Y.encodeStateAsUpdate(doc), clock.now());
        const stored = await repository.readStoredBoard(trx, fileKey);
        const updateIds = stored?.updates.map(({ id }) => id) ?? [];
        const lastUpdateId = updateIds.at(-1);
        if (stored === undefined || lastUpdateId === undefined) return;
        // Merged through a document, which lets go of what was deleted; what the database holds is
        // merged, not what is in memory, so that edits another server has logged are not lost.
        applyAll(doc, stored);
        const state = Y.encodeStateAsUpdate(doc);
        doc.destroy();
        await repository.writeMergedState(trx, { fileKey, state, lastUpdateId, updateIds }, clock.now());
      });
    },
  };
}

type StoredBoard = NonNullable<Awaited<ReturnType<typeof repository.readStoredBoard>>>;

function applyAll(doc: Y.Doc, { state, updates }: StoredBoard, origin?: unknown): void {
  doc.transact(() => {
    if (state !== undefined) Y.applyUpdate(doc, state, origin);
    for (const { payload } of updates) Y.applyUpdate(doc, payload, origin);
  }, origin);
}
