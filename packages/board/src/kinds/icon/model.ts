import { boxModel } from '../../document/boxModel.ts';
import type { BoardBox, ElementBase } from '../../document/elementBase.ts';

/** A sign in lines of one colour; `icon` says which, its `stroke` the colour, and `text` stands below it. */
export interface IconElement extends ElementBase, BoardBox {
  readonly type: 'icon';
}

export const iconModel = boxModel<IconElement>('icon');
