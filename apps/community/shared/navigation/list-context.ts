import {
  LIST_CONTEXT_STORAGE_KEY,
  readListContext as parse,
  writeListContext as serialise,
  type ListContext,
} from '@boardwalk/domain';
import { withTabStorage } from '../browser/tab-storage.ts';

/**
 * The list context in this tab's session storage: which list the visitor opened a file from. A browser that refuses
 * storage only loses previous, next and the way back to the same place.
 */

/** Reads the list context; null when there is none. */
export function readListContext(): ListContext | null {
  return withTabStorage((storage) => parse(storage.getItem(LIST_CONTEXT_STORAGE_KEY))) ?? null;
}

/** Keeps the list a file is being opened from. */
export function writeListContext(context: ListContext, openedKey: string): void {
  withTabStorage((storage) => storage.setItem(LIST_CONTEXT_STORAGE_KEY, serialise(context, openedKey)));
}

/** What the last page of a file had when it was left, and its entry in the history. */
let left: ListContext | null = null;
let leftAt = '';

/** The list context on the page of a file; also on the way back to it, from a page that has emptied it. */
export const listContextAt = (entry: string): ListContext | null =>
  readListContext() ?? (entry === leftAt ? left : null);

/** Keeps the list context for the way back to the page of a file, and fills it again on that way. */
export function keepListContext(entry: string): void {
  left = listContextAt(entry);
  leftAt = entry;
  if (left) writeListContext(left, entry);
}

/** Empties the list context. */
export function clearListContext(): void {
  withTabStorage((storage) => storage.removeItem(LIST_CONTEXT_STORAGE_KEY));
}
