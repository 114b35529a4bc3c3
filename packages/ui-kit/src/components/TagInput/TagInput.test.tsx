import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { TagInput, type TagInputProps } from './TagInput.tsx';

function Page(props: Partial<TagInputProps>) {
  const [value, setValue] = useState<string[]>([]);
  return (
    <>
      <TagInput
        label="Tags"
        removeLabel={(tag) => `Remove ${tag}`}
        {...props}
        value={value}
        onValueChange={setValue}
      />
      <output>{value.join('|')}</output>
    </>
  );
}

const box = () => page.getByRole('textbox', { name: 'Tags' });
const tags = () => page.getByRole('status');

test('Enter and commas add, in Chinese as well, without spaces around', async () => {
  await mount(<Page />);
  await userEvent.click(box());
  await userEvent.keyboard(' agile {Enter}');
  await expect.element(tags()).toHaveTextContent('agile');
  await userEvent.keyboard('team,');
  await userEvent.fill(box(), '敏捷，');
  await expect.element(tags()).toHaveTextContent('agile|team|敏捷');
  await expect.element(box()).toHaveValue('');
});

test('Enter adds a tag and does not submit the form', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await mount(
    <form onSubmit={onSubmit}>
      <Page />
    </form>,
  );
  await userEvent.click(box());
  await userEvent.keyboard('agile{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a duplicate in other letters and one too many are refused and reported', async () => {
  const onReject = vi.fn();
  await mount(<Page max={2} onReject={onReject} />);
  await userEvent.click(box());
  await userEvent.keyboard('Agile{Enter}');
  await userEvent.fill(box(), 'ＡＧＩＬＥ');
  await userEvent.keyboard('{Enter}');
  expect(onReject).toHaveBeenLastCalledWith('duplicate', 'ＡＧＩＬＥ');
  await userEvent.fill(box(), 'team,more,');
  expect(onReject).toHaveBeenLastCalledWith('max', 'more');
  await expect.element(tags()).toHaveTextContent('Agile|team');
});

test('Backspace in the empty field removes the last, × any; the focus stays', async () => {
  await mount(<Page />);
  await userEvent.fill(box(), 'a,b,c,');
  await userEvent.click(page.getByRole('button', { name: 'Remove a' }));
  await expect.element(tags()).toHaveTextContent('b|c');
  await expect.element(box()).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect.element(tags()).toHaveTextContent('b');
});

test('a comma that an input method composed separates tags as well', async () => {
  await mount(<Page />);
  await userEvent.click(box());
  await cdp().send('Input.imeSetComposition', { text: '敏捷，团队', selectionStart: 5, selectionEnd: 5 });
  await cdp().send('Input.insertText', { text: '敏捷，团队' });
  await userEvent.keyboard('{Enter}');
  await expect.element(tags()).toHaveTextContent('敏捷|团队');
});

test('a Backspace that is held takes the text away, and no tag', async () => {
  await mount(<Page />);
  await userEvent.fill(box(), 'a,b,');
  await userEvent.type(box(), 'xy');
  const key = { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 };
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
  for (let held = 0; held < 5; held += 1)
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', autoRepeat: true, ...key });
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  await expect.element(box()).toHaveValue('');
  await expect.element(tags()).toHaveTextContent('a|b');
});
