import type { FileCard } from '../api/wire.ts';

/** The work whose card was pressed last. */
let opened: FileCard | undefined;

/** Keeps what a card shows of a work while its page is on the way. */
export function keepOpenedWork(work: FileCard): void {
  opened = work;
}

/** What the card showed through which somebody came to the page of a work; undefined when they came another way. */
export const openedWork = (fileKey: string): FileCard | undefined =>
  opened?.file_key === fileKey ? opened : undefined;
