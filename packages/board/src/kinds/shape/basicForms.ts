import { ShapeKind } from '../../document/constants.ts';
import type { BoardBox } from '../../document/types.ts';
import type { ShapeForm } from './forms.ts';
import { inset, polygon, type OutlineStep } from './outline.ts';

/** How far a slanted side leans in. */
export const slantOf = ({ w, h }: BoardBox): number => Math.min(w / 4, h / 2);

/** A text between slanted sides. */
export function betweenSlants(box: BoardBox): BoardBox {
  const lean = Math.min(0.25, box.h / 2 / box.w);
  return inset(box, [lean, 0.08, lean, 0.08]);
}

/** A closed line through points that are given as shares of a box. */
export const scaled =
  (...points: readonly (readonly [number, number])[]) =>
  ({ x, y, w, h }: BoardBox): OutlineStep[] =>
    polygon(...points.map(([px, py]) => [x + px * w, y + py * h] as const));

const STAR = Array.from({ length: 10 }, (_, index) => {
  const angle = (index * Math.PI) / 5 - Math.PI / 2;
  const radius = index % 2 === 0 ? 0.5 : 0.24;
  return [0.5 + Math.cos(angle) * radius, 0.5 + Math.sin(angle) * radius] as const;
});

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

/** Where a block arrow begins to be its head, and how far its shaft is from its edges. */
const headOf = ({ w, h }: BoardBox) => ({ head: Math.min(w / 2, h * 0.6), shaft: h * 0.22 });

function blockArrow(box: BoardBox): OutlineStep[] {
  const { x, y, w, h } = box;
  const { head, shaft } = headOf(box);
  const [right, bottom, neck] = [x + w, y + h, x + w - head];
  return polygon(
    [x, y + shaft],
    [neck, y + shaft],
    [neck, y],
    [right, y + h / 2],
    [neck, bottom],
    [neck, bottom - shaft],
    [x, bottom - shaft],
  );
}

function doubleArrow(box: BoardBox): OutlineStep[] {
  const { x, y, w, h } = box;
  const { shaft } = headOf(box);
  const head = Math.min(w / 3, h * 0.6);
  const [right, bottom, middle] = [x + w, y + h, y + h / 2];
  return polygon(
    [x, middle],
    [x + head, y],
    [x + head, y + shaft],
    [right - head, y + shaft],
    [right - head, y],
    [right, middle],
    [right - head, bottom],
    [right - head, bottom - shaft],
    [x + head, bottom - shaft],
    [x + head, bottom],
  );
}

/** How much of a speech bubble is above its tail. */
const BUBBLE = 0.78;

/** From the corner of a square to the control point of a quarter circle in it, as a share of its side. */
const BOW = 0.4477;

function speech({ x, y, w, h }: BoardBox): OutlineStep[] {
  const [right, low] = [x + w, y + h * BUBBLE];
  const r = Math.min(16, w / 4, (h * BUBBLE) / 4);
  const k = r * BOW;
  return [
    ['move', x + r, y],
    ['line', right - r, y],
    ['curve', right - k, y, right, y + k, right, y + r],
    ['line', right, low - r],
    ['curve', right, low - k, right - k, low, right - r, low],
    ['line', x + w * 0.46, low],
    ['line', x + w * 0.2, y + h],
    ['line', x + w * 0.26, low],
    ['line', x + r, low],
    ['curve', x + k, low, x, low - k, x, low - r],
    ['line', x, y + r],
    ['curve', x, y + k, x + k, y, x + r, y],
    ['close'],
  ];
}

/** The edge of a folded or cut corner. */
export const foldOf = ({ w, h }: BoardBox): number => Math.min(28, w / 4, h / 3);

