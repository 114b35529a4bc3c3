import { ConnectorHead, LineDash } from '../document/constants.ts';
import type { BoardPoint } from '../document/types.ts';
import type { PathStep } from '../layout/pathSteps.ts';
import type { OutlineStep } from '../kinds/shape/outline.ts';
import type { BoardContext } from './context.ts';

/** Makes an outline the current path. */
export function traceOutline(context: BoardContext, steps: readonly OutlineStep[]): void {
  context.beginPath();
  for (const step of steps) {
    switch (step[0]) {
      case 'move':
        context.moveTo(step[1], step[2]);
        break;
      case 'line':
        context.lineTo(step[1], step[2]);
        break;
      case 'curve':
        context.bezierCurveTo(step[1], step[2], step[3], step[4], step[5], step[6]);
        break;
      case 'round':
        context.roundRect(step[1], step[2], step[3], step[4], step[5]);
        break;
      case 'ellipse':
        context.ellipse(step[1], step[2], step[3], step[4], 0, 0, Math.PI * 2);
        break;
      case 'close':
        context.closePath();
        break;
    }
  }
}

/** Makes a line the current path. */
export function traceSteps(context: BoardContext, start: BoardPoint, steps: readonly PathStep[]): void {
  context.beginPath();
  context.moveTo(start.x, start.y);
  for (const { to, controls } of steps) {
    if (controls)
      context.bezierCurveTo(controls[0].x, controls[0].y, controls[1].x, controls[1].y, to.x, to.y);
    else context.lineTo(to.x, to.y);
  }
}

/** Sets the dashes of the next line; `solid` goes back to none. */
export function setDash(context: BoardContext, dash: LineDash | undefined, width: number): void {
  if (dash === LineDash.DASHED) context.setLineDash([width * 4, width * 3]);
  else if (dash === LineDash.DOTTED) context.setLineDash([0.01, width * 2.4]);
  else context.setLineDash([]);
}

/** How far a head covers the end of its line, so that the line does not show beyond its tip. */
export function headReach(head: ConnectorHead, width: number): number {
  if (head === ConnectorHead.TRIANGLE) return headSize(width) * 0.8;
  return head === ConnectorHead.DIAMOND ? headSize(width) * 1.2 : 0;
}

const headSize = (width: number): number => 6 + width * 2.6;

/** Paints the head of a line at `tip`, the line running into it in direction `angle`. */
export function paintHead(
  context: BoardContext,
  head: ConnectorHead,
  tip: BoardPoint,
  angle: number,
  width: number,
): void {
  if (head === ConnectorHead.NONE) return;
  const size = headSize(width);
  context.save();
  context.translate(tip.x, tip.y);
  context.rotate(angle);
  context.beginPath();
  switch (head) {
    case ConnectorHead.ARROW:
      context.moveTo(-size * 0.92, -size * 0.58);
      context.lineTo(-width * 0.4, 0);
      context.lineTo(-size * 0.92, size * 0.58);
      context.stroke();
      break;
    case ConnectorHead.TRIANGLE:
      context.moveTo(-size, -size * 0.56);
      context.lineTo(0, 0);
      context.lineTo(-size, size * 0.56);
      context.closePath();
      context.fill();
      break;
    case ConnectorHead.DOT:
      context.arc(0, 0, size * 0.36, 0, Math.PI * 2);
      context.fill();
      break;
    case ConnectorHead.DIAMOND:
      context.moveTo(-size * 1.4, 0);
      context.lineTo(-size * 0.7, -size * 0.45);
      context.lineTo(0, 0);
      context.lineTo(-size * 0.7, size * 0.45);
      context.closePath();
      context.fill();
      break;
    case ConnectorHead.BAR:
      context.moveTo(-width / 2, -size * 0.5);
      context.lineTo(-width / 2, size * 0.5);
      context.stroke();
      break;
  }
  context.restore();
}
