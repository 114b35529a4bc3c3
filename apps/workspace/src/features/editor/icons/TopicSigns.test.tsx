import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openEditor, openOutline, outlineNames } from '../../../../test/editor.ts';

test('a topic gets an icon by keyboard, and a picture with a description; the outline says both, and undo takes them back', async () => {
  await openEditor({
    handlers: {
      uploadFileImage: ({ path }) => ({
        hash: path.hash,
        url: '/x',
        width: 800,
        height: 400,
        size: 9,
        type: 'image/webp',
      }),
    },
  });
  await userEvent.keyboard('m');
  await userEvent.click(document.querySelector('canvas') ?? document.body, { position: { x: 640, y: 300 } });
  await userEvent.keyboard('Trip{Escape}');
  await userEvent.keyboard('{Alt>}i{/Alt}');
  const panel = page.getByRole('dialog', { name: 'Emoji and icons' });
  const search = panel.getByRole('searchbox', { name: 'Search icons' });
  await expect.element(search, { timeout: 15_000 }).toHaveFocus();
  await userEvent.fill(search, 'luggage');
  await expect.element(panel.getByRole('gridcell', { name: 'luggage', exact: true })).toBeVisible();
  await expect.element(panel.getByRole('gridcell', { name: 'brain' })).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.keyboard('{Alt>}{Shift>}i{/Shift}{/Alt}');
  const field = document.querySelector<HTMLInputElement>('input[type="file"][accept^="image"]');
  if (field === null) throw new Error('There is no field for pictures.');
  expect(field.multiple).toBe(false);
  await userEvent.upload(field, [new File(['abc'], 'cat.png', { type: 'image/png' })]);
  await openOutline();
  await expect.poll(outlineNames).toEqual(['Topic “Trip”, icon: luggage, with a picture']);
  await userEvent.click(page.getByRole('treeitem'));
  await userEvent.click(page.getByRole('button', { name: 'Note and labels', exact: true }).last());
  const description = page.getByRole('textbox', { name: 'Description of the picture' });
  await userEvent.fill(description, 'A cat on a bag');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.poll(outlineNames).toEqual(['Topic “Trip”, icon: luggage, picture: A cat on a bag']);
  for (const expected of [
    'Topic “Trip”, icon: luggage, with a picture',
    'Topic “Trip”, icon: luggage',
    'Topic “Trip”',
  ]) {
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect.poll(outlineNames).toEqual([expected]);
  }
});

test('with the pointer: an icon for the selected topic, out of the panel of its marks', async () => {
  await openEditor();
  await userEvent.keyboard('m');
  await userEvent.click(document.querySelector('canvas') ?? document.body, { position: { x: 640, y: 300 } });
  await userEvent.keyboard('Trip{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Checkbox and priority' }));
  await userEvent.click(page.getByRole('button', { name: 'Icon…' }));
  const panel = page.getByRole('dialog', { name: 'Emoji and icons' });
  await userEvent.click(panel.getByRole('button', { name: 'Food and drink' }));
  await userEvent.click(panel.getByRole('gridcell', { name: 'apple', exact: true }));
  await openOutline();
  await expect.poll(outlineNames).toEqual(['Topic “Trip”, icon: apple']);
});
