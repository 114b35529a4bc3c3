import { boxEdit } from '../../editor/boxEdit.ts';

export const textEdit = boxEdit({
  type: 'text',
  styles: ['text'],
  ground: 'none',
  resize: 'width',
  goesEmpty: true,
  fresh: { w: 260, h: 28, beginsThere: true },
});
