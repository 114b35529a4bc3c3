import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { ErrorState } from './ErrorState.tsx';

test('it is announced, says what happened, and retries by mouse and keyboard', async () => {
  const onRetry = vi.fn();
  await mount(<ErrorState title="Not loaded" retryLabel="Try again" onRetry={onRetry} />);
  await expect.element(page.getByRole('alert').getByText('Not loaded')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test('without a way to retry there is no button', async () => {
  await mount(<ErrorState title="Not loaded" />);
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
