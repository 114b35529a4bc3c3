import type { BoardElement } from '@boardwalk/board';
import { useEditorState, type BoardEditor } from '@boardwalk/board/react';
import { useSyncExternalStore } from 'react';

/** Counts the changes of boards, so that a component knows that one has come. */
const versions = new WeakMap<BoardEditor['store'], number>();

/** The selected elements as they are now; renders again when selection or elements change. */
export function useSelectedElements(editor: BoardEditor): BoardElement[] {
  const { store } = editor;
  const { selection } = useEditorState(editor);
  useBoardVersion(editor);
  return [...selection].flatMap((id) => store.elements.get(id) ?? []);
}

/** A number that rises with every change of the board. */
export function useBoardVersion({ store }: Pick<BoardEditor, 'store'>): number {
  return useSyncExternalStore(
    (listener) =>
      store.subscribe(() => {
        versions.set(store, (versions.get(store) ?? 0) + 1);
        listener();
      }),
    () => boardVersion(store),
  );
}

/** The number that `useBoardVersion` gives, as it is now. */
export const boardVersion = (store: BoardEditor['store']): number => versions.get(store) ?? 0;

/** The value all have in common; undefined when they differ or there are none. */
export function common<Value>(values: readonly Value[]): Value | undefined {
  const [first] = values;
  return values.every((value) => value === first) ? first : undefined;
}
