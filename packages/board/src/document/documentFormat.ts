import type * as Y from 'yjs';

/**
 * The format of documents that this package reads and writes. It rises when a program that knows only the format before
 * would damage what it does not know, or show it wrongly.
 */
export const DOCUMENT_FORMAT = 4;

/** The name of the map in which a document says what it is. */
export const META_MAP = 'meta';

/** What a document says of itself. */
export interface BoardMeta {
  /** The format it is written in; documents that do not say it are of format 1. */
  readonly format: number;
  /**
   * How often the document was built again from its content alone, which drops what was deleted. Edits of one epoch cannot
   * be merged into another, so a copy of the document is kept with its epoch.
   */
  readonly epoch: number;
}

/** A step from one format to the next. */
export interface Migration {
  readonly to: number;
  /**
   * Changes a document of the format before, inside a transaction. Two servers may take the step at the same time: it
   * writes what follows from the document alone, so that both write the same.
   */
  readonly up: (doc: Y.Doc) => void;
}

/** Every step since format 1, in order. A step that was released stays as it is. */
export const MIGRATIONS: readonly Migration[] = [
  {
    to: 2,
    up: (doc) => {
      const meta = doc.getMap(META_MAP);
      // A format that somebody takes away must not set the epoch back as well.
      if (!meta.has('epoch')) meta.set('epoch', 1);
    },
  },
  // Nothing of a board changes: programs of the format before do not know all layouts of mind maps.
  { to: 3, up: () => {} },
  // Nor here: they would take the summary of some topics for one of these, and show no boundaries.
  { to: 4, up: () => {} },
];

const countOr = (value: unknown, fallback: number): number =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : fallback;

/** What a document says of itself. */
export function metaOf(doc: Y.Doc): BoardMeta {
  const meta = doc.getMap(META_MAP);
  return { format: countOr(meta.get('format'), 1), epoch: countOr(meta.get('epoch'), 0) };
}

/** Writes what a new document says of itself. */
export function writeMeta(doc: Y.Doc): void {
  const meta = doc.getMap(META_MAP);
  meta.set('format', DOCUMENT_FORMAT);
  meta.set('epoch', 1);
}

/**
 * Brings a document to the newest format, as one transaction; a document of that format, or of a newer one, stays as it is.
 * @returns whether it was changed.
 */
export function migrateDocument(
  doc: Y.Doc,
  origin?: unknown,
  migrations: readonly Migration[] = MIGRATIONS,
): boolean {
  const { format } = metaOf(doc);
  const due = migrations.filter(({ to }) => to > format);
  const last = due.at(-1);
  if (last === undefined) return false;
  doc.transact(() => {
    for (const { up } of due) up(doc);
    doc.getMap(META_MAP).set('format', last.to);
  }, origin);
  return true;
}
