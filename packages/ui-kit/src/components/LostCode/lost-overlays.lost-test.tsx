import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button, ConfirmProvider, createConfirmer, Dialog, Drawer } from '../../index.ts';
import { mount, unmountAll } from '../../testing/mount.tsx';

afterEach(unmountAll);

/** An overlay that its button opens, as rooms hold them. */
function Opened({ kind, onClose }: { kind: 'dialog' | 'drawer'; onClose: (reason?: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = (reason?: string) => {
    onClose(reason);
    setOpen(false);
  };
  const part = { open: isOpen, onClose: close, title: 'Messages', closeLabel: 'Close' };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <p>{isOpen ? 'open' : 'closed'}</p>
      {kind === 'dialog' ? <Dialog {...part}>Words</Dialog> : <Drawer {...part}>Words</Drawer>}
    </>
  );
}

/** Nothing is over the page that nobody sees: no dialog, and what is below can be reached. */
function isFree() {
  expect(document.querySelector('[role="dialog"], [role="alertdialog"]')).toBeNull();
  expect(document.body.querySelector('[inert], [aria-hidden="true"]:has(button)')).toBeNull();
  expect(getComputedStyle(document.body).overflow).not.toBe('hidden');
}

describe('[ERR-31] an overlay whose code is gone', () => {
  test.each(['dialog', 'drawer'] as const)(
    'closes its %s each time, and the page stays free',
    async (kind) => {
      const onClose = vi.fn();
      await mount(<Opened kind={kind} onClose={onClose} />);
      const button = page.getByRole('button', { name: 'Open' });
      for (const times of [1, 2]) {
        await userEvent.click(button);
        await expect.poll(() => onClose.mock.calls.length).toBe(times);
        await expect.element(page.getByText('closed')).toBeVisible();
        isFree();
      }
      if (kind === 'dialog') expect(onClose.mock.calls).toEqual([['failed'], ['failed']]);
    },
  );

  test('dismisses each question, so that the caller continues', async () => {
    const confirmer = createConfirmer();
    await mount(
      <ConfirmProvider
        confirmer={confirmer}
        defaults={{ title: 'Please confirm', okLabel: 'Yes', cancelLabel: 'No', closeLabel: 'Close' }}
      />,
    );
    const answers = [confirmer.confirm({ message: 'Delete it?' }), confirmer.confirm({ message: 'Really?' })];
    expect(await Promise.all(answers)).toEqual(['dismiss', 'dismiss']);
    expect(confirmer.current()).toBeNull();
    isFree();
  });
});
