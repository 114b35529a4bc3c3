import {
  addElements,
  cellPlace,
  deleteElements,
  deletionOf,
  hasCell,
  isLocked,
  type ShapeKind,
  withGroups,
  type BoardElement,
  type BoardPoint,
  type BoardStore,
  type Cell,
} from '../../document/index.ts';
import { editOf } from '../../kinds/edits.ts';
import type { BoardEditorOptions } from './editorOptions.ts';
import { EditorTool, type TableSize, type ToolId } from './editorState.ts';
import { SessionState } from './sessionState.ts';

/**
 * Somebody at work on a board: what is selected, which tool is on, which text is being written, what is dragged, and
 * whether any of it may change the board.
 */
export class EditorSession extends SessionState {
  /** Where a menu of the board was opened last, until a key or the pointer is pressed on the board again. */
  menuPlace: BoardPoint | null = null;
  private stops: (() => void)[] = [];
  /** The element that was made in the step that is under way, and does not stay without a text. */
  private fresh: string | null = null;

  constructor(store: BoardStore, options: BoardEditorOptions = {}) {
    super(store, options);
    this.listen();
  }

  /** Follows the store, as it does from the start until `destroy`. */
  listen(): void {
    const { store } = this;
    if (this.stops.length > 0) return;
    this.stops = [
      store.subscribe(({ removed, source }) => {
        this.forget(removed);
        this.forgetCell();
        const { editing } = this.state;
        if (editing === null || !this.isLocked(editing)) return;
        this.stopEditing();
        if (source === 'remote') this.options.onLocked?.();
      }),
      store.subscribeHistory(() => this.update({ canUndo: store.canUndo, canRedo: store.canRedo })),
    ];
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

  /** Draws what is dragged into line with what is around it from now on, or lets it be. */
  setSnaps(snaps: boolean): void {
    this.update({ snaps });
    this.options.onSnaps?.(snaps);
  }

  setTool(tool: ToolId, shapeKind: ShapeKind = this.state.shapeKind): void {
    if (tool !== EditorTool.SELECT && tool !== EditorTool.HAND && this.isRefused) return;
    this.interrupt();
    this.update({ tool, shapeKind, several: false });
  }

  /** Has taps and clicks add to the selection or take away from now on, or no more. Taking up any tool ends it. */
  setSeveral(several: boolean): void {
    this.setTool(EditorTool.SELECT);
    this.update({ several });
  }

  /** Has tools stay in hand after they have made something, or not. */
  setKeepsTool(keepsTool: boolean): void {
    this.update({ keepsTool });
  }

  /** Called when a tool has made something: it goes back to selecting, unless it is kept. */
  afterMaking(): void {
    if (!this.state.keepsTool) this.setTool(EditorTool.SELECT);
  }

  /** Takes up the tool that makes tables, of a size. */
  setTableSize(tableSize: TableSize): void {
    this.update({ tableSize });
    this.setTool(EditorTool.TABLE);
  }

  /** Selects exactly these elements. */
  select(ids: Iterable<string>): void {
    const selection = new Set([...ids].filter((id) => this.store.elements.has(id)));
    const { selection: before } = this.state;
    if (selection.size === before.size && [...selection].every((id) => before.has(id))) return;
    if (this.state.editing !== null && !selection.has(this.state.editing)) this.stopEditing();
    this.update({ selection, cell: null });
    this.view?.onSelection();
  }

  /** Selects elements with the groups they are in. */
  selectGroups(ids: Iterable<string>): void {
    this.select(withGroups(this.store.elements, ids));
  }

  /** Adds an element to the selection, or takes it out, with the group it is in. */
  toggleSelected(id: string): void {
    const selection = new Set(this.state.selection);
    const isOut = selection.has(id);
    for (const each of withGroups(this.store.elements, [id])) {
      if (isOut) selection.delete(each);
      else selection.add(each);
    }
    this.select(selection);
  }

  /**
   * Selects what a menu at a point of the window is about: the element there, unless it is selected already; where several
   * are selected one by one, in addition to these. What is being dragged is broken off: a finger that stays where it is
   * asks for the menu.
   */
  selectUnder(point: { readonly clientX: number; readonly clientY: number }): void {
    this.cancelDrag();
    this.stopEditing();
    const id = this.view?.elementAt(point) ?? null;
    const { selection, several } = this.state;
    if (id !== null && !selection.has(id)) {
      if (several) this.toggleSelected(id);
      else this.selectGroups([id]);
    } else if (id === null && !several) this.select([]);
    const item = id === null ? undefined : this.view?.scene.get(id);
    const at = this.view?.pointAt(point);
    this.menuPlace = at ?? null;
    const edit = item && editOf(item.element);
    const cell = (item && at && edit?.cellAt?.(item, at)) ?? null;
    // A menu in the range that is chosen is about all of it.
    if (item && !edit?.cells?.holds(item.element, this.state, cell)) this.chooseCell(cell);
  }

  /** Chooses a cell of the table that is selected alone, with all up to another one, or none. */
  chooseCell(cell: Cell | null, end: Cell | null = null): void {
    const table = this.onlySelected;
    this.stopEditing();
    const isThere = cell !== null && table?.type === 'table' && hasCell(table, cell);
    this.update({ cell: isThere ? cell : null, cellEnd: isThere ? end : null });
    this.view?.onSelection();
  }

  /** The place of the text that is being edited (see `BoardStore.textOf`). */
  get editingPlace(): string | null {
    const { editing, cell } = this.state;
    return editing !== null && cell ? cellPlace(editing, cell.row, cell.column) : editing;
  }

  /** The place of the text that typing replaces: of a selected topic, or of a chosen cell. Elsewhere letters choose tools. */
  get typingPlace(): string | null {
    const only = this.onlySelected;
    const { cell, readOnly } = this.state;
    if (!only || readOnly) return null;
    if (cell) return cellPlace(only.id, cell.row, cell.column);
    return only.type === 'topic' ? only.id : null;
  }

  /** Whether an element, or something it is in, is locked. */
  isLocked(id: string): boolean {
    return isLocked(this.store.elements, id);
  }

  /** Those of some elements that are not locked; when all are, the user is notified. */
  protected free(ids: Iterable<string>): Set<string> {
    const all = [...ids];
    const free = new Set(all.filter((id) => !this.isLocked(id)));
    if (all.length > 0 && free.size === 0) this.options.onLocked?.();
    return free;
  }

  /**
   * Those of some elements that can be deleted with all that goes with them: nothing of it is locked. When none can, the
   * user is notified.
   */
  deletable(ids: Iterable<string>): Set<string> {
    const free = this.free(ids);
    const hasLocked = (going: Iterable<string>) =>
      [...deletionOf(this.store, going)].some((id) => this.isLocked(id));
    if (free.size === 0 || !hasLocked(free)) return free;
    const kept = new Set([...free].filter((id) => !hasLocked([id])));
    if (kept.size === 0) this.options.onLocked?.();
    return kept;
  }

  /** Selects everything that is to be seen; of mind maps the roots, which stand for all. */
  selectAll(): void {
    const ids = [...this.store.elements.values()].filter(
      ({ type, id }) => type !== 'group' && (type !== 'topic' || this.store.forest.parentOf(id) === null),
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

  /**
   * Edits the text of an element in place.
   * @param replace true when what is typed takes the place of the old text.
   * @param wanted the cell, for a table; by default the chosen one, or the first.
   */
  startEditing(id: string, replace = false, wanted: Cell | null = this.state.cell): void {
    const element = this.store.elements.get(id);
    const edit = element && editOf(element);
    if (!element || edit?.textPlace === undefined || this.isRefused) return;
    if (this.free([id]).size === 0) return;
    this.cancelDrag();
    this.select([id]);
    const cell = edit.openCell?.(this.store, element, wanted) ?? null;
    if (edit.openCell && !cell) return;
    // However slowly one types: one undo brings back the text as it was.
    if (this.fresh !== id) this.store.beginStep();
    const { keepsTool, tool } = this.state;
    this.update({
      editing: id,
      cell,
      cellEnd: null,
      tool: keepsTool ? tool : EditorTool.SELECT,
      several: false,
    });
    this.view?.onEditing(replace);
  }

  /**
   * Adds an element whose text is edited next. One that does not stay without a text is made in the same step as that, so that
   * nothing of it is in the history when it goes.
   * @returns its id; null when it was not added
   */
  addNew(element: BoardElement): string | null {
    const add = () => {
      addElements(this.store, [element]);
      return element.id;
    };
    if (editOf(element)?.goesEmpty !== true) return this.change(add);
    if (this.isRefused) return null;
    this.interrupt();
    this.store.beginStep();
    this.fresh = this.attempt(add);
    if (this.fresh === null) this.store.endStep();
    return this.fresh;
  }

  stopEditing(): void {
    this.endEditing();
  }

  /** Ends editing; true when a new element went with it, which was left without a text. */
  private endEditing(): boolean {
    const { editing, readOnly } = this.state;
    if (editing === null) return false;
    this.view?.onEditingEnds();
    this.update({ editing: null });
    const element = this.store.elements.get(editing);
    const isEmpty = element && editOf(element)?.goesEmpty === true && element.text.trim() === '';
    const goes = isEmpty === true && !readOnly;
    const isNew = goes && this.fresh === editing;
    this.fresh = null;
    if (isNew) this.store.cancelStep();
    else if (goes) this.attempt(() => void deleteElements(this.store, [editing]));
    this.store.endStep();
    return isNew;
  }

  /** Runs a change of the board unless it may not be changed; null when it was not or the board is full. */
  change<T>(run: () => T): T | null {
    if (this.isRefused) return null;
    this.cancelDrag();
    this.store.endStep();
    this.fresh = null;
    try {
      return this.attempt(run);
    } finally {
      this.store.endStep();
      // What is typed from here on is one step again.
      if (this.state.editing !== null) this.store.beginStep();
    }
  }

  /** Runs a change as part of the step that is under way; null when the board or a table is full. */
  protected attempt<T>(run: () => T): T | null {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      if (error.name === 'TableFullError') this.options.onTableFull?.();
      else if (error.name === 'BoardFullError') this.options.onBoardFull?.();
      else throw error;
      return null;
    }
  }

  /** Ends what is going on now: a drag as if it had not been, a text as it is. True when a new text went, as it was empty. */
  private interrupt(): boolean {
    this.cancelDrag();
    return this.endEditing();
  }

  private travel(run: () => void): void {
    if (this.isRefused) return;
    // A new text that has just gone is what was to be taken back.
    if (!this.interrupt()) run();
  }

  /** True where nothing may be changed; the user is then notified. */
  protected get isRefused(): boolean {
    if (this.state.readOnly) this.options.onReadOnly?.();
    return this.state.readOnly;
  }

  private forget(removed: ReadonlySet<string>): void {
    const { selection, editing } = this.state;
    if (editing !== null && removed.has(editing)) {
      this.view?.onEditingEnds();
      this.update({ editing: null });
    }
    if (removed.size > 0) this.select(selection);
  }

  /** Lets go of a cell whose row or column somebody has deleted. */
  private forgetCell(): void {
    const { cell } = this.state;
    const table = this.onlySelected;
    if (cell && !(table?.type === 'table' && hasCell(table, cell))) this.chooseCell(null);
  }
}
