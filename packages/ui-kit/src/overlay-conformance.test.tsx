import { createRef, type ReactElement, type Ref } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button, Dialog, Drawer, Menu, MenuItem, Popover, Tooltip } from './index.ts';
import { mount } from './testing/mount.tsx';

const nothing = () => undefined;

const MODALS: Array<
  [name: string, render: (shared: { ref: Ref<HTMLDivElement>; className: string }) => ReactElement]
> = [
  ['Dialog', (props) => <Dialog {...props} open onClose={nothing} title="Title" closeLabel="Close" />],
  ['Drawer', (props) => <Drawer {...props} open onClose={nothing} title="Title" closeLabel="Close" />],
];

for (const [name, render] of MODALS) {
  test(`${name} forwards its ref and keeps its own class beside the given one`, async () => {
    const ref = createRef<HTMLDivElement>();
    await mount(render({ ref, className: 'given' }));
    const dialog = page.getByRole('dialog', { name: 'Title' });
    await expect.element(dialog).toHaveClass('given');
    expect(ref.current).toBe(dialog.element());
    // The given one, its own, and the one that all elements of the kit have.
    expect(dialog.element().classList.length).toBeGreaterThan(2);
  });
}

const TRIGGERED: Array<
  [name: string, role: 'menu' | 'dialog', render: (trigger: ReactElement) => ReactElement]
> = [
  [
    'Menu',
    'menu',
    (trigger) => (
      <Menu trigger={trigger} className="given">
        <MenuItem>Item</MenuItem>
      </Menu>
    ),
  ],
  [
    'Popover',
    'dialog',
    (trigger) => (
      <Popover trigger={trigger} className="given" label="Panel">
        Content
      </Popover>
    ),
  ],
];

for (const [name, role, render] of TRIGGERED) {
  test(`${name} leaves its trigger's ref, class and handlers alone and says whether it is open`, async () => {
    const ref = createRef<HTMLButtonElement>();
    let presses = 0;
    await mount(
      render(
        <Button ref={ref} className="mine" onClick={() => (presses += 1)}>
          Open
        </Button>,
      ),
    );
    const trigger = page.getByRole('button', { name: 'Open' });
    expect(ref.current).toBe(trigger.element());
    await expect.element(trigger).toHaveClass('mine');
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    expect(presses).toBe(1);
    await expect.element(page.getByRole(role)).toHaveClass('given');
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  });
}

test('Tooltip leaves its element’s ref, class and handlers alone', async () => {
  const ref = createRef<HTMLButtonElement>();
  let entered = 0;
  // The pointer may still stand where the last test left it.
  await mount(<p>Elsewhere</p>);
  await userEvent.hover(page.getByText('Elsewhere'));
  await mount(
    <Tooltip content="Words" className="given">
      <Button ref={ref} className="mine" onPointerEnter={() => (entered += 1)}>
        Hover
      </Button>
    </Tooltip>,
  );
  const button = page.getByRole('button', { name: 'Hover' });
  await userEvent.hover(button);
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Words');
  expect(page.getByRole('tooltip').element().querySelector('.given')).not.toBeNull();
  expect(ref.current).toBe(button.element());
  expect(entered).toBe(1);
});
