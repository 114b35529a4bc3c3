import { boxLayout } from '../../layout/boxLayout.ts';
import { distanceToSegment } from '../../layout/geometry.ts';
import type { KindLayout } from '../../layout/kindLayout.ts';
import type { BoxItem } from '../../layout/sceneItem.ts';
import { pointsOf } from '../drawing/layout.ts';
import type { HighlightElement } from './model.ts';

/** Width of a highlight that names none: that of a line of text. */
export const HIGHLIGHT_WIDTH = 24;

/** A highlight as it stands on the board. */
export type HighlightItem = BoxItem & { readonly element: HighlightElement };

export const highlightLayout: KindLayout<HighlightItem> = {
  ...boxLayout<HighlightElement>({ type: 'highlight', reach: HIGHLIGHT_WIDTH / 2 + 1 }),
  hit({ element }, point, tolerance) {
    const points = pointsOf(element);
    const reach = tolerance + (element.style.strokeWidth ?? HIGHLIGHT_WIDTH) / 2;
    return points.some((to, index) => distanceToSegment(point, points[index - 1] ?? to, to) <= reach);
  },
};
