import { rebuiltUpdate } from '@boardwalk/board/document';
import * as Y from 'yjs';
import { answerJobs } from '../infra/children/answerJobs.ts';

/** Merges the updates of a board into one; a rebuilding one also drops its past. */
export interface CompactJob {
  updates: readonly Uint8Array[];
  rebuild: boolean;
}

/** What comes back: the board as one update, or why it cannot be read. */
export type CompactResult = { state: Uint8Array } | { fault: string };

answerJobs(({ updates, rebuild }: CompactJob): CompactResult => {
  const doc = new Y.Doc();
  try {
    doc.transact(() => {
      for (const update of updates) Y.applyUpdate(doc, update);
    });
    return { state: rebuild ? rebuiltUpdate(doc) : Y.encodeStateAsUpdate(doc) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : 'unknown' };
  } finally {
    doc.destroy();
  }
});
