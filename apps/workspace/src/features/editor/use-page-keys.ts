import { ActionGroup, runKey, type BoardEditor } from '@boardwalk/board/react';
import { useEffect } from 'react';

/** True for what takes typing itself, other than the board's own unseen field. */
export function isOtherField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('[data-board]') === null &&
    target.matches('input, textarea, select')
  );
}

/** Keys of the page that are no keys of the board: `?` for help, Ctrl+K for all commands, Ctrl+F to find, and bold and italic, also while text is edited. */
export function usePageKeys(
  editor: BoardEditor,
  onShowShortcuts: () => void,
  onShowCommands: (() => void) | undefined,
  onFind: () => void,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isOtherField(event.target)) return;
      const writes = editor.getState().editing !== null || editor.typingPlace !== null;
      if (
        onShowCommands &&
        event.key.toLowerCase() === 'k' &&
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey
      ) {
        event.preventDefault();
        onShowCommands();
        return;
      }
      if (event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
        // The browser would not find it: a board is a picture to it.
        event.preventDefault();
        onFind();
        return;
      }
      if (event.key === '?' && !writes) {
        event.preventDefault();
        onShowShortcuts();
      }
      // The board takes its own keys; these are for when the keyboard is with a bar or panel.
      if ((event.ctrlKey || event.metaKey) && runKey(editor, event, ActionGroup.TEXT)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [editor, onShowShortcuts, onShowCommands, onFind]);
}
