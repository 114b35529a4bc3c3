import { newIdempotencyKey } from '@boardwalk/api-client';
import { dropKeptClip } from './kept-clip.ts';

/** Edits of a board that a browser keeps because the server has not got them, in a database of their own. */
export interface KeptEdits {
  readonly database: string;
  readonly fileKey: string;
  /** The epoch of the document they were made on: into another one they cannot be merged. */
  readonly epoch: number;
}

/** Whose edits of which board. */
export interface KeptFor {
  readonly userId: string;
  readonly fileKey: string;
  readonly epoch: number;
}

const PREFIX = 'board-edits/';
/** No more are kept at once; the oldest go first. */
const MOST_KEPT = 20;
/** Nor for longer than this: the board has changed by then. */
const LONGEST_MS = 30 * 24 * 60 * 60 * 1000;

interface Entry extends KeptEdits {
  readonly userId: string;
  readonly since: number;
}

/** Notes that edits are about to be kept. @returns the name of the database for them; null where nothing can be kept */
export function noteKeptEdits({ userId, fileKey, epoch }: KeptFor, now = Date.now()): string | null {
  const database = `${PREFIX}${userId}/${fileKey}/${epoch}/${newIdempotencyKey()}`;
  try {
    localStorage.setItem(database, String(now));
  } catch {
    return null;
  }
  const older = readEntries().filter((entry) => entry.database !== database);
  for (const { database: old } of older.slice(MOST_KEPT - 1)) dropKeptEdits(old);
  return database;
}

/** What somebody's browser keeps of a board, the latest first. What is too old goes, and what others have left. */
export function findKeptEdits(userId: string, fileKey: string, now = Date.now()): KeptEdits[] {
  const entries = readEntries();
  const isOver = (entry: Entry) => entry.userId !== userId || now - entry.since > LONGEST_MS;
  for (const entry of entries) if (isOver(entry)) dropKeptEdits(entry.database);
  return entries.filter((entry) => !isOver(entry) && entry.fileKey === fileKey);
}

/** Deletes kept edits: the server has them, or nobody wants them. */
export function dropKeptEdits(database: string): void {
  try {
    localStorage.removeItem(database);
    indexedDB.deleteDatabase(database);
  } catch {
    // Where nothing can be kept, nothing is left.
  }
}

/** Deletes everything that is kept of anybody, their edits and what they copied, when they sign out. */
export function dropAllKept(): void {
  for (const { database } of readEntries()) dropKeptEdits(database);
  dropKeptClip();
}

/** All entries, the latest first. */
function readEntries(): Entry[] {
  try {
    const entries = Object.keys(localStorage).flatMap((database) => {
      if (!database.startsWith(PREFIX)) return [];
      const [userId = '', fileKey = '', epoch] = database.slice(PREFIX.length).split('/');
      return [
        { database, userId, fileKey, epoch: Number(epoch), since: Number(localStorage.getItem(database)) },
      ];
    });
    return entries.toSorted((a, b) => b.since - a.since);
  } catch {
    return [];
  }
}
