import { boxModel } from '../../document/boxModel.ts';
import type { BoardBox, ElementBase } from '../../document/elementBase.ts';

/** A line of a highlighter; `strokes` holds its points (see `encodeStroke`). */
export interface HighlightElement extends ElementBase, BoardBox {
  readonly type: 'highlight';
}

export const highlightModel = boxModel<HighlightElement>('highlight');
