import type { AccountExport } from '@boardwalk/api-client';
import type { ExportRow } from './exportRepository.ts';

/** An export as its owner sees it. */
export function presentExport(row: ExportRow): AccountExport {
  const isReady = row.state === 'ready';
  return {
    export_id: row.export_id,
    state: row.state,
    size: isReady && row.size !== null ? Number(row.size) : null,
    requested_at: row.requested_at.toISOString(),
    ready_at: row.ready_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}
