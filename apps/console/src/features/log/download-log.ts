import type { ApiClient, ModerationLogEntry } from '@boardwalk/api-client';
import { queryOf, type LogFilter } from './api.ts';

/** How many entries one file holds at most. */
export const EXPORT_MAX = 10_000;
/** Entries per call, the most the API gives. */
const PART = 100;

/**
 * Saves the log as a table of comma-separated values, the latest entry first.
 *
 * @returns whether there were more entries than one file holds
 */
export async function downloadLog(client: ApiClient, filter: LogFilter): Promise<{ isCut: boolean }> {
  const entries: ModerationLogEntry[] = [];
  let cursor = '0';
  let hasMore = true;
  while (hasMore && entries.length < EXPORT_MAX) {
    const part = await client.call('listModerationLog', {
      query: { ...queryOf(filter), cursor, size: PART },
    });
    entries.push(...part.list);
    cursor = part.next_cursor;
    hasMore = part.has_more;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([logTable(entries)], { type: 'text/csv;charset=utf-8' }));
  link.download = `moderation-log-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
  return { isCut: hasMore };
}

/** The entries as lines of a table; the names of columns are those of the API. */
export function logTable(entries: readonly ModerationLogEntry[]): string {
  const head = [
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
  const lines = entries.map((entry) => [
    entry.created_at,
    entry.moderator.user_id,
    entry.moderator.nick_name,
    entry.action,
    entry.subject_type,
    entry.subject_id,
    entry.file_key ?? '',
    entry.reason ?? '',
    entry.changes.map(({ field, from, to }) => `${field}: ${from ?? ''} → ${to ?? ''}`).join('; '),
  ]);
  // A byte order mark gives spreadsheets the encoding.
  return `\uFEFF${[head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** One cell, quoted; what a spreadsheet would take for a formula is made text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
