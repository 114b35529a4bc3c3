import type { BoardEditor } from '@boardwalk/board/react';
import { useEffect } from 'react';
import { isVotable } from './votable.ts';

/** How far a pointer may move and still click, in pixels. */
const CLICK = 6;

/**
 * While it is on, a click or a tap on an element calls `onElement` instead of selecting it. Beside elements the board works as always:
 * it is moved and zoomed.
 */
export function useDotClicks(editor: BoardEditor, isOn: boolean, onElement: (id: string) => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const onPointerDown = (event: PointerEvent) => {
      if (!(event.target instanceof HTMLCanvasElement) || event.button !== 0 || !event.isPrimary) return;
      const id = editor.placeAt(event)?.element;
      const element = id == null ? undefined : editor.store.elements.get(id);
      if (element === undefined || !isVotable(element)) return;
      event.stopPropagation();
      event.preventDefault();
      const { clientX, clientY } = event;
      const onUp = (up: PointerEvent) => {
        if (Math.hypot(up.clientX - clientX, up.clientY - clientY) <= CLICK) onElement(element.id);
      };
      window.addEventListener('pointerup', onUp, { once: true, capture: true });
    };
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => window.removeEventListener('pointerdown', onPointerDown, true);
  }, [editor, isOn, onElement]);
}
