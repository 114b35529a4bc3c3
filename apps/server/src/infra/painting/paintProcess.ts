import type { BoardSnapshot } from '@boardwalk/board/document';
import { renderSharePicture, renderThumbnail, type SharePictureOptions } from '@boardwalk/board/thumbnail';
import { answerJobs } from '../children/answerJobs.ts';

/** What the painter sends: a board, or what the picture of a shared link shows. */
export type PaintJob =
  | { snapshot: BoardSnapshot; width: number; height: number }
  | { link: SharePictureOptions };

/** What comes back: a picture, or why there is none. */
export type PaintResult = { bytes: Uint8Array } | { fault: string };

answerJobs(async (job: PaintJob): Promise<PaintResult> => {
  try {
    return { bytes: 'link' in job ? await renderSharePicture(job.link) : renderThumbnail(job.snapshot, job) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : 'unknown' };
  }
});
