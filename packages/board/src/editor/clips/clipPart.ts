import { Registry } from '../../registry.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import type { ClipData } from '../view/clipboard.ts';

/** What was copied last on the boards of this browser; fetched with the rest of an editor. */
export interface ClipPart {
  readonly id: 'clip';
  /** Keeps what was copied. */
  keep(editor: BoardEditor, clip: ClipData): void;
  /** All of a clip: what is kept, where the browser has given no more of it than its text. */
  whole(editor: BoardEditor, clip: ClipData): ClipData;
}

export const clipParts = new Registry<ClipPart>(({ id }) => id, []);
