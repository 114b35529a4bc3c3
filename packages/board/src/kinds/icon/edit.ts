import { boxEdit } from '../../editor/boxEdit.ts';

export const iconEdit = boxEdit({
  type: 'icon',
  styles: ['line', 'text'],
  // What it says stands below it.
  ground: null,
  keepsShape: true,
  isName: true,
});
