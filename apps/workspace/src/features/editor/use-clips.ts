import { useOpenSession } from '@boardwalk/app-shell/app';
import { keptClipOf } from '@boardwalk/app-shell/kept-edits';
import type { BoardEditorOptions } from '@boardwalk/board/react';
import { clipMessages } from './clip-messages.ts';
import { useNotice } from './use-notice.ts';

/** The options of an editor that have to do with copying and pasting. */
export function useClips(): Pick<BoardEditorOptions, 'keptClip' | 'onPasteRefused' | 'onPasteEmpty'> {
  const { viewer } = useOpenSession();
  return {
    keptClip: keptClipOf(viewer?.user_id ?? ''),
    onPasteRefused: useNotice('info', clipMessages.refused),
    onPasteEmpty: useNotice('info', clipMessages.empty),
  };
}
