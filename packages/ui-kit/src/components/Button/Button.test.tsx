import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Button } from './Button.tsx';

test('a click, Enter and Space each press it once', async () => {
  const onClick = vi.fn();
  await mount(<Button onClick={onClick}>Publish</Button>);
  const button = page.getByRole('button', { name: 'Publish' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('it does not submit a form unless asked to', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await mount(
    <form onSubmit={onSubmit}>
      <Button>Cancel</Button>
      <Button type="submit">Save</Button>
      <Button type="submit" loading>
        Saving
      </Button>
    </form>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(page.getByRole('button', { name: 'Saving' }), { force: true });
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('loading keeps the name, the focus and the width', async () => {
  const { rerender } = await mount(<Button>Copy to my boards</Button>);
  const button = page.getByRole('button', { name: 'Copy to my boards' });
  await userEvent.click(button);
  const width = button.element().getBoundingClientRect().width;
  await rerender(<Button loading>Copy to my boards</Button>);
  await expect.element(button).toHaveFocus();
  expect(button.element().getBoundingClientRect().width).toBe(width);
});

test('a link given as render keeps its address and looks', async () => {
  await mount(
    <Button variant="primary" render={<a href="#there" />}>
      Browse
    </Button>,
  );
  const link = page.getByRole('link', { name: 'Browse' });
  await expect.element(link).toHaveAttribute('href', '#there');
  await expect.element(link).toHaveAttribute('data-variant', 'primary');
  await expect.element(link).not.toHaveAttribute('type');
});
