import { ShapeKind } from '../../document/constants.ts';
import type { BoardBox } from '../../document/types.ts';
import { betweenSlants, foldOf, scaled, slantOf } from './basicForms.ts';
import type { ShapeForm } from './forms.ts';
import { inset, polygon, type Outline, type OutlineStep } from './outline.ts';

const rectangle: Outline = ({ x, y, w, h }) => polygon([x, y], [x + w, y], [x + w, y + h], [x, y + h]);

const ellipse: Outline = ({ x, y, w, h }) => [['ellipse', x + w / 2, y + h / 2, w / 2, h / 2]];

const straight = (...points: readonly (readonly [number, number])[]): OutlineStep[] =>
  points.map(([x, y], index): OutlineStep => [index === 0 ? 'move' : 'line', x, y]);

/** Height of the lid of a cylinder. */
const lidOf = ({ w, h }: BoardBox): number => Math.min(h * 0.24, w * 0.2);

/** The control points of a half ellipse are so far out, in multiples of half its other axis. */
const HALF = 1.33;

/** The wavy lower edge of a document, from right to left. */
const wave = (x: number, right: number, y: number, h: number): OutlineStep => {
  const w = right - x;
  return ['curve', right - w * 0.3, y - h * 0.22, x + w * 0.3, y + h * 0.3, x, y];
};

/** Where the lower edge of a document is on its sides, as a share of its height. */
const EDGE = 0.88;

const behindOf = ({ w, h }: BoardBox): number => Math.min(w, h) * 0.13;

/** From a side to the line beside it in a subroutine, and in an internal storage. */
const barOf = ({ w, h }: BoardBox): number => Math.min(16, w * 0.12, h * 0.2);

/** How far the sides of stored data are bent. */
const bendOf = ({ w, h }: BoardBox): number => Math.min(w * 0.16, h * 0.3);

const rounded = ({ w, h }: BoardBox): number => Math.min(w / 2, h / 2);

const asManual: Outline = (box) => {
  const { x, y, w, h } = box;
  const slant = slantOf(box);
  return polygon([x, y], [x + w, y], [x + w - slant, y + h], [x + slant, y + h]);
};

function documents(box: BoardBox): OutlineStep[] {
  const { x, y, w, h } = box;
  const by = behindOf(box);
  const [right, low] = [x + w, y + h * EDGE];
  return [
    ...straight(
      [x, y + 2 * by],
      [x + by, y + 2 * by],
      [x + by, y + by],
      [x + 2 * by, y + by],
      [x + 2 * by, y],
      [right, y],
      [right, low - 2 * by],
      [right - by, low - 2 * by],
      [right - by, low - by],
      [right - 2 * by, low - by],
      [right - 2 * by, low],
    ),
    wave(x, right - 2 * by, low, h - 2 * by),
    ['close'],
  ];
}

