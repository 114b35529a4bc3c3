import type { ComponentPropsWithRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Link } from './Link.tsx';

test('it is a real link, and says when it opens another tab', async () => {
  await mount(
    <Link href="#rules" newTabLabel="opens in a new tab">
      Rules
    </Link>,
  );
  const link = page.getByRole('link', { name: 'Rules (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener');
});

test('the keyboard follows it, and its handlers run', async () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await mount(
    <Link href="#rules" onClick={onClick}>
      Rules
    </Link>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});

function RouterLink({ to, ...rest }: { to: string } & ComponentPropsWithRef<'a'>) {
  return <a href={`#router${to}`} {...rest} />;
}

test('a router’s link takes its looks', async () => {
  await mount(
    <Link render={<RouterLink to="/new" />} variant="standalone">
      New
    </Link>,
  );
  const link = page.getByRole('link', { name: 'New' });
  await expect.element(link).toHaveAttribute('href', '#router/new');
  await expect.element(link).toHaveAttribute('data-variant', 'standalone');
});

test('a disabled one says so and leads nowhere', async () => {
  const onClick = vi.fn();
  await mount(
    <Link href="#elsewhere" disabled onClick={onClick}>
      Later
    </Link>,
  );
  const link = page.getByRole('link', { name: 'Later' });
  await expect.element(link).toHaveAttribute('aria-disabled', 'true');
  (link.element() as HTMLElement).click();
  expect(onClick).not.toHaveBeenCalled();
  expect(location.hash).not.toBe('#elsewhere');
});

test('in a sentence it is recognised by more than its colour', async () => {
  await mount(<Link href="#rules">Rules</Link>);
  await expect.element(page.getByText('Rules')).toHaveStyle({ textDecorationLine: 'underline' });
});
