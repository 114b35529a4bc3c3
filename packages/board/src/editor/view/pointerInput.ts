import { FingerPan, wheelSurface } from '../../surface/panZoom.ts';
import type { BoardPoint } from '../../document/index.ts';
import { linkParts } from '../../kinds/link/linkPart.ts';
import type { Viewport } from '../../render/index.ts';
import { editOf } from '../../kinds/edits.ts';
import { eraserTool } from '../tools/eraserTool.ts';
import { handTool, PanGesture } from '../tools/handTool.ts';
import { handleUnder, itemUnder } from '../tools/pointed.ts';
import { EditorTool } from '../session/editorState.ts';
import { firstOf } from '../tools/selectionPart.ts';
import type { Gesture, GesturePoint } from '../tools/tool.ts';
import { toolOf } from '../tools/tools.ts';
import type { ViewContext } from './viewContext.ts';
import { cursorOf } from '../tools/handles.ts';
import { foldMarkAt } from '../../layout/topicMarkAt.ts';

/** Movement under this many pixels is a click. */
const SLACK = { mouse: 3, touch: 9 } as const;
/** Two clicks within this time (ms) and distance (pixels) are a double click. */
const DOUBLE = { time: 380, distance: 14 } as const;

/** The bits of `PointerEvent.buttons` by the number of the button that was pressed. */
const BUTTON_BITS: Readonly<Record<number, number>> = { 0: 1, 1: 4, 5: 32 };
/** The number of the button that the other end of a pen is. */
const ERASER = 5;

/** All that the device has measured of a move: pens are quicker than the screen. */
function measuredIn(event: PointerEvent): readonly PointerEvent[] {
  const { getCoalescedEvents } = event as Partial<PointerEvent>;
  const all = getCoalescedEvents?.call(event) ?? [];
  return all.length > 0 ? all : [event];
}

interface Running {
  readonly gesture: Gesture;
  readonly start: GesturePoint;
  readonly pointerId: number;
  readonly touch: boolean;
  /** The bit of the button that keeps it going. */
  readonly button: number;
  moved: boolean;
}

/**
 * Turns the pointers on a canvas into gestures: one at a time, two fingers always pan and zoom. A finger beside a pen
 * or a pressed mouse is the palm of a hand, and does nothing until it is lifted. Anything that takes the pointer away in the
 * middle of a gesture breaks it off, and the board is as it was.
 */
export class PointerInput {
  private readonly context: ViewContext;
  /** Called when a gesture has ended or was broken off, also one that changed nothing. */
  private readonly onIdle: () => void;
  private readonly canvas: HTMLCanvasElement;
  private readonly fingers: FingerPan;
  private running: Running | null = null;
  private pressed = false;
  private pinched = false;
  private lastClick: { at: GesturePoint; time: number } | null = null;
  private spaceHeld = false;
  private pointed = 0;
  private hovered: BoardPoint | null = null;
  private lastMouse: PointerEvent | null = null;

  constructor(context: ViewContext, onIdle: () => void) {
    this.context = context;
    this.onIdle = onIdle;
    this.canvas = context.surface.canvas;
    this.fingers = new FingerPan(context.surface);
    this.canvas.addEventListener('pointerdown', this.onDown);
    this.canvas.addEventListener('pointermove', this.onMove);
    // On the window: a pointer whose capture was lost may be let go over anything.
    window.addEventListener('pointerup', this.onUp);
    window.addEventListener('pointercancel', this.onLost);
    this.canvas.addEventListener('contextmenu', this.onContextMenu);
    window.addEventListener('blur', this.onWindowBlur);
    this.canvas.addEventListener('pointerleave', this.onLeave);
    this.canvas.addEventListener('wheel', this.onWheel, { passive: false });
  }

  /** While the space bar is held every drag pans. */
  holdSpace(held: boolean): void {
    this.spaceHeld = held;
    this.showCursor();
  }

  /** Where a mouse or pen is on the surface, in CSS pixels; null when it is elsewhere. */
  get at(): BoardPoint | null {
    return this.hovered;
  }

  /** True while something is being dragged. */
  get isBusy(): boolean {
    return this.running !== null;
  }

  /** True from pressing something until all that releasing it does is done. */
  get isPressed(): boolean {
    return this.pressed;
  }

