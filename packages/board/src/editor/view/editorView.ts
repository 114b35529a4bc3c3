import type { BoardBox, BoardChange, BoardPoint } from '../../document/index.ts';
import { BoardScene, shownBranch } from '../../layout/index.ts';
import { fitted, panned, toBoard, toSurface, ZOOM_RANGE, type BoardTheme } from '../../render/index.ts';
import { BoardPictures } from '../../surface/boardPictures.ts';
import { BoardSurface } from '../../surface/boardSurface.ts';
import { laidOutWith, loadFontsFor, measurerFor, onFontsLoaded } from '../../surface/sceneFonts.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { DraftBoard, NO_DRAFT } from '../session/draftBoard.ts';
import { loadEditParts } from '../loadEditParts.ts';
import { clipParts, type AttachedClips, type EarlyPaste } from '../clips/clipPart.ts';
import type { SurfaceBox } from '../session/editorState.ts';
import type { ViewPort } from '../session/viewPort.ts';
import { KeyboardInput } from './keyboardInput.ts';
import { PictureDrop } from './pictureDrop.ts';
import { paintOverlay } from './overlay.ts';
import { reachOf } from '../tools/tool.ts';
import { PointerInput } from './pointerInput.ts';
import { TextField } from './textField.ts';
import type { ViewContext } from './viewContext.ts';

/** Room kept between what is revealed and the edge, in pixels. */
const REVEAL_ROOM = 60;

/** How often fonts are looked after while somebody types, in ms. */
const FONT_PAUSE = 400;

/** Pastes that are kept until the code that pastes has come. */
const MOST_EARLY = 10;

/** An editor on a page: its canvas, its field, and everything that is done with them. */
export class EditorView implements ViewPort {
  readonly surface: BoardSurface;
  private readonly editor: BoardEditor;
  private readonly board: DraftBoard;
  private readonly context: ViewContext;
  private readonly field: TextField;
  private readonly pointer: PointerInput;
  private readonly keyboard: KeyboardInput;
  clips: AttachedClips | null = null;
  /** What was pasted before the code that pastes has come. */
  private readonly early: EarlyPaste[] = [];
  private readonly drop: PictureDrop;
  private readonly pictures: BoardPictures | null;
  private readonly stops: (() => void)[];
  private laidOut: string;
  private gone = false;
  private lacksParts = false;
  private fontTimer = 0;
  private placing = 0;

  constructor(
    editor: BoardEditor,
    canvas: HTMLCanvasElement,
    fieldElement: HTMLTextAreaElement,
    theme: BoardTheme,
  ) {
    const { store } = editor;
    this.editor = editor;
    this.board = new DraftBoard(store);
    this.surface = new BoardSurface(canvas, new BoardScene(this.board, measurerFor(store)), theme);
    this.laidOut = laidOutWith(this.surface.scene);
    this.field = new TextField(fieldElement, editor, this.surface);
    const context = { editor, surface: this.surface };
    this.context = context;
    this.pointer = new PointerInput(context, () => this.placeSelection());
    this.keyboard = new KeyboardInput(context, this.field, this.pointer);
    fieldElement.addEventListener('paste', this.onEarlyPaste);
    this.drop = new PictureDrop(context);
    const { pictures } = editor.options;
    this.pictures = pictures ? new BoardPictures(pictures.urlOf, () => this.surface.invalidate()) : null;
    this.surface.setLook(this.look());
    this.surface.addLayer((painting, viewport) => {
      paintOverlay(painting, this.surface, editor, viewport);
      this.pointer.paint(painting, viewport);
      editor.mode?.paint(painting, viewport);
    });
    this.stops = [
      store.subscribe((change) => this.onChange(change)),
      this.surface.onViewport(() => this.onViewport()),
      onFontsLoaded(() => this.relayout()),
    ];
    editor.setView(this);
    if (editor.getState().branch !== null) this.onBranch();
    this.surface.setCovered(editor.options.covered);
    if (editor.options.viewport) this.surface.setViewport(editor.options.viewport);
    else this.surface.keepFitted({});
    void this.showWithFonts();
  }

  get scene(): BoardScene {
    return this.surface.scene;
  }

