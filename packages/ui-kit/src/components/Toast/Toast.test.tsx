import { expect, onTestFinished, test, vi } from 'vitest';
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
  const order: string[] = [];
  let closed = 0;
  toaster.success('Copied', {
    onClose: () => {
      closed = performance.now();
      order.push('closed');
    },
  });
  await expect.element(page.getByText('Copied')).toBeVisible();
  // A busy machine is late with both timers, and still runs the shorter one first.
  setTimeout(() => order.push('too late'), 4500);
  await expect.poll(() => order, { timeout: 60_000 }).not.toEqual([]);
  expect(order[0]).toBe('closed');
  expect(TOAST_DURATION).toBe(3000);
  expect(closed - shown).toBeGreaterThanOrEqual(2990);
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
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Collected')).not.toBeInTheDocument();
  expect(onClick).not.toHaveBeenCalled();
});

test('a toast closes when its action is done, and leaves the others', async () => {
  const onClick = vi.fn();
  const toaster = await start();
  toaster.info('Another one', { duration: 0 });
  toaster.info('Collected', { duration: 0, action: { label: 'Undo', onClick } });
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  (undo.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Collected')).not.toBeInTheDocument();
  await expect.element(page.getByText('Another one')).toBeVisible();
});

test('[TOAST-01] work has one toast: loading, then what became of it', async () => {
  const toaster = await start();
  const copying = Promise.withResolvers<number>();
  const answered = toaster.promise(copying.promise, {
    loading: 'Copying…',
    success: (count) => ({ text: `${count} boards copied`, duration: 0 }),
    error: 'Not copied',
  });
  await expect.element(toastOf('Copying…')).toBeVisible();
  const root = () => document.querySelectorAll('[data-position]');
  const loading = root()[0];
  copying.resolve(2);
  await expect.element(toastOf('2 boards copied')).toBeVisible();
  expect([...root()]).toEqual([loading]);
  expect(loading?.querySelectorAll('[data-type=success]')).not.toHaveLength(0);
  await expect(answered).resolves.toBe(2);
});

test('failed work turns its toast into an error, said at once, and fails for the caller too', async () => {
  const toaster = await start();
  const answered = toaster.promise(Promise.reject(new Error('offline')), {
    loading: 'Copying…',
    success: 'Copied',
    error: (failure) => ({ text: `Not copied: ${(failure as Error).message}`, duration: 0 }),
  });
  await expect(answered).rejects.toThrow('offline');
  await expect.element(toastOf('Not copied: offline')).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not copied: offline');
});

test('the outcome of work whose toast was closed comes in a new one', async () => {
  const toaster = await start();
  const copying = Promise.withResolvers<void>();
  void toaster.promise(copying.promise, { loading: 'Copying…', success: 'Copied', error: 'Not copied' });
  await expect.element(toastOf('Copying…')).toBeVisible();
  toaster.close();
  await expect.element(page.getByText('Copying…')).not.toBeInTheDocument();
  copying.resolve();
  await expect.element(toastOf('Copied')).toBeVisible();
});

test('its text may be rich, with more below it; an update leaves nothing of what stood there', async () => {
  const toaster = await start();
  const id = toaster.info(<b>Moved</b>, {
    duration: 0,
    description: <a href="#board">Open the board</a>,
    action: { label: 'Undo', onClick: () => undefined },
  });
  await expect.element(page.getByRole('link', { name: 'Open the board' })).toBeVisible();
  expect(toastOf('Moved').element().tagName).toBe('B');
  toaster.update(id, 'success', 'Moved back', { duration: 0 });
  await expect.element(toastOf('Moved back')).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('beyond the limit the oldest gives way, and comes back when there is room', async () => {
  const toaster = createToaster();
  await mount(<ToastProvider toaster={toaster} regionLabel="Notifications" closeLabel="Close" limit={2} />);
  const [, second] = ['First', 'Second', 'Third'].map((text) => toaster.info(text, { duration: 0 }));
  await expect.element(page.getByText('Third')).toBeVisible();
  const first = () => page.getByText('First').element().closest('[data-position]');
  await expect.poll(() => first()?.hasAttribute('data-limited')).toBe(true);
  expect(first()?.hasAttribute('inert')).toBe(true);
  toaster.close(second);
  await expect.poll(() => first()?.hasAttribute('data-limited')).toBe(false);
});

test.each([
  {
    while: 'the pointer rests on it',
    stay: () => userEvent.hover(toastOf('Read me')),
    leave: () => userEvent.hover(page.getByText('Elsewhere')),
  },
  {
    while: 'the keyboard is in it',
    stay: () => userEvent.keyboard('{F6}'),
    leave: () => userEvent.keyboard('{Shift>}{Tab}{/Shift}'),
  },
])('[TOAST-02] its time stands still while $while', async ({ stay, leave }) => {
  const toaster = await start();
  await mount(
    <button type="button" style={{ marginTop: 400 }}>
      Elsewhere
    </button>,
  );
  await userEvent.click(page.getByText('Elsewhere'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const onClose = vi.fn();
  toaster.info('Read me', { duration: 1500, onClose });
  await expect.element(toastOf('Read me')).toBeVisible();
  await stay();
  vi.advanceTimersByTime(10_000);
  expect(onClose).not.toHaveBeenCalled();
  await leave();
  vi.advanceTimersByTime(1500);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('all stand in one region that assistive technology can name and jump to', async () => {
  const toaster = await start();
  toaster.info('First', { duration: 0 });
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toHaveTextContent('First');
  expect(page.getByRole('region').element().getAttribute('aria-live')).toBe('polite');
});

test('what can be pressed in a toast is there for a screen reader too, and an error is spoken once', async () => {
  const toaster = await start();
  const pressed = vi.fn();
  toaster.error('Not copied', { duration: 0, action: { label: 'Try again', onClick: pressed } });
  toaster.info('Saved', { duration: 0 });
  for (const [role, name] of [
    ['alertdialog', 'Not copied'],
    ['dialog', 'Saved'],
  ] as const) {
    const box = page.getByRole(role, { name, exact: true });
    await expect.element(box).toBeVisible();
    await expect.element(box.getByRole('button', { name: 'Close' })).toBeVisible();
  }
  const error = page.getByRole('alertdialog', { name: 'Not copied' });
  await expect.element(error).toHaveAttribute('aria-live', 'off');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not copied');
  // While the focus is among them there is no such alert: the region itself speaks.
  (page.getByRole('dialog', { name: 'Saved' }).getByRole('button').element() as HTMLElement).focus();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(error).not.toHaveAttribute('aria-live');
  await error.getByRole('button', { name: 'Try again' }).click();
  expect(pressed).toHaveBeenCalledOnce();
});
