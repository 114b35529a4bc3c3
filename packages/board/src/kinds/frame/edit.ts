import { boxEdit } from '../../editor/boxEdit.ts';

export const frameEdit = boxEdit({
  type: 'frame',
  styles: ['fill', 'line', 'text'],
  // Its title stands over it.
  ground: null,
  isName: true,
  fresh: { w: 640, h: 420 },
});
