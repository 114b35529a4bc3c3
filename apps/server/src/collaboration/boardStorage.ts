import { LIVE_LIMITS } from '@boardwalk/domain';
import * as Y from 'yjs';
import { inTransaction, type Database, type Queryable } from '../infra/database/database.ts';
import type { Clock } from '../infra/ids/clock.ts';
import type { Logger } from '../infra/log/logger.ts';
import * as repository from './boardRepository.ts';
import * as quarantined from './quarantineRepository.ts';

/** Reads boards from the database and merges their edits. */
export interface BoardStorage {
  /**
   * Applies the stored board to a document, as one change of the origin given. False when there is no such file.
   *
   * @throws QuarantinedBoardError when it is set aside, or cannot be read and is from now on
   */
  loadInto(doc: Y.Doc, fileKey: string, origin?: unknown): Promise<boolean>;
  /**
   * Merges the logged edits of a board into its state. Does nothing when there are none.
   *
   * @throws QuarantinedBoardError as `loadInto`
   */
  merge(fileKey: string): Promise<void>;
  /** Sets a board aside: nobody opens it until an operator has looked at it, and nothing stored of it changes. */
  quarantine(fileKey: string, reason: quarantined.QuarantineReason, cause?: unknown): Promise<void>;
}

/** A board is set aside. */
export class QuarantinedBoardError extends Error {
  override name = 'QuarantinedBoardError';

  constructor(fileKey: string) {
    super(`The board ${fileKey} is set aside.`);
  }
}

/** A board is to be set aside. */
class UnsoundBoardError extends Error {
  readonly reason: quarantined.QuarantineReason;

  constructor(reason: quarantined.QuarantineReason, options?: ErrorOptions) {
    super('Its bytes are no board.', options);
    this.reason = reason;
  }
}

/** More is stored of no sound board: the largest one, and edits that were not merged for a long while. */
const MOST_STORED_BYTES = 16 * LIVE_LIMITS.boardBytes;

/** What a storage works with. */
export interface StorageOptions {
  db: Database;
  clock: Clock;
  log: Pick<Logger, 'error'>;
  /** Called when a board is set aside. */
  onQuarantine?: (fileKey: string) => void;
  /** More bytes of one board than this are not read. */
  mostStoredBytes?: number;
}

/** The boards of a database. */
export function boardStorage(options: StorageOptions): BoardStorage {
  const { db, clock, log, onQuarantine, mostStoredBytes = MOST_STORED_BYTES } = options;

  async function quarantine(
    fileKey: string,
    reason: quarantined.QuarantineReason,
    cause?: unknown,
  ): Promise<void> {
    if (!(await quarantined.quarantine(db, fileKey, reason, clock.now()))) return;
    log.error({ fileKey, reason, err: cause }, 'a board was set aside: it cannot be read');
    onQuarantine?.(fileKey);
  }

  /** Reads a board unless that would bring the process down. */
  async function read(on: Queryable, fileKey: string) {
    const { isQuarantined, bytes } = await quarantined.findStoredSize(on, fileKey);
    if (isQuarantined) throw new QuarantinedBoardError(fileKey);
    if (bytes > mostStoredBytes) throw new UnsoundBoardError('too_large');
    return repository.readStoredBoard(on, fileKey);
  }

  /** Runs what reads a board, and sets it aside when its bytes are the trouble: after the transaction of the work, which holds it. */
  async function guarded<Result>(fileKey: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof UnsoundBoardError)) throw error;
      await quarantine(fileKey, error.reason, error.cause);
      throw new QuarantinedBoardError(fileKey);
    }
  }

  return {
    loadInto: (doc, fileKey, origin) =>
      guarded(fileKey, async () => {
        const stored = await read(db, fileKey);
        if (stored === undefined) return false;
        applyAll(doc, stored, origin);
        return true;
      }),

    merge: (fileKey) =>
      guarded(fileKey, () =>
        inTransaction(db, async (trx) => {
          const doc = new Y.Doc();
          await repository.lockBoardState(trx, fileKey, Y.encodeStateAsUpdate(doc), clock.now());
          const stored = await read(trx, fileKey);
          const updateIds = stored?.updates.map(({ id }) => id) ?? [];
          const lastUpdateId = updateIds.at(-1);
          if (stored === undefined || lastUpdateId === undefined) return;
          // Merged through a document, which lets go of what was deleted; what the database holds is
          // merged, not what is in memory, so that edits another server has logged are not lost.
          applyAll(doc, stored);
          const state = Y.encodeStateAsUpdate(doc);
          doc.destroy();
          await repository.writeMergedState(trx, { fileKey, state, lastUpdateId, updateIds }, clock.now());
        }),
      ),

    quarantine,
  };
}

type StoredBoard = NonNullable<Awaited<ReturnType<typeof repository.readStoredBoard>>>;

function applyAll(doc: Y.Doc, { state, updates }: StoredBoard, origin?: unknown): void {
  try {
    doc.transact(() => {
      if (state !== undefined) Y.applyUpdate(doc, state, origin);
      for (const { payload } of updates) Y.applyUpdate(doc, payload, origin);
    }, origin);
  } catch (cause) {
    throw new UnsoundBoardError('unreadable', { cause });
  }
}
