import { boxEdit } from '../../editor/boxEdit.ts';

export const shapeEdit = boxEdit({
  type: 'shape',
  styles: ['shape', 'fill', 'corners', 'line', 'text'],
  ground: 'paper',
  fresh: { w: 180, h: 110, own: ({ shapeKind }) => ({ shape: shapeKind }) },
});
