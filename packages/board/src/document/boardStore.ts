import * as Y from 'yjs';
import { forestOf, isExtraKey, readElements } from './boardDocument.ts';
import { BoardHistory } from './boardHistory.ts';
import { BoardLimits } from './constants.ts';
import {
  elementsMapOf,
  idOfKey,
  readElement,
  sharedTextOf,
  type ElementsMap,
  type FormerElement,
} from './elementKeys.ts';
import { textLengthOf } from './fieldReader.ts';
import type { LiveTopicForest, TopicForest } from './topicForest.ts';
import type { BoardElement } from './types.ts';

/** Where a change came from: this store's commands, its undo or redo, or anybody else. */
export type ChangeSource = 'local' | 'undo' | 'remote';

/** What one transaction changed. */
export interface BoardChange {
  /** Elements added or changed. */
  readonly changed: ReadonlySet<string>;
  /** Elements that are gone. */
  readonly removed: ReadonlySet<string>;
  readonly source: ChangeSource;
}

/** Initial options of a store; everything has a default. */
export interface BoardStoreOptions {
  /** Makes ids for new elements. */
  readonly createId?: () => string;
  /** Edits closer together than this (in ms) are undone as one. */
  readonly captureTimeout?: number;
  /** Largest size of the document as one Yjs update, in bytes; unlimited by default. */
  readonly maxBytes?: number;
}

const ID_DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';

/** A random id of 12 characters (72 bits). */
export function createElementId(): string {
  let id = '';
  for (const byte of crypto.getRandomValues(new Uint8Array(12))) id += ID_DIGITS.charAt(byte & 63);
  return id;
}

/** What a document takes where nobody can undo: here the history holds on to what was deleted. */
function storedSizeOf(doc: Y.Doc): number {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  const { byteLength } = Y.encodeStateAsUpdate(copy);
  copy.destroy();
  return byteLength;
}

/**
 * A board as plain, immutable elements, kept in step with a shared document.
 *
 * It reads the document once and from then on only what a transaction touched. Commands (see `commands/`) write
 * through `edit`; only what is written there can be undone.
 */
export class BoardStore {
  readonly doc: Y.Doc;
  readonly createId: () => string;
  private readonly map: ElementsMap;
  private readonly origin = { store: this };
  private readonly history: BoardHistory;
  private readonly byId: Map<string, BoardElement>;
  /** Elements that have, or had, more than the groups of their kind. */
  private readonly withExtras = new Set<string>();
  private readonly listeners = new Set<(change: BoardChange) => void>();
  private readonly historyListeners = new Set<() => void>();
  private knownForest: LiveTopicForest | null = null;
  private readonly maxBytes: number;
  /** Code points of all texts. */
  private textLength = 0;
  /** No less than what the document takes; exact when it was last measured. */
  private bytes = Number.POSITIVE_INFINITY;

  constructor(doc: Y.Doc, options: BoardStoreOptions = {}) {
    this.doc = doc;
    this.createId = options.createId ?? createElementId;
    this.map = elementsMapOf(doc);
    this.byId = readElements(this.map, this.withExtras);
    for (const element of this.byId.values()) this.textLength += textLengthOf(element);
    this.maxBytes = options.maxBytes ?? Number.POSITIVE_INFINITY;
    this.history = new BoardHistory({
      map: this.map,
      origin: this.origin,
      captureTimeout: options.captureTimeout ?? 400,
      formerOf: (id) => this.formerOf(id),
      onChange: () => {
        for (const listener of this.historyListeners) listener();
      },
    });
    this.map.observeDeep(this.onEvents);
    doc.on('update', this.onUpdate);
  }

  /** All elements by id. The same map object all along; the elements in it are replaced, never changed. */
  get elements(): ReadonlyMap<string, BoardElement> {
    return this.byId;
  }

  /** The topics as trees. */
  get forest(): TopicForest {
    this.knownForest ??= forestOf(this.map, this.byId);
    return this.knownForest;
  }

  get canUndo(): boolean {
    return this.history.canUndo;
  }

  get canRedo(): boolean {
    return this.history.canRedo;
  }

  /** Takes back this store's last edit, leaving everybody else's. */
  undo(): void {
    this.history.undo();
  }

  /** Makes the edit taken back last again. */
  redo(): void {
    this.history.redo();
  }

