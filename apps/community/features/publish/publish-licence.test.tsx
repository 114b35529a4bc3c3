import { aBoardFileDetail } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dialog, fillForm, hand, openForm } from './testing/open-publish.ts';

describe('the licence', () => {
  const licence = (name: string) => dialog.getByRole('radio', { name: new RegExp(`^${name}`, 'u') });

  test('is one of five, of a paid template the one of the site, and is handed in', async () => {
    const { api } = await openForm();
    await fillForm();
    for (const name of ['CC0 1.0', 'CC BY 4.0', 'CC BY-SA 4.0', 'CC BY-NC 4.0'])
      await expect.element(licence(name)).not.toBeChecked();
    await expect.element(licence('Boardwalk licence')).toBeChecked();
    await userEvent.click(licence('CC BY-SA 4.0'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Paid' }));
    await expect.element(licence('CC BY-SA 4.0')).not.toBeInTheDocument();
    await expect.element(licence('Boardwalk licence')).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Free', exact: true }));
    await userEvent.click(licence('CC BY 4.0'));
    await hand();
    await expect.poll(() => api.callsOf('publishFile').at(0)?.form?.get('licence')).toBe('cc_by');
  });

  test('of a copy is what its source allows, and the copy is not sold when that forbids it', async () => {
    const { api } = await openForm({
      handlers: { getFile: () => aBoardFileDetail({ name: 'Fresh board', source_licence: 'cc_by_nc' }) },
    });
    await fillForm();
    await expect
      .element(dialog.getByText('It is made from another template.', { exact: false }))
      .toBeVisible();
    await expect.element(licence('CC BY-NC 4.0')).toBeChecked();
    expect(licence('CC BY 4.0').elements()).toHaveLength(0);
    await userEvent.click(dialog.getByRole('radio', { name: 'Paid' }));
    await expect.element(dialog.getByText('does not allow selling it', { exact: false })).toBeVisible();
    await hand();
    expect(api.callsOf('publishFile')).toHaveLength(0);
    await userEvent.click(dialog.getByRole('radio', { name: 'Free', exact: true }));
    await hand();
    await expect.poll(() => api.callsOf('publishFile').at(0)?.form?.get('licence')).toBe('cc_by_nc');
  });
});
