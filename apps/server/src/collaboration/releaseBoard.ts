import * as Y from 'yjs';
import { inTransaction, type Database } from '../infra/database/database.ts';
import * as boards from './boardRepository.ts';
import * as quarantined from './quarantineRepository.ts';

/**
 * Takes back a board that was set aside, e.g. when its rows were repaired. It is read again when it is opened next.
 *
 * @param options.dropUnreadable deletes the logged edits no document can be made of; all others stay
 * @returns how many edits were deleted; undefined when the board is not set aside
 */
export async function releaseBoard(
  db: Database,
  fileKey: string,
  { dropUnreadable = false }: { dropUnreadable?: boolean },
): Promise<number | undefined> {
  return inTransaction(db, async (trx) => {
    if (!(await quarantined.release(trx, fileKey))) return undefined;
    if (!dropUnreadable) return 0;
    const stored = await boards.readStoredBoard(trx, fileKey);
    const unreadable = (stored?.updates ?? []).filter(({ payload }) => !isReadable(payload));
    await boards.deleteEdits(
      trx,
      unreadable.map(({ id }) => id),
    );
    return unreadable.length;
  });
}

function isReadable(update: Uint8Array): boolean {
  const doc = new Y.Doc();
  try {
    Y.applyUpdate(doc, update);
    return true;
  } catch {
    return false;
  } finally {
    doc.destroy();
  }
}
