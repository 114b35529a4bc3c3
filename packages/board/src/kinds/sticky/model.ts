import { boxModel } from '../../document/boxModel.ts';
import type { BoardBox, ElementBase } from '../../document/elementBase.ts';

/** A coloured note. Its text shrinks to fit when it has no font size of its own. */
export interface StickyElement extends ElementBase, BoardBox {
  readonly type: 'sticky';
}

export const stickyModel = boxModel<StickyElement>('sticky');
