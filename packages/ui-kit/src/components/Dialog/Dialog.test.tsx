import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lazyModule } from '../../internal/lazyModule.ts';
import { useDialogModule } from '../../internal/useDialogModule.ts';
import { mount } from '../../testing/mount.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const dialog = () => page.getByRole('dialog', { name: 'Publish to community' });

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        title="Publish to community"
        closeLabel="Close"
        footer={<Button>Publish</Button>}
        {...props}
        open={open}
        onClose={(reason) => {
          props.onClose?.(reason);
          setOpen(false);
        }}
      >
        <input aria-label="Title" />
      </Dialog>
    </>
  );
}

async function openDialog(props: Partial<DialogProps> = {}) {
  await mount(<Page {...props} />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(dialog()).toBeVisible();
}

/** Width and height once the opening animation is over. */
async function settledSize() {
  await Promise.all(
    dialog()
      .element()
      .getAnimations()
      .map((animation) => animation.finished),
  );
  const { width, height } = dialog().element().getBoundingClientRect();
  return { width, height };
}

test.each([undefined, null, false])(
  'without buttons (%s) it has no line below its content',
  async (footer) => {
    await openDialog({ footer });
    const parts = [...dialog().element().children];
    expect(parts.filter((part) => part.childNodes.length === 0)).toEqual([]);
  },
);

test('focus goes into the content, stays inside, and comes back', async () => {
  await openDialog();
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  for (let step = 0; step < 6; step += 1) {
    await userEvent.tab();
    expect(dialog().element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('it says why it asks to close: Esc, ×, mask', async () => {
  const onClose = vi.fn();
  await openDialog({ onClose });
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenLastCalledWith('escape');
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenLastCalledWith('close');
  await expect.element(dialog()).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(dialog()).toBeVisible();
  pressMask();
  await expect.poll(() => onClose.mock.lastCall).toEqual(['mask']);
});

test('a press on the mask does nothing when that is switched off', async () => {
  const onClose = vi.fn();
  await openDialog({ onClose, closeOnMask: false });
  pressMask();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(onClose).not.toHaveBeenCalled();
});

test('while it is busy nothing asks to close, the focus stays, and assistive technology hears it', async () => {
  const onClose = vi.fn();
  const props = {
    title: 'Publish to community',
    closeLabel: 'Close',
    onClose,
    children: <input aria-label="Title" />,
  };
  const { rerender } = await mount(<Dialog {...props} open busy />);
  await expect.element(dialog()).toBeVisible();
  await expect.element(dialog()).toHaveAttribute('aria-busy', 'true');
  const close = page.getByRole('button', { name: 'Close' });
  await expect.element(close).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  close.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  pressMask();
  await userEvent.tab();
  await userEvent.tab();
  expect(dialog().element().contains(document.activeElement)).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  await rerender(<Dialog {...props} open busy={false} />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledExactlyOnceWith('escape');
});

test('on a desktop it has exactly the given size', async () => {
  await page.viewport(1280, 800);
  await openDialog({ width: 560, height: 648 });
  expect(await settledSize()).toEqual({ width: 560, height: 648 });
});

test('it never grows beyond a low window', async () => {
  await page.viewport(1280, 500);
  await openDialog({ width: 480, height: 648 });
  expect((await settledSize()).height).toBeLessThanOrEqual(500);
});

test('on a phone it is a sheet over the whole screen', async () => {
  await page.viewport(375, 700);
  await openDialog({ width: 560, height: 400 });
  expect(await settledSize()).toEqual({ width: 375, height: 700 });
  await page.viewport(1280, 800);
});

test('a body that scrolls and holds nothing to focus takes the focus itself', async () => {
  await mount(
    <Dialog open onClose={() => undefined} title="Publish to community" closeLabel="Close" height={300}>
      <p style={{ height: 2000 }}>Long</p>
    </Dialog>,
  );
  await expect.poll(() => page.getByText('Long').element().parentElement?.tabIndex).toBe(0);
});

/** A real press beside the dialog, in the corner of the window. */
function pressMask() {
  const target = document.elementFromPoint(5, 5) ?? document.body;
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    const init = { bubbles: true, cancelable: true, clientX: 5, clientY: 5, button: 0 };
    target.dispatchEvent(
      type.startsWith('pointer')
        ? new PointerEvent(type, { ...init, pointerType: 'mouse' })
        : new MouseEvent(type, init),
    );
  }
}

test('a dialog whose code does not come is closed and gone; opened again, it is fetched again', async () => {
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  const code = lazyModule<string>(load);
  const events: string[] = [];
  function Absent({ open }: { open: boolean }) {
    useDialogModule(code, {
      open,
      onClose: (reason) => events.push(`close: ${reason}`),
      onClosed: () => events.push('closed'),
    });
    return null;
  }
  const { rerender } = await mount(<Absent open />);
  await expect.poll(() => events).toEqual(['close: failed', 'closed']);
  await rerender(<Absent open={false} />);
  await rerender(<Absent open />);
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await expect.poll(() => events.length).toBe(4);
});
