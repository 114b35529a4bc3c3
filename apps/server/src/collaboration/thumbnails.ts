import { inTransaction } from '../infra/database/database.ts';
import { boardPictures } from '../infra/images/boardPictures.ts';
import { recordImage, storeImage } from '../infra/images/imageStore.ts';
import type { Infra } from '../infra/Infra.ts';
import { COVER_SIZE } from '../infra/painting/boardPainter.ts';
import type { Collaboration } from './collaboration.ts';
import * as repository from './thumbnailRepository.ts';

/** Keeps the thumbnails of boards in step with their content. */
export interface ThumbnailKeeper {
  /** Paints every board that is due now; returns how many. */
  paintDue(): Promise<number>;
  /** Looks for due boards from time to time. */
  start(): void;
  /** Stops looking and waits for the painting under way; boards that are due as well wait for the next start. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 2_000;
const THUMBNAIL_WIDTH = 360;
const MAX_ATTEMPTS = 5;
/** A painting that has failed, or whose process has died, is tried again after this. */
const RETRY_AFTER_MS = 60_000;

/**
 * The keeper of all thumbnails; it paints one at a time, so that editing comes first. Several processes share the work:
 * each board is painted by one of them.
 */
export function thumbnailKeeper(
  { db, blobs, painter, pictures, clock, log }: Infra,
  collaboration: Pick<Collaboration, 'readBoard'>,
): ThumbnailKeeper {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();
  let isStopping = false;

  async function paint(fileKey: string): Promise<void> {
    const snapshot = await collaboration.readBoard(fileKey);
    const picture = await painter.paint(
      snapshot,
      COVER_SIZE,
      await boardPictures({ db, blobs }, fileKey, snapshot),
    );
    // Lists show it small, and a board that is worked on gets a new one every few seconds: no need to keep it large.
    const image = await storeImage(blobs, await pictures.encode(picture, { widths: [THUMBNAIL_WIDTH] }));
    await inTransaction(db, async (trx) => {
      await repository.dropOldThumbnails(trx, fileKey, image.hash);
      await recordImage(trx, image, { fileKey, purpose: 'thumbnail' }, clock.now());
      await repository.setThumbnail(trx, fileKey, image.hash);
    });
  }

  async function paintDue(): Promise<number> {
    for (let painted = 0; ; painted += 1) {
      if (isStopping) return painted;
      const now = clock.now();
      const job = await repository.takeDueJob(db, now, new Date(now.getTime() + RETRY_AFTER_MS));
      if (job === undefined) return painted;
      try {
        await paint(job.file_key);
        await repository.finishJob(db, job);
      } catch (error) {
        log.warn({ err: error, fileKey: job.file_key }, 'a thumbnail could not be painted');
        if (job.attempts >= MAX_ATTEMPTS) await repository.finishJob(db, job);
      }
    }
  }

  function look(): void {
    current = lookOnce();
  }

  async function lookOnce(): Promise<void> {
    try {
      await paintDue();
    } catch (error) {
      log.error({ err: error }, 'due thumbnails could not be found');
    }
    if (timer !== undefined) timer = setTimeout(look, LOOK_EVERY_MS).unref();
  }

  return {
    paintDue,
    start() {
      timer = setTimeout(look, LOOK_EVERY_MS).unref();
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      timer = undefined;
      await current;
    },
  };
}
