import { parentPort } from 'node:worker_threads';
import type { BoardSnapshot } from '@boardwalk/board/document';
import { renderThumbnail } from '@boardwalk/board/thumbnail';

/** What the painter sends. */
export interface PaintJob {
  id: number;
  snapshot: BoardSnapshot;
  width: number;
  height: number;
}

/** What comes back: a PNG, or why there is none. */
export type PaintResult = { id: number; png: Uint8Array } | { id: number; fault: string };

parentPort?.on('message', ({ id, snapshot, width, height }: PaintJob) => {
  try {
    const png = renderThumbnail(snapshot, { width, height });
    parentPort?.postMessage({ id, png } satisfies PaintResult);
  } catch (error) {
    parentPort?.postMessage({
      id,
      fault: error instanceof Error ? error.message : 'unknown',
    } satisfies PaintResult);
  }
});
