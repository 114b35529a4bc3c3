import { boxEdit } from '../../editor/boxEdit.ts';

export const pictureEdit = boxEdit({
  type: 'picture',
  styles: ['text'],
  // Its description stands below it.
  ground: null,
  keepsShape: true,
  isName: true,
});
