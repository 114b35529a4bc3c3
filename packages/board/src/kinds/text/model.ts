import { boxModel } from '../../document/boxModel.ts';
import type { BoardBox, ElementBase } from '../../document/elementBase.ts';

/** Bare text, wrapped at `w`; the shown height follows the text, `h` is what it was when last edited. */
export interface TextElement extends ElementBase, BoardBox {
  readonly type: 'text';
}

export const textModel = boxModel<TextElement>('text');
