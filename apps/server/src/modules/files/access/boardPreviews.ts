import type { BlobStore } from '../../../infra/blobs/BlobStore.ts';
import { rememberedBytes, type RememberedBytes } from '../../../infra/blobs/rememberedBytes.ts';
import { previewOf } from './preview.ts';
import { readSnapshot } from './snapshots.ts';

const MOST_PREVIEW_BYTES = 8 * 1024 * 1024;

/** What those see of a published board who have not paid for it, as JSON, by the hash of the snapshot. */
export function boardPreviews(blobs: BlobStore): RememberedBytes {
  return rememberedBytes(MOST_PREVIEW_BYTES, async (hash) =>
    Buffer.from(JSON.stringify(previewOf(await readSnapshot(blobs, hash)))),
  );
}
