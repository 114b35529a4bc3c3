import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

test('the keyboard opens it, the focus goes in, Esc closes it and the focus comes back', async () => {
  await mount(
    <Popover trigger={<Button>Share</Button>} label="Share this board">
      <Button>Copy link</Button>
    </Popover>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Share this board' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Share' })).toHaveFocus();
});

test('a press outside closes it', async () => {
  await mount(
    <>
      <Popover trigger={<Button>Share</Button>} label="Share this board">
        <p>Text</p>
      </Popover>
      <div style={{ height: 400 }}>Outside</div>
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Share' }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.click(page.getByText('Outside'));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
