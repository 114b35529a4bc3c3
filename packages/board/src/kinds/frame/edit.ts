import { boxEdit } from '../../editor/boxEdit.ts';

export const frameEdit = boxEdit({
  type: 'frame',
  styles: ['fill', 'corners', 'line', 'text'],
  // Its title stands over it.
  ground: null,
  // What is in it stays upright, and so does it.
  turns: false,
  isName: true,
  fresh: { w: 640, h: 420 },
});
