import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { MenuItem } from '../Menu/Menu.tsx';
import { ContextMenu, type ContextMenuProps } from './ContextMenu.tsx';

const onRename = vi.fn();
const card = () => page.getByRole('button', { name: 'Board' });
const menu = () => page.getByRole('menu', { name: 'Actions' });

async function start(props: Partial<ContextMenuProps> = {}) {
  onRename.mockReset();
  return mount(
    <>
      <ContextMenu
        label="Actions"
        trigger={
          <button type="button" style={{ margin: 100, border: 0, width: 200, height: 100 }}>
            Board
          </button>
        }
        {...props}
      >
        <MenuItem onSelect={onRename}>Rename</MenuItem>
        <MenuItem>Delete</MenuItem>
      </ContextMenu>
      <p>Elsewhere</p>
    </>,
  );
}

/** Where the menu begins, in the window. */
function corner() {
  const { left, top } = menu().element().getBoundingClientRect();
  return [Math.round(left), Math.round(top)];
}

/** Sends what a browser sends for a finger that comes down, moves or leaves. */
function finger(type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel', x: number, y: number) {
  const target = card().element();
  const touch = new Touch({ identifier: 1, target, clientX: x, clientY: y });
  const event = new TouchEvent(type, {
    bubbles: true,
    cancelable: true,
    touches: type === 'touchend' || type === 'touchcancel' ? [] : [touch],
    changedTouches: [touch],
  });
  target.dispatchEvent(event);
  return event;
}

test('the right mouse button opens it where the pointer is; a choice runs and closes it', async () => {
  await start();
  await userEvent.click(card(), { button: 'right', position: { x: 50, y: 40 } });
  await expect.element(menu()).toBeVisible();
  const box = card().element().getBoundingClientRect();
  await expect.poll(corner).toEqual([box.left + 50, box.top + 40]);
  await userEvent.click(page.getByRole('menuitem', { name: 'Rename' }));
  expect(onRename).toHaveBeenCalledOnce();
  await expect.element(menu()).not.toBeInTheDocument();
});

test.each(['{Shift>}{F10}{/Shift}', '{ContextMenu}'])(
  'the keyboard opens it with %s at what has the focus, chooses, and the focus comes back',
  async (keys) => {
    await start();
    await userEvent.tab();
    await userEvent.keyboard(keys);
    await expect.element(menu()).toBeVisible();
    const box = card().element().getBoundingClientRect();
    await expect.poll(corner).toEqual([box.left, box.bottom]);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onRename).toHaveBeenCalledOnce();
    await expect.element(card()).toHaveFocus();
    await userEvent.keyboard(keys);
    await expect.element(menu()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu()).not.toBeInTheDocument();
    await expect.element(card()).toHaveFocus();
  },
);

test('a long press opens it, and the finger that leaves presses nothing', async () => {
  await start();
  finger('touchstart', 150, 140);
  await expect.element(menu()).toBeVisible();
  const end = finger('touchend', 150, 140);
  expect(end.defaultPrevented).toBe(true);
  await expect.element(menu()).toBeVisible();
});

test('a finger that scrolls or only taps does not open it', async () => {
  const onOpenChange = vi.fn();
  await start({ onOpenChange });
  await expect.element(card()).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  finger('touchstart', 150, 140);
  finger('touchmove', 150, 110);
  vi.advanceTimersByTime(700);
  finger('touchstart', 150, 140);
  expect(finger('touchend', 150, 140).defaultPrevented).toBe(false);
  vi.advanceTimersByTime(700);
  expect(onOpenChange).not.toHaveBeenCalled();
  // One that rests does.
  finger('touchstart', 150, 140);
  vi.advanceTimersByTime(700);
  vi.useRealTimers();
  expect(onOpenChange).toHaveBeenCalledOnce();
});

test.each(['touchend', 'touchcancel'] as const)(
  'after a long press (%s) a mouse opens it too',
  async (last) => {
    await start();
    finger('touchstart', 150, 140);
    await expect.element(menu()).toBeVisible();
    finger(last, 150, 140);
    await userEvent.keyboard('{Escape}');
    await expect.element(menu()).not.toBeInTheDocument();
    await userEvent.click(card(), { button: 'right' });
    await expect.element(menu()).toBeVisible();
  },
);

test('a press elsewhere closes it', async () => {
  await start();
  await userEvent.click(card(), { button: 'right' });
  await expect.element(menu()).toBeVisible();
  await userEvent.click(page.getByText('Elsewhere'));
  await expect.element(menu()).not.toBeInTheDocument();
});

test('its trigger keeps ref, class and handlers; disabled it is left to the browser', async () => {
  const ref = createRef<HTMLButtonElement>();
  const onContextMenu = vi.fn();
  const trigger = (
    <button ref={ref} type="button" className="mine" onContextMenu={(event) => onContextMenu(event.type)}>
      Board
    </button>
  );
  await start({ trigger, disabled: true });
  expect(ref.current).toBe(card().element());
  await expect.element(card()).toHaveClass('mine');
  const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  card().element().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(onContextMenu).toHaveBeenCalledOnce();
});

test('opened by the caller it hangs at its trigger', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Show
        </button>
        <ContextMenu
          label="Actions"
          open={open}
          onOpenChange={setOpen}
          trigger={<button type="button">Board</button>}
        >
          <MenuItem>Rename</MenuItem>
        </ContextMenu>
      </>
    );
  }
  await mount(<Page />);
  await userEvent.click(page.getByRole('button', { name: 'Show' }));
  await expect.element(menu()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu()).not.toBeInTheDocument();
});
