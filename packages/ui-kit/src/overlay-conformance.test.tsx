import { createRef, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button, Menu, MenuItem, Popover, Tooltip } from './index.ts';
import { mount } from './testing/mount.tsx';
import { OVERLAYS } from './testing/overlayCases.tsx';

for (const { name, role, render, opens, closed } of OVERLAYS) {
  if (closed !== undefined) continue;
  test(`${name} forwards its ref and passes on class, id, data attributes, style and handlers`, async () => {
    const ref = createRef<HTMLDivElement>();
    const onPointerDown = vi.fn();
    await mount(
      render({
        ref: ref as never,
        className: 'given',
        id: 'given-id',
        style: { opacity: '0.5' },
        'data-given': 'yes',
        onPointerDown,
      }),
    );
    if (opens === 'by click') await userEvent.click(page.getByRole('button', { name: 'Open' }));
    const popup = page.getByRole(role);
    await expect.element(popup).toHaveClass('given');
    expect(ref.current).toBe(popup.element());
    // The given one, its own, and the one that all elements of the kit have.
    expect(popup.element().classList.length).toBeGreaterThan(2);
    expect([popup.element().id, ref.current?.dataset['given'], ref.current?.style.opacity]).toEqual([
      'given-id',
      'yes',
      '0.5',
    ]);
    popup.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(onPointerDown).toHaveBeenCalledOnce();
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
