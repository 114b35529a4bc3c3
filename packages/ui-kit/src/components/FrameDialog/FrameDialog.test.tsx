import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { FrameDialog } from './FrameDialog.tsx';

const inner = (text: string) => `data:text/html,<title>${text}</title><p>${text}`;

test('it shows that it loads, then the page, and gives the frame to check messages against', async () => {
  const frame = createRef<HTMLIFrameElement>();
  const onFrameLoad = vi.fn();
  await mount(
    <FrameDialog
      open
      onClose={() => undefined}
      src={inner('Log in')}
      title="Log in"
      closeLabel="Close"
      loadingLabel="Loading the login page"
      width={420}
      height={520}
      frameRef={frame}
      onFrameLoad={onFrameLoad}
    />,
  );
  await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect.poll(() => onFrameLoad.mock.calls.length).toBe(1);
  await expect.poll(() => document.querySelector('[aria-label="Loading the login page"]')).toBeNull();
  expect(frame.current?.contentWindow).toBeTruthy();
  expect(frame.current?.title).toBe('Log in');
});

test('another address loads anew', async () => {
  const onFrameLoad = vi.fn();
  const dialog = (src: string) => (
    <FrameDialog
      open
      onClose={() => undefined}
      src={src}
      title="Log in"
      closeLabel="Close"
      loadingLabel="Loading"
      onFrameLoad={onFrameLoad}
    />
  );
  const { rerender } = await mount(dialog(inner('One')));
  await expect.poll(() => onFrameLoad.mock.calls.length).toBe(1);
  await rerender(dialog(inner('Two')));
  await expect.poll(() => onFrameLoad.mock.calls.length).toBe(2);
});
