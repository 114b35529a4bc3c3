import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { copyText } from './copyText.ts';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'clipboard');
});

/** A page on plain HTTP. */
function withoutClipboard() {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
}

/** What the browser puts on the clipboard when it copies the selection. */
function watchCopies(): string[] {
  const copied: string[] = [];
  const read = ({ target }: Event) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    copied.push(target.value.slice(target.selectionStart, target.selectionEnd));
  };
  document.addEventListener('copy', read, { once: true });
  return copied;
}

function CopyButton({ onDone }: { onDone: (outcome: string) => void }) {
  const copy = () =>
    void copyText('line 1\n<b>line 2</b>').then(
      () => onDone('copied'),
      () => onDone('failed'),
    );
  return <button onClick={copy}>Copy</button>;
}

test('copies through the clipboard of the browser', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await copyText('text');
  expect(write).toHaveBeenCalledWith('text');
});

test('copies on plain HTTP as well, and leaves the focus where it was', async () => {
  withoutClipboard();
  const copied = watchCopies();
  const onDone = vi.fn();
  await mount(<CopyButton onDone={onDone} />);
  await userEvent.click(page.getByRole('button', { name: 'Copy' }));
  await expect.poll(() => onDone.mock.calls).toEqual([['copied']]);
  expect(copied).toEqual(['line 1\n<b>line 2</b>']);
  await expect.element(page.getByRole('button', { name: 'Copy' })).toHaveFocus();
  expect(document.querySelector('textarea')).toBeNull();
});

test('copies on plain HTTP from inside a dialog, which keeps the focus', async () => {
  withoutClipboard();
  const copied = watchCopies();
  const onDone = vi.fn();
  await mount(
    <Dialog open title="Share" closeLabel="Close" onClose={() => undefined}>
      <CopyButton onDone={onDone} />
    </Dialog>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Copy' }));
  await expect.poll(() => onDone.mock.calls).toEqual([['copied']]);
  expect(copied).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Copy' })).toHaveFocus();
});

test('rejects when the browser refuses', async () => {
  withoutClipboard();
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await expect(copyText('text')).rejects.toThrow('refused');
});
