import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { createToaster, TOAST_DURATION, ToastType } from './toaster.ts';

async function start() {
  const toaster = createToaster();
  await mount(<ToastProvider toaster={toaster} regionLabel="Notifications" closeLabel="Close" />);
  return toaster;
}

/** The toast with this text; errors are repeated in a hidden alert, hence the role. */
const toastOf = (text: string) => page.getByRole('region').getByText(text, { exact: true });
const boxOf = (text: string) => toastOf(text).element().closest('[data-position]')?.getBoundingClientRect();

test('[TOAST-01][ENUM-25] there are six types, and each but none has its icon', async () => {
  expect(Object.values(ToastType)).toEqual(['none', 'info', 'success', 'warn', 'error', 'loading']);
  const toaster = await start();
  for (const type of Object.values(ToastType)) {
    const id = toaster.show(type, `A ${type} toast`);
    await expect.element(toastOf(`A ${type} toast`)).toBeVisible();
    const root = toastOf(`A ${type} toast`).element().closest('[data-position]');
    expect(root?.querySelectorAll(`span[aria-hidden][data-type=${type}]`)).toHaveLength(
      type === 'none' ? 0 : 1,
    );
    toaster.close(id);
  }
});

test('[TOAST-02][CONST-45] it closes by itself after 3000 ms', async () => {
  const toaster = await start();
  const shown = performance.now();
  let closed = 0;
  toaster.success('Copied', { onClose: () => (closed = performance.now()) });
  await expect.element(page.getByText('Copied')).toBeVisible();
  await expect.poll(() => closed, { timeout: 6000 }).toBeGreaterThan(0);
  expect(TOAST_DURATION).toBe(3000);
  expect(closed - shown).toBeGreaterThanOrEqual(2990);
  expect(closed - shown).toBeLessThan(4500);
});

test('[TOAST-03][CONST-46] the topmost starts 48 px from the top', async () => {
  const toaster = await start();
  toaster.info('First', { duration: 0 });
  await expect.element(page.getByText('First')).toBeVisible();
  await expect.poll(() => boxOf('First')?.top).toBe(48);
});

test('[TOAST-04][CONST-47] stacked toasts are 46 px apart, the oldest on top', async () => {
  const toaster = await start();
  for (const text of ['First', 'Second', 'Third']) toaster.info(text, { duration: 0 });
  await expect.element(page.getByText('Third')).toBeVisible();
  await expect
    .poll(() => ['First', 'Second', 'Third'].map((text) => boxOf(text)?.top))
    .toEqual([48, 94, 140]);
});

test('when one closes, those below move up', async () => {
  const toaster = await start();
  const first = toaster.info('First', { duration: 0 });
  toaster.info('Second', { duration: 0 });
  await expect.element(page.getByText('Second')).toBeVisible();
  toaster.close(first);
  await expect.poll(() => boxOf('Second')?.top).toBe(48);
});

test('a toast of several lines pushes the next one further down', async () => {
  const toaster = await start();
  toaster.error('A long story. '.repeat(20), { duration: 0 });
  toaster.info('Next', { duration: 0 });
  await expect.element(page.getByText('Next')).toBeVisible();
  const bottomOfLong = () => boxOf('A long story. '.repeat(20).trim())?.bottom ?? 0;
  await expect.poll(() => (boxOf('Next')?.top ?? 0) - bottomOfLong()).toBe(10);
});

test('loading stays until it is updated into a result', async () => {
  const toaster = await start();
  const id = toaster.loading('Copying…');
  await expect.element(page.getByText('Copying…')).toBeVisible();
  toaster.update(id, 'success', 'Copied');
  await expect.element(page.getByText('Copied')).toBeVisible();
  await expect.element(page.getByText('Copying…')).not.toBeInTheDocument();
});

test('the keyboard reaches its action and its × from anywhere with F6', async () => {
  const onClick = vi.fn();
  const toaster = await start();
  toaster.info('Collected', { duration: 0, action: { label: 'Undo', onClick } });
  await expect.element(page.getByText('Collected')).toBeVisible();
  await userEvent.keyboard('{F6}');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Collected')).not.toBeInTheDocument();
});
