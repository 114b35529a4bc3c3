import type * as Y from 'yjs';

/** One replacement in a text: at `index`, `remove` UTF-16 units give way to `insert`. */
export interface TextSplice {
  readonly index: number;
  readonly remove: number;
  readonly insert: string;
}

const isLead = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isTrail = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/**
 * The smallest single replacement that turns `before` into `after`; null when they are equal. Never cuts a surrogate
 * pair in two.
 * @param caret where the caret stands in `after`: of several equally small replacements (typing `l` into `ball`), the
 * one that ends there is meant.
 */
export function spliceBetween(
  before: string,
  after: string,
  caret: number = after.length,
): TextSplice | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  const tail = Math.max(0, after.length - caret);
  let end = 0;
  while (end < Math.min(shorter, tail) && before.at(-1 - end) === after.at(-1 - end)) end++;
  let start = 0;
  while (start < shorter - end && before.charAt(start) === after.charAt(start)) start++;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  if (start > 0 && isLead(before.charCodeAt(start - 1))) start--;
  if (end > 0 && isTrail(before.charCodeAt(before.length - end))) end--;
  return {
    index: start,
    remove: before.length - start - end,
    insert: after.slice(start, after.length - end),
  };
}

/** The text after a replacement. */
export const applySplice = (text: string, splice: TextSplice): string =>
  text.slice(0, splice.index) + splice.insert + text.slice(splice.index + splice.remove);

/** Where a position is after a replacement; one inside the removed part goes to its end. */
export function shiftPosition(position: number, splice: TextSplice): number {
  if (position <= splice.index) return position;
  if (position >= splice.index + splice.remove) return position + splice.insert.length - splice.remove;
  return splice.index + splice.insert.length;
}

/**
 * `splice`, made for a text, as it has to be after `other` was applied to that same text first: it removes only what
 * is still there and keeps everything the other one inserted.
 */
export function rebaseSplice(splice: TextSplice, other: TextSplice): TextSplice[] {
  const end = splice.index + splice.remove;
  const otherEnd = other.index + other.remove;
  const grown = other.insert.length - other.remove;
  if (otherEnd <= splice.index) return [{ ...splice, index: splice.index + grown }];
  if (other.index >= end) return [splice];
  // They overlap: what is before and after the other's insertion goes, the insertion itself stays.
  const before = Math.max(0, other.index - splice.index);
  const after = Math.max(0, end - otherEnd);
  const head = { index: Math.min(splice.index, other.index), remove: before, insert: splice.insert };
  if (after === 0) return [head];
  const rest = head.index + splice.insert.length + other.insert.length;
  return [head, { index: rest, remove: after, insert: '' }];
}

/** Makes a replacement in a shared text. */
export function spliceShared(shared: Y.Text, { index, remove, insert }: TextSplice): void {
  if (remove > 0) shared.delete(index, remove);
  if (insert !== '') shared.insert(index, insert);
}

/** Changes a shared text, only in the part that differs. */
export function replaceShared(shared: Y.Text, text: string): void {
  const splice = spliceBetween(shared.toJSON(), text);
  if (splice !== null) spliceShared(shared, splice);
}
