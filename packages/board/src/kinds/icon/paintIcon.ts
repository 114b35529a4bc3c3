import type { BoardBox, ElementExtras } from '../../document/elementBase.ts';
import { withAlpha } from '../../render/color.ts';
import type { PaintTools } from '../../render/kindPaint.ts';

type Icon = NonNullable<ElementExtras['icon']>;

/** A step of a path: its letter, and its numbers. */
type Step = readonly [letter: string, numbers: readonly number[]];

/** Icons are drawn in a square of so many units, by a line of so many. */
const SIDE = 24;
const LINE = 2;
/** Icons smaller than this in pixels are spots: their lines would run together. */
const SEEN = 5;

/** The steps of icons that were painted before. */
const known = new WeakMap<Icon, readonly Step[]>();

function stepsOf(icon: Icon): readonly Step[] {
  const before = known.get(icon);
  if (before) return before;
  const steps = [...icon[1].matchAll(/([MLCZ])([^MLCZ]*)/g)].map(([, letter = '', numbers = '']): Step => [
    letter,
    numbers.split(' ').map(Number),
  ]);
  known.set(icon, steps);
  return steps;
}

/** How broad the lines of an icon are in a box, where nothing else is said. */
export const iconLine = ({ w, h }: BoardBox): number => (Math.min(w, h) / SIDE) * LINE;

/** Makes the lines of an icon in a box the current path. */
function traceIcon(context: PaintTools['context'], icon: Icon, { x, y, w, h }: BoardBox): void {
  const across = (value = 0) => x + (value * w) / SIDE;
  const down = (value = 0) => y + (value * h) / SIDE;
  context.beginPath();
  for (const [letter, [a, b, c, d, e, f]] of stepsOf(icon)) {
    if (letter === 'M') context.moveTo(across(a), down(b));
    else if (letter === 'L') context.lineTo(across(a), down(b));
    else if (letter === 'C')
      context.bezierCurveTo(across(a), down(b), across(c), down(d), across(e), down(f));
    else context.closePath();
  }
}

/** Paints an icon in a box, in lines of one colour; a spot in its place where it is seen from afar. */
export function paintIcon(
  icon: Icon,
  box: BoardBox,
  color: string,
  { context, detail }: PaintTools,
  width = iconLine(box),
): void {
  if (box.w * detail.scale < SEEN) {
    context.fillStyle = withAlpha(color, 0.5);
    context.fillRect(box.x + box.w / 6, box.y + box.h / 6, (box.w * 2) / 3, (box.h * 2) / 3);
    return;
  }
  traceIcon(context, icon, box);
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke();
}
