import {
  addChildTopic,
  addElements,
  addRootTopic,
  addSiblingTopic,
  copyElements,
  deleteElements,
  pasteElements,
  patchedStyle,
  reorderElements,
  setConnector,
  setShapeKind,
  setStyle,
  setTopicLayout,
  ShapeKind,
  toggleFolded,
  type BoardElement,
  type ElementStyle,
  type ElementType,
  type BoardPoint,
  type BoardSnapshot,
  type BoardStore,
  type ConnectorPatch,
  type StackTarget,
  type StylePatch,
  type TopicLayout,
} from '../document/index.ts';
import type { EditorView } from './editorView.ts';
import type { BoardEditorOptions } from './editorOptions.ts';
import { EditorTool, type EditorState, type RemotePresence } from './editorState.ts';
import { neighbourOf } from './navigation.ts';
import { newBoxElement, type NewBoxType } from './newElement.ts';

/** How far a pasted or duplicated element stands from the first. */
const PASTE_SHIFT = 24;
const ORIGIN: BoardPoint = { x: 0, y: 0 };

/**
 * The editor of one board: what is selected, which tool is on, and every command a toolbar or key gives. It works
 * without a page; `BoardCanvas` gives it one to be seen and pointed at.
 */
export class BoardEditor {
  readonly store: BoardStore;
  readonly options: BoardEditorOptions;
  private view: EditorView | null = null;
  private state: EditorState;
  private others: readonly RemotePresence[] = [];
  private readonly chosenStyles = new Map<ElementType, ElementStyle>();
  private readonly listeners = new Set<() => void>();
  private stops: (() => void)[] = [];

  constructor(store: BoardStore, options: BoardEditorOptions = {}) {
    this.store = store;
    this.options = options;
    this.state = {
      tool: EditorTool.SELECT,
      shapeKind: ShapeKind.ROUNDED,
      selection: new Set(),
      editing: null,
      selectionBox: null,
      zoom: 1,
      canUndo: store.canUndo,
      canRedo: store.canRedo,
      readOnly: options.readOnly ?? false,
      ready: false,
    };
    this.listen();
  }

  /** Follows the store, as it does from the start until `destroy`. */
  listen(): void {
    const { store } = this;
    if (this.stops.length > 0) return;
    this.stops = [
      store.subscribe(({ removed }) => this.forget(removed)),
      store.subscribeHistory(() => this.update({ canUndo: store.canUndo, canRedo: store.canRedo })),
    ];
  }

  /** The state now; the same object until something changes. */
  readonly getState = (): EditorState => this.state;

  /** Calls `listener` after every change of the state; returns what ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** The others on this board, as last told. */
  get presence(): readonly RemotePresence[] {
    return this.others;
  }

  /** Shows the others' pointers and selections. */
  setPresence(others: readonly RemotePresence[]): void {
    this.others = others;
    this.view?.surface.invalidateLayers();
  }

  /** Lets go of the store. */
  destroy(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
  }

  /**
   * Breaks off what is being dragged, of which nothing stays: neither on the board nor in the history.
   * @returns whether something was.
   */
  cancelDrag(): boolean {
    return this.view?.cancelDrag() ?? false;
  }

  /** Allows or forbids changes, as the user's role on the board says. */
  setReadOnly(readOnly: boolean): void {
    if (readOnly) this.cancelDrag();
    this.update({ readOnly, tool: readOnly ? EditorTool.SELECT : this.state.tool });
    if (readOnly) this.stopEditing();
  }

  setTool(tool: EditorTool, shapeKind: ShapeKind = this.state.shapeKind): void {
    if (tool !== EditorTool.SELECT && tool !== EditorTool.HAND && this.isRefused) return;
    this.interrupt();
    this.update({ tool, shapeKind });
  }

  /** Selects exactly these elements. */
  select(ids: Iterable<string>): void {
    const selection = new Set([...ids].filter((id) => this.store.elements.has(id)));
    const { selection: before } = this.state;
    if (selection.size === before.size && [...selection].every((id) => before.has(id))) return;
    if (this.state.editing !== null && !selection.has(this.state.editing)) this.stopEditing();
    this.update({ selection });
    this.view?.onSelection();
  }

  /** Adds an element to the selection, or takes it out. */
  toggleSelected(id: string): void {
    const selection = new Set(this.state.selection);
    if (!selection.delete(id)) selection.add(id);
    this.select(selection);
  }

