import { ElementType, ShapeKind, TextAlign, VerticalAlign } from '../document/constants.ts';
import type { BoardBox, ElementStyle } from '../document/types.ts';
import { textTop, type BoxItem } from '../layout/sceneItem.ts';
import { cylinderLid, outlineOfShape } from '../layout/shapeOutline.ts';
import { withAlpha } from './color.ts';
import type { BoardContext } from './context.ts';
import type { Detail } from './detail.ts';
import { setDash, traceOutline } from './paintPath.ts';
import { paintText } from './paintText.ts';
import { shade, textOn, type BoardTheme } from './theme.ts';

/** What painting an element needs besides the element. */
export interface PaintTools {
  readonly context: BoardContext;
  readonly theme: BoardTheme;
  readonly detail: Detail;
  /** CSS family list. */
  readonly family: string;
}

/** Layers of a note's shadow: how far it falls, spreads, and how dark it is. A blur would cost far more. */
const SHADOW_LAYERS: readonly (readonly [drop: number, spread: number, alpha: number])[] = [
  [9, 4, 0.022],
  [7, 2.5, 0.026],
  [5, 1, 0.034],
  [3, 0, 0.045],
  [1, 0.5, 0.05],
];

const STICKY_RADIUS = 4;

function paintShadow({ context, theme }: PaintTools, { x, y, w, h }: BoardBox, radius: number): void {
  for (const [drop, spread, alpha] of SHADOW_LAYERS) {
    context.fillStyle = withAlpha(theme.shadow, theme.name === 'dark' ? alpha * 3 : alpha);
    context.beginPath();
    // The sides are drawn in and the bottom let out: a note is flat at the top and lifts towards its lower edge.
    context.roundRect(x - spread + 1, y + drop, w + 2 * spread - 2, h - 2 + spread, radius + spread);
    context.fill();
  }
}

function paintSticky(item: BoxItem, tools: PaintTools): string {
  const { context, theme, detail } = tools;
  const { box, element } = item;
  const fill = element.style.fill ?? 'yellow';
  if (fill === 'none') return theme.canvas;
  const ground = shade(theme, fill, 'fill');
  if (detail.shadows) paintShadow(tools, box, STICKY_RADIUS);
  context.fillStyle = ground;
  if (!detail.outlines) {
    context.fillRect(box.x, box.y, box.w, box.h);
    return ground;
  }
  context.beginPath();
  context.roundRect(box.x, box.y, box.w, box.h, STICKY_RADIUS);
  context.fill();
  strokeCurrent(tools, element.style, 'none');
  return ground;
}

/** Strokes the current path as the style says. */
function strokeCurrent(
  { context, theme, detail }: PaintTools,
  style: ElementStyle,
  fallback: ElementStyle['stroke'],
): void {
  const stroke = style.stroke ?? fallback;
  if (stroke === undefined || stroke === 'none') return;
  const width = style.strokeWidth ?? 2;
  if (width === 0 || width * detail.scale < 0.15) return;
  context.strokeStyle = shade(theme, stroke, 'line');
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  setDash(context, style.dash, width);
  context.stroke();
  setDash(context, undefined, width);
}

function paintShape(item: BoxItem, shape: ShapeKind, tools: PaintTools): string {
  const { context, theme, detail } = tools;
  const { element, box } = item;
  const fill = element.style.fill ?? 'paper';
  const ground = fill === 'none' ? theme.canvas : shade(theme, fill, 'fill');
  context.fillStyle = ground;
  if (!detail.outlines && fill !== 'none') {
    context.fillRect(box.x, box.y, box.w, box.h);
    return ground;
  }
  traceOutline(context, outlineOfShape(shape, box));
  if (fill !== 'none') context.fill();
  // A filled shape gets a line in its own colour, a plain one in quiet ink.
  const line = fill === 'none' || fill === 'paper' ? 'gray' : fill;
  strokeCurrent(tools, element.style, line);
  if (shape === ShapeKind.CYLINDER) {
    const lid = cylinderLid(box) / 2;
    context.beginPath();
    context.moveTo(box.x, box.y + lid);
    context.bezierCurveTo(
      box.x,
      box.y + lid * 2.33,
      box.x + box.w,
      box.y + lid * 2.33,
      box.x + box.w,
      box.y + lid,
    );
    strokeCurrent(tools, element.style, line);
  }
  return ground;
}

