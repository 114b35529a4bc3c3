import { afterEach, expect, test } from 'vitest';
import { until } from '../../../test/browser.tsx';
import { topic } from '../../../test/elements.ts';
import { BoardStore, documentFrom, makeSnapshot } from '../../document/index.ts';
import { clipParts } from '../clips/clipPart.ts';
import { themeOf } from '../../render/index.ts';
import { BoardEditor } from '../session/boardEditor.ts';
import { EditorView } from './editorView.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** An editor that has just been put on a page: the code that pastes is asked for, and has not come. */
function justOpened() {
  const part = clipParts.get('clip');
  if (part) clipParts.register(part)();
  const store = new BoardStore(documentFrom(makeSnapshot([topic('r', null, { text: 'Root' })])));
  const editor = new BoardEditor(store);
  const [canvas, field] = [document.createElement('canvas'), document.createElement('textarea')];
  canvas.style.cssText = 'width:900px;height:600px';
  document.body.append(canvas, field);
  const view = new EditorView(editor, canvas, field, themeOf('light'));
  stops.push(() => {
    view.destroy();
    canvas.remove();
    field.remove();
  });
  return { store, editor, field, view };
}

/** Pastes as a browser does, which takes away what was pasted when the event is over. */
function paste(field: HTMLTextAreaElement, fill: (clip: DataTransfer) => void): boolean {
  const clip = new DataTransfer();
  fill(clip);
  const event = new ClipboardEvent('paste', { clipboardData: clip, bubbles: true, cancelable: true });
  field.dispatchEvent(event);
  clip.clearData();
  return event.defaultPrevented;
}

test('what is pasted before the code that pastes has come is pasted when it comes, each once', async () => {
  const { store, field, view } = justOpened();
  expect(view.clips).toBeNull();
  for (const text of ['first', 'second'])
    expect(paste(field, (clip) => clip.setData('text/plain', text))).toBe(true);
  const texts = () => [...store.elements.values()].map(({ text }) => text).toSorted();
  expect(texts()).toEqual(['Root']);
  await until('what was pasted', () => store.elements.size === 3);
  expect(texts()).toEqual(['Root', 'first', 'second']);
  paste(field, (clip) => clip.setData('text/plain', 'third'));
  expect(texts()).toEqual(['Root', 'first', 'second', 'third']);
});

test('a text that is written takes what is pasted itself, also before the code of the board has come', () => {
  const { editor, field } = justOpened();
  editor.startEditing('r');
  expect(paste(field, (clip) => clip.setData('text/plain', 'into the text'))).toBe(false);
});

test('of a paste that is held until then no more is kept than ten times', async () => {
  const { store, field } = justOpened();
  for (let n = 0; n < 30; n += 1) paste(field, (clip) => clip.setData('text/plain', `held ${n}`));
  await until('what was pasted', () => store.elements.size > 1);
  expect(store.elements.size).toBe(11);
});
