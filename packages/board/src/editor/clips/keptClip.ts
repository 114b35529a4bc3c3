import type { BoardEditor } from '../session/boardEditor.ts';
import type { ClipStore } from '../session/editorOptions.ts';
import { BOARD_CLIP, CLIP_HOME, type ClipData } from '../view/clipboard.ts';
import { MemoryClip } from './memoryClip.ts';

const TYPES = [BOARD_CLIP, CLIP_HOME, 'text/plain', 'text/html'] as const;

/** What was copied last on this page, for pages that keep nothing longer. */
let last: string | null = null;
const ofPage: ClipStore = {
  read: () => last,
  write: (clip) => {
    last = clip;
  },
};
const storeOf = ({ clipHost }: BoardEditor): ClipStore => clipHost ?? ofPage;

/** A text as every system writes it: some end lines otherwise. */
const plainOf = (clip: ClipData): string => clip.getData('text/plain').replaceAll('\r\n', '\n').trim();

/** Reads what `keep` has written; null for anything else. */
function parsed(kept: string | null): MemoryClip | null {
  if (kept === null) return null;
  try {
    const forms: unknown = JSON.parse(kept);
    if (typeof forms !== 'object' || forms === null) return null;
    return new MemoryClip(
      Object.entries(forms).filter((form): form is [string, string] => typeof form[1] === 'string'),
    );
  } catch {
    return null;
  }
}

/** What was copied last on a board, as far as it is kept. */
export const keptClip = (editor: BoardEditor): MemoryClip | null => parsed(storeOf(editor).read());

/**
 * Keeps a copy beside the browser's clipboard, which gives pages no more than texts and pictures, asks people first, or gives
 * nothing at all.
 */
export function keepClip(editor: BoardEditor, clip: ClipData): void {
  const { forms } = new MemoryClip(TYPES.map((type) => [type, clip.getData(type)] as const));
  storeOf(editor).write(JSON.stringify(Object.fromEntries(forms)));
}

/** All of a clip: what is kept, where the browser has given no more of it than its text. */
export function wholeClip(editor: BoardEditor, clip: ClipData): ClipData {
  if (clip.getData(BOARD_CLIP) !== '' || [...clip.files].length > 0) return clip;
  const kept = keptClip(editor);
  return kept && plainOf(kept) === plainOf(clip) ? kept : clip;
}
