import { addChildTopic, addElements, BoardLimits, clipText, type BoardPoint } from '../document/index.ts';
import type { BoardEditor } from './boardEditor.ts';
import { newBoxElement } from './newElement.ts';

/** Lines beyond this many are not made into topics of their own. */
const MAX_TOPICS = 500;

/** The depth of a line by its tabs or spaces (two count as one step), and its text without marks of a list. */
function readLine(line: string): { depth: number; text: string } {
  const indent = /^[\t ]*/.exec(line)?.[0] ?? '';
  const depth = indent.replaceAll('  ', '\t').split('\t').length - 1;
  return { depth, text: line.trim().replace(/^(?:[-*•]|\d+[.)])\s+/, '') };
}

/**
 * Pastes plain text: under a selected topic as topics, one per line and nested as the lines are indented; elsewhere
 * as one text in the middle of the view.
 */
export function addPastedText(editor: BoardEditor, text: string, at: BoardPoint): void {
  if (text.trim() === '') return;
  const topic = editor.onlySelected;
  if (topic?.type === 'topic') {
    pasteTopics(editor, topic.id, text.split(/\r?\n/));
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
  if (added !== null) editor.select([added]);
}

function pasteTopics(editor: BoardEditor, parent: string, lines: readonly string[]): void {
  const { store } = editor;
  editor.change(() => {
    store.beginStep();
    const open: { depth: number; id: string }[] = [];
    for (const { depth, text } of lines
      .map(readLine)
      .filter((line) => line.text !== '')
      .slice(0, MAX_TOPICS)) {
      while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
      const id = addChildTopic(
        store,
        { parent: open.at(-1)?.id ?? parent },
        clipText(text, BoardLimits.text),
      );
      if (id !== null) open.push({ depth, id });
    }
  });
}
