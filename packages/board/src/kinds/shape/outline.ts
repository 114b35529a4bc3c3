import { ShapeKind } from '../../document/constants.ts';
import type { BoardBox, BoardPoint } from '../../document/types.ts';

/** A step of an outline. */
export type OutlineStep =
  | readonly ['move' | 'line', x: number, y: number]
  | readonly ['curve', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['round', x: number, y: number, w: number, h: number, radius: number]
  | readonly ['ellipse', cx: number, cy: number, rx: number, ry: number]
  | readonly ['close'];

const polygon = (...points: readonly (readonly [number, number])[]): OutlineStep[] => [
  ...points.map(([x, y], index): OutlineStep => [index === 0 ? 'move' : 'line', x, y]),
  ['close'],
];

function starPoints({ x, y, w, h }: BoardBox): (readonly [number, number])[] {
  return Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const radius = index % 2 === 0 ? 0.5 : 0.24;
    return [x + w / 2 + Math.cos(angle) * radius * w, y + h / 2 + Math.sin(angle) * radius * h] as const;
  });
}

/** A cloud of six bulges, drawn once for a unit box. */
const CLOUD: readonly (readonly number[])[] = [
  [0.24, 0.88],
  [0.02, 0.9, -0.06, 0.58, 0.12, 0.5],
  [0.04, 0.26, 0.26, 0.12, 0.4, 0.24],
  [0.48, 0.02, 0.78, 0.02, 0.8, 0.28],
  [0.98, 0.26, 1.06, 0.52, 0.9, 0.62],
  [0.98, 0.82, 0.82, 0.94, 0.68, 0.86],
  [0.58, 0.98, 0.34, 0.98, 0.24, 0.88],
];

function cloud({ x, y, w, h }: BoardBox): OutlineStep[] {
  const steps = CLOUD.map((numbers): OutlineStep => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.map((n, i) =>
      i % 2 === 0 ? x + n * w : y + n * h,
    );
    return numbers.length === 2 ? ['move', a, b] : ['curve', a, b, c, d, e, f];
  });
  return [...steps, ['close']];
}

/** Height of the lid of a cylinder. */
export const cylinderLid = (box: BoardBox): number => Math.min(box.h * 0.24, box.w * 0.2);

function cylinder(box: BoardBox): OutlineStep[] {
  const { x, y, w, h } = box;
  const lid = cylinderLid(box) / 2;
  const k = lid * 1.33;
  return [
    ['move', x, y + lid],
    ['curve', x, y + lid - k, x + w, y + lid - k, x + w, y + lid],
    ['line', x + w, y + h - lid],
    ['curve', x + w, y + h - lid + k, x, y + h - lid + k, x, y + h - lid],
    ['close'],
  ];
}

/** Corner radius of a rounded box. */
export const cornerRadius = (box: BoardBox): number => Math.min(16, box.w / 4, box.h / 4);

/** How far a slanted side leans in. */
const slantOf = ({ w, h }: BoardBox): number => Math.min(w / 4, h / 2);

function blockArrow({ x, y, w, h }: BoardBox): OutlineStep[] {
  const [right, bottom, middle] = [x + w, y + h, y + h / 2];
  const neck = right - Math.min(w / 2, h * 0.6);
  const shaft = h * 0.22;
  return polygon(
    [x, y + shaft],
    [neck, y + shaft],
    [neck, y],
    [right, middle],
    [neck, bottom],
    [neck, bottom - shaft],
    [x, bottom - shaft],
  );
}

type Outline = (box: BoardBox) => OutlineStep[];

