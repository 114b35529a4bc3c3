import { parseSnapshot, updateFrom } from '@boardwalk/board/document';
import type { BlobStore } from '../../infra/blobs/BlobStore.ts';

/** Published boards as the Yjs update a copy begins with. */
export interface BoardStates {
  /** The update of a snapshot; throws when the snapshot is gone. */
  of(objectHash: string): Promise<Uint8Array>;
}

const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Makes updates out of snapshots and remembers those used last: a popular work is copied again and again, and a large
 * board takes a tenth of a second to convert. Equal snapshots give equal updates.
 */
export function boardStates(blobs: BlobStore): BoardStates {
  const known = new Map<string, Uint8Array>();
  let bytes = 0;

  function remember(objectHash: string, state: Uint8Array): void {
    known.set(objectHash, state);
    bytes += state.byteLength;
    for (const [oldest, each] of known) {
      if (bytes <= MOST_BYTES) return;
      known.delete(oldest);
      bytes -= each.byteLength;
    }
  }

  return {
    async of(objectHash) {
      const found = known.get(objectHash);
      if (found !== undefined) {
        known.delete(objectHash);
        known.set(objectHash, found);
        return found;
      }
      const snapshot = await blobs.read(objectHash);
      if (snapshot === undefined) throw new Error(`the snapshot ${objectHash} is gone`);
      const state = updateFrom(parseSnapshot(JSON.parse(snapshot.toString('utf8'))));
      if (!known.has(objectHash)) remember(objectHash, state);
      return state;
    },
  };
}
