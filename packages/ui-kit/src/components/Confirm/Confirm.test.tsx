import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ConfirmProvider } from './ConfirmProvider.tsx';
import { createConfirmer, type Confirmer } from './confirmer.ts';

const defaults = { title: 'Prompt', okLabel: 'Confirm', cancelLabel: 'Cancel', closeLabel: 'Close' };

async function start() {
  const confirmer = createConfirmer();
  await mount(<ConfirmProvider confirmer={confirmer} defaults={defaults} />);
  return confirmer;
}

const box = () => page.getByRole('alertdialog');

test('a question without words of its own is titled prompt and answered by confirm and cancel', async () => {
  const { confirm } = await start();
  void confirm({ message: 'Leave the page?' });
  await expect
    .element(page.getByRole('alertdialog', { name: 'Prompt' }).getByText('Leave the page?'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('each button gives its own answer', async () => {
  const { confirm } = await start();
  const first = confirm({ message: 'One?' });
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
  expect(await first).toBe('ok');
  const second = confirm({ message: 'Two?', cancelLabel: 'Cancel publication' });
  await userEvent.click(page.getByRole('button', { name: 'Cancel publication' }));
  expect(await second).toBe('cancel');
});

test('Esc and × are no answer', async () => {
  const { confirm } = await start();
  const first = confirm({ message: 'One?' });
  await expect.element(box()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await first).toBe('dismiss');
  const second = confirm({ message: 'Two?' });
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  expect(await second).toBe('dismiss');
});

test('the focus starts on the harmless button', async () => {
  const { confirm } = await start();
  const answer = confirm({ message: 'Delete?', okLabel: 'Delete', critical: 'ok' });
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await answer).toBe('cancel');
});

test('a second question waits for the first', async () => {
  const { confirm } = await start();
  const first = confirm({ message: 'First?' });
  const second = confirm({ message: 'Second?' });
  await expect.element(box().getByText('First?')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
  expect(await first).toBe('ok');
  await expect.element(page.getByText('Second?')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
  expect(await second).toBe('ok');
});

/** A dialog with something that asks and goes once one has agreed. */
function Versions({ confirmer }: { confirmer: Confirmer }) {
  const [open, setOpen] = useState(false);
  const [isGone, setGone] = useState(false);
  const drop = async () => {
    if ((await confirmer.confirm({ message: 'Delete it?' })) === 'ok') setGone(true);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Versions" closeLabel="Close">
        <input aria-label="Name" />
        {!isGone && <Button onClick={() => void drop()}>Delete</Button>}
      </Dialog>
      <ConfirmProvider confirmer={confirmer} defaults={defaults} />
    </>
  );
}

test('asked from a dialog, the focus comes back into it, also when what asked has gone', async () => {
  await mount(<Versions confirmer={createConfirmer()} />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  const remove = dialog.getByRole('button', { name: 'Delete' });
  await userEvent.click(remove);
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await expect.element(remove).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(box()).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
  await expect.element(box()).not.toBeInTheDocument();
  await expect.element(remove).not.toBeInTheDocument();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.tab();
  expect(dialog.element().contains(document.activeElement)).toBe(true);
});
