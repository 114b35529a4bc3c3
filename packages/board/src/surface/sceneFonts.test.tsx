import { expect, test, vi } from 'vitest';
import { mount, unmountAll, until } from '../../test/browser.tsx';
import { sticky, storeWith, topic } from '../../test/elements.ts';
import { BoardEditor } from '../editor/session/boardEditor.ts';
import { BoardScene } from '../layout/index.ts';
import { BoardCanvas } from '../react/BoardCanvas.tsx';

async function open(): Promise<BoardEditor> {
  const editor = new BoardEditor(storeWith(sticky('a', { text: 'note' }), topic('t', null, { x: 400 })));
  mount(<BoardCanvas editor={editor} labels={{ board: 'Board', help: '' }} theme="light" />);
  await until('the editor', () => editor.getState().ready);
  return editor;
}

test('a board whose fonts and parts are there already is laid out once when it is opened', async () => {
  await open();
  unmountAll();
  const again = vi.spyOn(BoardScene.prototype, 'reset');
  const editor = await open();
  expect(editor.surface?.scene.get('t')).toBeDefined();
  const done = new Event('loadingdone');
  document.fonts.dispatchEvent(Object.assign(done, { fontfaces: [...document.fonts] }));
  expect(again).not.toHaveBeenCalled();
  unmountAll();
});
