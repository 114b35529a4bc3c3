import { keptClip, wholeClip } from '../clips/keptClip.ts';
import { MemoryClip } from '../clips/memoryClip.ts';
import { readSystemClip, writeSystemClip } from '../clips/systemClipboard.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { ActionGroup, hasSelection, type Action } from './action.ts';

function copy({ clips }: BoardEditor, isCut: boolean): void {
  const clip = new MemoryClip();
  if (clips?.copyTo(clip, isCut) === true) void writeSystemClip(clip);
}

/** Pastes what is on the clipboard of the system; where the browser keeps it from the page, what was copied on a board last. */
async function paste(editor: BoardEditor): Promise<void> {
  const { clips } = editor;
  if (!clips) return;
  // The browser may ask first, and the view may be elsewhere then.
  const at = clips.place();
  const found = await readSystemClip();
  const clip = found ? wholeClip(editor, found) : keptClip(editor);
  if (!clip) editor.clipHost?.onRefused();
  else if (clip === found && found.isEmpty) editor.clipHost?.onEmpty();
  else clips.paste(clip, at);
}

/** Copying and pasting without keys, whose events come from the browser. */
export const clipActions: readonly Action[] = [
  {
    id: 'cut',
    group: ActionGroup.CLIP,
    keys: ['mod x'],
    byBrowser: true,
    writes: true,
    menu: 'selection',
    can: hasSelection,
    run: (editor) => copy(editor, true),
  },
  {
    id: 'copy',
    group: ActionGroup.CLIP,
    keys: ['mod c'],
    byBrowser: true,
    menu: 'selection',
    can: hasSelection,
    run: (editor) => copy(editor, false),
  },
  {
    id: 'paste',
    group: ActionGroup.CLIP,
    keys: ['mod v'],
    byBrowser: true,
    writes: true,
    menu: 'both',
    run: (editor) => void paste(editor),
  },
];
