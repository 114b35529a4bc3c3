import { hashesIn } from '../../infra/images/boardPictures.ts';
import type { Infra } from '../../infra/Infra.ts';
import { findPublicBoards } from './publicBoardRepository.ts';

/** The pictures that public boards show, by the hash of the board. */
export type ShownPictures = ReadonlyMap<string, ReadonlySet<string>>;

/** A board became public after the boards were read: they are to be read once more. */
export class NewPublicBoardError extends Error {
  override name = 'NewPublicBoardError';
}

const ATTEMPTS = 5;

/**
 * Does work that needs to know what a person's public boards show. They are read from the store before the work begins,
 * because the work locks the files: nobody should wait for the store. When one more has become public meanwhile, the work
 * is done again.
 *
 * @param work throws NewPublicBoardError, and leaves nothing behind, when it meets a board that was not read
 */
export async function withShownPictures<Result>(
  { db, blobs }: Pick<Infra, 'db' | 'blobs'>,
  userId: string,
  work: (shown: ShownPictures) => Promise<Result>,
): Promise<Result> {
  const shown = new Map<string, ReadonlySet<string>>();
  for (let attempt = 1; ; attempt += 1) {
    for (const hash of await findPublicBoards(db, userId)) {
      if (!shown.has(hash)) shown.set(hash, hashesIn((await blobs.read(hash))?.toString('utf8') ?? ''));
    }
    try {
      return await work(shown);
    } catch (error) {
      if (attempt >= ATTEMPTS || !(error instanceof NewPublicBoardError)) throw error;
    }
  }
}
