import type { BoardElement, TopicForest } from '../document/index.ts';
import { heldBy } from '../kinds/models.ts';

/** The board that a branch is part of. */
interface Board {
  readonly elements: ReadonlyMap<string, BoardElement>;
  readonly forest: TopicForest;
}

/** Whether a topic is in a branch: at its top, or anywhere below. */
function isWithin({ forest }: Board, id: string, top: string): boolean {
  for (let at: string | null = id; at !== null; at = forest.parentOf(at)) if (at === top) return true;
  return false;
}

/** Whether an element belongs to a branch: a topic of it, or what leads from one of its topics to another. */
export function isInBranch(board: Board, element: BoardElement, top: string): boolean {
  if (element.type === 'topic') return isWithin(board, element.id, top);
  const held = heldBy(element);
  return held.length > 0 && held.every((id) => isWithin(board, id, top));
}

/** One branch of a mind map that a view shows alone for a while; nothing of it is in the document. */
export class ShownBranch {
  /** The topic at its top; null while everything is shown. */
  top: string | null = null;
  private readonly board: () => Board;

  constructor(board: () => Board) {
    this.board = board;
  }

  /** Whether an element is to be seen. */
  shows(element: BoardElement): boolean {
    return this.top === null || isInBranch(this.board(), element, this.top);
  }

  /** Whether a topic has to be open, because the branch is somewhere below it. */
  opens({ id }: BoardElement): boolean {
    return this.top !== null && id !== this.top && isWithin(this.board(), this.top, id);
  }
}
