import type { BoardElement } from '../document/index.ts';
import { heldBy } from '../kinds/models.ts';
import type { BoardSource, ShownPart } from './boardScene.ts';

/** Whether a topic is in a branch: at its top, or anywhere below. */
function isWithin({ forest }: BoardSource, id: string, top: string): boolean {
  for (let at: string | null = id; at !== null; at = forest.parentOf(at)) if (at === top) return true;
  return false;
}

/** Whether an element belongs to a branch: a topic of it, or what leads from one of its topics to another. */
export function isInBranch(board: BoardSource, element: BoardElement, top: string): boolean {
  if (element.type === 'topic') return isWithin(board, element.id, top);
  // A boundary is seen where the topic above those that it is around is.
  if (element.type === 'boundary') return isWithin(board, element.span?.[0] ?? '', top);
  const held = heldBy(element);
  return held.length > 0 && held.every((id) => isWithin(board, id, top));
}

/** One branch of a mind map, with what leads from one of its topics to another, for a view to show alone. */
export const shownBranch = (board: BoardSource, top: string): ShownPart => ({
  top,
  shows: (element) => isInBranch(board, element, top),
  opens: ({ id }) => id !== top && isWithin(board, top, id),
});
