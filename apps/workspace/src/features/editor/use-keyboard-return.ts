import type { BoardEditor } from '@boardwalk/board/react';
import { useState, type PointerEvent, type SyntheticEvent } from 'react';

/** Attributes of the element around a popup's button, and what the popup calls when it opens or closes. */
export interface KeyboardReturn {
  readonly around: {
    readonly onPointerDownCapture: (event: PointerEvent) => void;
    readonly onKeyDownCapture: (event: SyntheticEvent) => void;
  };
  readonly onOpenChange: (open: boolean) => void;
}

/** Gives the keyboard back to the board when a popup closes that was opened with a mouse or pen: for a finger it would come up on the screen. */
export function useKeyboardReturn(editor: BoardEditor): KeyboardReturn {
  const [byPointer, setByPointer] = useState(false);
  // Events inside the popup come here as well, through its portal; only those on the button count.
  const note = (is: boolean, event: SyntheticEvent) => {
    if (event.target instanceof Node && event.currentTarget.contains(event.target)) setByPointer(is);
  };
  return {
    around: {
      onPointerDownCapture: (event) => note(event.pointerType !== 'touch', event),
      onKeyDownCapture: (event) => note(false, event),
    },
    onOpenChange: (open) => {
      // After the popup has given the focus to its button.
      if (!open && byPointer) setTimeout(() => editor.focus(), 0);
    },
  };
}
