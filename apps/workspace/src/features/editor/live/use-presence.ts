import type { BoardEditor } from '@boardwalk/board/react';
import { useEffect } from 'react';
import type { LiveBoard } from './live-board.ts';

/** Ties an editor to the others on the board: they see what is selected here, and are seen. */
export function usePresence(live: LiveBoard, editor: BoardEditor): void {
  useEffect(() => {
    const show = () => editor.setPresence(live.getOthers());
    show();
    let shown = live.getOthers();
    return live.subscribe(() => {
      if (live.getOthers() === shown) return;
      shown = live.getOthers();
      show();
    });
  }, [live, editor]);

  useEffect(() => {
    let sent = editor.getState().selection;
    live.setSelection(sent);
    return editor.subscribe(() => {
      const { selection } = editor.getState();
      if (selection === sent) return;
      sent = selection;
      live.setSelection(selection);
    });
  }, [live, editor]);
}
