import { moveElements } from '../document/index.ts';
import { keySurface } from '../surface/panZoom.ts';
import { EditorTool } from './editorState.ts';
import type { GestureContext } from './gesture.ts';
import { movingWith } from './gestures/moveGesture.ts';
import { topicTowards, type Direction } from './navigation.ts';
import type { PointerInput } from './pointerInput.ts';
import type { TextField } from './textField.ts';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Tools by their key, but on a selected topic: there typing writes. */
const TOOL_KEYS: Readonly<Record<string, EditorTool>> = {
  v: EditorTool.SELECT,
  h: EditorTool.HAND,
  n: EditorTool.STICKY,
  t: EditorTool.TEXT,
  r: EditorTool.SHAPE,
  c: EditorTool.CONNECTOR,
  m: EditorTool.TOPIC,
  f: EditorTool.FRAME,
};

/** How far an arrow key moves what is selected, in board units; with Shift the second. */
const NUDGE = [1, 10] as const;

/** What the keys of the board do. */
export class KeyboardInput {
  private readonly context: GestureContext;
  private readonly field: TextField;
  private readonly pointer: PointerInput;

  constructor(context: GestureContext, field: TextField, pointer: PointerInput) {
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
    // 229 is what a key is called that an input method has taken, also the one that ends its composition.
    if (event.isComposing || this.field.isComposing || event.keyCode === 229) return;
    const { editor } = this.context;
    const handled = editor.getState().editing === null ? this.onBoardKey(event) : this.onEditingKey(event);
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
    const topic = editor.onlySelected?.type === 'topic';
    const short = topic || editor.onlySelected?.type === 'connector' || editor.onlySelected?.type === 'frame';
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
    return false;
  }

  private onBoardKey(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey) return this.onCommandKey(event);
    const { editor } = this.context;
    const { selection } = editor.getState();
    const only = editor.onlySelected;
    const direction = DIRECTIONS[event.key];
    if (direction && selection.size > 0) return this.onArrow(direction, event.shiftKey);
    switch (event.key) {
      case 'Escape':
        return this.onEscape();
      case 'Delete':
      case 'Backspace':
        editor.deleteSelection();
        return true;
      case 'F2':
        if (only) editor.startEditing(only.id);
        return only !== null;
      case 'Enter':
        if (only?.type === 'topic') editor.addSibling();
        else if (only) editor.startEditing(only.id);
        return true;
      case 'Tab':
        // Only a topic keeps the key: everywhere else it goes on to the next control, as everybody expects.
        if (only?.type !== 'topic' || event.shiftKey || editor.getState().readOnly) return false;
        editor.addChild();
        return true;
      case ' ':
        if (only?.type === 'topic') editor.toggleFolded();
        else this.pointer.holdSpace(true);
        return true;
      default:
        return (only?.type !== 'topic' || editor.getState().readOnly) && this.onFreeKey(event);
    }
  }

  /** Keys that write nothing: tools, panning and zooming. */
  private onFreeKey(event: KeyboardEvent): boolean {
    if (event.altKey) return false;
    const tool = event.shiftKey ? undefined : TOOL_KEYS[event.key.toLowerCase()];
    if (tool) {
      this.context.editor.setTool(tool);
      return true;
    }
    return keySurface(this.context.surface, event);
  }

  private onCommandKey(event: KeyboardEvent): boolean {
    const { editor } = this.context;
    switch (event.key.toLowerCase()) {
      case 'z':
        if (event.shiftKey) editor.redo();
        else editor.undo();
        return true;
      case 'y':
        editor.redo();
        return true;
      case 'a':
        editor.selectAll();
        return true;
      case 'd':
        editor.duplicateSelection();
        return true;
      case '+':
      case '=':
        editor.zoomBy(1.25);
        return true;
      case '-':
        editor.zoomBy(0.8);
        return true;
      case '0':
        editor.zoomToActualSize();
        return true;
      case ']':
        editor.reorder(event.shiftKey ? 'front' : 'forward');
        return true;
      case '[':
        editor.reorder(event.shiftKey ? 'back' : 'backward');
        return true;
      default:
        return false;
    }
  }

  private onEscape(): boolean {
    const { editor } = this.context;
    if (editor.cancelDrag()) return true;
    if (editor.getState().tool !== EditorTool.SELECT) editor.setTool(EditorTool.SELECT);
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
      const next = topicTowards(surface.scene, item, topics, direction);
      if (next !== null) editor.select([next]);
      return true;
    }
    const by = far ? NUDGE[1] : NUDGE[0];
    const dx = direction === 'left' ? -by : direction === 'right' ? by : 0;
    const dy = direction === 'up' ? -by : direction === 'down' ? by : 0;
    editor.change(() =>
      moveElements(editor.store, movingWith(this.context, editor.getState().selection), dx, dy),
    );
    return true;
  }
}