  /** The board point in the middle of the view. */
  get middle(): BoardPoint {
    return toBoard(this.surface.viewport, { x: this.surface.width / 2, y: this.surface.height / 2 });
  }

  get pointed(): BoardPoint | null {
    const { at } = this.pointer;
    return at && toBoard(this.surface.viewport, at);
  }

  focus(): void {
    this.field.element.focus({ preventScroll: true });
  }

  /** Lets the keyboard go, which closes one on the screen. */
  blur(): void {
    this.field.element.blur();
  }

  /** Breaks off what is being dragged; returns whether something was. */
  cancelDrag(): boolean {
    return this.pointer.cancel();
  }

  /** Shows what is dragged, here and by others, where it would stand. */
  showDrafts(): void {
    const drafts = [this.editor.draft, ...this.editor.presence.map(({ draft = NO_DRAFT }) => draft)];
    const changed = this.board.show(drafts.filter(({ size }) => size > 0));
    if (changed.size > 0) this.onChange({ changed, removed: new Set(), source: 'remote' });
  }

  /** Pans just so far that an element is to be seen. */
  reveal(id: string): void {
    const item = this.surface.scene.get(id);
    if (!item) return;
    const { viewport, width, height } = this.surface;
    const { x, y } = toSurface(viewport, item.box);
    const [w, h] = [item.box.w * viewport.scale, item.box.h * viewport.scale];
    const shift = (at: number, size: number, room: number) =>
      at < REVEAL_ROOM
        ? REVEAL_ROOM - at
        : Math.min(0, room - REVEAL_ROOM - at - Math.min(size, room - 2 * REVEAL_ROOM));
    const [dx, dy] = [shift(x, w, width), shift(y, h, height)];
    if (dx !== 0 || dy !== 0) this.surface.glideTo(panned(viewport, dx, dy));
  }

  repaint(): void {
    this.surface.invalidateLayers();
    this.pointer.refreshCursor();
  }

  boxOf(id: string): BoardBox | null {
    return this.surface.scene.get(id)?.box ?? null;
  }

  pointAt(point: { readonly clientX: number; readonly clientY: number }): BoardPoint {
    return this.surface.pointAt(point);
  }

  elementAt(point: { readonly clientX: number; readonly clientY: number }): string | null {
    const { scene, viewport } = this.surface;
    const item = scene.hit(this.surface.pointAt(point), reachOf(false) / viewport.scale);
    return item?.element.id ?? null;
  }

  showArea(area: BoardBox): void {
    const { width, height } = this.surface;
    this.surface.glideTo(fitted(area, width, height, { padding: 0, most: ZOOM_RANGE.most }), true);
  }

  zoomBy(factor: number): void {
    this.surface.zoom(factor, undefined, true);
  }

  zoomToFit(ids?: Iterable<string>): void {
    const target = this.surface.fitOf({}, ids && this.surface.scene.boundsOf(ids));
    if (target) this.surface.glideTo(target);
  }

  setTheme(theme: BoardTheme): void {
    this.surface.setTheme(theme);
    this.field.place();
  }

  onSelection(): void {
    const only = this.editor.onlySelected;
    // What is pressed is in sight already: moved away from under the pointer, its second click would miss it.
    if (only?.type === 'topic' && !this.pointer.isPressed) this.reveal(only.id);
    this.field.refill();
    this.field.place();
    this.placeSelection();
  }

  onBranch(): void {
    const { branch } = this.editor.getState();
    this.surface.scene.setShownHere(branch === null ? null : shownBranch(this.board, branch));
    this.surface.invalidate();
    this.field.place();
    this.placeSelection();
  }

  onEditing(replace: boolean): void {
    const { editingPlace } = this.editor;
    if (editingPlace === null) return;
    const only = this.editor.onlySelected;
    if (only?.type === 'topic') this.reveal(only.id);
    this.field.begin(editingPlace, replace);
    this.surface.setLook(this.look());
  }

  onEditingEnds(): void {
    this.field.end();
    this.surface.setLook({ ...this.look(), hideText: new Set<string>() });
  }