const OUTLINES: Readonly<Record<ShapeKind, Outline>> = {
  rectangle: ({ x, y, w, h }) => [['round', x, y, w, h, Math.min(3, w / 8, h / 8)]],
  rounded: (box) => [['round', box.x, box.y, box.w, box.h, cornerRadius(box)]],
  pill: ({ x, y, w, h }) => [['round', x, y, w, h, Math.min(w, h) / 2]],
  ellipse: ({ x, y, w, h }) => [['ellipse', x + w / 2, y + h / 2, w / 2, h / 2]],
  diamond: ({ x, y, w, h }) =>
    polygon([x + w / 2, y], [x + w, y + h / 2], [x + w / 2, y + h], [x, y + h / 2]),
  triangle: ({ x, y, w, h }) => polygon([x + w / 2, y], [x + w, y + h], [x, y + h]),
  hexagon: (box) => {
    const { x, y, w, h } = box;
    const [near, far] = [x + slantOf(box), x + w - slantOf(box)];
    return polygon([near, y], [far, y], [x + w, y + h / 2], [far, y + h], [near, y + h], [x, y + h / 2]);
  },
  parallelogram: (box) => {
    const { x, y, w, h } = box;
    const slant = slantOf(box);
    return polygon([x + slant, y], [x + w, y], [x + w - slant, y + h], [x, y + h]);
  },
  cylinder,
  star: (box) => polygon(...starPoints(box)),
  cloud,
  arrow: blockArrow,
  chevron: (box) => {
    const { x, y, w, h } = box;
    const [notch, far] = [x + slantOf(box), x + w - slantOf(box)];
    return polygon([x, y], [far, y], [x + w, y + h / 2], [far, y + h], [x, y + h], [notch, y + h / 2]);
  },
};

/** The outline of a shape in its box. */
export const outlineOfShape = (kind: ShapeKind, box: BoardBox): OutlineStep[] => OUTLINES[kind](box);

const inset = (box: BoardBox, left: number, top: number, right: number, bottom: number): BoardBox => ({
  x: box.x + box.w * left,
  y: box.y + box.h * top,
  w: box.w * (1 - left - right),
  h: box.h * (1 - top - bottom),
});

/** The part of a shape's box in which its text is set. */
export function textBoxOfShape(kind: ShapeKind, box: BoardBox): BoardBox {
  const padding = Math.min(12, box.w * 0.08, box.h * 0.12);
  const padded = { x: box.x + padding, y: box.y + padding, w: box.w - 2 * padding, h: box.h - 2 * padding };
  switch (kind) {
    case ShapeKind.ELLIPSE:
      return inset(box, 0.14, 0.14, 0.14, 0.14);
    case ShapeKind.DIAMOND:
      return inset(box, 0.2, 0.24, 0.2, 0.24);
    case ShapeKind.TRIANGLE:
      return inset(box, 0.22, 0.46, 0.22, 0.06);
    case ShapeKind.HEXAGON:
    case ShapeKind.PARALLELOGRAM:
    case ShapeKind.CHEVRON:
      return inset(box, Math.min(0.25, box.h / 2 / box.w), 0.08, Math.min(0.25, box.h / 2 / box.w), 0.08);
    case ShapeKind.CYLINDER:
      return { ...padded, y: box.y + cylinderLid(box), h: box.h - cylinderLid(box) * 1.4 };
    case ShapeKind.STAR:
      return inset(box, 0.27, 0.34, 0.27, 0.26);
    case ShapeKind.CLOUD:
      return inset(box, 0.16, 0.24, 0.16, 0.2);
    case ShapeKind.ARROW:
      return inset(box, 0.04, 0.24, 0.18, 0.24);
    default:
      return padded;
  }
}

/** Where the middle of a side of a shape is on its outline. */
export function sidePoint(
  kind: ShapeKind | null,
  box: BoardBox,
  side: 'top' | 'right' | 'bottom' | 'left',
): BoardPoint {
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  if (side === 'top') return { x: middle.x, y: box.y };
  if (side === 'bottom') return { x: middle.x, y: box.y + box.h };
  const slanted =
    kind === ShapeKind.PARALLELOGRAM
      ? Math.min(box.w / 4, box.h / 2) / 2
      : kind === ShapeKind.TRIANGLE
        ? box.w / 4
        : 0;
  if (side === 'right') return { x: box.x + box.w - slanted, y: middle.y };
  const notch = kind === ShapeKind.CHEVRON ? Math.min(box.w / 4, box.h / 2) : slanted;
  return { x: box.x + notch, y: middle.y };
}
