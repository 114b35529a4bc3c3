import { rebaseSplice, shiftPosition, spliceBetween, type BoardChange } from '../document/index.ts';
import { cssFont } from '../layout/textMeasurer.ts';
import { LINE_HEIGHT } from '../layout/wrapText.ts';
import { toSurface } from '../render/index.ts';
import type { BoardSurface } from '../surface/boardSurface.ts';
import type { BoardEditor } from './boardEditor.ts';
import { textPlaceOf } from './textPlace.ts';
import { textColorOf } from './textColor.ts';

/**
 * The one field of the board. While nothing is edited it lies unseen over the selection and takes the keyboard, so
 * that an input method has somewhere to compose; while a text is edited it stands in its place.
 *
 * What is typed goes into the shared text as it is typed, only the part that changed; what others type in the same
 * text comes into the field around the caret. During a composition the field is left alone, and the two are merged
 * when it ends.
 */
export class TextField {
  readonly element: HTMLTextAreaElement;
  private readonly editor: BoardEditor;
  private readonly surface: BoardSurface;
  private editing: string | null = null;
  /** The shared text as the field last took it over. */
  private base = '';
  private composing = false;

  constructor(element: HTMLTextAreaElement, editor: BoardEditor, surface: BoardSurface) {
    this.element = element;
    this.editor = editor;
    this.surface = surface;
    element.addEventListener('input', this.onInput);
    element.addEventListener('compositionstart', this.onCompositionStart);
    element.addEventListener('compositionend', this.onCompositionEnd);
    this.rest();
  }

  /** True while an input method composes: keys then belong to it. */
  get isComposing(): boolean {
    return this.composing;
  }

  /** Begins to edit the selected element. With `replace` the field is taken as it is for the new text. */
  begin(id: string, replace: boolean): void {
    const text = this.editor.store.textOf(id)?.toJSON() ?? '';
    this.editing = id;
    this.base = text;
    if (!replace) {
      this.element.value = text;
      this.element.focus({ preventScroll: true });
      const topic = this.editor.store.elements.get(id)?.type === 'topic';
      this.element.setSelectionRange(topic ? 0 : text.length, text.length);
    }
    this.place();
  }

  /** Ends editing; what was typed is already in the board. */
  end(): void {
    if (this.editing !== null && !this.composing) this.push();
    this.editing = null;
    this.composing = false;
    this.rest();
  }

  /** Takes in what others changed in the text that is being edited. */
  onChange(change: BoardChange): void {
    if (this.editing === null || change.source === 'local' || !change.changed.has(this.editing)) return;
    if (!this.composing) this.pull();
  }

  /** Puts the field where the text stands; called whenever the board or the viewport moved. */
  place(): void {
    const id = this.editing ?? [...this.editor.getState().selection][0];
    const item = id === undefined ? undefined : this.surface.scene.get(id);
    const { style, dataset } = this.element;
    if (!item) {
      dataset['resting'] = '';
      return;
    }
    const { scale } = this.surface.viewport;
    const place = textPlaceOf(item);
    const at = toSurface(this.surface.viewport, place.box);
    style.transform = `translate(${at.x}px, ${at.y}px)`;
    if (this.editing === null) {
      dataset['resting'] = '';
      return;
    }
    delete dataset['resting'];
    const { family } = this.surface.scene.measuredWith;
    style.width = `${place.box.w * scale + 2}px`;
    style.height = `${Math.max(place.box.h, place.size * LINE_HEIGHT) * scale + 2}px`;
    style.font = cssFont(place, place.size * scale, family);
    style.lineHeight = String(LINE_HEIGHT);
    style.textAlign = place.align;
    style.paddingTop = `${place.top * scale}px`;
    style.color = textColorOf(item, this.surface.theme);
  }

  destroy(): void {
    this.element.removeEventListener('input', this.onInput);
    this.element.removeEventListener('compositionstart', this.onCompositionStart);
    this.element.removeEventListener('compositionend', this.onCompositionEnd);
  }

  /** Empties the field and makes it unseen, ready for the next key. */
  private rest(): void {
    this.element.value = '';
    this.element.removeAttribute('style');
    this.place();
  }

  private readonly onCompositionStart = (): void => {
    this.composing = true;
    this.beginByTyping();
  };

  private readonly onCompositionEnd = (): void => {
    this.composing = false;
    if (this.editing !== null) this.push();
  };

  private readonly onInput = (): void => {
    if (this.editing === null && !this.beginByTyping()) {
      this.element.value = '';
      return;
    }
    if (!this.composing) this.push();
    this.place();
  };

  /** Typing over a selected element replaces its text. */
  private beginByTyping(): boolean {
    if (this.editing !== null) return true;
    const only = this.editor.onlySelected;
    if (!only || this.editor.getState().readOnly) return false;
    this.editor.startEditing(only.id, true);
    return this.editing !== null;
  }

  /** Writes what was typed into the shared text, around what others typed meanwhile. */
  private push(): void {
    const shared = this.editing === null ? null : this.editor.store.textOf(this.editing);
    const mine = shared && spliceBetween(this.base, this.element.value, this.element.selectionStart);
    if (!shared || !mine) return this.pull();
    const theirs = spliceBetween(this.base, shared.toJSON());
    const splices = theirs ? rebaseSplice(mine, theirs) : [mine];
    this.editor.store.edit(() => {
      for (const { index, remove, insert } of splices) {
        if (remove > 0) shared.delete(index, remove);
        if (insert !== '') shared.insert(index, insert);
      }
    });
    this.base = this.element.value;
    this.pull();
  }

  /** Takes the shared text into the field, the caret staying where it is in the text. */
  private pull(): void {
    const text = this.editing === null ? null : (this.editor.store.textOf(this.editing)?.toJSON() ?? null);
    if (text === null) return;
    const splice = spliceBetween(this.element.value, text);
    this.base = text;
    if (!splice) return;
    const { selectionStart, selectionEnd } = this.element;
    this.element.value = text;
    this.element.setSelectionRange(
      shiftPosition(selectionStart, splice),
      shiftPosition(selectionEnd, splice),
    );
    this.place();
  }
}
