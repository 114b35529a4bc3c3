import type { ShapeKind } from '../../document/constants.ts';
import type { BoardBox } from '../../document/types.ts';
import { linesInShape, outlineOfShape } from './forms.ts';
import type { OutlineStep } from './outline.ts';

const written = (value: number): string => String(Math.round(value * 100) / 100);

const pathOf = (letter: string, ...numbers: readonly number[]): string =>
  `${letter}${numbers.map(written).join(' ')}`;

/** A rounded box, from the end of its first corner on. */
const roundPath = (x: number, y: number, w: number, h: number, r: number): string =>
  [
    pathOf('M', x + r, y),
    pathOf('h', w - 2 * r),
    pathOf('a', r, r, 0, 0, 1, r, r),
    pathOf('v', h - 2 * r),
    pathOf('a', r, r, 0, 0, 1, -r, r),
    pathOf('h', 2 * r - w),
    pathOf('a', r, r, 0, 0, 1, -r, -r),
    pathOf('v', 2 * r - h),
    pathOf('a', r, r, 0, 0, 1, r, -r),
    'z',
  ].join('');

function stepPath(step: OutlineStep): string {
  switch (step[0]) {
    case 'move':
      return pathOf('M', step[1], step[2]);
    case 'line':
      return pathOf('L', step[1], step[2]);
    case 'curve':
      return pathOf('C', ...step.slice(1).map(Number));
    case 'round':
      return roundPath(step[1], step[2], step[3], step[4], step[5]);
    case 'ellipse': {
      const [, cx, cy, rx, ry] = step;
      return `${pathOf('M', cx - rx, cy)}${pathOf('a', rx, ry, 0, 1, 1, 2 * rx, 0)}${pathOf('a', rx, ry, 0, 1, 1, -2 * rx, 0)}z`;
    }
    default:
      return 'z';
  }
}

/** A kind of shape in a box as the data of an SVG path: its outline, and the lines within. Once its form has come (`loadParts`). */
export const shapePath = (kind: ShapeKind, box: BoardBox): string =>
  [...outlineOfShape(kind, box), ...(linesInShape(kind, box) ?? [])].map(stepPath).join('');
