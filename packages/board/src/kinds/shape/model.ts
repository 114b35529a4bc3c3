import { boxModel } from '../../document/boxModel.ts';
import { ShapeKind } from '../../document/constants.ts';
import type { BoardBox, ElementBase } from '../../document/elementBase.ts';
import { ElementGroup } from '../../document/elementGroup.ts';

/** An outline with a text in it. */
export interface ShapeElement extends ElementBase, BoardBox {
  readonly type: 'shape';
  readonly shape: ShapeKind;
}

export const shapeModel = boxModel<ShapeElement>('shape', {
  groups: [ElementGroup.KIND],
  read: (fields, field, reader) => ({
    shape: reader.oneOf(fields['shape'], `${field}.shape`, ShapeKind, ShapeKind.RECTANGLE),
  }),
  load: (get) => ({ shape: get(ElementGroup.KIND) }),
  store: ({ shape }) => [[ElementGroup.KIND, shape]],
});
