import { failWith } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountApp } from '../../../test/mount.tsx';
import { ONE_PLACE } from '../../../test/one-place.ts';

test('the name of a new folder is not lost while it is sent: the dialog stays and says what failed', async () => {
  const answer = Promise.withResolvers<void>();
  const app = await mountApp('/home/?team=1001', {
    ...ONE_PLACE,
    createFolder: async () => {
      await answer.promise;
      return failWith('unavailable');
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Actions for this place' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'New folder' }));
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabelText('Name');
  await userEvent.fill(name, 'Plans');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => app.api.callsOf('createFolder')).toHaveLength(1);
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  answer.resolve();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(name).toHaveValue('Plans');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expect.element(dialog).not.toBeInTheDocument();
});
