import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPictureFile, pick } from '#app/testing/picture-files.ts';
import { dialog, fillForm, FILES, openForm } from './testing/open-publish.ts';

const FRESH = { fileKey: FILES['Fresh board'].file_key, status: FILES['Fresh board'].auditStatus };
const gone = () => expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
const isUpload = () => dialog.getByText('This is a picture that you chose.');

describe('the browser’s Back over the publish form', () => {
  test('closes it, and the chosen cover and the texts are there when it is opened again', async () => {
    const { router, dialogs } = await openForm();
    await fillForm();
    pick(dialog, await aPictureFile('cover.png'));
    await expect.element(isUpload()).toBeVisible();
    await router.navigate('/hot');
    await gone();
    dialogs.open('publish', FRESH);
    await expect
      .element(dialog.getByRole('textbox', { name: 'Description' }))
      .toHaveValue('What it is good for.');
    await expect.element(dialog.getByRole('img', { name: 'Preview of the cover' })).toBeVisible();
    await expect.element(isUpload()).toBeVisible();
    // The cover alone is worth the question as well; what is thrown away is gone.
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }));
    await gone();
    dialogs.open('publish', FRESH);
    await expect.element(dialog.getByRole('img', { name: 'Preview of the cover' })).toBeVisible();
    await expect.element(isUpload()).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('');
  });
});
