import { boxModel } from '../../document/boxModel.ts';
import type { BoardBox, ElementBase } from '../../document/elementBase.ts';

/** A titled section; what is inside its box moves with it. */
export interface FrameElement extends ElementBase, BoardBox {
  readonly type: 'frame';
}

export const frameModel = boxModel<FrameElement>('frame');