/** Shapes for everything. */
export const basicForms: readonly ShapeForm[] = [
  {
    shape: ShapeKind.TRIANGLE,
    outline: scaled([0.5, 0], [1, 1], [0, 1]),
    textBox: (box) => inset(box, [0.22, 0.46, 0.22, 0.06]),
  },
  {
    shape: ShapeKind.TRAPEZOID,
    outline: (box) => {
      const { x, y, w, h } = box;
      const slant = slantOf(box);
      return polygon([x + slant, y], [x + w - slant, y], [x + w, y + h], [x, y + h]);
    },
    textBox: betweenSlants,
  },
  {
    shape: ShapeKind.PARALLELOGRAM,
    outline: (box) => {
      const { x, y, w, h } = box;
      const slant = slantOf(box);
      return polygon([x + slant, y], [x + w, y], [x + w - slant, y + h], [x, y + h]);
    },
    textBox: betweenSlants,
  },
  {
    shape: ShapeKind.PENTAGON,
    outline: scaled([0.5, 0], [1, 0.38], [0.81, 1], [0.19, 1], [0, 0.38]),
    textBox: (box) => inset(box, [0.17, 0.3, 0.17, 0.08]),
  },
  {
    shape: ShapeKind.HEXAGON,
    outline: (box) => {
      const { x, y, w, h } = box;
      const [near, far] = [x + slantOf(box), x + w - slantOf(box)];
      return polygon([near, y], [far, y], [x + w, y + h / 2], [far, y + h], [near, y + h], [x, y + h / 2]);
    },
    textBox: betweenSlants,
  },
  {
    shape: ShapeKind.OCTAGON,
    outline: ({ x, y, w, h }) => {
      const cut = Math.min(w, h) * 0.29;
      const [right, bottom] = [x + w, y + h];
      return polygon(
        [x + cut, y],
        [right - cut, y],
        [right, y + cut],
        [right, bottom - cut],
        [right - cut, bottom],
        [x + cut, bottom],
        [x, bottom - cut],
        [x, y + cut],
      );
    },
    textBox: (box) => inset(box, [0.1, 0.1, 0.1, 0.1]),
  },
  {
    shape: ShapeKind.CROSS,
    outline: ({ x, y, w, h }) => {
      const arm = Math.min(w, h) * 0.3;
      const [right, bottom] = [x + w, y + h];
      return polygon(
        [x + arm, y],
        [right - arm, y],
        [right - arm, y + arm],
        [right, y + arm],
        [right, bottom - arm],
        [right - arm, bottom - arm],
        [right - arm, bottom],
        [x + arm, bottom],
        [x + arm, bottom - arm],
        [x, bottom - arm],
        [x, y + arm],
        [x + arm, y + arm],
      );
    },
    textBox: (box) => inset(box, [0.06, 0.32, 0.06, 0.32]),
  },
  {
    shape: ShapeKind.STAR,
    outline: scaled(...STAR),
    textBox: (box) => inset(box, [0.27, 0.34, 0.27, 0.26]),
  },
  { shape: ShapeKind.CLOUD, outline: cloud, textBox: (box) => inset(box, [0.16, 0.24, 0.16, 0.2]) },
  { shape: ShapeKind.SPEECH, outline: speech, textBox: (box) => inset(box, [0.06, 0.06, 0.06, 0.28]) },
  {
    shape: ShapeKind.FOLDED,
    outline: (box) => {
      const { x, y, w, h } = box;
      const fold = foldOf(box);
      return polygon([x, y], [x + w - fold, y], [x + w, y + fold], [x + w, y + h], [x, y + h]);
    },
    lines: (box) => {
      const { x, y, w } = box;
      const fold = foldOf(box);
      return [
        ['move', x + w - fold, y],
        ['line', x + w - fold, y + fold],
        ['line', x + w, y + fold],
      ];
    },
    textBox: (box) => inset(box, [0.06, 0.1, Math.max(0.06, foldOf(box) / box.w), 0.08]),
  },
  { shape: ShapeKind.ARROW, outline: blockArrow, textBox: (box) => inset(box, [0.04, 0.24, 0.18, 0.24]) },
  {
    shape: ShapeKind.DOUBLE_ARROW,
    outline: doubleArrow,
    textBox: (box) => inset(box, [0.16, 0.24, 0.16, 0.24]),
  },
  {
    shape: ShapeKind.CHEVRON,
    outline: (box) => {
      const { x, y, w, h } = box;
      const [notch, far] = [x + slantOf(box), x + w - slantOf(box)];
      return polygon([x, y], [far, y], [x + w, y + h / 2], [far, y + h], [x, y + h], [notch, y + h / 2]);
    },
    textBox: betweenSlants,
  },
];
