import { failWith } from '@boardwalk/test-kit';
import { BoardStore } from '@boardwalk/board';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aLiveTicket } from '../../../test/boards.ts';
import { openEditor, openOutline, outlineNames } from '../../../test/editor.ts';
import { expectAccessible } from '../../../test/mount.tsx';
import { LiveBoard } from './live/live-board.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20H0z"/></svg>';

/** Chooses files in the unseen field. */
async function choose(...files: File[]): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (field === null) throw new Error('There is no field for pictures.');
  await userEvent.upload(field, files);
}

test('pictures are sent under the hash of what is sent, a drawing as pixels, and stand on the board then', async () => {
  const sent: { hash: string; type: string }[] = [];
  await openEditor({
    handlers: {
      uploadFileImage: ({ path, form }) => {
        const file = form?.get('file');
        if (!(file instanceof Blob)) throw new Error('There is no file.');
        sent.push({ hash: path.hash, type: file.type });
        return { hash: path.hash, url: '/x', width: 400, height: 200, size: 9, type: 'image/webp' };
      },
    },
  });
  const digest = vi.spyOn(crypto.subtle, 'digest');
  await choose(
    new File(['abc'], 'cat.png', { type: 'image/png' }),
    new File([SVG], 'plan.svg', { type: 'image/svg+xml' }),
  );
  await openOutline();
  await expect.poll(outlineNames).toEqual(['Picture', 'Picture']);
  expect(sent[0]).toEqual({
    hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    type: 'image/png',
  });
  expect(sent[1]?.type).toBe('image/png');
  // Large files would hold up the page.
  expect(digest).toHaveBeenCalledTimes(2);
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(outlineNames).toEqual([]);
});

test('a picture comes to where it was chosen, though the view goes elsewhere before it is stored; one that fails keeps no other away', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let sent = 0;
  const { fileKey } = await openEditor({
    handlers: {
      uploadFileImage: async ({ path: { hash } }) => {
        sent += 1;
        const number = sent;
        if (number > 1) await gate;
        if (number === 3) return failWith('image_not_accepted');
        return { hash, url: '/x', width: 100, height: 100, size: 9, type: 'image/png' };
      },
    },
  });
  const live = new LiveBoard({ fileKey, getTicket: async () => aLiveTicket() });
  const store = new BoardStore(live.doc);
  onTestFinished(() => {
    store.destroy();
    live.destroy();
  });
  const places = () => [...store.elements.values()].map((element) => 'x' in element && element.x);
  await choose(new File(['one'], 'one.png', { type: 'image/png' }));
  await expect.poll(places).toHaveLength(1);
  await choose(
    new File(['two'], 'two.png', { type: 'image/png' }),
    new File(['three'], 'three.png', { type: 'image/png' }),
  );
  await expect.poll(() => sent).toBe(3);
  document
    .querySelector('canvas')
    ?.dispatchEvent(new WheelEvent('wheel', { deltaX: 2_000, bubbles: true, cancelable: true }));
  release();
  await expect.poll(places).toHaveLength(2);
  expect(places()[1]).toBe(places()[0]);
});

test('says why a picture was not added, and puts nothing in its place', async () => {
  await openEditor({ handlers: { uploadFileImage: () => failWith('image_not_accepted') } });
  // Errors are repeated in a hidden alert, hence the role.
  const notices = page.getByRole('region', { name: 'Notifications' });
  await choose(new File(['abc'], 'cat.png', { type: 'image/png' }));
  await expect.element(notices.getByText(/^“cat\.png” was not added\. This picture cannot/u)).toBeVisible();
  await choose(new File(['no drawing'], 'plan.svg', { type: 'image/svg+xml' }));
  await expect
    .element(notices.getByText('“plan.svg” was not added. Use a JPEG, PNG, WebP, GIF or SVG file.'))
    .toBeVisible();
  await expect.element(page.getByText(/^Adding/u)).not.toBeInTheDocument();
  await openOutline();
  expect(outlineNames()).toEqual([]);
});

test('on a phone the tools used most stand in the bar, and the others behind a button', async () => {
  await page.viewport(320, 640);
  await openEditor();
  const bar = page.getByRole('toolbar', { name: 'Tools' }).element();
  expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  await expect.element(page.getByRole('button', { name: 'Pen', exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'More tools' }));
  await expect.element(page.getByRole('button', { name: 'Picture' }).first()).toBeVisible();
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Eraser' }));
  await expect
    .element(page.getByRole('button', { name: 'More tools' }))
    .toHaveAttribute('aria-pressed', 'true');
});
