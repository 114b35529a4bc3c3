import type { BoardSnapshot } from '@boardwalk/board/document';
import {
  decodePictures,
  renderSharePicture,
  renderThumbnail,
  type SharePictureOptions,
} from '@boardwalk/board/thumbnail';
import { answerJobs } from '../children/answerJobs.ts';

/** What the painter sends: a board, or what the picture of a shared link shows. */
export type PaintJob =
  | { snapshot: BoardSnapshot; width: number; height: number; pictures: ReadonlyMap<string, Uint8Array> }
  | { link: SharePictureOptions };

/** What comes back: a picture, or why there is none. */
export type PaintResult = { bytes: Uint8Array } | { fault: string };

answerJobs(async (job: PaintJob): Promise<PaintResult> => {
  try {
    if ('link' in job) return { bytes: await renderSharePicture(job.link) };
    const { snapshot, width, height } = job;
    const pictures = await decodePictures(job.pictures);
    return { bytes: renderThumbnail(snapshot, { width, height, pictures }) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : 'unknown' };
  }
});
