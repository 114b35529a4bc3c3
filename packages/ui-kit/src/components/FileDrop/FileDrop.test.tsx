import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { FileDrop } from './FileDrop.tsx';

const file = (name: string) => new File(['x'], name, { type: 'image/png' });

function dropOn(element: Element, files: File[]) {
  const data = new DataTransfer();
  for (const one of files) data.items.add(one);
  element.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: data }));
  element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
}

test('chosen files are handed on, the same one twice as well', async () => {
  const onFiles = vi.fn();
  await mount(<FileDrop label="Choose a picture" onFiles={onFiles} />);
  const input = page.getByLabelText('Choose a picture');
  await userEvent.upload(input, file('a.png'));
  await userEvent.upload(input, file('a.png'));
  expect(onFiles.mock.calls.map(([files]) => files[0].name)).toEqual(['a.png', 'a.png']);
});

test('dropped files are handed on; only one when it takes only one; none when disabled', async () => {
  const onFiles = vi.fn();
  const { host, rerender } = await mount(<FileDrop label="Drop" onFiles={onFiles} />);
  const place = () => host.querySelector('label') ?? host;
  dropOn(place(), [file('a.png'), file('b.png')]);
  expect(onFiles.mock.lastCall?.[0]).toHaveLength(1);
  await rerender(<FileDrop label="Drop" onFiles={onFiles} multiple />);
  dropOn(place(), [file('a.png'), file('b.png')]);
  expect(onFiles.mock.lastCall?.[0]).toHaveLength(2);
  await rerender(<FileDrop label="Drop" onFiles={onFiles} disabled />);
  dropOn(place(), [file('a.png')]);
  expect(onFiles).toHaveBeenCalledTimes(2);
});

test('the keyboard reaches it', async () => {
  await mount(<FileDrop label="Choose a picture" onFiles={() => undefined} />);
  await userEvent.tab();
  await expect.element(page.getByLabelText('Choose a picture')).toHaveFocus();
});
