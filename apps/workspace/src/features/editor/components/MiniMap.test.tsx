import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openEditor, putNote } from '../../../../test/editor.ts';
import { expectAccessible } from '../../../../test/mount.tsx';

test('the mini-map is shown on request, moves the view by key and press, and is remembered', async () => {
  localStorage.removeItem('editor-mini-map');
  await openEditor();
  await putNote(300, 300, 'Here');
  const toggle = page.getByRole('button', { name: 'Mini-map', exact: true });
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(toggle);
  const map = page.getByRole('button', { name: /^Mini-map\. /u });
  await expect.element(map).toBeVisible();
  expect(localStorage.getItem('editor-mini-map')).toBe('on');
  const seen = () => map.element().querySelector('span')?.style.transform;
  const first = seen();
  (map.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(seen).not.toBe(first);
  const moved = seen();
  await userEvent.click(map, { position: { x: 20, y: 20 } });
  await expect.poll(seen).not.toBe(moved);
  await expectAccessible();
  await userEvent.click(toggle);
  await expect.element(map).not.toBeInTheDocument();
  localStorage.removeItem('editor-mini-map');
});
