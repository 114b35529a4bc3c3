import { newIdempotencyKey, type ApiClient } from '@boardwalk/api-client';
import { checkSnapshot, snapshotOf, updateFrom, type BoardSnapshot } from '@boardwalk/board';
import { FeeType } from '@boardwalk/domain';
import { IndexeddbPersistence } from 'y-indexeddb';
import * as Y from 'yjs';
import { canKeep } from '../live/edit-keeper.ts';

/** The work may not be tried out: it costs something, or only a part of it is shown. */
export class NotForTryingError extends Error {}

/** What a try-out began with, and how far it is on its way to become a board of an account. */
interface Start {
  readonly name: string;
  /** Makes the board of the account once, however often it is asked for. */
  readonly key: string;
  /** That board as it was before anything was written on it; undefined until it has been made. */
  readonly pristine?: BoardSnapshot;
}

interface Opened {
  readonly doc: Y.Doc;
  /** Where it is kept; null where the browser keeps nothing. */
  readonly store: IndexeddbPersistence | null;
  readonly start: Start;
  /** An earlier visit began it. */
  readonly wasThere: boolean;
}

const PREFIX = 'board-try-out/';
const START = 'start';

/**
 * A published board that somebody tries out: a copy in this browser, changed here and kept here. No server knows of it until the
 * person keeps it as a board of their account.
 */
export class TryOut {
  readonly fileKey: string;
  readonly doc: Y.Doc;
  readonly #store: IndexeddbPersistence | null;
  readonly #wasThere: boolean;
  #start: Start;

  private constructor(fileKey: string, { doc, store, start, wasThere }: Opened) {
    this.fileKey = fileKey;
    this.doc = doc;
    this.#store = store;
    this.#start = start;
    this.#wasThere = wasThere;
  }

  /**
   * Takes up a try-out where it was left, or begins one.
   *
   * @throws ApiFailure when the work cannot be had
   * @throws NotForTryingError when it may not be tried out
   */
  static async open(client: ApiClient, fileKey: string): Promise<TryOut> {
    const doc = new Y.Doc();
    const store = (await canKeep()) ? new IndexeddbPersistence(PREFIX + fileKey, doc) : null;
    await store?.whenSynced;
    const kept: unknown = await store?.get(START);
    const isThere = typeof kept === 'string' && doc.store.clients.size > 0;
    if (isThere) return new TryOut(fileKey, { doc, store, start: JSON.parse(kept) as Start, wasThere: true });
    try {
      const { name, board } = await fetchWork(client, fileKey);
      const start: Start = { name, key: newIdempotencyKey() };
      await store?.set(START, JSON.stringify(start));
      // Equal boards are equal bytes: two pages that begin at once begin with the same.
      Y.applyUpdate(doc, updateFrom(board));
      return new TryOut(fileKey, { doc, store, start, wasThere: false });
    } catch (error) {
      await store?.destroy();
      doc.destroy();
      throw error;
    }
  }

  /** The name of the work. */
  get name(): string {
    return this.#start.name;
  }

  /** Whether this browser keeps it; without, it ends with the page. */
  get isKept(): boolean {
    return this.#store !== null;
  }

  /** Whether an earlier visit began it. */
  get wasThere(): boolean {
    return this.#wasThere;
  }

  /** Makes the board of the account once. */
  get key(): string {
    return this.#start.key;
  }

  /** The board of the account as it was before anything was written on it; undefined until it has been made. */
  get pristine(): BoardSnapshot | undefined {
    return this.#start.pristine;
  }

  /** The board as it is here. */
  get board(): BoardSnapshot {
    return snapshotOf(this.doc);
  }

  /** Notes how the board of the account was before anything is written on it. */
  async notePristine(pristine: BoardSnapshot): Promise<void> {
    await this.#note({ ...this.#start, pristine });
  }

  /** Another board of the account is to be made: the one that was made is somebody's work by now. */
  async beginAnother(): Promise<void> {
    await this.#note({ name: this.#start.name, key: newIdempotencyKey() });
  }

  /** Deletes what is kept here: the account has it. */
  async forget(): Promise<void> {
    await this.#store?.clearData();
    this.doc.destroy();
  }

  /** The page goes: what is kept stays. */
  close(): void {
    void this.#store?.destroy();
    this.doc.destroy();
  }

  async #note(start: Start): Promise<void> {
    this.#start = start;
    await this.#store?.set(START, JSON.stringify(start));
  }
}

/** A work that may be tried out: free, and all of it. */
async function fetchWork(
  client: ApiClient,
  fileKey: string,
): Promise<{ readonly name: string; readonly board: BoardSnapshot }> {
  const path = { file_key: fileKey };
  const work = await client.call('getFileFull', { path, query: { common: 1 } });
  if (work.fee_type !== FeeType.FREE) throw new NotForTryingError();
  const found = await client.call('getFileObject', { path, query: { object_id: work.object_point } });
  const check = checkSnapshot(found);
  if (!check.ok || found.preview === true) throw new NotForTryingError();
  return { name: work.name, board: check.snapshot };
}
