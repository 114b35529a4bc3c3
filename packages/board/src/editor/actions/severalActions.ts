import { ActionGroup, type Action } from './action.ts';

/** Turns selecting one by one on or off: of the two there is always the one that changes something. */
const several = (id: string, on: boolean): Action => ({
  id,
  group: ActionGroup.EDIT,
  keys: ['alt m'],
  menu: 'both',
  can: (editor) => editor.getState().several !== on,
  run: (editor) => editor.setSeveral(on),
});

/** For fingers, which have no Shift, and for anybody who cannot hold it. */
export const severalActions: readonly Action[] = [several('severalOn', true), several('severalOff', false)];
