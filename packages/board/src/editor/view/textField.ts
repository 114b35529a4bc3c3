import {
  idOfKey,
  rebaseSplice,
  shiftPosition,
  spliceBetween,
  spliceText,
  type BoardChange,
} from '../../document/index.ts';
import { directionOf } from '../../layout/textDirection.ts';
import { cssFont } from '../../layout/textMeasurer.ts';
import { LINE_HEIGHT } from '../../layout/wrapText.ts';
import { toSurface } from '../../render/index.ts';
import type { BoardSurface } from '../../surface/boardSurface.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { editOf } from '../../kinds/edits.ts';
import { centerOf, turned } from '../../layout/geometry.ts';

/** What an input method writes with; the last is Safari's. */
const BY_INPUT_METHOD = new Set(['insertCompositionText', 'insertFromComposition']);

/**
 * The one field of the board. While nothing is edited it is unseen over the selection and takes the keyboard, so
 * that an input method has somewhere to compose; while a text is edited it stands in its place. Over a selected topic or a chosen cell
 * it holds that one's text, all of it selected: what is typed or composed takes its place, and the browser's own undo
 * brings it back.
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
  private committing = false;

  constructor(element: HTMLTextAreaElement, editor: BoardEditor, surface: BoardSurface) {
    this.element = element;
    this.editor = editor;
    this.surface = surface;
    element.addEventListener('focus', this.onFocus);
    element.addEventListener('input', this.onInput);
    element.addEventListener('compositionstart', this.onCompositionStart);
    element.addEventListener('compositionend', this.onCompositionEnd);
    this.rest();
  }

  /** True while an input method composes: keys then belong to it. */
  get isComposing(): boolean {
    return this.composing;
  }

  /** True while the field gives the keyboard away only to take it again, which is no leaving. */
  get isCommitting(): boolean {
    return this.committing;
  }

  /** Begins to edit the text at a place. With `replace` the field is taken as it is for the new text. */
  begin(place: string, replace: boolean): void {
    const text = this.editor.store.textOf(place)?.toJSON() ?? '';
    this.editing = place;
    this.base = text;
    if (!replace) {
      this.element.value = text;
      this.element.focus({ preventScroll: true });
      const topic = this.editor.store.elements.get(place)?.type === 'topic';
      this.element.setSelectionRange(topic ? 0 : text.length, text.length);
    }
    this.place();
  }

  /** Ends editing; what was typed is already in the board, and what was being composed goes there as it is. */
  end(): void {
    if (this.composing) this.commit();
    if (this.editing !== null) this.push();
    this.editing = null;
    this.composing = false;
    this.rest();
  }

  /** Takes in what others changed in the text that is being edited. */
  onChange(change: BoardChange): void {
    if (this.composing) return;
    if (this.editing === null) this.refill();
    else if (change.source !== 'local' && change.changed.has(idOfKey(this.editing))) this.pull();
  }

  /** Makes the field ready for the next key: the text of a selected topic, which that key replaces, or nothing. */
  refill(): void {
    if (this.editing !== null || this.composing) return;
    const place = this.editor.typingPlace;
    const text = place === null ? '' : (this.editor.store.textOf(place)?.toJSON() ?? '');
    if (this.element.value !== text) this.element.value = text;
    // In some browsers a selection would bring the keyboard here.
    if (document.activeElement === this.element) this.element.select();
  }

  /** Puts the field where the text stands; called whenever the board or the viewport moved. */
  place(): void {
    const { selection, cell } = this.editor.getState();
    const id = this.editing === null ? [...selection][0] : idOfKey(this.editing);
    const item = id === undefined ? undefined : this.surface.scene.get(id);
    const { style, dataset } = this.element;
    const edit = item && editOf(item.element);
    const place = item && edit?.textPlace?.(item, cell);
    if (!item || !place) {
      dataset['resting'] = '';
      return;
    }
    const { scale } = this.surface.viewport;
    const rotation = item.kind === 'box' ? item.rotation : 0;
    const corner = turned(place.box, centerOf(item.box), rotation);
    const at = toSurface(this.surface.viewport, corner);
    style.transform = `translate(${at.x}px, ${at.y}px) rotate(${rotation}deg)`;
    style.transformOrigin = '0 0';
    if (this.editing === null) {
      dataset['resting'] = '';
      return;
    }
    delete dataset['resting'];
    const { family } = this.surface.scene.measurer;
    style.width = `${place.box.w * scale + 2}px`;
    style.height = `${Math.max(place.box.h, place.size * LINE_HEIGHT) * scale + 2}px`;
    style.font = cssFont(place, place.size * scale, family);
    style.lineHeight = String(LINE_HEIGHT);
    this.element.dir = directionOf(this.element.value);
    style.textAlign = place.align;
    style.paddingTop = `${place.top * scale}px`;
    style.color = edit?.textColor?.(item, this.surface.theme, cell) ?? '';
  }

  destroy(): void {
    this.element.removeEventListener('focus', this.onFocus);
    this.element.removeEventListener('input', this.onInput);
    this.element.removeEventListener('compositionstart', this.onCompositionStart);
    this.element.removeEventListener('compositionend', this.onCompositionEnd);
  }

  /** Makes the field unseen, ready for the next key. */
  private rest(): void {
    this.refill();
    this.element.removeAttribute('style');
    this.place();
  }

  /** Takes what an input method shows so far for the text: a browser does so when its field loses the keyboard. */
  private commit(): void {
    const focused = document.activeElement === this.element;
    this.committing = true;
    this.element.blur();
    if (focused) this.element.focus({ preventScroll: true });
    this.committing = false;
    this.composing = false;
  }

  private readonly onFocus = (): void => this.refill();

  private readonly onCompositionStart = (): void => {
    this.composing = true;
    this.beginByTyping();
  };

  private readonly onCompositionEnd = (): void => {
    this.composing = false;
    if (this.editing === null) this.refill();
    else this.push();
  };

  private readonly onInput = (event: Event): void => {
    // A browser may still report a composition that ended with the editing.
    const late = !this.composing && event instanceof InputEvent && BY_INPUT_METHOD.has(event.inputType);
    if (this.editing === null && (late || !this.beginByTyping())) return this.refill();
    if (!this.composing) this.push();
    this.place();
  };

  /** Typing over a selected topic or a chosen cell replaces its text. */
  private beginByTyping(): boolean {
    if (this.editing !== null) return true;
    const place = this.editor.typingPlace;
    if (place === null) return false;
    this.editor.startEditing(idOfKey(place), true);
    return this.editing !== null;
  }

  /** Writes what was typed into the shared text, around what others typed meanwhile. */
  private push(): void {
    const { editing, editor } = this;
    const shared = editing === null ? null : editor.store.textOf(editing);
    const mine = shared && spliceBetween(this.base, this.element.value, this.element.selectionStart);
    if (editing === null || !shared || !mine) return this.pull();
    const theirs = spliceBetween(this.base, shared.toJSON());
    const isWhole = spliceText(editor.store, editing, theirs ? rebaseSplice(mine, theirs) : [mine]);
    this.base = this.element.value;
    this.pull();
    if (!isWhole) editor.options.onTextFull?.();
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