  /** Selects everything that is to be seen; of mind maps the roots, which stand for all. */
  selectAll(): void {
    const ids = [...this.store.elements.values()].filter(
      ({ type, id }) => type !== 'topic' || this.store.forest.parentOf(id) === null,
    );
    this.select(ids.map(({ id }) => id));
  }

  /** The one selected element; null when there are none or several. */
  get onlySelected(): BoardElement | null {
    const [id] = this.state.selection;
    return this.state.selection.size === 1 && id !== undefined ? (this.store.elements.get(id) ?? null) : null;
  }

  undo(): void {
    this.travel(() => this.store.undo());
  }

  redo(): void {
    this.travel(() => this.store.redo());
  }

  /** Deletes what is selected, with all that hangs on it; in a mind map the selection goes on to a neighbour. */
  deleteSelection(): void {
    const { selection } = this.state;
    if (selection.size === 0) return;
    const next = neighbourOf(this.store, this.onlySelected);
    this.change(() => void deleteElements(this.store, selection));
    if (next !== null) this.select([next]);
  }

  /** Copies what is selected beside itself and selects the copy. */
  duplicateSelection(): void {
    this.paste(copyElements(this.store, this.chosen), PASTE_SHIFT, PASTE_SHIFT);
  }

  /** What is selected as a board of its own, for a clipboard, frames with what lies in them; null when nothing is. */
  copySelection(): BoardSnapshot | null {
    return this.state.selection.size === 0 ? null : copyElements(this.store, this.chosen);
  }

  /** Deletes what `copySelection` has copied. */
  cutSelection(): void {
    if (this.isRefused) return;
    this.select(this.chosen);
    this.deleteSelection();
  }

  /** Adds the elements of a board, moved by a distance, and selects them, of frames without what lies in them. */
  paste(snapshot: BoardSnapshot, dx = PASTE_SHIFT, dy = PASTE_SHIFT): void {
    if (snapshot.elements.length === 0) return;
    const pasted = this.change(() => pasteElements(this.store, snapshot, dx, dy));
    if (!pasted) return;
    const inFrames = this.view?.contentsOf(pasted);
    const outer = pasted.filter((id) => inFrames?.has(id) !== true);
    this.select(outer.length > 0 ? outer : pasted);
  }

  /** The style the next new element of a type gets: what was last chosen for one. */
  styleFor(type: ElementType): ElementStyle {
    return this.chosenStyles.get(type) ?? {};
  }

  /** Changes the style of what is selected, and of the next new element of the same type. */
  setStyle(patch: StylePatch): void {
    const types = new Set([...this.state.selection].map((id) => this.store.elements.get(id)?.type));
    const [type] = types;
    if (types.size === 1 && type) this.chosenStyles.set(type, patchedStyle(this.styleFor(type), patch));
    this.change(() => setStyle(this.store, this.state.selection, patch));
  }

  /** Turns the selected shapes into another kind, which is also the next new one's. */
  setShapeKind(kind: ShapeKind): void {
    this.update({ shapeKind: kind });
    this.change(() => setShapeKind(this.store, this.state.selection, kind));
  }

  /** Changes the route or heads of the selected connectors. */
  setConnector(patch: ConnectorPatch): void {
    this.change(() =>
      this.store.edit(() => this.state.selection.forEach((id) => setConnector(this.store, id, patch))),
    );
  }

  /** Puts what is selected elsewhere in the stack. */
  reorder(target: StackTarget): void {
    this.change(() => reorderElements(this.store, this.state.selection, target));
  }

  /** Lays the selected mind maps out another way. */
  setLayout(layout: TopicLayout): void {
    this.change(() =>
      this.store.edit(() => this.state.selection.forEach((id) => setTopicLayout(this.store, id, layout))),
    );
  }

  /** Adds a topic under the selected one and edits it. */
  addChild(): void {
    const topic = this.onlySelected;
    if (topic?.type === 'topic')
      this.addAndEdit(() => addChildTopic(this.store, { parent: topic.id }, this.options.topicText));
  }

  /** Adds a topic after the selected one and edits it. */
  addSibling(): void {
    const topic = this.onlySelected;
    if (topic?.type === 'topic')
      this.addAndEdit(() => addSiblingTopic(this.store, topic.id, this.options.topicText));
  }

  /** Adds a mind map around a point, the middle of the view by default, and edits its root. */
  addMindMap(layout: TopicLayout, at: BoardPoint = this.view?.middle ?? ORIGIN): void {
    this.addAndEdit(() => addRootTopic(this.store, at, layout, this.options.topicText));
  }

