import type { BoardSurface } from '../../surface/boardSurface.ts';
import type { BoardEditor } from '../session/boardEditor.ts';

/** What the inputs of a page work on. */
export interface ViewContext {
  readonly editor: BoardEditor;
  readonly surface: BoardSurface;
}
