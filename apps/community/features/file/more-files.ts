import type { FileCard } from '#shared/api/wire.ts';
import type { CreatorFilesArgument } from '#shared/creators/api.ts';
import { MORE_FILES } from './api.ts';

/** Works of a row below the page. */
const ROW = 4;

/** The creator's works the page asks for: a row, and one more because the shown work is among them. */
export const creatorFiles = (userId: string): CreatorFilesArgument => ({ userId, size: ROW + 1 });

/** The works below a page: those of the creator and the related ones, each work once and never the shown one. */
export interface MoreFiles {
  readonly ofCreator: readonly FileCard[];
  readonly related: readonly FileCard[];
}

/**
 * Sorts out what is shown below a page.
 *
 * @param shownKey key of the work the page is about
 */
export function moreFiles(
  shownKey: string,
  creator: readonly FileCard[],
  related: readonly FileCard[],
): MoreFiles {
  const ofCreator = creator.filter((file) => file.file_key !== shownKey).slice(0, ROW);
  const taken = new Set([shownKey, ...ofCreator.map((file) => file.file_key)]);
  return { ofCreator, related: related.filter((file) => !taken.has(file.file_key)).slice(0, MORE_FILES) };
}