  /** Breaks off what is being dragged; returns whether there was anything. */
  cancel(): boolean {
    const { running } = this;
    this.running = null;
    if (!running) return false;
    running.gesture.cancel();
    this.pressed = false;
    this.context.surface.invalidateLayers();
    this.showCursor();
    this.onIdle();
    return true;
  }

  paint(context: CanvasRenderingContext2D, viewport: Viewport): void {
    if (this.running?.moved === true) this.running.gesture.paint?.(context, viewport);
  }

  destroy(): void {
    this.cancel();
    cancelAnimationFrame(this.pointed);
    this.canvas.removeEventListener('pointerdown', this.onDown);
    this.canvas.removeEventListener('pointermove', this.onMove);
    window.removeEventListener('pointerup', this.onUp);
    window.removeEventListener('pointercancel', this.onLost);
    this.canvas.removeEventListener('contextmenu', this.onContextMenu);
    window.removeEventListener('blur', this.onWindowBlur);
    this.canvas.removeEventListener('pointerleave', this.onLeave);
    this.canvas.removeEventListener('wheel', this.onWheel);
  }

  private pointOf(event: PointerEvent): GesturePoint {
    const { surface } = this.context;
    return {
      board: surface.pointAt(event),
      surface: surface.surfacePoint(event),
      shift: event.shiftKey,
      alt: event.altKey,
      mod: event.ctrlKey || event.metaKey,
      // A mouse reports a half while its button is down, and so do fingers where nothing measures them.
      pressure: event.pointerType === 'pen' ? event.pressure : 0.5,
    };
  }

  private readonly onDown = (event: PointerEvent): void => {
    const { editor } = this.context;
    editor.menuPlace = null;
    // The right button, and that of a pen, open the menu.
    const erases = event.button === ERASER;
    if (event.button > 1 && !erases) return;
    // Else the browser would take the focus from the field right after it was given there.
    event.preventDefault();
    const touch = event.pointerType === 'touch';
    if (this.running && !this.running.touch) return;
    this.canvas.setPointerCapture(event.pointerId);
    editor.stopEditing();
    this.takeKeyboard(touch);
    if (touch) this.fingers.down(event);
    else this.letGoOfFingers();
    if (this.fingers.count > 1) {
      this.cancel();
      this.pinched = true;
      return;
    }
    this.pressed = true;
    const start = this.pointOf(event);
    const pans = event.button === 1 || this.spaceHeld;
    const { tool: chosen, readOnly } = editor.getState();
    const tool = pans || (erases && readOnly) ? handTool : erases ? eraserTool : toolOf(chosen);
    const { mode } = editor;
    const gesture = mode
      ? new PanGesture(this.context, start, () => mode.onClick(start.board, touch))
      : tool.press(this.context, { point: start, touch });
    const button = BUTTON_BITS[event.button] ?? 1;
    this.running = { gesture, start, pointerId: event.pointerId, touch, button, moved: false };
    this.showCursor(event);
  };

  /** Breaks off what fingers do, and takes no notice of those until they are put down again. */
  private letGoOfFingers(): void {
    this.cancel();
    this.fingers.clear();
    this.pinched = false;
  }

  private readonly onMove = (event: PointerEvent): void => {
    const { running } = this;
    if (event.pointerType === 'touch') this.fingers.move(event, false);
    if (running && running.pointerId !== event.pointerId) return;
    const point = this.pointOf(event);
    if (event.pointerType !== 'touch') this.hovered = point.surface;
    this.tellPointer(point);
    if (!running) {
      if (event.pointerType !== 'touch') this.context.editor.mode?.onHover(point.board);
      if (event.pointerType === 'mouse') this.showCursor(event);
      return;
    }
    // Of several buttons that are pressed, only the last one's release is reported as such; none at all is a release
    // that happened where the browser did not see it.
    if (event.buttons === 0) return void this.cancel();
    if ((event.buttons & running.button) === 0) return this.onUp(event);
    const far = Math.hypot(
      point.surface.x - running.start.surface.x,
      point.surface.y - running.start.surface.y,
    );
    const { gesture } = running;
    if (gesture.isTrace !== true) {
      if (!running.moved && far <= (running.touch ? SLACK.touch : SLACK.mouse)) return;
      gesture.move(point);
    } else for (const each of measuredIn(event)) gesture.move(this.pointOf(each));
    running.moved = true;
  };

