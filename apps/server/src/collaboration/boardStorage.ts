import { rebuiltUpdate } from '@boardwalk/board/document';
import { LIVE_LIMITS } from '@boardwalk/domain';
import * as Y from 'yjs';
import { inTransaction, type Database, type Queryable } from '../infra/database/database.ts';
import type { Clock } from '../infra/ids/clock.ts';
import type { Logger } from '../infra/log/logger.ts';
import { UnreadableUpdatesError, type BoardCompactor } from './boardCompactor.ts';
import * as repository from './boardRepository.ts';
import * as quarantined from './quarantineRepository.ts';
import * as rebuilds from './rebuildRepository.ts';

/** Reads boards from the database and merges their edits. */
export interface BoardStorage {
  /**
   * Applies the stored board to a document, as one change of the origin given. False when there is no such file.
   *
   * @throws QuarantinedBoardError when it is set aside, or cannot be read and is from now on
   * @throws RebuiltBoardError when the document holds the board of an earlier epoch
   */
  loadInto(doc: Y.Doc, fileKey: string, origin?: unknown): Promise<boolean>;
  /**
   * Merges the logged edits of a board into its state. Does nothing when there are none.
   *
   * @throws QuarantinedBoardError as `loadInto`
   */
  merge(fileKey: string): Promise<void>;
  /**
   * Builds a board again from its content when that makes it much smaller: what was deleted is gone for good, and the board has
   * another epoch, so that nothing made on the document of before is merged into it. Boards that are being edited are left alone.
   *
   * @returns whether it was built again
   * @throws QuarantinedBoardError as `loadInto`
   */
  rebuild(fileKey: string): Promise<boolean>;
  /** The epoch a document was loaded with. */
  epochOf(doc: Y.Doc): number;
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

/** A board was built again: a document that holds what it was before takes nothing of it. */
export class RebuiltBoardError extends Error {
  override name = 'RebuiltBoardError';
}

/** A board is to be set aside. */
class UnsoundBoardError extends Error {
  readonly reason: quarantined.QuarantineReason;

  constructor(reason: quarantined.QuarantineReason, options?: ErrorOptions) {
    super('Its bytes are no board.', options);
    this.reason = reason;
  }
}

/** Larger boards are merged in another process. */
const MERGED_HERE_BYTES = 128 * 1024;
/** A board is built again when at most this share of it is left. */
const REBUILD_SHARE = 0.5;

/** More is stored of no sound board: the largest one, and edits that were not merged for a long while. */
const MOST_STORED_BYTES = 16 * LIVE_LIMITS.boardBytes;

/** What a storage works with. */
export interface StorageOptions {
  db: Database;
  clock: Clock;
  log: Pick<Logger, 'error'>;
  /** Merges large boards. Without, everything is done here. */
  compactor?: Pick<BoardCompactor, 'merge' | 'rebuild'>;
  /** Called when a document turns out to hold the board of an earlier epoch. */
  onRebuilt?: (fileKey: string) => void;
  /** Called when a board is set aside, or was already by another process. */
  onQuarantine?: (fileKey: string) => void;
  /** More bytes of one board than this are not read. */
  mostStoredBytes?: number;
}

/** The boards of a database. */
export function boardStorage(options: StorageOptions): BoardStorage {
  const { db, clock, log, compactor, onRebuilt, onQuarantine, mostStoredBytes = MOST_STORED_BYTES } = options;
  const epochs = new WeakMap<Y.Doc, number>();

  async function quarantine(
    fileKey: string,
    reason: quarantined.QuarantineReason,
    cause?: unknown,
  ): Promise<void> {
    if (await quarantined.quarantine(db, fileKey, reason, clock.now()))
      log.error({ fileKey, reason, err: cause }, 'a board was set aside');
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

  /** Merged through a document, which lets go of what was deleted. */
  async function merged(stored: repository.StoredBoard): Promise<Uint8Array> {
    const updates = updatesOf(stored);
    const bytes = updates.reduce((sum, { byteLength }) => sum + byteLength, 0);
    if (compactor !== undefined && bytes > MERGED_HERE_BYTES)
      return await readable(() => compactor.merge(updates));
    return here(stored, Y.encodeStateAsUpdate);
  }

  return {
    loadInto: (doc, fileKey, origin) =>
      guarded(fileKey, async () => {
        const stored = await read(db, fileKey);
        if (stored === undefined) return false;
        const before = epochs.get(doc) ?? stored.epoch;
        if (before !== stored.epoch) {
          onRebuilt?.(fileKey);
          throw new RebuiltBoardError(`The board ${fileKey} was built again.`);
        }
        epochs.set(doc, stored.epoch);
        applyAll(doc, stored, origin);
        return true;
      }),

    merge: (fileKey) =>
      guarded(fileKey, () =>
        inTransaction(db, async (trx) => {
          await repository.lockBoardState(trx, fileKey, emptyState(), clock.now());
          const stored = await read(trx, fileKey);
          const updateIds = stored?.updates.map(({ id }) => id) ?? [];
          const lastUpdateId = updateIds.at(-1);
          if (stored === undefined || lastUpdateId === undefined) return;
          // What the database holds is merged, not what is in memory, so that edits another server has logged are not lost.
          const state = await merged(stored);
          await repository.writeMergedState(trx, { fileKey, state, lastUpdateId, updateIds }, clock.now());
        }),
      ),

    rebuild: (fileKey) =>
      guarded(fileKey, () =>
        inTransaction(db, async (trx) => {
          if (!(await rebuilds.holdFile(trx, fileKey))) return false;
          await repository.lockBoardState(trx, fileKey, emptyState(), clock.now());
          const stored = await read(trx, fileKey);
          if (stored?.state === undefined || stored.updates.length > 0) return false;
          await rebuilds.noteWeighed(trx, fileKey, clock.now());
          const { state } = stored;
          const rebuilt = await readable(() => compactor?.rebuild([state]) ?? rebuiltHere(stored));
          if (rebuilt.byteLength > state.byteLength * REBUILD_SHARE) return false;
          await rebuilds.writeRebuilt(trx, { fileKey, state: rebuilt }, clock.now());
          return true;
        }),
      ),

    epochOf: (doc) => epochs.get(doc) ?? 1,

    quarantine,
  };
}

const emptyState = (): Uint8Array => Y.encodeStateAsUpdate(new Y.Doc());

const updatesOf = ({ state, updates }: repository.StoredBoard): Uint8Array[] => [
  ...(state === undefined ? [] : [state]),
  ...updates.map(({ payload }) => payload),
];

function applyAll(doc: Y.Doc, stored: repository.StoredBoard, origin?: unknown): void {
  try {
    doc.transact(() => {
      for (const update of updatesOf(stored)) Y.applyUpdate(doc, update, origin);
    }, origin);
  } catch (cause) {
    throw new UnsoundBoardError('unreadable', { cause });
  }
}

/** Makes something of a stored board in this process. */
function here<Result>(stored: repository.StoredBoard, make: (doc: Y.Doc) => Result): Result {
  const doc = new Y.Doc();
  try {
    applyAll(doc, stored);
    return make(doc);
  } finally {
    doc.destroy();
  }
}

const rebuiltHere = async (stored: repository.StoredBoard): Promise<Uint8Array> =>
  here(stored, rebuiltUpdate);

/** Runs what another process makes of a board: when that is none, the board is the trouble. */
async function readable(make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await make();
  } catch (cause) {
    if (cause instanceof UnreadableUpdatesError) throw new UnsoundBoardError('unreadable', { cause });
    throw cause;
  }
}
