import { failWith } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dialog, fillForm, hand, openForm } from './testing/open-publish.ts';

describe('leaving the form', () => {
  test('asks before it throws away what was written', async () => {
    await openForm();
    await fillForm();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(page.getByRole('button', { name: 'Keep writing' }));
    await expect
      .element(dialog.getByRole('textbox', { name: 'Description' }))
      .toHaveValue('What it is good for.');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(page.getByRole('button', { name: 'Discard' }));
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  });

  test('neither asks nor closes while it is sent', async () => {
    const arrival = Promise.withResolvers<void>();
    const publishFile = async () => {
      await arrival.promise;
      return failWith('unavailable');
    };
    const { api } = await openForm({ handlers: { publishFile } });
    await fillForm();
    await hand();
    await expect.poll(() => api.callsOf('publishFile')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    arrival.resolve();
    await expect
      .element(dialog.getByRole('textbox', { name: 'Description' }))
      .not.toHaveAttribute('readonly');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    // What a file asks, it answers: the question is of the whole page.
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }));
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  });
});
