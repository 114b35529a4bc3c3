import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { cover } from '../../testing/pictures.ts';
import { ImagePicker, type ImagePickerProps } from './ImagePicker.tsx';

const props: ImagePickerProps = {
  label: 'Cover',
  pickLabel: 'Choose a picture',
  replaceLabel: 'Replace',
  removeLabel: 'Remove',
  preview: null,
  previewAlt: 'The chosen cover',
  onPick: () => undefined,
};

test('a picture can be chosen, is shown, replaced and removed', async () => {
  const onPick = vi.fn();
  const onRemove = vi.fn();
  const picture = new File(['x'], 'cover.png', { type: 'image/png' });
  const { rerender } = await mount(<ImagePicker {...props} onPick={onPick} onRemove={onRemove} />);
  await userEvent.upload(page.getByLabelText('Choose a picture'), picture);
  expect(onPick).toHaveBeenCalledTimes(1);
  await rerender(<ImagePicker {...props} preview={cover(1)} onPick={onPick} onRemove={onRemove} />);
  await expect.element(page.getByRole('img', { name: 'The chosen cover' })).toBeVisible();
  await userEvent.upload(page.getByLabelText('Replace'), picture);
  expect(onPick).toHaveBeenCalledTimes(2);
  await userEvent.click(page.getByRole('button', { name: 'Remove' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

test('it has a name and says what is wrong', async () => {
  await mount(<ImagePicker {...props} error="No picture" />);
  await expect.element(page.getByRole('group', { name: 'Cover' })).toHaveAccessibleDescription('No picture');
});

test('the focus stays in it when a picture comes and when it goes', async () => {
  const { rerender } = await mount(<ImagePicker {...props} onRemove={() => undefined} />);
  await userEvent.tab();
  await expect.element(page.getByLabelText('Choose a picture')).toHaveFocus();
  await rerender(<ImagePicker {...props} onRemove={() => undefined} preview={cover(1)} />);
  await expect.element(page.getByLabelText('Replace')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Remove' })).toHaveFocus();
  await rerender(<ImagePicker {...props} onRemove={() => undefined} />);
  await expect.element(page.getByLabelText('Choose a picture')).toHaveFocus();
});

test('it takes no focus from elsewhere', async () => {
  const { rerender } = await mount(<ImagePicker {...props} />);
  await rerender(<ImagePicker {...props} preview={cover(1)} />);
  expect(document.activeElement).toBe(document.body);
});
