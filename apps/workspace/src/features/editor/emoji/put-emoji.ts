import {
  addElements,
  idOfKey,
  orderKeyBetween,
  spliceText,
  topKey,
  type BoardBox,
  type BoardPoint,
} from '@boardwalk/board';
import type { BoardEditor } from '@boardwalk/board/react';

/** Size of an emoji that stands by itself, in board units. */
const SIZE = 64;
/** Its box: wide enough for one in every font, and as high as a line of text. */
const BOX = { w: 96, h: 86 };
/** How far one stands from another at the same place. */
const STEP = 24;

/** Where an emoji is to go: into a text, which may be that of a cell, at a place in it, or on the board. */
export type EmojiTarget =
  | { readonly text: string; readonly index: number }
  | { readonly at: BoardPoint | null };

/** Where an emoji goes that somebody chooses now: into what they write, else under the pointer or into the middle. */
export function emojiTarget(editor: BoardEditor): EmojiTarget {
  const { editingPlace } = editor;
  const field = document.activeElement;
  return editingPlace !== null && field instanceof HTMLTextAreaElement
    ? { text: editingPlace, index: field.selectionEnd }
    : { at: editor.pointed };
}

/** Puts an emoji where it is to go, as one edit, and selects it or the element whose text it is in. */
export function putEmoji(editor: BoardEditor, target: EmojiTarget, emoji: string): void {
  const { store } = editor;
  const text = 'text' in target ? store.textOf(target.text)?.toJSON() : undefined;
  if ('text' in target && text !== undefined) {
    // Others may have shortened it meanwhile.
    const index = Math.min(target.index, text.length);
    const isWhole = editor.change(() =>
      spliceText(store, target.text, [{ index, remove: 0, insert: emoji }]),
    );
    if (isWhole === false) editor.options.onTextFull?.();
    return editor.select([idOfKey(target.text)]);
  }
  const at = freePlace(editor, ('at' in target ? target.at : null) ?? editor.middle, BOX);
  const id = store.createId();
  const added = editor.change(() => {
    addElements(store, [
      {
        id,
        type: 'text',
        z: orderKeyBetween(topKey(store), null),
        style: { fontSize: SIZE, align: 'center' },
        text: emoji,
        ...at,
        ...BOX,
      },
    ]);
    return true;
  });
  if (added) editor.select([id]);
}

/**
 * The corner of a box around a point, beside those that stand exactly there.
 *
 * @param size of the box
 */
export function freePlace(
  { store }: BoardEditor,
  middle: BoardPoint,
  { w, h }: Pick<BoardBox, 'w' | 'h'>,
): BoardPoint {
  const taken = new Set(
    [...store.elements.values()].map((element) => ('x' in element ? `${element.x} ${element.y}` : '')),
  );
  let at = { x: Math.round(middle.x - w / 2), y: Math.round(middle.y - h / 2) };
  while (taken.has(`${at.x} ${at.y}`)) at = { x: at.x + STEP, y: at.y + STEP };
  return at;
}