/** Shapes of flow charts, beside those that are for everything. */
export const flowForms: readonly ShapeForm[] = [
  {
    shape: ShapeKind.CYLINDER,
    outline: (box) => {
      const { x, y, w, h } = box;
      const lid = lidOf(box) / 2;
      const k = lid * HALF;
      return [
        ['move', x, y + lid],
        ['curve', x, y + lid - k, x + w, y + lid - k, x + w, y + lid],
        ['line', x + w, y + h - lid],
        ['curve', x + w, y + h - lid + k, x, y + h - lid + k, x, y + h - lid],
        ['close'],
      ];
    },
    lines: (box) => {
      const { x, y, w } = box;
      const lid = lidOf(box) / 2;
      const low = y + lid * (1 + HALF);
      return [
        ['move', x, y + lid],
        ['curve', x, low, x + w, low, x + w, y + lid],
      ];
    },
    textBox: (box) => {
      const padding = Math.min(12, box.w * 0.08);
      const lid = lidOf(box);
      return { x: box.x + padding, y: box.y + lid, w: box.w - 2 * padding, h: box.h - lid * 1.4 };
    },
  },
  {
    shape: ShapeKind.DOCUMENT,
    outline: ({ x, y, w, h }) => [
      ...straight([x, y], [x + w, y], [x + w, y + h * EDGE]),
      wave(x, x + w, y + h * EDGE, h),
      ['close'],
    ],
    textBox: (box) => inset(box, [0.06, 0.08, 0.06, 0.24]),
  },
  {
    shape: ShapeKind.DOCUMENTS,
    outline: documents,
    lines: (box) => {
      const { x, y, w, h } = box;
      const by = behindOf(box);
      const [right, low] = [x + w, y + h * EDGE];
      return [
        ...straight([x + by, y + 2 * by], [right - 2 * by, y + 2 * by], [right - 2 * by, low - by]),
        ...straight([x + 2 * by, y + by], [right - by, y + by], [right - by, low - 2 * by]),
      ];
    },
    textBox: (box) => {
      const by = behindOf(box);
      return inset(
        { x: box.x, y: box.y + 2 * by, w: box.w - 2 * by, h: box.h - 2 * by },
        [0.06, 0.06, 0.06, 0.24],
      );
    },
  },
  {
    shape: ShapeKind.SUBROUTINE,
    outline: rectangle,
    lines: (box) => {
      const { x, y, w, h } = box;
      const bar = barOf(box);
      return [
        ...straight([x + bar, y], [x + bar, y + h]),
        ...straight([x + w - bar, y], [x + w - bar, y + h]),
      ];
    },
    textBox: (box) => {
      const bar = barOf(box);
      return inset({ ...box, x: box.x + bar, w: box.w - 2 * bar }, [0.04, 0.1, 0.04, 0.1]);
    },
  },
  {
    shape: ShapeKind.INTERNAL_STORAGE,
    outline: rectangle,
    lines: (box) => {
      const { x, y, w, h } = box;
      const bar = barOf(box);
      return [...straight([x + bar, y], [x + bar, y + h]), ...straight([x, y + bar], [x + w, y + bar])];
    },
    textBox: (box) => {
      const bar = barOf(box);
      return inset(
        { x: box.x + bar, y: box.y + bar, w: box.w - bar, h: box.h - bar },
        [0.04, 0.06, 0.06, 0.08],
      );
    },
  },
  {
    shape: ShapeKind.STORED_DATA,
    outline: (box) => {
      const { x, y, w, h } = box;
      const bend = bendOf(box);
      const [left, hollow] = [x - bend / 3, x + w - (bend * 4) / 3];
      return [
        ...straight([x + bend, y], [x + w, y]),
        ['curve', hollow, y, hollow, y + h, x + w, y + h],
        ['line', x + bend, y + h],
        ['curve', left, y + h, left, y, x + bend, y],
        ['close'],
      ];
    },
    textBox: (box) => {
      const bend = bendOf(box) / box.w;
      return inset(box, [bend * 0.6, 0.1, bend + 0.02, 0.1]);
    },
  },
  {
    shape: ShapeKind.MANUAL_INPUT,
    outline: scaled([0, 0.26], [1, 0], [1, 1], [0, 1]),
    textBox: (box) => inset(box, [0.06, 0.24, 0.06, 0.08]),
  },
  { shape: ShapeKind.MANUAL_OPERATION, outline: asManual, textBox: betweenSlants },
  {
    shape: ShapeKind.DELAY,
    outline: (box) => {
      const { x, y, w, h } = box;
      const r = rounded(box);
      const [from, out] = [x + w - r, x + w + r / 3];
      return [
        ...straight([x, y], [from, y]),
        ['curve', out, y, out, y + h, from, y + h],
        ['line', x, y + h],
        ['close'],
      ];
    },
    textBox: (box) => inset(box, [0.06, 0.1, (rounded(box) / box.w) * 0.4, 0.1]),
  },
  {
    shape: ShapeKind.DISPLAY,
    outline: (box) => {
      const { x, y, w, h } = box;
      const [r, slant] = [rounded(box) * 0.6, slantOf(box) * 0.8];
      const [from, out] = [x + w - r, x + w + r / 3];
      return [
        ...straight([x, y + h / 2], [x + slant, y], [from, y]),
        ['curve', out, y, out, y + h, from, y + h],
        ['line', x + slant, y + h],
        ['close'],
      ];
    },
    textBox: (box) => {
      const slant = (slantOf(box) * 0.8) / box.w;
      return inset(box, [slant * 0.8, 0.1, (rounded(box) / box.w) * 0.3, 0.1]);
    },
  },
  {
    shape: ShapeKind.CARD,
    outline: (box) => {
      const { x, y, w, h } = box;
      const cut = foldOf(box);
      return polygon([x + cut, y], [x + w, y], [x + w, y + h], [x, y + h], [x, y + cut]);
    },
    textBox: (box) => inset(box, [Math.max(0.06, (foldOf(box) / box.w) * 0.7), 0.1, 0.06, 0.08]),
  },
  {
    shape: ShapeKind.OFF_PAGE,
    outline: scaled([0, 0], [1, 0], [1, 0.7], [0.5, 1], [0, 0.7]),
    textBox: (box) => inset(box, [0.06, 0.06, 0.06, 0.3]),
  },
  {
    shape: ShapeKind.MERGE,
    outline: scaled([0, 0], [1, 0], [0.5, 1]),
    textBox: (box) => inset(box, [0.22, 0.06, 0.22, 0.46]),
  },
  {
    shape: ShapeKind.OR,
    outline: ellipse,
    lines: ({ x, y, w, h }) => [
      ...straight([x + w / 2, y], [x + w / 2, y + h]),
      ...straight([x, y + h / 2], [x + w, y + h / 2]),
    ],
    textBox: (box) => inset(box, [0.14, 0.14, 0.14, 0.14]),
  },
  {
    shape: ShapeKind.SUMMING,
    outline: ellipse,
    lines: ({ x, y, w, h }) => {
      // The middles of the quarters of the outline.
      const [near, far] = [0.5 - Math.SQRT1_2 / 2, 0.5 + Math.SQRT1_2 / 2];
      return [
        ...straight([x + w * near, y + h * near], [x + w * far, y + h * far]),
        ...straight([x + w * near, y + h * far], [x + w * far, y + h * near]),
      ];
    },
    textBox: (box) => inset(box, [0.14, 0.14, 0.14, 0.14]),
  },
];
