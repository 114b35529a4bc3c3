import type { BoardSnapshot } from '../../document/index.ts';
import { Registry } from '../../registry.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import type { ClipData } from '../view/clipboard.ts';

/** A key as it is pressed. */
export type CellKeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** How one works in the cells of a table that is selected alone; fetched with the rest of an editor. */
export interface CellPart {
  readonly id: 'cells';
  /** Does what a key means while a cell is chosen; false when it means nothing. */
  key(editor: BoardEditor, key: CellKeyPress): boolean;
  /** The same while the text of a cell is written. */
  writingKey(editor: BoardEditor, key: CellKeyPress): boolean;
  /** Copies or cuts the text of the chosen cell; false when none is. */
  copy(editor: BoardEditor, data: ClipData, isCut: boolean): boolean;
  /** Puts a table beside a clip of it, as other programs read tables. */
  addClip(data: ClipData, snapshot: BoardSnapshot): void;
  /** Pastes into the table from the chosen cell on; false when none is, or nothing that a cell can hold comes. */
  paste(editor: BoardEditor, data: ClipData): boolean;
}

export const cellParts = new Registry<CellPart>(({ id }) => id, []);
