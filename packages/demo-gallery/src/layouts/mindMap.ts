import {
  type BoardSnapshot,
  type PaletteColor,
  type TopicLayout,
  type TopicSide,
} from '@boardwalk/board/document';

import { Drawing } from '../drawing/Drawing.ts';
import { inOrder } from '../drawing/inOrder.ts';
import { SECTION_COLORS } from '../drawing/page.ts';

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

/** A mind map from an outline: one colour per main branch, both sides balanced. */
export function composeMindMap(root: Outline, layout: TopicLayout): BoardSnapshot {
  const drawing = new Drawing();
  const branchSides = sides(root);
  const add = (
    node: Outline,
    place: { parent: string | null; order: string; side: TopicSide | null },
    depth: number,
    color: PaletteColor,
  ): void => {
    const id = drawing.topic(
      node.text,
      { ...place, layout },
      depth === 0 ? {} : { fill: color, stroke: color },
    );
    inOrder(node.children).forEach(([child, order], index) => {
      const childColor = depth === 0 ? (SECTION_COLORS[index % SECTION_COLORS.length] ?? color) : color;
      const side = depth === 0 && layout === 'both' ? (branchSides[index] ?? null) : null;
      add(child, { parent: id, order, side }, depth + 1, childColor);
    });
  };
  for (const [center, order] of inOrder([root])) add(center, { parent: null, order, side: null }, 0, 'blue');
  return drawing.snapshot();
}
