import type { BoardSnapshot, PaletteColor } from '@boardwalk/board/document';

import { Drawing } from '../../src/drawing/Drawing.ts';

/** Boards without a word, so that banners look the same in every language: bars stand for the lines of text. */

/** Colour of the bars on a ground of the palette: a deeper shade of it. */
const BARS = {
  yellow: '#d9b03c',
  orange: '#e39a52',
  coral: '#e38577',
  pink: '#e285ac',
  violet: '#a58be6',
  blue: '#79aeea',
  cyan: '#64bdd3',
  teal: '#5fbfa8',
  green: '#84c278',
  lime: '#b0c95a',
  paper: '#c9ced6',
} as const satisfies Partial<Record<PaletteColor, string>>;

type Fill = keyof typeof BARS;

/** Relative widths of the bars of a note; what stands after the last one is left free. */
const LINES = [0.86, 0.64, 0.74] as const;

function lines(draw: Drawing, x: number, y: number, w: number, fill: Fill, count: number, h = 14): void {
  for (const [index, part] of LINES.slice(0, count).entries())
    draw.shape('pill', { x, y: y + index * h * 2, w: w * part, h }, '', {
      fill: BARS[fill],
      stroke: 'none',
    });
}

/** A note with lines. */
function note(draw: Drawing, x: number, y: number, size: number, fill: Fill, count = 3): string {
  const id = draw.sticky({ x, y, w: size, h: size }, '', { fill });
  lines(draw, x + size * 0.14, y + size * 0.18, size * 0.72, fill, count, Math.round(size * 0.09));
  return id;
}

/** A pill with one line in it. */
function pill(draw: Drawing, x: number, y: number, w: number, h: number, fill: Fill): string {
  const id = draw.shape('pill', { x, y, w, h }, '', { fill, stroke: 'none' });
  draw.shape('pill', { x: x + w * 0.2, y: y + h * 0.39, w: w * 0.6, h: h * 0.22 }, '', {
    fill: BARS[fill],
    stroke: 'none',
  });
  return id;
}

/** Steps that lead from notes to a star: how a project begins. */
function goodStart(): BoardSnapshot {
  const draw = new Drawing();
  const heads: Fill[] = ['blue', 'cyan', 'teal'];
  for (const [column, fill] of heads.entries()) {
    draw.shape('chevron', { x: column * 280, y: 0, w: 270, h: 78 }, '', { fill, stroke: 'none' });
    lines(draw, column * 280 + 70, 30, 150, fill, 1, 18);
  }
  const rows: Fill[][] = [
    ['yellow', 'blue', 'green'],
    ['coral', 'yellow', 'teal'],
  ];
  for (const [row, fills] of rows.entries())
    for (const [column, fill] of fills.entries())
      note(draw, 40 + column * 280, 120 + row * 210, 176, fill, row === 0 ? 3 : 2);
  draw.shape('star', { x: 866, y: 150, w: 170, h: 170 }, '', { fill: 'yellow', stroke: 'none' });
  draw.line(
    { x: 792, y: 230 },
    { x: 858, y: 236 },
    { toHead: 'arrow', style: { stroke: 'blue', strokeWidth: 7 } },
  );
  return draw.snapshot();
}

/** A map with branches to both sides: a term on one page. */
function examSeason(): BoardSnapshot {
  const draw = new Drawing();
  const middle = draw.shape('pill', { x: 390, y: 240, w: 260, h: 96 }, '', { fill: 'coral', stroke: 'none' });
  lines(draw, 446, 278, 168, 'coral', 1, 20);
  const sides: Array<{ fill: Fill; x: number; y: number; leaf: number }> = [
    { fill: 'yellow', x: 730, y: 40, leaf: 1 },
    { fill: 'blue', x: 790, y: 252, leaf: 1 },
    { fill: 'green', x: 730, y: 464, leaf: 1 },
    { fill: 'violet', x: 130, y: 40, leaf: -1 },
    { fill: 'pink', x: 70, y: 252, leaf: -1 },
    { fill: 'cyan', x: 130, y: 464, leaf: -1 },
  ];
  for (const { fill, x, y, leaf } of sides) {
    const branch = pill(draw, x, y, 180, 72, fill);
    const stroke = { stroke: fill, strokeWidth: 7 };
    draw.line(middle, branch, { route: 'curved', style: stroke });
    for (const step of [-1, 1]) {
      const end = pill(draw, leaf > 0 ? x + 260 : x - 200, y + 12 + step * 44, 120, 44, fill);
      draw.line(branch, end, { route: 'curved', style: { stroke: fill, strokeWidth: 5 } });
    }
  }
  return draw.snapshot();
}

