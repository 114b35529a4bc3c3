import { boxModel } from '../../document/boxModel.ts';
import type { BoardBox, ElementBase } from '../../document/elementBase.ts';

/** A picture; `asset` says which, by the hash of the file it was made from, and `text` describes it. */
export interface PictureElement extends ElementBase, BoardBox {
  readonly type: 'picture';
}

export const pictureModel = boxModel<PictureElement>('picture');
