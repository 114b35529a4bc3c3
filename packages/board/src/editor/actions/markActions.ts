import type { TaskState } from '../../document/index.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { ActionGroup, type Action } from './action.ts';
import { PRIORITIES } from './priorities.ts';

const topicsOf = (editor: BoardEditor) =>
  [...editor.getState().selection].flatMap((id) => {
    const element = editor.store.elements.get(id);
    return element?.type === 'topic' ? [element] : [];
  });

const hasTopics = (editor: BoardEditor): boolean => topicsOf(editor).length > 0;

/** What all selected topics become: tasks first, then done, then open again. */
function nextTask(editor: BoardEditor): TaskState {
  const topics = topicsOf(editor);
  return topics.every(({ task }) => task !== undefined) && topics.some(({ task }) => task === 'open')
    ? 'done'
    : 'open';
}

const setPriority = (editor: BoardEditor, priority: number | undefined): void =>
  editor.setExtras(
    { priority },
    topicsOf(editor).map(({ id }) => id),
  );

const setTask = (editor: BoardEditor, task: TaskState | undefined): void =>
  editor.setExtras(
    { task },
    topicsOf(editor).map(({ id }) => id),
  );

/** Checkboxes, priorities and notes of topics, and what is to be said of a frame. */
export const markActions: readonly Action[] = [
  {
    id: 'checkTask',
    group: ActionGroup.TOPIC,
    keys: ['alt x'],
    writes: true,
    menu: 'selection',
    can: hasTopics,
    run: (editor) => setTask(editor, nextTask(editor)),
  },
  {
    id: 'removeTask',
    group: ActionGroup.TOPIC,
    keys: ['alt shift x'],
    writes: true,
    can: (editor) => topicsOf(editor).some(({ task }) => task !== undefined),
    run: (editor) => setTask(editor, undefined),
  },
  ...PRIORITIES.map((priority): Action => ({
    id: `priority.${priority}`,
    group: ActionGroup.TOPIC,
    keys: [`alt ${priority}`],
    writes: true,
    can: hasTopics,
    isOn: (editor) => topicsOf(editor).every((topic) => topic.priority === priority),
    run: (editor) => setPriority(editor, priority),
  })),
  {
    id: 'removePriority',
    group: ActionGroup.TOPIC,
    keys: ['alt 0'],
    writes: true,
    can: (editor) => topicsOf(editor).some(({ priority }) => priority !== undefined),
    run: (editor) => setPriority(editor, undefined),
  },
  {
    id: 'editNote',
    group: ActionGroup.TOPIC,
    keys: ['F4'],
    menu: 'selection',
    can: ({ onlySelected, options }) => onlySelected?.type === 'topic' && options.onEditNote !== undefined,
    run: (editor) => editor.editNote(),
  },
  {
    id: 'editPresenterNotes',
    group: ActionGroup.EDIT,
    keys: ['F4'],
    writes: true,
    menu: 'selection',
    can: ({ onlySelected, options }) => onlySelected?.type === 'frame' && options.onEditNote !== undefined,
    run: (editor) => editor.editNote(),
  },
];