/** A tree with leaves of many colours: thoughts that grow. */
function mindMaps(): BoardSnapshot {
  const draw = new Drawing();
  const seed = draw.shape('ellipse', { x: 440, y: 520, w: 150, h: 150 }, '', {
    fill: 'teal',
    stroke: 'none',
  });
  const leaves: Array<[x: number, y: number, size: number, fill: Fill]> = [
    [60, 330, 130, 'lime'],
    [210, 110, 160, 'green'],
    [440, 20, 150, 'yellow'],
    [680, 90, 170, 'teal'],
    [880, 310, 130, 'cyan'],
  ];
  for (const [x, y, size, fill] of leaves) {
    const branch = draw.shape('ellipse', { x, y, w: size, h: size }, '', { fill, stroke: 'none' });
    lines(draw, x + size * 0.26, y + size * 0.4, size * 0.56, fill, 2, Math.round(size * 0.09));
    draw.line(seed, branch, { route: 'curved', style: { stroke: fill, strokeWidth: 9 } });
  }
  for (const [x, y, fill] of [
    [20, 180, 'lime'],
    [120, 30, 'green'],
    [340, 250, 'green'],
    [620, 270, 'yellow'],
    [900, 40, 'teal'],
    [1010, 210, 'cyan'],
  ] as const)
    draw.shape('ellipse', { x, y, w: 56, h: 56 }, '', { fill, stroke: 'none' });
  return draw.snapshot();
}

/** Three columns with notes and the votes on them: a look back. */
function retrospectives(): BoardSnapshot {
  const draw = new Drawing();
  const columns: Array<[Fill, number]> = [
    ['green', 3],
    ['coral', 2],
    ['violet', 3],
  ];
  for (const [column, [fill, votes]] of columns.entries()) {
    const x = column * 350;
    draw.shape('rounded', { x, y: 0, w: 330, h: 560 }, '', {
      fill: 'paper',
      stroke: '#e1e4e3',
      strokeWidth: 4,
    });
    draw.shape('pill', { x: x + 24, y: 26, w: 190, h: 44 }, '', { fill, stroke: 'none' });
    lines(draw, x + 56, 40, 140, fill, 1, 16);
    for (const [index, [left, top]] of (
      [
        [24, 100],
        [172, 100],
        [24, 250],
        [172, 250],
        [24, 400],
      ] as const
    ).entries())
      if (index < votes + 2) note(draw, x + left, top, 134, fill, index % 2 === 0 ? 3 : 2);
    for (let vote = 0; vote < votes; vote += 1)
      draw.shape('ellipse', { x: x + 110 + vote * 26, y: 206, w: 34, h: 34 }, '', {
        fill: '#df5441',
        stroke: '#ffffff',
        strokeWidth: 4,
      });
  }
  return draw.snapshot();
}

/** Seven days with what stands in them: a week. */
function weeklyPlan(): BoardSnapshot {
  const draw = new Drawing();
  draw.shape('rounded', { x: 0, y: 0, w: 1064, h: 620 }, '', {
    fill: 'paper',
    stroke: '#e1e4e3',
    strokeWidth: 4,
  });
  const heads: Fill[] = ['yellow', 'orange', 'coral', 'pink', 'violet', 'blue', 'teal'];
  for (const [day, fill] of heads.entries())
    draw.shape('pill', { x: 22 + day * 148, y: 24, w: 132, h: 40 }, '', { fill, stroke: 'none' });
  const bars: Array<[day: number, days: number, row: number, fill: Fill]> = [
    [0, 3, 0, 'yellow'],
    [4, 2, 0, 'blue'],
    [1, 2, 1, 'coral'],
    [3, 4, 1, 'violet'],
    [0, 2, 2, 'teal'],
    [3, 2, 2, 'orange'],
    [2, 3, 3, 'pink'],
    [5, 2, 3, 'green'],
    [0, 4, 4, 'blue'],
  ];
  for (const [day, days, row, fill] of bars) {
    const box = { x: 22 + day * 148, y: 96 + row * 102, w: days * 148 - 16, h: 82 };
    draw.shape('rounded', box, '', { fill, stroke: 'none' });
    lines(draw, box.x + 24, box.y + 20, Math.min(box.w - 48, 260), fill, 2, 14);
  }
  return draw.snapshot();
}

/** The board of each banner, by the banner's key. */
export const BANNER_SCENES: Readonly<Record<string, () => BoardSnapshot>> = {
  'good-start': goodStart,
  'exam-season': examSeason,
  'mind-maps': mindMaps,
  retrospectives,
  'weekly-plan': weeklyPlan,
};
