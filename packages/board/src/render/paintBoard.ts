import type { BoardBox } from '../document/types.ts';
import type { BoardScene } from '../layout/boardScene.ts';
import { linkParts } from '../kinds/link/linkPart.ts';
import { isGround } from '../kinds/layouts.ts';
import { paintOf } from '../kinds/paints.ts';
import { centerOf, grown, intersects } from '../layout/geometry.ts';
import type { SceneItem } from '../layout/sceneItem.ts';
import type { BoardContext, Viewport } from './context.ts';
import { detailFor } from './detail.ts';
import type { PaintTools, PictureSource } from './kindPaint.ts';
import { paintFarLines } from './paintFarLines.ts';
import type { BoardTheme } from './theme.ts';

/** Lines and text are smoothed a little beyond where they are, in device pixels. */
export const SMOOTHED = 2;

/** What to paint of a board, and how. */
export interface PaintOptions {
  readonly theme: BoardTheme;
  readonly viewport: Viewport;
  /** Size of the surface in CSS pixels, and device pixels per CSS pixel. */
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  /** A grid of dots behind everything, for editing. */
  readonly dots?: boolean;
  /** Marks at which topics fold; without, only folded ones show their number. */
  readonly foldMarks?: boolean;
  /** Elements, and places of cells, whose text is not painted because it is being edited in a field above it. */
  readonly hideText?: ReadonlySet<string>;
  /** Where pictures come from; without, a box stands for each. */
  readonly pictures?: PictureSource;
  /**
   * The only parts of the surface that have to be right, in device pixels; all of it without. What stands across their edges is
   * painted whole: browsers smooth what is cut off otherwise.
   */
  readonly parts?: readonly BoardBox[];
  /** How many elements the whole surface shows, which decides how finely a part of it is painted. */
  readonly visible?: number;
  /** The only elements to paint; all of them without. */
  readonly only?: ReadonlySet<string>;
  /** False where the marks of links are left out: nobody can press them there. */
  readonly linkMarks?: boolean;
  /** Leaves the ground of the board out. */
  readonly transparent?: boolean;
}

/** The area of the board that a viewport shows. */
export function shownArea(viewport: Viewport, width: number, height: number): BoardBox {
  return { x: viewport.x, y: viewport.y, w: width / viewport.scale, h: height / viewport.scale };
}

/** Sets the context up so that board units can be painted in. */
export function toBoardUnits(context: BoardContext, { x, y, scale }: Viewport, pixelRatio: number): void {
  const zoom = scale * pixelRatio;
  context.setTransform(zoom, 0, 0, zoom, -x * zoom, -y * zoom);
}

/** Paints what can be seen of a board; returns how many elements that were. */
export function paintBoard(context: BoardContext, scene: BoardScene, options: PaintOptions): number {
  const { theme, viewport, width, height, pixelRatio } = options;
  const { parts } = options;
  if (options.transparent !== true) {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = theme.canvas;
    for (const { x, y, w, h } of parts ?? [{ x: 0, y: 0, w: width * pixelRatio, h: height * pixelRatio }])
      context.fillRect(x, y, w, h);
  }
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  if (options.dots === true) paintDots(context, options);
  toBoardUnits(context, viewport, pixelRatio);
  const { only } = options;
  const areas = parts?.map((part) => areaOf(part, options)) ?? [shownArea(viewport, width, height)];
  const shown = scene.visibleIn(...areas);
  const items = only ? shown.filter(({ element }) => only.has(element.id)) : shown;
  const detail = detailFor(viewport.scale, options.visible ?? items.length);
  const base: PaintTools = {
    context,
    theme,
    detail,
    family: scene.measurer.family,
    foldMarks: options.foldMarks ?? false,
    ...(options.hideText ? { hidden: options.hideText } : {}),
    ...(options.pictures ? { pictures: options.pictures } : {}),
  };
  const isMark = ({ element }: SceneItem): boolean => paintOf(element)?.marksOn !== undefined;
  const [ground, marks, others] = [
    items.filter(({ element }) => isGround(element)),
    items.filter(isMark),
    items.filter((item) => !isGround(item.element) && !isMark(item)),
  ];
  const paintMarks = marks[0] && paintOf(marks[0].element)?.marksOn?.(marks, base, paintItem);
  const tools = paintMarks ? { ...base, paintMarks } : base;
  const paint = (item: SceneItem): void => paintItem(withoutText(item, options.hideText), tools);
  // Marks and the lines of mind maps lie below all that stands on the board, but on the frames.
  for (const item of ground) paint(item);
  for (const item of marks) paint(item);
  for (const item of others) if (item.kind === 'boundary') paintOf(item.element)?.paintBehind?.(item, tools);
  if (detail.outlines) {
    for (const item of others) paintOf(item.element)?.paintUnder?.(item, tools);
  } else paintFarLines(others, tools);
  for (const item of others) paint(item);
  if (options.linkMarks !== false) for (const item of items) linkParts.get('link')?.paint(item, tools);
  return items.length;
}

/** The area of the board that some device pixels show, with what is smoothed into them from beside. */
function areaOf({ x, y, w, h }: BoardBox, { viewport, pixelRatio }: PaintOptions): BoardBox {
  const zoom = viewport.scale * pixelRatio;
  const area = { x: viewport.x + x / zoom, y: viewport.y + y / zoom, w: w / zoom, h: h / zoom };
  return grown(area, SMOOTHED / zoom);
}

/** Paints an element as it stands: turned around its middle, and as faint as it is. */
function paintItem(item: SceneItem, tools: PaintTools): void {
  const { opacity = 1 } = item.element;
  const rotation = item.kind === 'box' ? item.rotation : 0;
  const kind = paintOf(item.element);
  if (opacity === 0) return;
  if (opacity === 1 && rotation === 0) return kind?.paint(item, tools);
  const { context } = tools;
  const { x, y } = centerOf(item.box);
  context.save();
  context.globalAlpha = opacity;
  context.translate(x, y);
  context.rotate((rotation * Math.PI) / 180);
  context.translate(-x, -y);
  kind?.paint(item, tools);
  context.restore();
}

/** The element without its text, while that is being edited. */
function withoutText(item: SceneItem, hidden: ReadonlySet<string> | undefined): SceneItem {
  if (!hidden?.has(item.element.id)) return item;
  if (item.kind === 'box') return { ...item, text: () => null };
  if (item.kind === 'connector') return { ...item, label: null };
  if (item.kind === 'boundary') return { ...item, element: { ...item.element, text: '' } };
  const { block } = item.placed.measure;
  const measure = { ...item.placed.measure, block: { ...block, lines: [] } };
  return { ...item, placed: { ...item.placed, measure } };
}

/** Distance of the dots in board units at 100 %. */
const DOT_GAP = 28;

function paintDots(
  context: BoardContext,
  { theme, viewport, width, height, pixelRatio, parts }: PaintOptions,
): void {
  let gap = DOT_GAP * viewport.scale;
  while (gap < 18) gap *= 2;
  while (gap > 56) gap /= 2;
  const offset = (at: number) => gap - ((((at * viewport.scale) % gap) + gap) % gap);
  context.fillStyle = theme.dots;
  for (let x = offset(viewport.x) - gap; x < width; x += gap) {
    for (let y = offset(viewport.y) - gap; y < height; y += gap) {
      const dot = { x: x * pixelRatio, y: y * pixelRatio, w: 0, h: 0 };
      if (!parts || parts.some((part) => intersects(part, grown(dot, pixelRatio + SMOOTHED))))
        context.fillRect(x - 1, y - 1, 2, 2);
    }
  }
}
