import {
  BoardScene,
  estimateText,
  registerAllParts,
  sourceOf,
  TextMeasurer,
  type BoardSnapshot,
  type TopicLayout,
  type TopicSide,
} from '@boardwalk/board';
import type { Language } from '@boardwalk/domain';

import { balancedLines } from '../drawing/balancedLines.ts';
import { Drawing } from '../drawing/Drawing.ts';
import { inOrder } from '../drawing/inOrder.ts';
import { COVER_RATIO } from '../drawing/page.ts';

/** A node of an outline and what hangs below it. */
export interface Outline {
  readonly text: string;
  readonly children: readonly Outline[];
}

/** Number of nodes, the root included. */
export function countNodes(outline: Outline): number {
  return outline.children.reduce((total, child) => total + countNodes(child), 1);
}

const leaves = (outline: Outline): number =>
  outline.children.length === 0 ? 1 : outline.children.reduce((total, child) => total + leaves(child), 0);

/** The sides of the main branches so that both sides carry about the same number of leaves, in reading order. */
function sides(root: Outline): TopicSide[] {
  const total = leaves(root);
  let right = 0;
  let turned = false;
  return root.children.map((branch) => {
    const size = leaves(branch);
    if (!turned && right > 0 && right + size / 2 > total / 2) turned = true;
    if (turned) return 'left';
    right += size;
    return 'right';
  });
}

/** How a map grows and which language it is written in. */
export interface MapOptions {
  readonly layout: TopicLayout;
  readonly language: Language;
}

/** Widest line of a leaf, in font sizes, from hardly any breaks to many. */
const LINE_WIDTHS = [30, 20, 17, 15, 13, 11.5, 10, 9];

function draw(root: Outline, options: MapOptions, maxEms: number): BoardSnapshot {
  const { layout, language } = options;
  const drawing = new Drawing();
  const branchSides = sides(root);
  type Place = { parent: string | null; order: string; side: TopicSide | null };
  const add = (node: Outline, place: Place, depth: number): void => {
    const text = depth < 2 ? node.text : balancedLines(node.text, language, maxEms);
    const id = drawing.topic(text, { ...place, layout }, {});
    inOrder(node.children).forEach(([child, order], index) => {
      const side = depth === 0 && layout === 'both' ? (branchSides[index] ?? null) : null;
      add(child, { parent: id, order, side }, depth + 1);
    });
  };
  for (const [center, order] of inOrder([root])) add(center, { parent: null, order, side: null }, 0);
  return drawing.snapshot();
}

/** How far the shape of a map is from a cover's: 0 when it is the same. */
function misfit(snapshot: BoardSnapshot): number {
  const bounds = new BoardScene(sourceOf(snapshot), new TextMeasurer(estimateText, 'sans-serif')).bounds();
  return bounds ? Math.abs(Math.log(bounds.w / bounds.h / COVER_RATIO)) : Infinity;
}

/** A mind map from an outline: both sides balanced, lines broken so that the whole comes close to a cover's shape. */
export function composeMindMap(root: Outline, options: MapOptions): BoardSnapshot {
  registerAllParts();
  const [first, ...rest] = LINE_WIDTHS.map((maxEms) => draw(root, options, maxEms)).map((snapshot) => ({
    snapshot,
    misfit: misfit(snapshot),
  }));
  if (!first) throw new RangeError('There is no line width to try');
  return rest.reduce((best, each) => (each.misfit < best.misfit ? each : best), first).snapshot;
}
