/** Part of a list by cursor. */
export interface CursorPage<Entry> {
  list: Entry[];
  next_cursor: string;
  has_more: boolean;
}

/** A page of a list by page number. */
export interface NumberedPage<Entry> {
  list: Entry[];
  total: number;
}

/**
 * Part of a list by cursor; the last one unless a next cursor is given.
 *
 * @param nextCursor place where the list goes on
 */
export function aCursorPage<Entry>(list: Entry[], nextCursor?: string): CursorPage<Entry> {
  return { list, next_cursor: nextCursor ?? '', has_more: nextCursor !== undefined };
}

/**
 * A page of a list by page number.
 *
 * @param total number of entries in all pages; those of this page unless given
 */
export function aNumberedPage<Entry>(list: Entry[], total = list.length): NumberedPage<Entry> {
  return { list, total };
}
