import { ShapeKind, type BoardStore } from '../../document/index.ts';
import { NO_DRAFT, type Draft } from './draftBoard.ts';
import type { BoardEditorOptions } from './editorOptions.ts';
import { FIRST_LOOKS } from './looks.ts';
import { EditorTool, type EditorState, type RemotePresence } from './editorState.ts';
import type { ViewPort } from './viewPort.ts';

/** What is known of somebody at work on a board, and who is notified when it changes. */
export class SessionState {
  readonly store: BoardStore;
  readonly options: BoardEditorOptions;
  protected view: ViewPort | null = null;
  protected state: EditorState;
  private others: readonly RemotePresence[] = [];
  private ownDraft: Draft = NO_DRAFT;
  private readonly listeners = new Set<() => void>();
  private readonly actionListeners = new Set<(id: string) => void>();

  constructor(store: BoardStore, options: BoardEditorOptions = {}) {
    this.store = store;
    this.options = options;
    this.state = {
      tool: EditorTool.SELECT,
      shapeKind: ShapeKind.ROUNDED,
      looks: FIRST_LOOKS,
      keepsTool: false,
      selection: new Set(),
      editing: null,
      connecting: null,
      branch: null,
      cell: null,
      cellEnd: null,
      tableSize: { rows: 3, columns: 3 },
      several: false,
      selectionBox: null,
      zoom: 1,
      canUndo: store.canUndo,
      canRedo: store.canRedo,
      readOnly: options.readOnly ?? false,
      snaps: options.snaps ?? false,
      ready: false,
    };
  }

  /** The state now; the same object until something changes. */
  readonly getState = (): EditorState => this.state;

  /** Calls `listener` after every change of the state; returns what ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** The others on this board, as last reported. */
  get presence(): readonly RemotePresence[] {
    return this.others;
  }

  /** Shows the others' pointers and selections. */
  setPresence(others: readonly RemotePresence[]): void {
    this.others = others;
    this.view?.showDrafts();
    this.view?.repaint();
  }

  /** What is dragged here; nothing of it is written before it is let go. */
  get draft(): Draft {
    return this.ownDraft;
  }

  /** Shows what is dragged where it would stand. Called by gestures. */
  setDraft(draft: Draft): void {
    if (draft.size === 0 && this.ownDraft.size === 0) return;
    this.ownDraft = draft;
    this.view?.showDrafts();
    this.options.onDraft?.(draft);
  }

  /** Calls `listener` with the id of every action that is run; returns what ends that. */
  readonly onAction = (listener: (id: string) => void): (() => void) => {
    this.actionListeners.add(listener);
    return () => void this.actionListeners.delete(listener);
  };

  /** Reports that an action was run. Called by actions. */
  noteAction(id: string): void {
    for (const listener of this.actionListeners) listener(id);
  }

  /** Gives the editor its page, or takes it away. Called by the view itself. */
  setView(view: ViewPort | null): void {
    this.view = view;
  }

  /** Changes the state. Called by the view and its gestures. */
  update(patch: Partial<EditorState>): void {
    const changed = Object.entries(patch).some(
      ([key, value]) => this.state[key as keyof EditorState] !== value,
    );
    if (!changed) return;
    this.state = { ...this.state, ...patch };
    this.view?.repaint();
    for (const listener of this.listeners) listener();
  }
}
