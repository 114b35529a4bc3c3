import { boxModel } from '../../document/boxModel.ts';
import type { BoardBox, ElementBase } from '../../document/elementBase.ts';

/** A line drawn by hand; `strokes` holds its points (see `encodeStroke`). */
export interface DrawingElement extends ElementBase, BoardBox {
  readonly type: 'drawing';
}

export const drawingModel = boxModel<DrawingElement>('drawing');
