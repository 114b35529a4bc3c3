import { Registry } from '../../registry.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import type { Tool } from '../tools/tool.ts';
import { tools } from '../tools/tools.ts';
import { ActionGroup, type Action } from './action.ts';
import { arrangeActions } from './arrangeActions.ts';
import { editActions } from './editActions.ts';
import { groupActions } from './groupActions.ts';
import { isPressed, type PressedKey } from './keys.ts';
import { linkActions } from './linkActions.ts';
import { placeActions } from './placeActions.ts';
import { topicActions } from './topicActions.ts';
import { viewActions } from './viewActions.ts';

/** Every action but those that take up a tool; what editors fetch later adds more (see `registerEditParts`). */
export const actions = new Registry<Action>(
  ({ id }) => id,
  [
    ...topicActions,
    ...editActions,
    ...linkActions,
    ...arrangeActions,
    ...groupActions,
    ...placeActions,
    ...viewActions,
  ],
);

/** Taking up a tool as an action. */
const toolAction = ({ id, key, alias, writes }: Tool): Action => ({
  id: `tool.${id}`,
  group: ActionGroup.TOOLS,
  keys: alias === undefined ? [key] : [key, alias],
  writes,
  isOn: (editor) => editor.getState().tool === id,
  run: (editor) => editor.setTool(id),
});

/** Every action there is, tools first. */
export const allActions = (): readonly Action[] => [...tools.all.map(toolAction), ...actions.all];

/** The actions that somebody can do now, for menus and palettes. */
export function possibleActions(editor: BoardEditor): readonly Action[] {
  const { readOnly } = editor.getState();
  return allActions().filter(
    (action) => !(readOnly && action.writes === true) && (action.can?.(editor) ?? true),
  );
}

/** Runs an action and reports it to those who do not see what it does. */
export function runAction(editor: BoardEditor, action: Action): void {
  action.run(editor);
  editor.noteAction(action.id);
}

/** Whether a key alone writes into the selected topic or the chosen cell, whose text it would replace. */
function writesText(editor: BoardEditor, { key, ctrlKey, metaKey, altKey }: PressedKey): boolean {
  if (ctrlKey || metaKey || altKey || key.length > 1 || key === ' ') return false;
  return editor.typingPlace !== null;
}

/**
 * Runs what a key means; on a selected topic or a chosen cell a character alone means nothing: there typing writes.
 * @param group only what is in this group, for a page whose keyboard is not with the board
 * @returns whether it meant something.
 */
export function runKey(editor: BoardEditor, event: PressedKey, group?: ActionGroup): boolean {
  const { editing, readOnly } = editor.getState();
  const isWriting = editing !== null;
  if (!isWriting && writesText(editor, event)) return false;
  const key = event.key === ' ' ? { ...pressedOf(event), key: 'Space' } : event;
  const meant = allActions().find(
    (action) =>
      action.byBrowser !== true &&
      action.keys?.some((combination) => isPressed(combination, key)) === true &&
      (!isWriting || action.whileWriting === true) &&
      (group === undefined || action.group === group) &&
      (action.can?.(editor) ?? true),
  );
  // Somebody who may only look reads why nothing changes; nothing was done that could be reported.
  if (meant && readOnly && meant.writes === true) meant.run(editor);
  else if (meant) runAction(editor, meant);
  return meant !== undefined;
}

const pressedOf = ({ key, code, ctrlKey, metaKey, shiftKey, altKey }: PressedKey): PressedKey => ({
  key,
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
});
