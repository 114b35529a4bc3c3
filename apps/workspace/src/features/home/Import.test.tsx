import { aBoardFile } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshFileKey } from '../../../test/boards.ts';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';
import { ONE_PLACE } from '../../../test/one-place.ts';
import { aWorkbook } from '../../../test/workbook.ts';

const slow = { timeout: 15_000 };

/** Gives the page a file to import. */
async function pick(): Promise<void> {
  await expect.element(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (field === null) throw new Error('The page takes no file.');
  await userEvent.upload(field, new File([aWorkbook()], 'trip.xmind'));
}

test('pictures of a file are stored with a progress, and stopping leaves no half board', async () => {
  const fileKey = freshFileKey();
  const second = Promise.withResolvers<void>();
  let sent = 0;
  const { api } = await mountApp('/home/import', {
    ...ONE_PLACE,
    createFile: () => aBoardFile({ file_key: fileKey }),
    deleteFile: () => null,
    uploadFileImage: async ({ path }) => {
      sent += 1;
      if (sent === 2) await second.promise;
      return { hash: path.hash, url: '/x', width: 800, height: 400, size: 2, type: 'image/webp' };
    },
  });
  await pick();
  const progress = page.getByRole('progressbar', { name: 'Storing the pictures' });
  await expect.element(progress, slow).toHaveAttribute('value', '0.5');
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  second.resolve();
  await expect.poll(() => api.callsOf('deleteFile').length).toBe(1);
  await expect.element(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  expect(sent).toBe(2);
});
