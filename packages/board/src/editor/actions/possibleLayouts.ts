import { BRANCH_LAYOUTS, structureOf, TopicLayout } from '../../document/index.ts';
import type { BoardEditor } from '../session/boardEditor.ts';

/** The topics among what is selected. */
export const topicsOf = (editor: BoardEditor): readonly string[] =>
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
