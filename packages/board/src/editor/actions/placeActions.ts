import { aligned, distributed, type AlignEdge, type ArrangeAxis } from '../session/arrange.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { turnable } from '../session/turning.ts';
import { ActionGroup, hasSelection, type Action } from './action.ts';

const align = (id: string, edge: AlignEdge, key: string): Action => ({
  id,
  group: ActionGroup.ALIGN,
  keys: [key],
  writes: true,
  can: (editor) => editor.getState().selection.size > 1 && editor.units.length > 1,
  run: (editor) => editor.moveUnits(editor.units, aligned(editor.units, edge)),
});

const distribute = (id: string, axis: ArrangeAxis, key: string): Action => ({
  id,
  group: ActionGroup.ALIGN,
  keys: [key],
  writes: true,
  can: (editor) => editor.getState().selection.size > 2 && editor.units.length > 2,
  run: (editor) => editor.moveUnits(editor.units, distributed(editor.units, axis)),
});

const canTurn = (editor: BoardEditor): boolean =>
  hasSelection(editor) && turnable(editor.store, editor.getState().selection) !== null;

const turn = (id: string, degrees: number, key: string): Action => ({
  id,
  group: ActionGroup.ALIGN,
  keys: [key],
  writes: true,
  can: canTurn,
  run: (editor) => editor.turnSelection(degrees),
});

/** Turns snapping on or off: of the two there is always the one that changes something. */
const snap = (id: string, on: boolean): Action => ({
  id,
  group: ActionGroup.ALIGN,
  keys: ['alt g'],
  menu: 'board',
  can: (editor) => !editor.getState().readOnly && editor.getState().snaps !== on,
  run: (editor) => editor.setSnaps(on),
});

/** Actions on where things stand. */
export const placeActions: readonly Action[] = [
  align('alignLeft', 'left', 'alt a'),
  align('alignCenter', 'center', 'alt h'),
  align('alignRight', 'right', 'alt d'),
  align('alignTop', 'top', 'alt w'),
  align('alignMiddle', 'middle', 'alt v'),
  align('alignBottom', 'bottom', 'alt s'),
  distribute('distributeAcross', 'across', 'alt shift h'),
  distribute('distributeDown', 'down', 'alt shift v'),
  turn('turnLeft', -15, 'alt ,'),
  turn('turnRight', 15, 'alt .'),
  snap('snapOn', true),
  snap('snapOff', false),
];
