import { updateFrom } from '@boardwalk/board/document';
import type { BlobStore } from '../../../infra/blobs/BlobStore.ts';
import { rememberedBytes, type RememberedBytes } from '../../../infra/blobs/rememberedBytes.ts';
import { readSnapshot } from '../access/service.ts';

const MOST_STATE_BYTES = 32 * 1024 * 1024;

/**
 * Published boards as the Yjs update a copy begins with, by the hash of the snapshot: a popular work is copied again and
 * again, and a large board takes a tenth of a second to convert. Equal snapshots give equal updates.
 */
export function boardStates(blobs: BlobStore): RememberedBytes {
  return rememberedBytes(MOST_STATE_BYTES, async (hash) => updateFrom(await readSnapshot(blobs, hash)));
}
