import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { colorAt, frames, mount, until } from '../../test/browser.tsx';
import { edit } from '../../test/editing.tsx';
import { ICON, topic } from '../../test/elements.ts';
import { BoardScene } from '../layout/index.ts';
import { makeSnapshot } from '../document/index.ts';
import { pictureBoxOf } from '../kinds/topic/topicStyle.ts';
import { BoardViewer } from '../react/BoardViewer.tsx';
import { measurerFor } from '../surface/sceneFonts.ts';
import { allActions, possibleActions, runAction, type BoardEditor, type PictureDoor } from './index.ts';

const RED = '255,0,0';
const ASSET = 'a'.repeat(64);
const WITH_PICTURE = { asset: ASSET, assetSize: [200, 100] } as const;

function red(): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 8;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'red';
  context.fillRect(0, 0, 8, 8);
  return canvas.toDataURL('image/png');
}

function door() {
  const asked: unknown[] = [];
  const pictures: PictureDoor = {
    home: 'here',
    urlOf: red,
    onFiles: (files, _at, upon) => void asked.push([files.length, upon]),
    onPick: (upon) => void asked.push(upon),
    adopt: async (clip) => clip,
  };
  return { pictures, asked };
}

const can = (editor: BoardEditor) => possibleActions(editor).map(({ id }) => id);

const run = (editor: BoardEditor, id: string) => {
  const action = allActions().find((each) => each.id === id);
  if (action) runAction(editor, action);
};

test('a topic shows its picture above its text, in editor and viewer', async () => {
  const elements = [topic('r', null, { text: 'Trip', ...WITH_PICTURE })];
  const { canvas, store, at } = await edit(elements, false, 0, door().pictures);
  const item = new BoardScene(store, measurerFor(store)).get('r');
  const box = item?.kind === 'topic' ? pictureBoxOf(item.placed.measure, item.box) : null;
  if (!box) throw new Error('no picture');
  const middle = at(box.x + box.w / 2, box.y + box.h / 2);
  await until('the picture', () => colorAt(canvas, ...middle) === RED);
  let isReady = false;
  const words = { board: 'Board', role: 'board viewer', help: '', zoomIn: '+', zoomOut: '-', fit: '1' };
  const host = mount(
    <BoardViewer
      snapshot={makeSnapshot(elements)}
      labels={{ ...words, actualSize: '0', zoomLevel: String, empty: '' }}
      theme="light"
      pictureUrl={red}
      onReady={() => (isReady = true)}
    />,
  );
  await until('the board', () => isReady);
  const shown = host.querySelector('canvas');
  const { width = 0, height = 0 } = shown?.getBoundingClientRect() ?? {};
  await until('the picture', () => shown && colorAt(shown, width / 2, height / 2 - 20) === RED);
});

test('a picture is chosen for a topic by a key, dropped upon it, made larger and smaller, and taken away; each is undone', async () => {
  const { pictures, asked } = door();
  const { editor, canvas, of, get } = await edit([topic('r', null, { text: 'Trip' })], false, 0, pictures);
  editor.focus();
  editor.select(['r']);
  await userEvent.keyboard('{Alt>}{Shift>}i{/Shift}{/Alt}');
  const data = new DataTransfer();
  data.items.add(new File(['x'], 'cat.png', { type: 'image/png' }));
  const [clientX, clientY] = of('r');
  canvas.dispatchEvent(
    new DragEvent('drop', { dataTransfer: data, clientX, clientY, bubbles: true, cancelable: true }),
  );
  expect(asked).toEqual(['r', [1, 'r']]);
  expect(can(editor)).not.toContain('removePicture');
  editor.setExtras({ ...WITH_PICTURE, alt: 'The sea' }, ['r']);
  run(editor, 'pictureLarger');
  expect(get('r').assetSize).toEqual([250, 125]);
  run(editor, 'pictureSmaller');
  run(editor, 'pictureSmaller');
  expect(get('r').assetSize).toEqual([160, 80]);
  for (let step = 0; step < 20; step++) run(editor, 'pictureLarger');
  expect(get('r').assetSize).toEqual([1000, expect.closeTo(500, 0)]);
  expect(can(editor)).not.toContain('pictureLarger');
  editor.setExtras({ locked: true }, ['r']);
  run(editor, 'pictureSmaller');
  run(editor, 'removePicture');
  expect(get('r').assetSize).toEqual([1000, expect.closeTo(500, 0)]);
  editor.setExtras({ locked: undefined }, ['r']);
  run(editor, 'removePicture');
  expect(get('r')).toEqual(topic('r', null, { text: 'Trip' }));
  editor.undo();
  expect(get('r')).toMatchObject({ asset: ASSET, assetSize: [1000, expect.closeTo(500, 0)], alt: 'The sea' });
  while (editor.getState().canUndo) editor.undo();
  expect(get('r')).toEqual(topic('r', null, { text: 'Trip' }));
});

test('a locked topic keeps its picture and its marks, whatever way another comes; a picture dropped upon it stands on the board', async () => {
  const { pictures, asked } = door();
  const own = { ...WITH_PICTURE, alt: 'The sea', locked: true as const };
  const { editor, canvas, of, get } = await edit([topic('r', null, own)], false, 0, pictures);
  const before = get('r');
  editor.select(['r']);
  run(editor, 'topicPicture');
  expect(asked).toEqual([]);
  const data = new DataTransfer();
  data.items.add(new File(['x'], 'cat.png', { type: 'image/png' }));
  const [clientX, clientY] = of('r');
  canvas.dispatchEvent(
    new DragEvent('drop', { dataTransfer: data, clientX, clientY, bubbles: true, cancelable: true }),
  );
  expect(asked).toEqual([[1, undefined]]);
  // It was locked while the picture was on its way.
  editor.setExtras({ asset: 'b'.repeat(64), alt: undefined }, ['r']);
  for (const id of ['checkTask', 'priority.1']) run(editor, id);
  expect(get('r')).toEqual(before);
  editor.setExtras({ locked: undefined }, ['r']);
  run(editor, 'checkTask');
  expect(get('r')).toMatchObject({ task: 'open' });
});

test('an icon is taken away from topics, and offered for topics alone', async () => {
  const { editor, get } = await edit([topic('r', null, { icon: ICON }), topic('a', 'r', { icon: ICON })]);
  editor.select(['r', 'a']);
  await frames();
  // Nothing lets one choose an icon here.
  expect(can(editor)).not.toContain('topicIcon');
  run(editor, 'removeIcon');
  expect([get('r').icon, get('a').icon]).toEqual([undefined, undefined]);
  expect(can(editor)).not.toContain('removeIcon');
});
