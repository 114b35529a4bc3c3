import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { frames, mouse, touch } from '../../../test/browser.tsx';
import { edit } from '../../../test/editing.tsx';
import { shape } from '../../../test/elements.ts';

const PAGE = 'https://example.com/page';

test('a press on its mark, by mouse or finger, or a key follows the link of an element', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { editor, at, canvas, selected, get } = await edit([
    shape('a', { x: 0, y: 0, w: 200, h: 100, link: PAGE }),
    shape('b', { x: 0, y: 200, w: 200, h: 100, link: '#a' }),
  ]);
  await mouse.event('mouseMoved', ...at(188, -14));
  expect([canvas.style.cursor, canvas.title]).toEqual(['pointer', PAGE]);
  await mouse.click(...at(188, -14));
  await touch([at(188, -14)]);
  expect(opened.mock.calls).toEqual(Array.from({ length: 2 }, () => [PAGE, '_blank', 'noopener,noreferrer']));
  expect(selected()).toEqual([]);
  // A link to another element of the board goes there.
  await mouse.click(...at(188, 186));
  expect(selected()).toEqual(['a']);
  editor.focus();
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  expect(opened).toHaveBeenCalledTimes(3);
  // The mark is no longer there once the link is gone, and one undo brings both back.
  editor.setExtras({ link: undefined });
  await frames();
  await mouse.click(...at(188, -14));
  expect(opened).toHaveBeenCalledTimes(3);
  editor.undo();
  expect(get('a').link).toBe(PAGE);
});
