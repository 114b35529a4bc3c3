import { reparentTopic } from '@boardwalk/board';
import type { BoardEditor } from '@boardwalk/board/react';
import { useState, type DragEvent } from 'react';
import { dropPartAt, dropPlace, type DropPart } from './outline-drop.ts';

/** Dragging topics from row to row of the outline. By keys and buttons the same is done with `shiftTopic`. */
export function useOutlineDrag(editor: BoardEditor) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<{ readonly id: string; readonly part: DropPart } | null>(null);
  const { store } = editor;

  function placeOf(event: DragEvent, target: string) {
    if (dragged === null) return null;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const part = dropPartAt((event.clientY - top) / height);
    const place = dropPlace(store, dragged, target, part);
    return place && !editor.isLocked(place.parent) ? { place, part } : null;
  }

  return {
    /** The topic that is dragged: its row has to stay in the page. */
    dragged,
    /** What a row has to have. */
    rowProps: (id: string, isReadOnly: boolean) => ({
      draggable:
        !isReadOnly &&
        store.elements.get(id)?.type === 'topic' &&
        store.forest.parentOf(id) !== null &&
        !editor.isLocked(id),
      'data-drop': over?.id === id ? over.part : undefined,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        // Some browsers drag nothing without it.
        event.dataTransfer.setData('text/plain', store.elements.get(id)?.text ?? '');
        setDragged(id);
      },
      onDragOver: (event: DragEvent) => {
        const found = placeOf(event, id);
        if (found) event.preventDefault();
        if (over?.id !== id || over.part !== found?.part) setOver(found && { id, part: found.part });
      },
      onDragEnd: () => {
        setDragged(null);
        setOver(null);
      },
      onDrop: (event: DragEvent) => {
        const found = placeOf(event, id);
        setOver(null);
        setDragged(null);
        if (!found || dragged === null) return;
        event.preventDefault();
        editor.change(() => reparentTopic(store, dragged, found.place));
        editor.select([dragged]);
      },
    }),
  };
}
