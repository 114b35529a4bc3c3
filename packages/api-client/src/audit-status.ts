import type { ApiClient } from './client.ts';
import { ApiFailure } from './failure.ts';
import type { AuditStatusMap, FileKey } from './generated/schema.ts';

/**
 * State of review of several files, by key. When the server refuses the lookup (403) the map is empty, without an error
 * (spec §6, §8).
 */
export async function getAuditStatusMapOrEmpty(
  client: Pick<ApiClient, 'call'>,
  fileKeys: readonly FileKey[],
  signal?: AbortSignal,
): Promise<AuditStatusMap> {
  try {
    return await client.call('getAuditStatusMap', { body: { file_key_list: [...fileKeys] }, signal });
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 403) return {};
    throw error;
  }
}
