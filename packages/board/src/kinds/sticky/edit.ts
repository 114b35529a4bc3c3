import { boxEdit } from '../../editor/boxEdit.ts';

export const stickyEdit = boxEdit({
  type: 'sticky',
  styles: ['fill', 'corners', 'text'],
  ground: 'yellow',
  // A note keeps its shape, as paper does.
  keepsShape: true,
  fresh: { w: 180, h: 180, isSquare: true },
});