function paintFrame(item: BoxItem, tools: PaintTools): string {
  const { context, theme } = tools;
  const { element, box } = item;
  const fill = element.style.fill ?? 'paper';
  context.beginPath();
  context.roundRect(box.x, box.y, box.w, box.h, Math.min(12, box.w / 4, box.h / 4));
  if (fill !== 'none') {
    context.fillStyle = shade(theme, fill, 'tint');
    context.fill();
  }
  const stroke = element.style.stroke ?? (fill === 'none' ? 'paper' : fill);
  if (stroke !== 'none') {
    const line = shade(theme, stroke, 'line');
    // The border of a section should be seen, not read: a thin veil of its colour.
    context.strokeStyle =
      element.style.stroke === undefined ? withAlpha(line, theme.name === 'dark' ? 0.5 : 0.38) : line;
    context.lineWidth = element.style.strokeWidth ?? 1.5;
    setDash(context, element.style.dash, context.lineWidth);
    context.stroke();
    setDash(context, undefined, 1);
  }
  return theme.canvas;
}

const DEFAULT_ALIGN = {
  sticky: TextAlign.CENTER,
  shape: TextAlign.CENTER,
  text: TextAlign.LEFT,
  frame: TextAlign.LEFT,
} as const;

/** Paints a sticky note, a shape, a frame or bare text. */
export function paintBox(item: BoxItem, tools: PaintTools): void {
  const { element } = item;
  let ground = tools.theme.canvas;
  if (element.type === ElementType.STICKY) ground = paintSticky(item, tools);
  else if (element.type === ElementType.SHAPE) ground = paintShape(item, element.shape, tools);
  else if (element.type === ElementType.FRAME) ground = paintFrame(item, tools);
  else if (element.style.fill !== undefined && element.style.fill !== 'none')
    ground = paintTextGround(item, tools, element.style.fill);
  paintBoxText(item, ground, tools);
}

/** A ground behind bare text, a little larger than the text. */
function paintTextGround(
  { box }: BoxItem,
  { context, theme }: PaintTools,
  fill: Exclude<ElementStyle['fill'], 'none' | undefined>,
): string {
  const ground = shade(theme, fill, 'fill');
  context.fillStyle = ground;
  context.beginPath();
  context.roundRect(box.x - 8, box.y - 4, box.w + 16, box.h + 8, 6);
  context.fill();
  return ground;
}

function paintBoxText(item: BoxItem, ground: string, { context, theme, detail, family }: PaintTools): void {
  const { element } = item;
  // Setting text that nobody can see is the dearest thing one could do for a board seen from afar.
  if (element.text === '' || item.box.h * detail.scale < 3) return;
  const text = item.text();
  if (!text) return;
  const isFrame = element.type === ElementType.FRAME;
  const vertical = isFrame || element.type === ElementType.TEXT ? VerticalAlign.TOP : VerticalAlign.MIDDLE;
  const color = textOn(
    theme,
    ground,
    element.style.textColor ?? (isFrame ? frameTitleColor(element.style) : undefined),
  );
  const paint = {
    color,
    family,
    bold: text.bold,
    italic: text.italic,
    align: element.style.align ?? DEFAULT_ALIGN[element.type],
  };
  paintText(
    context,
    text.block,
    text.box,
    textTop(text, element.style.verticalAlign ?? vertical),
    paint,
    detail,
  );
}

/** The title of a coloured section takes its colour. */
function frameTitleColor({ fill }: ElementStyle) {
  return fill === undefined || fill === 'none' || fill === 'paper' || fill.startsWith('#') ? undefined : fill;
}
