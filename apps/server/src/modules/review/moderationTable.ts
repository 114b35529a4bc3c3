import type { ModerationLogEntry } from '@boardwalk/api-client';
import { FIRST_CURSOR, type CursorPage } from '../../infra/lists/cursor.ts';

/** Entries that are read at once. */
const PART = 500;

const COLUMNS = [
  'created_at',
  'moderator_id',
  'moderator',
  'action',
  'subject_type',
  'subject_id',
  'file_key',
  'reason',
  'changes',
];

/**
 * The log of moderation as lines of comma-separated values, the latest entry first. A part is read when what is before it has been
 * taken, so that its length needs no memory.
 *
 * @param read gives a part of the log
 */
export async function* tableOfActions(
  read: (cursor: string, size: number) => Promise<CursorPage<ModerationLogEntry>>,
): AsyncGenerator<string> {
  // A byte order mark gives spreadsheets the encoding.
  yield `\uFEFF${lineOf(COLUMNS)}`;
  let cursor = FIRST_CURSOR;
  let hasMore = true;
  while (hasMore) {
    const part = await read(cursor, PART);
    if (part.list.length > 0) yield part.list.map((entry) => lineOf(cellsOf(entry))).join('');
    cursor = part.next_cursor;
    hasMore = part.has_more;
  }
}

function cellsOf(entry: ModerationLogEntry): string[] {
  return [
    entry.created_at,
    entry.moderator.user_id,
    entry.moderator.nick_name,
    entry.action,
    entry.subject_type,
    entry.subject_id,
    entry.file_key ?? '',
    entry.reason ?? '',
    entry.changes.map(({ field, from, to }) => `${field}: ${from ?? ''} → ${to ?? ''}`).join('; '),
  ];
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

/** One cell, quoted; what a spreadsheet would take for a formula is made text. */
function quoted(text: string): string {
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
