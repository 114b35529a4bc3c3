import { BRANCH_LAYOUTS, MapTheme, mapThemeOf, structureOf, TopicLayout } from '../../document/index.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { ActionGroup, type Action } from './action.ts';

const topicsOf = (editor: BoardEditor): readonly string[] =>
  [...editor.getState().selection].filter((id) => editor.store.elements.get(id)?.type === 'topic');

/** The layouts that the selected topics can have: branches have not all that whole maps have, cells of tables none. */
export function possibleLayouts(editor: BoardEditor): readonly TopicLayout[] {
  const { forest } = editor.store;
  const parents = topicsOf(editor).map((id) => forest.parentOf(id));
  if (parents.length === 0 || parents.length !== editor.getState().selection.size) return [];
  const isInTable = (parent: string | null) =>
    parent !== null && structureOf(editor.store, parent) === TopicLayout.TABLE;
  if (parents.some(isInTable)) return [];
  return parents.every((parent) => parent === null) ? Object.values(TopicLayout) : BRANCH_LAYOUTS;
}

/** Lays out what is below the selected topics, or their whole map, another way. */
export const layoutActions: readonly Action[] = Object.values(TopicLayout).map((layout) => ({
  id: `layout.${layout}`,
  group: ActionGroup.TOPIC,
  writes: true,
  can: (editor) => possibleLayouts(editor).includes(layout),
  isOn: (editor) => topicsOf(editor).every((id) => structureOf(editor.store, id) === layout),
  run: (editor) => editor.setLayout(layout),
}));

/** Gives whole maps other colours. */
export const themeActions: readonly Action[] = Object.values(MapTheme).map((theme) => ({
  id: `theme.${theme}`,
  group: ActionGroup.TOPIC,
  writes: true,
  can: (editor) => topicsOf(editor).length > 0,
  isOn: (editor) => topicsOf(editor).every((id) => mapThemeOf(editor.store, id) === theme),
  run: (editor) => editor.setMapTheme(theme),
}));
