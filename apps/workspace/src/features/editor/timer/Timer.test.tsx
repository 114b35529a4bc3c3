import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openEditor } from '../../../../test/editor.ts';
import { expectAccessible } from '../../../../test/mount.tsx';

test('a facilitator times a session: the time left is shown and spoken, and the timer can be ended', async () => {
  await openEditor();
  await userEvent.click(page.getByRole('button', { name: 'More' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Timer…' }));
  const dialog = page.getByRole('dialog', { name: 'Timer' });
  await userEvent.fill(dialog.getByLabelText('Minutes'), '');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Enter 1 to 180 minutes.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '1 minute' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Start' }));
  const bar = page.getByRole('region', { name: 'Timer' });
  await expect.element(bar).toBeVisible();
  await expect.poll(() => bar.getByRole('timer').element().textContent).toMatch(/^(?:1:00|0:[0-5]\d)$/u);
  await expect.element(page.getByText('One minute left.')).toBeInTheDocument();
  await expect
    .element(bar.getByRole('button', { name: 'Sound at the end' }))
    .toHaveAttribute('aria-pressed', 'false');
  await expectAccessible();
  await userEvent.click(bar.getByRole('button', { name: 'End the timer' }));
  await expect.element(bar).not.toBeInTheDocument();
});
