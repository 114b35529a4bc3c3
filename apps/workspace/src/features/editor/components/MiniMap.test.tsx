import { expect, onTestFinished, test, vi } from 'vitest';
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

const RED =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="red"/></svg>';

test('the mini-map shows pictures', async () => {
  const sources = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function load(
    this: HTMLImageElement,
  ) {
    sources?.set?.call(this, RED);
  });
  onTestFinished(() => localStorage.removeItem('editor-mini-map'));
  await openEditor({
    handlers: {
      uploadFileImage: ({ path: { hash } }) => ({
        hash,
        url: '/x',
        width: 400,
        height: 400,
        size: 9,
        type: 'image/png',
      }),
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Mini-map', exact: true }));
  await userEvent.upload(
    page.elementLocator(document.querySelector('input[type="file"]') ?? document.body),
    new File(['one'], 'one.png', { type: 'image/png' }),
  );
  const canvas = page
    .getByRole('button', { name: /^Mini-map\. /u })
    .element()
    .querySelector('canvas');
  await expect
    .poll(() => [
      ...(canvas?.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? []),
    ])
    .toEqual([255, 0, 0, 255]);
});
