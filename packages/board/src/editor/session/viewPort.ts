import type { BoardBox, BoardPoint } from '../../document/index.ts';
import type { BoardScene } from '../../layout/index.ts';
import type { BoardSurface } from '../../surface/boardSurface.ts';
import type { ClipDoor } from '../view/clipboard.ts';

/** What a session asks of the page on which it is seen. The view implements it; a session works without one too. */
export interface ViewPort {
  /** The board as it stands there. */
  readonly scene: BoardScene;
  /** The board point in the middle of what is seen. */
  readonly middle: BoardPoint;
  /** The board point under a mouse or pen; null while there is none over it. */
  readonly pointed: BoardPoint | null;
  /** Copying and pasting there; null until its code has come. */
  readonly clips: ClipDoor | null;
  focus(): void;
  /** Lets the keyboard go, which closes one on the screen. */
  blur(): void;
  /** Breaks off what is being dragged; returns whether something was. */
  cancelDrag(): boolean;
  /** Shows what is dragged, here and by others, where it would stand. */
  showDrafts(): void;
  /** Paints what is not the board again: selections, handles, the others. */
  repaint(): void;
  /** Pans just so far that an element is to be seen. */
  reveal(id: string): void;
  /** Shows an area as large as it fits. */
  showArea(area: BoardBox): void;
  /** Where the board is painted. */
  readonly surface: BoardSurface;
  zoomBy(factor: number): void;
  /** Shows some elements, all by default. */
  zoomToFit(ids?: Iterable<string>): void;
  /** Where an element stands as the board is laid out; null when it is not to be seen. */
  boxOf(id: string): BoardBox | null;
  /** The point of the board at a point of the window. */
  pointAt(point: { readonly clientX: number; readonly clientY: number }): BoardPoint;
  /** The element at a point of the window; null when there is none. */
  elementAt(point: { readonly clientX: number; readonly clientY: number }): string | null;
  onSelection(): void;
  /** Another branch is shown alone, or none. */
  onBranch(): void;
  /** @param replace true when what is typed takes the place of the old text */
  onEditing(replace: boolean): void;
  onEditingEnds(): void;
}
