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

/** The depth of a line by its tabs or spaces (two count as one step), and its text without marks of a list. */
function readLine(line: string): TopicLine {
  const indent = /^[\t ]*/.exec(line)?.[0] ?? '';
  const depth = indent.replaceAll('  ', '\t').split('\t').length - 1;
  const text = line.trim().replace(/^(?:[-*•]|\d+[.)])\s+/, '');
  return { depth, text };
}

/**
 * Pastes plain text: under a selected topic as topics, one per line and nested as the lines are indented; elsewhere
 * as one text in the middle of the view.
 */
export function addPastedText(editor: BoardEditor, text: string, at: BoardPoint): void {
  if (text.trim() === '') return;
  const topic = editor.onlySelected;
  if (topic?.type === 'topic') {
    // Nothing is hung on a topic that is locked.
    if (editor.isLocked(topic.id)) return editor.options.onLocked?.();
    const lines = text
      .split(/\r?\n/)
      .map(readLine)
      .filter((line) => line.text !== '');
    const kept = lines.map((line) => ({ ...line, text: clipText(line.text, BoardLimits.text) }));
    const added = editor.change(() => (addTopicLines(editor.store, topic.id, kept), true));
    if (added === true && kept.some((line, index) => line.text !== lines[index]?.text))
      editor.options.onTextFull?.();
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
