import { connectElements, type BoardPoint } from '../../document/index.ts';
import type { Viewport } from '../../render/index.ts';
import type { BoardSurface } from '../../surface/boardSurface.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import type { EditorMode } from '../session/editorMode.ts';
import { EditorTool, type EditorState } from '../session/editorState.ts';
import { connectableInOrder, DIRECTIONS, elementTowards } from '../session/navigation.ts';
import { paintPreview, previewPath } from '../lines/preview.ts';
import { reachOf } from './tool.ts';

/** Draws a connector from one element to another and selects it; undoing takes it away. */
export function connect(editor: BoardEditor, from: string, to: string): void {
  const id = editor.change(() => connectElements(editor.store, from, to, editor.connectorLook));
  if (id === null) return;
  editor.select([id]);
  editor.reveal(id);
}

/**
 * Chooses the other end of a connector: arrows go to what lies that way, Tab through everything in reading order, Enter
 * connects, and so does a click on an element. Escape, a click elsewhere, or turning to something else ends it without one.
 */
class ConnectMode implements EditorMode {
  private readonly editor: BoardEditor;
  readonly surface: BoardSurface;
  private readonly from: string;
  private readonly begun: EditorState;
  private readonly stops: readonly (() => void)[];

  constructor(editor: BoardEditor, surface: BoardSurface, from: string) {
    this.editor = editor;
    this.surface = surface;
    this.from = from;
    this.begun = editor.getState();
    this.stops = [
      editor.subscribe(() => this.onState()),
      editor.store.subscribe(({ removed }) => this.to !== null && removed.has(this.to) && this.choose(null)),
    ];
  }

  onKey(event: KeyboardEvent): boolean {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (key === 'Escape') this.editor.setMode(null);
    else if (key === 'Enter') this.confirm(this.to);
    else if (key === 'Tab') this.step(event.shiftKey ? -1 : 1);
    else if (key in DIRECTIONS) this.go(key);
    // What would be written or deleted is not meant now.
    else return key.length === 1 || key === 'Delete' || key === 'Backspace';
    return true;
  }

  onHover(point: BoardPoint): void {
    this.choose(this.elementAt(point, false));
  }

  onClick(point: BoardPoint, touch: boolean): void {
    const to = this.elementAt(point, touch);
    if (to === null) this.editor.setMode(null);
    else this.confirm(to);
  }

  paint(context: CanvasRenderingContext2D, viewport: Viewport): void {
    if (this.to === null) return;
    const ends = [this.from, this.to].map((element) => ({ element, anchor: 'auto' }) as const);
    const [from, to] = ends;
    if (!from || !to) return;
    const path = previewPath(this, { from, to, route: this.editor.connectorLook.route });
    paintPreview(this, path, ends, context, viewport);
  }

  onEnd(): void {
    for (const stop of this.stops) stop();
    this.editor.update({ connecting: null });
  }

  private get to(): string | null {
    return this.editor.getState().connecting?.to ?? null;
  }

  private choose(to: string | null): void {
    if (to === this.to) return;
    this.editor.update({ connecting: { from: this.from, to } });
  }

  private confirm(to: string | null): void {
    if (to === null) return;
    this.editor.setMode(null);
    connect(this.editor, this.from, to);
  }

  /** Anything else that is begun is not about this connector. */
  private onState(): void {
    const { selection, tool, editing, readOnly, several } = this.editor.getState();
    const isSame = selection === this.begun.selection && tool === EditorTool.SELECT;
    if (!isSame || editing !== null || readOnly || several) this.editor.setMode(null);
  }

  private elementAt(point: BoardPoint, touch: boolean): string | null {
    const { scene, viewport } = this.surface;
    const item = scene.hit(point, reachOf(touch) / viewport.scale);
    return !item || item.kind === 'connector' || item.element.id === this.from ? null : item.element.id;
  }

  private go(key: string): void {
    const { scene } = this.surface;
    const start = scene.get(this.to ?? this.from);
    const direction = DIRECTIONS[key];
    if (!start || !direction) return;
    const others = connectableInOrder(this.editor.store, scene).filter((id) => id !== this.from);
    this.show(elementTowards(scene, start, others, direction));
  }

  private step(by: 1 | -1): void {
    const all = connectableInOrder(this.editor.store, this.surface.scene);
    const at = all.indexOf(this.to ?? this.from);
    const next = (index: number) => all[(index + by + all.length) % all.length];
    // Past the element it begins at.
    this.show((next(at) === this.from ? next(at + by) : next(at)) ?? null);
  }

  private show(to: string | null): void {
    if (to === null || to === this.from) return;
    this.choose(to);
    this.editor.reveal(to);
  }
}

/** Begins to choose the other end of a connector from an element. */
export function beginConnecting(editor: BoardEditor, from: string): void {
  const { surface } = editor;
  if (!surface) return;
  editor.setTool(EditorTool.SELECT);
  editor.select([from]);
  editor.setMode(new ConnectMode(editor, surface, from));
  editor.update({ connecting: { from, to: null } });
}
