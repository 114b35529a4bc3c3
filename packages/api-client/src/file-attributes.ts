import type { ApiClient } from './client.ts';
import type { AttrStatus, FileKey } from './generated/schema.ts';

/** Text of the failure when there is no record of the file (spec §7, §8). */
export const ATTR_NOT_FOUND = 'attr not found';

/** There is no record of how the caller stands to this file. */
export class AttrNotFoundError extends Error {
  override readonly name = 'AttrNotFoundError';
  readonly fileKey: FileKey;

  constructor(fileKey: FileKey) {
    super(ATTR_NOT_FOUND);
    this.fileKey = fileKey;
  }
}

/**
 * How the caller stands to one file: the single-file variant of `getAttrStatus`.
 *
 * Rejects with `AttrNotFoundError` when no record of the answer has exactly this key.
 */
export async function getSingleAttrStatus(
  client: Pick<ApiClient, 'call'>,
  fileKey: FileKey,
  signal?: AbortSignal,
): Promise<AttrStatus> {
  const { list } = await client.call('getAttrStatus', { body: { file_key_list: [fileKey] }, signal });
  const record = list.find(({ file_key }) => file_key === fileKey);
  if (record === undefined) throw new AttrNotFoundError(fileKey);
  return record;
}
