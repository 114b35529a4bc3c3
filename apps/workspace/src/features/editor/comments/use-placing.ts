import type { BoardEditor } from '@boardwalk/board/react';
import { useCallback, useEffect, useState } from 'react';
import { isOtherField } from '../use-page-keys.ts';
import { placeAt, placeOfSelection, type CommentPlace } from './place.ts';

/** How far a pointer may move and still click, in pixels. */
const CLICK = 6;

/**
 * Lets somebody choose where a comment goes: by a click or a tap on the board, by Enter in the middle of the view. K begins it; of
 * one selected element it is the place at once.
 */
export function usePlacing(
  editor: BoardEditor,
  { mayComment, onPlace }: { readonly mayComment: boolean; readonly onPlace: (place: CommentPlace) => void },
) {
  const [isPlacing, setPlacing] = useState(false);
  const begin = useCallback(() => {
    const selected = placeOfSelection(editor);
    if (selected) onPlace(selected);
    else {
      setPlacing(true);
      // Enter is for the board now, not for the button that began it.
      editor.focus();
    }
  }, [editor, onPlace]);
  const stop = useCallback(() => setPlacing(false), []);

  useEffect(() => {
    if (!mayComment) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const writes = editor.getState().editing !== null || editor.typingPlace !== null;
      const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.key !== 'k' || isHeld || event.defaultPrevented || event.isComposing || writes) return;
      if (isOtherField(event.target)) return;
      event.preventDefault();
      begin();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [begin, editor, mayComment]);

  useEffect(() => {
    if (!isPlacing) return undefined;
    const finish = (point: { readonly clientX: number; readonly clientY: number }) => {
      const place = placeAt(editor, point);
      setPlacing(false);
      if (place) onPlace(place);
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!(event.target instanceof HTMLCanvasElement) || event.button !== 0 || !event.isPrimary) return;
      // The board neither selects nor pans by it.
      event.stopPropagation();
      event.preventDefault();
      const { clientX, clientY } = event;
      const onUp = (up: PointerEvent) => {
        if (Math.hypot(up.clientX - clientX, up.clientY - clientY) <= CLICK) finish(up);
      };
      window.addEventListener('pointerup', onUp, { once: true, capture: true });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' && event.key !== 'Enter') return;
      if (event.target instanceof HTMLButtonElement && event.key === 'Enter') return;
      event.stopPropagation();
      event.preventDefault();
      if (event.key === 'Escape') setPlacing(false);
      else finish({ clientX: innerWidth / 2, clientY: innerHeight / 2 });
    };
    window.addEventListener('pointerdown', onPointerDown, true);
    window.addEventListener('keydown', onKeyDown, true);
    document.documentElement.style.cursor = 'crosshair';
    return () => {
      window.removeEventListener('pointerdown', onPointerDown, true);
      window.removeEventListener('keydown', onKeyDown, true);
      document.documentElement.style.cursor = '';
    };
  }, [editor, isPlacing, onPlace]);

  return { isPlacing, begin, stop };
}
