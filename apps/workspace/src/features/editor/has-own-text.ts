import type { BoardElement } from '@boardwalk/board';
import { edits } from '@boardwalk/board/react';

/** Whether an element has a text that can be written in the outline: those of a table stand in its cells, which are written on the board. */
export function hasOwnText({ type }: BoardElement): boolean {
  const edit = edits.get(type);
  return edit?.textPlace !== undefined && edit.cellAt === undefined;
}
