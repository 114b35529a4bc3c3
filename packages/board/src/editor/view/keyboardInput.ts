import { editOf } from '../../kinds/edits.ts';
import { keySurface } from '../../surface/panZoom.ts';
import { EditorTool } from '../session/editorState.ts';
import { runKey } from '../actions/actions.ts';
import { elementTowards, DIRECTIONS, type Direction } from '../session/navigation.ts';
import { cellParts } from '../tools/cellPart.ts';
import type { PointerInput } from './pointerInput.ts';
import type { TextField } from './textField.ts';
import type { ViewContext } from './viewContext.ts';

/** How far an arrow key moves what is selected, in board units; with Shift the second. */
const NUDGE = [1, 10] as const;

/** What the keys of the board do. */
export class KeyboardInput {
  private readonly context: ViewContext;
  private readonly field: TextField;
  private readonly pointer: PointerInput;

  constructor(context: ViewContext, field: TextField, pointer: PointerInput) {
    this.context = context;
    this.field = field;
    this.pointer = pointer;
    field.element.addEventListener('keydown', this.onKeyDown);
    field.element.addEventListener('keyup', this.onKeyUp);
    field.element.addEventListener('blur', this.onBlur);
  }

  destroy(): void {
    this.field.element.removeEventListener('keydown', this.onKeyDown);
    this.field.element.removeEventListener('keyup', this.onKeyUp);
    this.field.element.removeEventListener('blur', this.onBlur);
  }

  private readonly onKeyDown = (event: KeyboardEvent): void => {
    this.field.refill();
    this.context.editor.menuPlace = null;
    // 229 is what a key is called that an input method has taken, also the one that ends its composition.
    if (event.isComposing || this.field.isComposing || event.keyCode === 229) return;
    const { editor } = this.context;
    const handled =
      editor.mode?.onKey(event) === true ||
      (editor.getState().editing === null ? this.onBoardKey(event) : this.onEditingKey(event));
    if (!handled) return;
    event.preventDefault();
    event.stopPropagation();
  };

  private readonly onKeyUp = (event: KeyboardEvent): void => {
    if (event.key === ' ') this.pointer.holdSpace(false);
  };

  private readonly onBlur = (): void => {
    this.pointer.holdSpace(false);
    if (!this.field.isCommitting) this.context.editor.stopEditing();
  };

  /** Keys while a text is edited: nearly all belong to the text. */
  private onEditingKey(event: KeyboardEvent): boolean {
    const { editor } = this.context;
    if (editor.getState().cell && cellParts.get('cells')?.writingKey(editor, event) === true) return true;
    const only = editor.onlySelected;
    const topic = only?.type === 'topic';
    const short = only !== null && editOf(only)?.isName === true;
    if (event.key === 'Escape' || event.key === 'F2') {
      editor.stopEditing();
      return true;
    }
    if (event.key === 'Enter' && ((short && !event.shiftKey) || event.ctrlKey || event.metaKey)) {
      editor.stopEditing();
      return true;
    }
    if (event.key === 'Tab' && topic && !event.shiftKey) {
      editor.stopEditing();
      editor.addChild();
      return true;
    }
    return runKey(editor, event);
  }

  private onBoardKey(event: KeyboardEvent): boolean {
    const { editor, surface } = this.context;
    const { selection, cell } = editor.getState();
    const direction = DIRECTIONS[event.key];
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (cell && cellParts.get('cells')?.key(editor, event) === true) return true;
    if (isPlain && direction && selection.size > 0) return this.onArrow(direction, event.shiftKey);
    if (event.key === 'Escape') return this.onEscape();
    if (runKey(editor, event)) return true;
    // The field would take these: what it holds is the text that typing replaces.
    if (isPlain && ['Enter', 'Delete', 'Backspace'].includes(event.key)) return true;
    if (isPlain && event.key === ' ') {
      this.pointer.holdSpace(true);
      return true;
    }
    return editor.typingPlace === null && keySurface(surface, event);
  }

  private onEscape(): boolean {
    const { editor } = this.context;
    if (editor.cancelDrag()) return true;
    if (editor.getState().tool !== EditorTool.SELECT) editor.setTool(EditorTool.SELECT);
    else if (editor.getState().several) editor.setSeveral(false);
    else if (editor.getState().branch !== null) editor.showBranch(null);
    else if (editor.getState().selection.size > 0) editor.select([]);
    else return false;
    return true;
  }

  /** Arrows go from topic to topic, and move everything else. */
  private onArrow(direction: Direction, far: boolean): boolean {
    const { editor, surface } = this.context;
    const only = editor.onlySelected;
    const item = only ? surface.scene.get(only.id) : undefined;
    if (item?.kind === 'topic') {
      const topics = editor.store.forest.subtreeOf(item.placed.root).map(({ id }) => id);
      const next = elementTowards(surface.scene, item, topics, direction);
      if (next !== null) editor.select([next]);
      return true;
    }
    const by = far ? NUDGE[1] : NUDGE[0];
    const dx = direction === 'left' ? -by : direction === 'right' ? by : 0;
    const dy = direction === 'up' ? -by : direction === 'down' ? by : 0;
    editor.moveSelection(dx, dy);
    return true;
  }
}
