import { ZOOM_STEP } from '../../surface/panZoom.ts';
import { ActionGroup, hasSelection, type Action } from './action.ts';

const { VIEW } = ActionGroup;

export const viewActions: readonly Action[] = [
  { id: 'zoomIn', group: VIEW, keys: ['mod +', 'mod ='], run: (editor) => editor.zoomBy(ZOOM_STEP) },
  { id: 'zoomOut', group: VIEW, keys: ['mod -'], run: (editor) => editor.zoomBy(1 / ZOOM_STEP) },
  { id: 'zoomToActual', group: VIEW, keys: ['mod 0'], run: (editor) => editor.zoomToActualSize() },
  { id: 'fit', group: VIEW, keys: ['1', 'shift 1'], menu: 'board', run: (editor) => editor.zoomToFit() },
  {
    id: 'zoomToSelection',
    group: VIEW,
    keys: ['2', 'shift 2'],
    can: hasSelection,
    run: (editor) => editor.zoomToFit('selection'),
  },
];