  destroy(): void {
    this.gone = true;
    this.editor.stopEditing();
    this.editor.setMode(null);
    this.editor.setView(null);
    clearTimeout(this.fontTimer);
    for (const stop of this.stops) stop();
    this.keyboard.destroy();
    this.field.element.removeEventListener('paste', this.onEarlyPaste);
    this.clips?.destroy();
    this.drop.destroy();
    this.pictures?.destroy();
    // It breaks off what is dragged, and with that asks once more where the selection is.
    this.pointer.destroy();
    cancelAnimationFrame(this.placing);
    this.field.destroy();
    this.surface.destroy();
  }

  private async showWithFonts(): Promise<void> {
    const { store } = this.editor;
    await Promise.all([loadFontsFor(store), this.loadParts()]);
    if (this.gone) return;
    this.relayout();
    this.surface.paint();
    this.editor.update({ ready: true });
  }

  private look() {
    const { editingPlace } = this.editor;
    return {
      dots: true,
      foldMarks: true,
      hideText: new Set(editingPlace === null ? [] : [editingPlace]),
      ...(this.pictures ? { pictures: this.pictures } : {}),
    };
  }

  private onChange(change: BoardChange): void {
    this.surface.scene.apply(change);
    this.field.onChange(change);
    this.field.place();
    this.surface.invalidateLayers();
    this.placeSelection();
    // New characters may need further fonts; what has come is laid out by `onFontsLoaded`.
    if (this.lacksParts) void this.loadParts().then(() => !this.gone && this.relayout());
    clearTimeout(this.fontTimer);
    this.fontTimer = window.setTimeout(() => void loadFontsFor(this.editor.store), FONT_PAUSE);
  }

  /** Fetches what mind maps, drawings and copying take; a part that does not load is asked for again with the next change. */
  private async loadParts(): Promise<void> {
    this.lacksParts = false;
    try {
      await loadEditParts();
      if (!this.gone)
        this.clips ??=
          clipParts
            .get('clip')
            ?.attach(this.context, this.field.element, this.pointer, this.early.splice(0)) ?? null;
    } catch {
      this.lacksParts = true;
    }
  }

  /** Keeps what is pasted until there is code for it. */
  private readonly onEarlyPaste = (event: ClipboardEvent): void => {
    const { clipboardData: data } = event;
    if (this.clips || !data || this.editor.getState().editing !== null) return;
    event.preventDefault();
    // The browser takes away what it gives when the event is over. A key that is held pastes over and over.
    if (this.early.length < MOST_EARLY)
      this.early.push([data.types.map((type) => [type, data.getData(type)]), [...data.files]]);
    if (this.lacksParts) void this.loadParts();
  };

  private onViewport(): void {
    const { viewport, seen, isLed } = this.surface;
    this.editor.options.onViewport?.(viewport, { seen, isLed });
    this.editor.update({ zoom: viewport.scale });
    this.field.place();
    this.placeSelection();
  }

  /** Lays everything out again, where fonts or parts have come that it was not laid out with. */
  private relayout(): void {
    const measurer = measurerFor(this.editor.store);
    const next = laidOutWith({ measurer });
    if (next === this.laidOut) return;
    this.laidOut = next;
    this.surface.scene.reset(this.board, measurer);
    // What comes later moves nothing under the hands of who draws.
    if (!this.editor.getState().ready) this.surface.refit();
    this.surface.invalidate();
    this.field.place();
    this.placeSelection();
  }

  /** Reports where the selection is, once per frame and not while a pointer is pressed; `PointerInput` asks again then. */
  private placeSelection(): void {
    cancelAnimationFrame(this.placing);
    this.placing = requestAnimationFrame(() => {
      const { selection, selectionBox: before } = this.editor.getState();
      const box = this.pointer.isBusy ? null : this.selectionBoxOf(selection);
      const same =
        box && before && box.x === before.x && box.y === before.y && box.w === before.w && box.h === before.h;
      if (!same) this.editor.update({ selectionBox: box });
    });
  }

  private selectionBoxOf(selection: ReadonlySet<string>): SurfaceBox | null {
    const box = this.surface.scene.boundsOf(selection);
    if (!box) return null;
    const { viewport } = this.surface;
    return { ...toSurface(viewport, box), w: box.w * viewport.scale, h: box.h * viewport.scale };
  }
}
