import type { KindEdit } from '../../editor/kindEdit.ts';

export const highlightEdit: KindEdit = {
  type: 'highlight',
  styles: ['line'],
  resize: 'all',
  turns: true,
  keepsShape: true,
};
