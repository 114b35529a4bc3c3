import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { until } from '../../test/browser.tsx';
import { edit } from '../../test/editing.tsx';
import { sticky } from '../../test/elements.ts';

const stored = { asset: 'a'.repeat(64), width: 80, height: 40 };

test('who writes a text goes on writing it when a picture comes that was still on its way', async () => {
  const { editor, get, store } = await edit([sticky('s')]);
  editor.startEditing('s');
  await userEvent.keyboard('Bee');
  editor.addPictures([stored], { x: 400, y: 0 });
  expect(store.elements.size).toBe(2);
  await userEvent.keyboard('hive');
  expect(get('s').text).toBe('Beehive');
  expect(editor.getState().editing).toBe('s');
  expect(store.elements.size).toBe(2);
});

test('who writes a text goes on writing it when what was copied elsewhere comes, whose code was still on its way', async () => {
  const { editor, field, get, store } = await edit([sticky('s')]);
  const clip = new DataTransfer();
  clip.setData('text/html', '<table><tr><td>a</td><td>b</td></tr></table>');
  clip.setData('text/plain', 'a\tb');
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clip, bubbles: true, cancelable: true }));
  editor.startEditing('s');
  await until('the table', () => store.elements.size === 2);
  await userEvent.keyboard('Beehive');
  expect(get('s').text).toBe('Beehive');
  expect(store.elements.size).toBe(2);
});
