import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Progress } from './Progress.tsx';

test('assistive technology announces what is going on and how far it is', async () => {
  await mount(<Progress label="Sending" value={0.4} valueText="2 of 5 MB" />);
  const bar = page.getByRole('progressbar', { name: 'Sending' });
  await expect.element(bar).toHaveAttribute('value', '0.4');
  await expect.element(bar).toHaveAttribute('aria-valuetext', '2 of 5 MB');
});

test('without a value its length is unknown', async () => {
  await mount(<Progress label="Rendering" />);
  expect(page.getByRole('progressbar').element().matches(':indeterminate')).toBe(true);
});

test('a spinner with a label is a status, without one it is decoration', async () => {
  const { rerender } = await mount(<Spinner label="Loading" />);
  await expect.element(page.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  await rerender(<Spinner />);
  expect(page.getByRole('status').elements()).toHaveLength(0);
});
