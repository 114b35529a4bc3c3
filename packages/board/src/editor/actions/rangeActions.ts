import {
  addBoundary,
  elementAround,
  rangeFor,
  structureOf,
  TopicLayout,
  type TopicRange,
} from '../../document/index.ts';
import { centerOf } from '../../layout/geometry.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { ActionGroup, type Action } from './action.ts';
import { topicsOf } from './possibleLayouts.ts';

/** Structures in which there is no room around some topics. */
const WITHOUT_ROOM: readonly string[] = [TopicLayout.TABLE, TopicLayout.FISHBONE];

/** The topics next to each other that are selected; null where anything else is. */
function selectedRange(editor: BoardEditor): TopicRange | null {
  const { store } = editor;
  const topics = topicsOf(editor);
  const [first] = topics;
  if (first === undefined || topics.length !== editor.getState().selection.size) return null;
  if (topics.some((id) => editor.isLocked(id))) return null;
  const parent = store.forest.parentOf(first);
  if (parent === null) return null;
  const structure = structureOf(store, parent);
  if (WITHOUT_ROOM.includes(structure)) return null;
  if (structure !== TopicLayout.BOTH) return rangeFor(store, topics);
  // What stands on the other side of the map is not between them.
  const middleOf = (id: string): number => {
    const box = editor.boxOf(id);
    return box ? centerOf(box).x : 0;
  };
  const isLeft = (id: string): boolean => middleOf(id) < middleOf(parent);
  const side = isLeft(first);
  return topics.every((id) => isLeft(id) === side)
    ? rangeFor(store, topics, (id) => isLeft(id) === side)
    : null;
}

/** Puts a boundary around the selected topics; one that is there already is selected. */
function bound(editor: BoardEditor): void {
  const range = selectedRange(editor);
  if (!range) return;
  const id =
    elementAround(editor.store, range, 'boundary') ?? editor.change(() => addBoundary(editor.store, range));
  if (id !== null) editor.select([id]);
}

/** The selected topics, where a topic that sums them up has room beside them. */
function summedRange(editor: BoardEditor): TopicRange | null {
  const range = selectedRange(editor);
  return range && structureOf(editor.store, range.parent) !== TopicLayout.TIMELINE ? range : null;
}

/** Has the selected topics summed up by a new one; one that is there already is selected. */
function sumUp(editor: BoardEditor): void {
  const range = summedRange(editor);
  if (!range) return;
  const known = elementAround(editor.store, range, 'topic');
  if (known === null) editor.addSummary(range);
  else editor.select([known]);
}

/** What goes around topics that are next to each other. */
export const rangeActions: readonly Action[] = [
  {
    id: 'boundary',
    group: ActionGroup.TOPIC,
    keys: ['mod shift b'],
    writes: true,
    menu: 'selection',
    can: (editor) => selectedRange(editor) !== null,
    run: bound,
  },
  {
    id: 'summary',
    group: ActionGroup.TOPIC,
    keys: ['mod shift s'],
    writes: true,
    menu: 'selection',
    can: (editor) => summedRange(editor) !== null,
    run: sumUp,
  },
];
