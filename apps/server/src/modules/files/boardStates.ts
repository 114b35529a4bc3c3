import { parseSnapshot, updateFrom, type BoardSnapshot } from '@boardwalk/board/document';
import type { BlobStore } from '../../infra/blobs/BlobStore.ts';
import { previewOf } from './preview.ts';
import { rememberedBytes, type RememberedBytes } from './rememberedBytes.ts';

const MOST_STATE_BYTES = 32 * 1024 * 1024;
const MOST_PREVIEW_BYTES = 8 * 1024 * 1024;

/**
 * Published boards as the Yjs update a copy begins with, by the hash of the snapshot: a popular work is copied again and
 * again, and a large board takes a tenth of a second to convert. Equal snapshots give equal updates.
 */
export function boardStates(blobs: BlobStore): RememberedBytes {
  return rememberedBytes(MOST_STATE_BYTES, async (hash) => updateFrom(await readSnapshot(blobs, hash)));
}

/** What those see of a published board who have not paid for it, as JSON, by the hash of the snapshot. */
export function boardPreviews(blobs: BlobStore): RememberedBytes {
  return rememberedBytes(MOST_PREVIEW_BYTES, async (hash) =>
    Buffer.from(JSON.stringify(previewOf(await readSnapshot(blobs, hash)))),
  );
}

async function readSnapshot(blobs: BlobStore, objectHash: string): Promise<BoardSnapshot> {
  const snapshot = await blobs.read(objectHash);
  if (snapshot === undefined) throw new Error(`the snapshot ${objectHash} is gone`);
  return parseSnapshot(JSON.parse(snapshot.toString('utf8')));
}
