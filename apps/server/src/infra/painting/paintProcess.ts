import type { BoardSnapshot } from '@boardwalk/board/document';
import { renderThumbnail } from '@boardwalk/board/thumbnail';
import { answerJobs } from '../children/answerJobs.ts';

/** What the painter sends. */
export interface PaintJob {
  snapshot: BoardSnapshot;
  width: number;
  height: number;
}

/** What comes back: a PNG, or why there is none. */
export type PaintResult = { png: Uint8Array } | { fault: string };

answerJobs(({ snapshot, width, height }: PaintJob): PaintResult => {
  try {
    return { png: renderThumbnail(snapshot, { width, height }) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : 'unknown' };
  }
});
