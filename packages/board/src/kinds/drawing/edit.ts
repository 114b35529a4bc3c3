import type { KindEdit } from '../../editor/kindEdit.ts';

export const drawingEdit: KindEdit = {
  type: 'drawing',
  styles: ['line'],
  resize: 'all',
  turns: true,
  keepsShape: true,
};
