import type { ApiClient } from '@boardwalk/api-client';
import { saveFile } from '@boardwalk/app-shell/files';
import { queryOf, type LogFilter } from './log-filter.ts';

/** The table is sent while it is read, and may be long. */
const TIMEOUT_MS = 30 * 60_000;

/** Saves the log, or what a filter leaves of it, as a table of comma-separated values. */
export async function downloadLog(client: ApiClient, filter: LogFilter): Promise<void> {
  const table = await client.call('exportModerationLog', { query: queryOf(filter), timeoutMs: TIMEOUT_MS });
  saveFile(table, `moderation-log-${new Date().toISOString().slice(0, 10)}.csv`);
}
