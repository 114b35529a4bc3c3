import { addElements, orderKeyBetween, topKey, type BoardPoint, type ElementExtras } from '@boardwalk/board';
import type { BoardEditor } from '@boardwalk/board/react';
import { freePlace } from '../emoji/put-emoji.ts';

/** Size of a new icon, in board units. */
const SIZE = 64;

/** An icon as elements have it. */
export type ChosenIcon = NonNullable<ElementExtras['icon']>;

/** The topics that an icon goes to which is chosen now: those that are selected, where nothing else is and none is written on. */
export function topicsChosen(editor: BoardEditor): readonly string[] {
  const { selection, editing } = editor.getState();
  const ids = [...selection].filter((id) => !editor.isLocked(id));
  const areTopics = ids.every((id) => editor.store.elements.get(id)?.type === 'topic');
  return editing === null && areTopics ? ids : [];
}

/** Puts an icon on the board around a point, by default in the middle of the view, as one edit, and selects it. */
export function putIcon(editor: BoardEditor, at: BoardPoint | null, icon: ChosenIcon): void {
  const { store } = editor;
  const box = { w: SIZE, h: SIZE };
  const id = store.createId();
  const added = editor.change(() => {
    addElements(store, [
      {
        id,
        type: 'icon',
        z: orderKeyBetween(topKey(store), null),
        style: editor.styleFor('icon'),
        text: '',
        ...freePlace(editor, at ?? editor.middle, box),
        ...box,
        icon,
      },
    ]);
    return true;
  });
  if (added) editor.select([id]);
}
