import type { BoardBox, BoardPoint } from '../document/index.ts';
import type { BoardScene } from '../layout/boardScene.ts';
import { paintBoard, SMOOTHED, toSurface, type PaintOptions, type Viewport } from '../render/index.ts';

/** Painting more of the picture than this in parts takes longer than painting it whole. */
const MOST_IN_PARTS = 0.6;

/** What a picture shows. */
interface Painted {
  readonly options: PaintOptions;
  readonly scene: BoardScene;
  readonly canvasWidth: number;
  readonly canvasHeight: number;
  /** How many elements were visible when it was painted whole: it decides how finely all of it is painted. */
  readonly visible: number;
}

/**
 * Keeps a picture of a board on a canvas up to date and paints no more than it has to: only what has changed on the board, and
 * when the board was panned, what comes into view beside what is there already, which is moved by whole pixels.
 */
export class BoardPicture {
  private painted: Painted | null = null;
  /** Where parts are painted, of which nothing but their pixels is taken over. */
  private draft: CanvasRenderingContext2D | null = null;

  /** Nothing of the picture is right any longer. */
  forget(): void {
    this.painted = null;
  }

  /**
   * Brings the picture up to date.
   * @returns the viewport it is painted in, which is less than a pixel from the one that is wanted
   */
  update(context: CanvasRenderingContext2D, scene: BoardScene, wanted: PaintOptions): Viewport {
    const damage = scene.takeDamage();
    const { painted } = this;
    const shift = painted && this.shiftTo(painted, context, scene, wanted);
    if (!painted || !shift || damage === null) return this.paintAll(context, scene, wanted);
    const { canvas } = context;
    const options = { ...wanted, viewport: shift.viewport };
    const parts = [
      ...damage.map((area) => pixelsOf(area, options)),
      ...uncovered(shift.x, shift.y, canvas.width, canvas.height),
    ].flatMap((part) => clipped(part, canvas.width, canvas.height));
    const size = parts.reduce((sum, { w, h }) => sum + w * h, 0);
    if (size > canvas.width * canvas.height * MOST_IN_PARTS) return this.paintAll(context, scene, wanted);
    const draft = this.draftBeside(context);
    if (!draft) return this.paintAll(context, scene, wanted);
    const painting = { ...options, visible: painted.visible };
    if (shift.x !== 0 || shift.y !== 0) moveBy(shift, parts, { context, draft }, scene, painting);
    else if (parts.length > 0) {
      // What is painted beside the picture is not cut off anywhere, and its pixels are those of the picture painted whole.
      paintBoard(draft, scene, { ...painting, parts });
      context.setTransform(1, 0, 0, 1, 0, 0);
      for (const { x, y, w, h } of parts) context.drawImage(draft.canvas, x, y, w, h, x, y, w, h);
    }
    this.painted = { ...painted, options };
    return shift.viewport;
  }

  /** A canvas as large as that of the picture, with nothing in particular on it; null where the browser gives none. */
  private draftBeside(context: CanvasRenderingContext2D): CanvasRenderingContext2D | null {
    const { width, height } = context.canvas;
    this.draft ??= document.createElement('canvas').getContext('2d', context.getContextAttributes());
    if (!this.draft) return null;
    const { canvas } = this.draft;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    return this.draft;
  }

  private paintAll(context: CanvasRenderingContext2D, scene: BoardScene, options: PaintOptions): Viewport {
    const visible = paintBoard(context, scene, options);
    const { width: canvasWidth, height: canvasHeight } = context.canvas;
    this.painted = { options, scene, canvasWidth, canvasHeight, visible };
    return options.viewport;
  }

  /** How far the picture is to be moved, in pixels; null when it has to be painted again. */
  private shiftTo(
    painted: Painted,
    { canvas }: CanvasRenderingContext2D,
    scene: BoardScene,
    wanted: PaintOptions,
  ): { x: number; y: number; viewport: Viewport } | null {
    const { viewport: before, theme } = painted.options;
    const isSame =
      painted.scene === scene &&
      theme === wanted.theme &&
      before.scale === wanted.viewport.scale &&
      painted.canvasWidth === canvas.width &&
      painted.canvasHeight === canvas.height;
    if (!isSame) return null;
    const zoom = before.scale * wanted.pixelRatio;
    const [x, y] = [
      Math.round((before.x - wanted.viewport.x) * zoom),
      Math.round((before.y - wanted.viewport.y) * zoom),
    ];
    // Measured from where the picture really is, so that the parts of pixels do not add up.
    return { x, y, viewport: { ...before, x: before.x - x / zoom, y: before.y - y / zoom } };
  }
}

/**
 * Moves the picture, and paints parts of what is seen then. A canvas is never painted on itself, nor painted on while another
 * one waits for what it showed: Chromium copies all of it to new memory for that, which takes longer than painting the board.
 */
function moveBy(
  by: BoardPoint,
  parts: readonly BoardBox[],
  {
    context,
    draft,
  }: { readonly context: CanvasRenderingContext2D; readonly draft: CanvasRenderingContext2D },
  scene: BoardScene,
  options: PaintOptions,
): void {
  draft.setTransform(1, 0, 0, 1, 0, 0);
  draft.drawImage(context.canvas, by.x, by.y);
  for (const part of parts) {
    draft.save();
    draft.beginPath();
    draft.rect(part.x, part.y, part.w, part.h);
    draft.clip();
    paintBoard(draft, scene, { ...options, parts: [part] });
    draft.restore();
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(draft.canvas, 0, 0);
}

/** The pixels an area of the board may have coloured. */
function pixelsOf(area: BoardBox, { viewport, pixelRatio }: PaintOptions): BoardBox {
  const { x, y } = toSurface(viewport, area);
  const zoom = viewport.scale * pixelRatio;
  const [left, top] = [Math.floor(x * pixelRatio) - SMOOTHED, Math.floor(y * pixelRatio) - SMOOTHED];
  const right = Math.ceil(x * pixelRatio + area.w * zoom) + SMOOTHED;
  const bottom = Math.ceil(y * pixelRatio + area.h * zoom) + SMOOTHED;
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** What comes into view when the picture moves: a strip across it, and one beside the rest. */
function uncovered(x: number, y: number, width: number, height: number): BoardBox[] {
  const strips: BoardBox[] = [];
  if (y !== 0) strips.push({ x: 0, y: y > 0 ? 0 : height + y, w: width, h: Math.abs(y) });
  if (x !== 0)
    strips.push({ x: x > 0 ? 0 : width + x, y: Math.max(0, y), w: Math.abs(x), h: height - Math.abs(y) });
  return strips;
}

/** The part of some pixels that is on the canvas. */
function clipped({ x, y, w, h }: BoardBox, width: number, height: number): BoardBox[] {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const part = { x: left, y: top, w: Math.min(width, x + w) - left, h: Math.min(height, y + h) - top };
  return part.w > 0 && part.h > 0 ? [part] : [];
}