  private readonly onUp = (event: PointerEvent): void => {
    const { editor } = this.context;
    this.fingers.up(event);
    if (this.fingers.count === 0 && this.pinched) {
      this.pinched = false;
      return;
    }
    const { running } = this;
    if (!running || running.pointerId !== event.pointerId) return;
    this.running = null;
    const point = this.pointOf(event);
    running.gesture.end(point, running.moved);
    if (!running.moved) this.onClick(point, running.touch);
    if (editor.getState().editing === null) this.takeKeyboard(running.touch);
    this.pressed = false;
    this.context.surface.invalidateLayers();
    this.showCursor(event);
    this.onIdle();
  };

  /** The browser has taken a pointer away. */
  private readonly onLost = (event: PointerEvent): void => {
    this.fingers.up(event);
    if (this.fingers.count === 0) this.pinched = false;
    if (this.running?.pointerId === event.pointerId) this.cancel();
  };

  /** Other windows may keep every further event for themselves. */
  private readonly onWindowBlur = (): void => this.letGoOfFingers();

  /** A menu in the middle of a drag, by a long press or another button, would swallow its end. */
  private readonly onContextMenu = (event: Event): void => {
    if (this.running) event.preventDefault();
  };

  /** A pointer comes with keys; a finger does not, and the focus would bring up a keyboard of the screen. */
  private takeKeyboard(touch: boolean): void {
    if (touch) this.context.editor.blur();
    else this.context.editor.focus();
  }

  /** The second click at the same place edits what is there, or writes on the bare board. */
  private onClick(point: GesturePoint, touch: boolean): void {
    const { editor, surface } = this.context;
    const before = this.lastClick;
    const now = performance.now();
    this.lastClick = { at: point, time: now };
    if (!before || now - before.time > DOUBLE.time) return;
    if (
      Math.hypot(point.surface.x - before.at.surface.x, point.surface.y - before.at.surface.y) >
      DOUBLE.distance
    )
      return;
    this.lastClick = null;
    const { editing, tool, several } = editor.getState();
    if (editing !== null || tool !== EditorTool.SELECT || several) return;
    const item = itemUnder(this.context, point, touch);
    const onMark =
      foldMarkAt(surface.scene, point.board, 2) ?? linkParts.get('link')?.at(surface, point.board, 2);
    const cell = item && editOf(item.element)?.cellAt?.(item, point.board);
    if (item && !onMark) editor.startEditing(item.element.id, false, cell);
    else if (!item && !onMark) editor.addBox('text', point.board);
  }

  private readonly onLeave = (): void => {
    this.hovered = null;
    this.lastMouse = null;
    cancelAnimationFrame(this.pointed);
    this.context.editor.options.onPointer?.(null);
  };

  private readonly onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    wheelSurface(this.context.surface, event);
  };

  /** Sends the pointer's position to the others, once per frame. */
  private tellPointer(point: GesturePoint): void {
    const { onPointer } = this.context.editor.options;
    if (!onPointer) return;
    cancelAnimationFrame(this.pointed);
    this.pointed = requestAnimationFrame(() => onPointer(point.board));
  }

  /** Shows what a press would do where the mouse is, which may stand still while the tool or the selection changes. */
  refreshCursor(): void {
    // A drag keeps the cursor of its press: what it holds has left that place.
    if (!this.running) this.showCursor();
  }

  private showCursor(event = this.lastMouse): void {
    if (event?.pointerType === 'mouse') this.lastMouse = event;
    this.canvas.style.cursor = this.cursorAt(event);
  }

  private cursorAt(event: PointerEvent | null): string {
    this.canvas.title = '';
    if (this.context.editor.mode && !this.running) return 'crosshair';
    const { cursor } = this.spaceHeld ? handTool : toolOf(this.context.editor.getState().tool);
    if (cursor !== undefined) return cursor === handTool.cursor && this.running ? 'grabbing' : cursor;
    if (!event) return 'default';
    const point = this.pointOf(event);
    const { surface } = this.context;
    const linked = linkParts.get('link')?.at(surface, point.board);
    // Anyone who is about to follow a link sees where it leads.
    this.canvas.title = linked?.link ?? '';
    if (linked) return 'pointer';
    const onLine = firstOf((part) => part.cursorAt(this.context, point));
    if (onLine !== undefined) return onLine;
    const handle = handleUnder(this.context, point, false);
    if (handle) return cursorOf(handle);
    if (foldMarkAt(surface.scene, point.board, 3)) return 'pointer';
    return itemUnder(this.context, point, false) ? 'move' : 'default';
  }
}
