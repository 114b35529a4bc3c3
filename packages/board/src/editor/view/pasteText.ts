import {
  addElements,
  addTopicLines,
  BoardLimits,
  clipText,
  type BoardPoint,
  type TopicLine,
} from '../../document/index.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { newBoxElement } from '../session/newElement.ts';

/** Lines beyond this many are not made into topics of their own. */
const MAX_TOPICS = 500;

/** The depth of a line by its tabs or spaces (two count as one step), and its text without marks of a list. */
function readLine(line: string): TopicLine {
  const indent = /^[\t ]*/.exec(line)?.[0] ?? '';
  const depth = indent.replaceAll('  ', '\t').split('\t').length - 1;
  const text = line.trim().replace(/^(?:[-*•]|\d+[.)])\s+/, '');
  return { depth, text: clipText(text, BoardLimits.text) };
}

/**
 * Pastes plain text: under a selected topic as topics, one per line and nested as the lines are indented; elsewhere
 * as one text in the middle of the view.
 */
export function addPastedText(editor: BoardEditor, text: string, at: BoardPoint): void {
  if (text.trim() === '') return;
  const topic = editor.onlySelected;
  if (topic?.type === 'topic') {
    const lines = text
      .split(/\r?\n/)
      .map(readLine)
      .filter((line) => line.text !== '')
      .slice(0, MAX_TOPICS);
    editor.change(() => addTopicLines(editor.store, topic.id, lines));
    return;
  }
  const element = {
    ...newBoxElement(editor.store, 'text', { at, kind: 'rectangle', style: {} }),
    text: clipText(text, BoardLimits.text),
  };
  const added = editor.change(() => {
    addElements(editor.store, [element]);
    return element.id;
  });
  if (added === null) return;
  editor.select([added]);
  if (element.text !== text) editor.options.onTextFull?.();
}
