import { openUserChannel, type UserChannel } from '@boardwalk/api-client';
import { dropKeptEdits, findKeptEdits, noteKeptEdits, type KeptFor } from '@boardwalk/app-shell/kept-edits';
import { IndexeddbPersistence } from 'y-indexeddb';
import * as Y from 'yjs';

/** Edits that are stored sooner are not written down here, in milliseconds. */
const PATIENCE_MS = 1_000;
const PROBE = 'board-edits-probe';

/** Edits that were made on the document as it was before it was built again: a whole document, which merges no more. */
export interface OutdatedEdits {
  readonly doc: Y.Doc;
  readonly databases: readonly string[];
}

/**
 * Keeps edits in this browser for as long as the server has not got them, so that they outlive the page: a laptop that is
 * closed, a browser that crashes. The next visit to the board brings them back. Where the browser stores nothing, as in some
 * private windows, everything goes on without.
 */
export class EditKeeper {
  readonly #doc: Y.Doc;
  readonly #onKept: (isKept: boolean) => void;
  /** What was brought back and is not stored yet. */
  #broughtBack: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #kept: { readonly database: string; readonly store: IndexeddbPersistence } | null = null;
  #isBeginning = false;
  #isWanted = false;
  /** Says who uses the browser: what somebody made goes when they sign out, whichever page they do it on. */
  #users: UserChannel | null = null;
  #isOver = false;

  /** @param onKept runs when everything that is not stored begins or ends to be kept here */
  constructor(doc: Y.Doc, onKept: (isKept: boolean) => void) {
    this.#doc = doc;
    this.#onKept = onKept;
  }

  /** Edits wait to be stored: keeps them once that takes long, or at once. */
  keep(of: KeptFor, atOnce: boolean): void {
    if (this.#isOver) return;
    this.#isWanted = true;
    this.#users ??= openUserChannel((userId) => {
      if (userId !== of.userId) this.#stop();
    });
    if (this.#kept !== null || this.#isBeginning) return;
    if (this.#timer !== undefined && !atOnce) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#begin(of), atOnce ? 0 : PATIENCE_MS);
  }

  /** Everything is stored, or given up: keeps nothing any longer. */
  drop(): void {
    this.#isWanted = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const kept = this.#kept;
    this.#kept = null;
    if (kept !== null) {
      void kept.store.destroy();
      dropKeptEdits(kept.database);
      this.#onKept(false);
    }
    for (const old of this.#broughtBack.splice(0)) dropKeptEdits(old);
  }

  /**
   * Reads what earlier visits to a board have left. Another page that still looks after its own keeps it again.
   *
   * @returns the edits as one update; null when the document has them all, or there are none
   */
  async findLeft({ userId, fileKey, epoch }: KeptFor): Promise<Uint8Array | null> {
    const left = findKeptEdits(userId, fileKey).filter(
      (kept) => kept.epoch === epoch && kept.database !== this.#kept?.database,
    );
    const updates: Uint8Array[] = [];
    for (const { database } of left) {
      const update = await readLeft(database);
      if (update === null) continue;
      if (Y.snapshotContainsUpdate(Y.snapshot(this.#doc), update)) dropKeptEdits(database);
      else {
        updates.push(update);
        this.#broughtBack.push(database);
      }
    }
    return updates.length === 0 ? null : Y.mergeUpdates(updates);
  }

  /**
   * Reads what earlier visits have left of another epoch, the latest one when there are several. It stays kept until its
   * databases are dropped.
   *
   * @returns null when there is nothing
   */
  async findOutdated({ userId, fileKey, epoch }: KeptFor): Promise<OutdatedEdits | null> {
    const others = findKeptEdits(userId, fileKey).filter((kept) => kept.epoch !== epoch);
    const databases = others
      .filter((kept) => kept.epoch === others[0]?.epoch)
      .map(({ database }) => database);
    const doc = new Y.Doc();
    for (const database of databases) {
      const update = await readLeft(database);
      if (update !== null) Y.applyUpdate(doc, update);
    }
    return databases.length === 0 ? null : { doc, databases };
  }

  /** The page goes: what is kept stays. */
  destroy(): void {
    this.#isOver = true;
    this.#users?.close();
    this.#isWanted = false;
    clearTimeout(this.#timer);
    void this.#kept?.store.destroy();
    this.#kept = null;
  }

  /** The person has signed out: nothing of theirs is kept, and nothing will be. */
  #stop(): void {
    this.#isOver = true;
    this.drop();
  }

  async #begin(of: KeptFor): Promise<void> {
    this.#timer = undefined;
    this.#isBeginning = true;
    const database = (await canKeep()) && this.#isWanted ? noteKeptEdits(of) : null;
    this.#isBeginning = false;
    if (database === null) return;
    // It writes the whole document first: the edits of before are in it.
    const store = new IndexeddbPersistence(database, this.#doc);
    this.#kept = { database, store };
    await store.whenSynced;
    if (this.#kept?.store !== store) return;
    this.#onKept(true);
    // Another page of this board has stored them, or taken them up: what is still not stored is kept again.
    store.db?.addEventListener('versionchange', () => {
      if (this.#kept?.store !== store) return;
      void store.destroy();
      this.#kept = null;
      this.#onKept(false);
      if (this.#isWanted) this.keep(of, true);
    });
  }
}

/** Whether this browser keeps anything: asked before, since nobody hears of a database that fails to open. */
export async function canKeep(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(PROBE);
      request.addEventListener('error', () => resolve(false));
      request.addEventListener('success', () => {
        request.result.close();
        indexedDB.deleteDatabase(PROBE);
        resolve(true);
      });
    } catch {
      resolve(false);
    }
  });
}

async function readLeft(database: string): Promise<Uint8Array | null> {
  if (!(await canKeep())) return null;
  const doc = new Y.Doc();
  const store = new IndexeddbPersistence(database, doc);
  try {
    await store.whenSynced;
    return Y.encodeStateAsUpdate(doc);
  } finally {
    await store.destroy();
    doc.destroy();
  }
}
