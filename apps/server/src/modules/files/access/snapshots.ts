import { parseSnapshot, type BoardSnapshot } from '@boardwalk/board/document';
import type { BlobStore } from '../../../infra/blobs/BlobStore.ts';

/** A published board, by the hash of its snapshot. */
export async function readSnapshot(blobs: BlobStore, objectHash: string): Promise<BoardSnapshot> {
  const snapshot = await blobs.read(objectHash);
  if (snapshot === undefined) throw new Error(`the snapshot ${objectHash} is gone`);
  return parseSnapshot(JSON.parse(snapshot.toString('utf8')));
}