  /** Adds a note, a shape, a text or a frame around a point, the middle of the view by default, and edits it. */
  addBox(type: NewBoxType, at: BoardPoint = this.view?.middle ?? ORIGIN): void {
    const element = newBoxElement(this.store, type, {
      at,
      kind: this.state.shapeKind,
      style: this.styleFor(type),
    });
    this.addAndEdit(() => {
      addElements(this.store, [element]);
      return element.id;
    });
  }

  /** Folds the selected topics, or unfolds them when they all are. */
  toggleFolded(ids: Iterable<string> = this.state.selection): void {
    this.change(() => toggleFolded(this.store, ids));
  }

  /**
   * Edits the text of an element in place.
   * @param replace true when what is typed takes the place of the old text.
   */
  startEditing(id: string, replace = false): void {
    if (!this.store.textOf(id) || this.isRefused) return;
    this.cancelDrag();
    this.select([id]);
    // However slowly one types: one undo brings back the text as it was.
    this.store.beginStep();
    this.update({ editing: id, tool: EditorTool.SELECT });
    this.view?.onEditing(replace);
  }

  stopEditing(): void {
    const { editing } = this.state;
    if (editing === null) return;
    this.view?.onEditingEnds();
    this.update({ editing: null });
    this.store.endStep();
    const element = this.store.elements.get(editing);
    // A text without any text could never be found again.
    if (element?.type === 'text' && element.text.trim() === '' && !this.state.readOnly)
      this.change(() => void deleteElements(this.store, [editing]));
  }

  zoomBy(factor: number): void {
    this.view?.surface.zoom(factor, undefined, true);
  }

  /** Goes to actual size, around the middle of the view. */
  zoomToActualSize(): void {
    this.zoomBy(1 / this.state.zoom);
  }

  /** Shows everything, or with `selection` what is selected. */
  zoomToFit(what: 'all' | 'selection' = 'all'): void {
    const box = what === 'selection' ? this.view?.surface.scene.boundsOf(this.state.selection) : undefined;
    const target = this.view?.surface.fitOf({}, box);
    if (target) this.view?.surface.glideTo(target);
  }

  /** Takes the keyboard. */
  focus(): void {
    this.view?.focus();
  }

  /** Lets the keyboard go. */
  blur(): void {
    this.view?.blur();
  }

  /** Runs a change of the board unless it may not be changed; null when it was not or the board is full. */
  change<T>(run: () => T): T | null {
    if (this.isRefused) return null;
    this.cancelDrag();
    this.store.endStep();
    try {
      return run();
    } catch (error) {
      if (!(error instanceof RangeError) || error.name !== 'BoardFullError') throw error;
      this.options.onBoardFull?.();
      return null;
    } finally {
      this.store.endStep();
    }
  }

  /** Gives the editor its page, or takes it away. Called by the view itself. */
  setView(view: EditorView | null): void {
    this.view = view;
  }

  /** Changes the state. Called by the view and its gestures. */
  update(patch: Partial<EditorState>): void {
    const changed = Object.entries(patch).some(
      ([key, value]) => this.state[key as keyof EditorState] !== value,
    );
    if (!changed) return;
    this.state = { ...this.state, ...patch };
    this.view?.surface.invalidateLayers();
    for (const listener of this.listeners) listener();
  }

  /** Ends what is going on now: a drag as if it had not been, a text as it is. */
  private interrupt(): void {
    this.cancelDrag();
    this.stopEditing();
  }

  private travel(run: () => void): void {
    if (this.isRefused) return;
    this.interrupt();
    run();
  }

  /** True where nothing may be changed, which is then told. */
  private get isRefused(): boolean {
    if (this.state.readOnly) this.options.onReadOnly?.();
    return this.state.readOnly;
  }

  /** What is selected, and what lies in the frames among it. */
  private get chosen(): Set<string> {
    const { selection } = this.state;
    return new Set([...selection, ...(this.view?.contentsOf(selection) ?? [])]);
  }

  private addAndEdit(add: () => string | null): void {
    const id = this.change(add);
    if (id === null) return;
    this.select([id]);
    this.view?.reveal(id);
    this.startEditing(id);
  }

  private forget(removed: ReadonlySet<string>): void {
    const { selection, editing } = this.state;
    if (editing !== null && removed.has(editing)) {
      this.view?.onEditingEnds();
      this.update({ editing: null });
    }
    if (removed.size > 0) this.select(selection);
  }
}
