import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { BoardStore } from '../document/index.ts';
import { BoardEditor, type BoardEditorOptions, type EditorState } from '../editor/index.ts';

/**
 * The editor of a store, for `BoardCanvas` and toolbars; the same one as long as the store is.
 * @param options read once, when the editor is made; later changes of `readOnly` go through `setReadOnly`.
 */
export function useBoardEditor(store: BoardStore, options?: BoardEditorOptions): BoardEditor {
  // The options are those of the first rendering: callbacks in them should be stable or read refs.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- an editor must not be replaced while it is being used
  const editor = useMemo(() => new BoardEditor(store, options), [store]);
  useEffect(() => {
    editor.listen();
    return () => editor.destroy();
  }, [editor]);
  return editor;
}

/** The state of an editor; renders again whenever it changes. */
export function useEditorState(editor: BoardEditor): EditorState {
  return useSyncExternalStore(editor.subscribe, editor.getState, editor.getState);
}