  /** Makes all edits until `endStep` one step in the history, however long they take: one drag is one undo. */
  beginStep(): void {
    this.history.beginStep();
  }

  /** Makes the next edit a step of its own in the history. */
  endStep(): void {
    this.history.endStep();
  }

  /** Takes back what was edited since `beginStep`, as if it had never been: a drag that was broken off. */
  cancelStep(): void {
    this.history.cancelStep();
  }

  /** Whether the document may grow by about so many bytes. */
  hasRoomFor(bytes: number): boolean {
    if (this.maxBytes === Number.POSITIVE_INFINITY) return true;
    if (this.bytes + bytes > this.maxBytes) this.bytes = storedSizeOf(this.doc);
    return this.bytes + bytes <= this.maxBytes;
  }

  /** How many code points all texts together may grow by. */
  get textRoom(): number {
    return Math.max(0, BoardLimits.totalText - this.textLength);
  }

  /** Runs `write` on the document's map as one transaction, one event and one step in the history. */
  edit<T>(write: (map: ElementsMap) => T): T {
    return this.doc.transact(() => write(this.map), this.origin);
  }

  /**
   * A shared text; null when it is gone.
   * @param place the id of an element, or that of a table and a cell of it (see `cellPlace`)
   */
  textOf(place: string): Y.Text | null {
    return sharedTextOf(this.map, place);
  }

  /** Calls `listener` after every transaction that changed elements; returns what ends that. */
  subscribe(listener: (change: BoardChange) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Calls `listener` when undo or redo become possible or impossible; returns what ends that. */
  subscribeHistory(listener: () => void): () => void {
    this.historyListeners.add(listener);
    return () => void this.historyListeners.delete(listener);
  }

  /** Lets go of the document, which stays as it is. */
  destroy(): void {
    this.map.unobserveDeep(this.onEvents);
    this.doc.off('update', this.onUpdate);
    this.history.destroy();
    this.listeners.clear();
    this.historyListeners.clear();
  }

  private readonly onUpdate = (update: Uint8Array): void => {
    this.bytes += update.byteLength;
  };

  private readonly onEvents = (
    events: readonly Y.YEvent<Y.AbstractType<unknown>>[],
    transaction: Y.Transaction,
  ): void => {
    const touched = new Set<string>();
    for (const event of events) {
      const keys = event.target === this.map ? event.keys.keys() : [String(event.path[0])];
      for (const key of keys) {
        touched.add(idOfKey(key));
        if (isExtraKey(key)) this.withExtras.add(idOfKey(key));
      }
    }
    const source = this.sourceOf(transaction);
    if (source !== 'remote') this.history.note(this.formerOfAll(touched));
    const changed = new Set<string>();
    const removed = new Set<string>();
    for (const id of touched) {
      const before = this.byId.get(id);
      const after = readElement(this.map, id, this.withExtras.has(id));
      if (after) {
        this.byId.set(id, after);
        changed.add(id);
      } else if (this.byId.delete(id)) removed.add(id);
      this.textLength += (after ? textLengthOf(after) : 0) - (before ? textLengthOf(before) : 0);
      const isTopic = before?.type === 'topic' || after?.type === 'topic';
      if (isTopic && this.knownForest?.take(before, after ?? undefined) === false) this.knownForest = null;
    }
    if (changed.size === 0 && removed.size === 0) return;
    const change: BoardChange = { changed, removed, source };
    for (const listener of this.listeners) listener(change);
  };

  private sourceOf(transaction: Y.Transaction): ChangeSource {
    if (transaction.origin === this.origin) return 'local';
    return transaction.origin === this.history.manager ? 'undo' : 'remote';
  }

  private formerOf(id: string): FormerElement | undefined {
    const element = this.byId.get(id);
    if (!element) return undefined;
    const hangs = element.type === 'topic' && element.parent !== null;
    return { element, home: hangs ? this.forest.rootOf(id) : null };
  }

  /** Those of some elements that exist, as they are before `byId` is brought up to date. */
  private formerOfAll(ids: Iterable<string>): Map<string, FormerElement> {
    const all = new Map<string, FormerElement>();
    for (const id of ids) {
      const former = this.formerOf(id);
      if (former) all.set(id, former);
    }
    return all;
  }
}
