import type { BoardStore } from '../boardStore.ts';
import { BoardLimits } from '../constants.ts';
import { clipText, codePoints } from '../fieldReader.ts';
import { spliceBetween, spliceShared, type TextSplice } from '../textSplice.ts';

/**
 * Replaces parts of the text of an element, one after the other. What is inserted is cut where the text, or all texts of
 * the board together, would be longer than they may.
 * @returns false when something was cut, or the element is gone.
 */
export function spliceText(store: BoardStore, id: string, splices: readonly TextSplice[]): boolean {
  const shared = store.textOf(id);
  if (!shared) return false;
  let isWhole = true;
  let before = codePoints(shared.toJSON());
  let boardRoom = store.textRoom;
  store.edit(() => {
    for (const { index, remove, insert } of splices) {
      const removed = codePoints(shared.toJSON().slice(index, index + remove));
      const room = Math.min(BoardLimits.text - before, boardRoom) + removed;
      const kept = clipText(insert, Math.max(0, room));
      spliceShared(shared, { index, remove, insert: kept });
      isWhole &&= kept === insert;
      const growth = codePoints(kept) - removed;
      before += growth;
      boardRoom -= growth;
    }
  });
  return isWhole;
}

/**
 * Sets the text of an element, changing only the part that differs, so that what somebody else types elsewhere in it
 * stays. Cut to the limits (see `spliceText`).
 * @param caret where the caret stands in the new text, when it was typed (see `spliceBetween`).
 */
export function setText(store: BoardStore, id: string, text: string, caret?: number): void {
  const shared = store.textOf(id);
  const change = shared && spliceBetween(shared.toJSON(), clipText(text, BoardLimits.text), caret);
  if (change) spliceText(store, id, [change]);
}
