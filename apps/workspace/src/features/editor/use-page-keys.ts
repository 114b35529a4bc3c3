import type { BoardEditor } from '@boardwalk/board/react';
import { useEffect } from 'react';

/** True for what takes typing itself, other than the board's own unseen field. */
function isOtherField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('[data-board]') === null &&
    target.matches('input, textarea, select')
  );
}

/** Keys of the page that are no keys of the board: `?` for help, and bold and italic, also while text is edited. */
export function usePageKeys(editor: BoardEditor, onShowShortcuts: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isOtherField(event.target)) return;
      const { editing, selection, readOnly } = editor.getState();
      const writes = editing !== null || (editor.onlySelected?.type === 'topic' && !readOnly);
      if (event.key === '?' && !writes) {
        event.preventDefault();
        onShowShortcuts();
      }
      const style = { b: 'bold', i: 'italic' }[event.key.toLowerCase()] as 'bold' | 'italic' | undefined;
      if (style === undefined || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      if (readOnly || selection.size === 0) return;
      event.preventDefault();
      const isOn = [...selection].every((id) => editor.store.elements.get(id)?.style[style] === true);
      editor.setStyle({ [style]: !isOn });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [editor, onShowShortcuts]);
}
