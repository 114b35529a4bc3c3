import { availableParallelism } from 'node:os';
import type { BoardSnapshot } from '@boardwalk/board/document';
import type { SharePictureOptions } from '@boardwalk/board/thumbnail';
import { childQueue } from '../children/childQueue.ts';
import type { PaintJob, PaintResult } from './paintProcess.ts';

/** Paints boards as the viewer shows them, in processes of their own. */
export interface BoardPainter {
  /**
   * A PNG of the board. Rejects when it cannot be painted, takes too long, or too many wait.
   *
   * @param pictures the files of its pictures by their assets (see `boardPictures`)
   */
  paint(
    snapshot: BoardSnapshot,
    size: { width: number; height: number },
    pictures?: ReadonlyMap<string, Uint8Array>,
  ): Promise<Buffer>;
  /** A JPEG of what messengers show for a link to a work. Rejects as `paint` does. */
  paintLink(link: SharePictureOptions): Promise<Buffer>;
  /** Stops the processes; paints under way are rejected. */
  close(): Promise<void>;
}

/** Size of covers and thumbnails, in pixels: the suggested size of a cover. */
export const COVER_SIZE = { width: 1080, height: 700 } as const;

const TIMEOUT_MS = 60_000;
const MAX_WAITING = 24;
/** A process holds the fonts, some 200 MB: it goes when there is nothing to paint. */
const IDLE_MS = 30_000;
const MAX_BYTES = 512 * 1024 * 1024;

/**
 * A painter with processes started when there is something to paint.
 *
 * @param processes most processes at once; by default one less than there are processors, two at most
 */
export function boardPainter(processes = Math.min(2, Math.max(1, availableParallelism() - 1))): BoardPainter {
  const queue = childQueue<PaintJob, PaintResult>({
    name: 'painter',
    entry: new URL('paintProcess.ts', import.meta.url),
    processes,
    maxWaiting: MAX_WAITING,
    timeoutMs: TIMEOUT_MS,
    idleMs: IDLE_MS,
    maxBytes: MAX_BYTES,
  });
  const painted = async (job: PaintJob) => {
    const result = await queue.run(job);
    if ('fault' in result) throw new Error(`the picture cannot be painted: ${result.fault}`);
    return Buffer.from(result.bytes);
  };
  return {
    paint: (snapshot, { width, height }, pictures = new Map()) =>
      painted({ snapshot, width, height, pictures }),
    paintLink: (link) => painted({ link }),
    close: () => queue.close(),
  };
}
