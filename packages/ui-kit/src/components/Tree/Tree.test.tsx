import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { chosen, ITEMS, leaf, names, row, TreePage } from './testing/TreePage.tsx';
import type { TreeItem } from './tree-types.ts';

const onMove = vi.fn();
const onLoadChildren = vi.fn();

beforeEach(() => {
  onMove.mockReset();
  onLoadChildren.mockReset();
});

const press = (keys: string) => userEvent.keyboard(keys);

test('[STATE-34] arrows open branches, and close them, which takes their rows out of the tree; Tab makes one stop', async () => {
  await mount(<TreePage onLoadChildren={onLoadChildren} />);
  // Where a press of Tab on a fresh page begins depends on what had the focus before.
  page.getByRole('button', { name: 'Change' }).element().focus();
  await userEvent.tab();
  await expect.element(row('Plans')).toHaveFocus();
  await expect.element(row('Plans')).toHaveAttribute('aria-expanded', 'false');
  await press('{ArrowRight}');
  await expect.element(row('Budget')).toHaveAttribute('aria-level', '2');
  await expect.element(row('Roadmap')).toHaveAttribute('aria-posinset', '2');
  await press('{ArrowRight}');
  await expect.element(row('Budget')).toHaveFocus();
  await press('{ArrowDown}{ArrowDown}');
  await expect.element(row('Drive')).toHaveFocus();
  await press('{End}');
  await expect.element(row('Locked')).toHaveFocus();
  await press('{Home}{ArrowDown}{ArrowLeft}');
  await expect.element(row('Plans')).toHaveFocus();
  await press('{ArrowLeft}');
  await expect.poll(names).toEqual(['Plans', 'Drive', 'Ideas', 'Locked']);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('from right to left the arrows are turned', async () => {
  await mount(
    <div dir="rtl">
      <TreePage onLoadChildren={onLoadChildren} />
    </div>,
  );
  await userEvent.click(row('Plans'));
  await press('{ArrowLeft}');
  await expect.element(row('Budget')).toBeVisible();
  await press('{ArrowRight}');
  await expect.element(row('Budget')).not.toBeInTheDocument();
});

test('letters go to names, * opens all branches beside each other', async () => {
  await mount(<TreePage onLoadChildren={onLoadChildren} />);
  await userEvent.click(row('Plans'));
  await press('id');
  await expect.element(row('Ideas')).toHaveFocus();
  await press('{*}');
  await expect.element(row('Budget')).toBeVisible();
  expect(onLoadChildren).toHaveBeenCalledOnce();
});

test('a branch loads when it opens, reports a failure, and is tried again', async () => {
  const steps: Array<Partial<TreeItem>> = [
    { status: 'loading' },
    { status: 'failed' },
    { children: [leaf('Notes')] },
  ];
  await mount(
    <TreePage
      onLoadChildren={onLoadChildren}
      change={(items) => {
        const step = steps.shift();
        return items.map((item) => {
          if (item.id !== 'Drive') return item;
          const { status: _, ...rest } = item;
          return { ...rest, ...step };
        });
      }}
    />,
  );
  const change = page.getByRole('button', { name: 'Change' });
  await userEvent.click(row('Drive'));
  await press('{ArrowRight}');
  await expect.poll(() => onLoadChildren.mock.calls.map(([item]) => item.id)).toEqual(['Drive']);
  await userEvent.click(change);
  await expect.element(page.getByText('Loading')).toBeVisible();
  await userEvent.click(change);
  await expect.element(page.getByText('Failed')).toBeVisible();
  await userEvent.click(row('Drive'));
  await press('{ArrowDown}{Enter}');
  expect(onLoadChildren).toHaveBeenCalledTimes(2);
  await userEvent.click(change);
  await expect.element(row('Notes')).toBeVisible();
  expect(onLoadChildren).toHaveBeenCalledTimes(2);
});

test('the focus stays in the tree when the row that had it goes', async () => {
  await mount(
    <TreePage onLoadChildren={onLoadChildren} change={(items) => items.filter(({ id }) => id !== 'Ideas')} />,
  );
  await userEvent.click(row('Ideas'));
  const change = page.getByRole('button', { name: 'Change' }).element() as HTMLElement;
  // Pressed without taking the focus.
  change.click();
  await expect.element(row('Locked')).toHaveFocus();
});

test('one is chosen by click or Space; what is disabled is not', async () => {
  const onSelectedChange = vi.fn();
  await mount(<TreePage onLoadChildren={onLoadChildren} onSelectedChange={onSelectedChange} />);
  await userEvent.click(row('Ideas'));
  await expect.poll(chosen).toEqual(['Ideas']);
  await press('{ArrowUp} ');
  await expect.poll(chosen).toEqual(['Drive']);
  expect(onSelectedChange.mock.calls).toEqual([[['Ideas']], [['Drive']]]);
  row('Locked')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onSelectedChange).toHaveBeenCalledTimes(2);
});

test('several are chosen with Ctrl, Shift, Space, Ctrl+A, and with a finger', async () => {
  await mount(<TreePage onLoadChildren={onLoadChildren} selection="multiple" defaultExpanded={['Plans']} />);
  expect(page.getByRole('tree').element().getAttribute('aria-multiselectable')).toBe('true');
  await userEvent.click(row('Budget'));
  await userEvent.click(row('Ideas'), { modifiers: ['Control'] });
  await expect.poll(chosen).toEqual(['Budget', 'Ideas']);
  await userEvent.click(row('Roadmap'));
  await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await expect.poll(chosen).toEqual(['Roadmap', 'Drive', 'Ideas']);
  await press('{Shift>}{ArrowUp}{/Shift}');
  await expect.poll(chosen).toEqual(['Roadmap', 'Drive']);
  await press(' ');
  await expect.poll(chosen).toEqual(['Roadmap']);
  await press('{Control>}a{/Control}');
  await expect.poll(chosen).toEqual(['Plans', 'Budget', 'Roadmap', 'Drive', 'Ideas']);
  row('Budget')
    .element()
    .dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
  await expect.poll(chosen).toEqual(['Plans', 'Roadmap', 'Drive', 'Ideas']);
});

test('Enter and a double click open an entry', async () => {
  const onOpen = vi.fn();
  await mount(<TreePage onLoadChildren={onLoadChildren} onOpen={onOpen} />);
  await userEvent.dblClick(row('Ideas'));
  await press('{ArrowUp}{Enter}');
  expect(onOpen.mock.calls.map(([item]) => item.id)).toEqual(['Ideas', 'Drive']);
});

test('a press of the right button or of an arrow makes its row the active one', async () => {
  const onOpen = vi.fn();
  await mount(<TreePage onLoadChildren={onLoadChildren} onOpen={onOpen} />);
  await userEvent.click(row('Ideas'));
  await userEvent.click(row('Drive'), { button: 'right' });
  await expect.element(row('Drive')).toHaveFocus();
  await press('{Enter}');
  expect(onOpen.mock.calls.map(([item]) => item.id)).toEqual(['Drive']);
  await userEvent.click(row('Plans').element().querySelector('svg') as Element);
  await expect.element(row('Budget')).toBeVisible();
  await expect.element(row('Plans')).toHaveFocus();
  await press('{ArrowDown}');
  await expect.element(row('Budget')).toHaveFocus();
});

test('where nothing opens, a double click chooses as two presses do, and asks for no more than they do', async () => {
  await mount(
    <TreePage
      onLoadChildren={onLoadChildren}
      selection="multiple"
      items={[...ITEMS, { id: 'Lost', label: 'Lost', branch: true, status: 'failed' }]}
      defaultExpanded={['Lost']}
    />,
  );
  await userEvent.dblClick(row('Ideas'));
  await expect.poll(chosen).toEqual(['Ideas']);
  await userEvent.dblClick(page.getByText('Failed'));
  expect(onLoadChildren).toHaveBeenCalledTimes(2);
});

test('what is chosen inside a closed branch moves along', async () => {
  await mount(
    <TreePage
      onLoadChildren={onLoadChildren}
      onMove={onMove}
      selection="multiple"
      defaultSelected={['Budget', 'Ideas']}
    />,
  );
  await press('{Tab}{Tab}{Control>}x{/Control}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Moving Budget +1 before Locked');
  await press('{End}{Enter}');
  expect(onMove.mock.calls).toEqual([[{ ids: ['Budget', 'Ideas'], parentId: null, beforeId: null }]]);
});

test('the keyboard moves entries behind an open branch that is last; arrows open and close branches meanwhile', async () => {
  await mount(
    <TreePage
      onLoadChildren={onLoadChildren}
      items={[leaf('Ideas'), ...ITEMS.slice(0, 1)]}
      onMove={onMove}
    />,
  );
  await userEvent.click(row('Ideas'));
  await press('{Control>}x{/Control}{ArrowDown}');
  await expect.element(row('Plans')).toHaveAttribute('data-drop', 'inside');
  await press('{ArrowRight}');
  await expect.element(row('Roadmap')).toBeVisible();
  await press('{ArrowLeft}');
  await expect.element(row('Roadmap')).not.toBeInTheDocument();
  await press('{ArrowRight}');
  await expect.element(row('Roadmap')).toBeVisible();
  await press('{End}');
  await expect.element(page.getByRole('status')).toHaveTextContent('after Plans');
  await expect.element(row('Roadmap')).toHaveAttribute('data-drop', 'after');
  await press('{Enter}');
  expect(onMove.mock.calls).toEqual([[{ ids: ['Ideas'], parentId: null, beforeId: null }]]);
});

test('the keyboard moves entries, and says each place', async () => {
  await mount(<p id="mine">Mine</p>);
  await mount(
    <TreePage
      onLoadChildren={onLoadChildren}
      onMove={onMove}
      selection="multiple"
      defaultExpanded={['Plans']}
      aria-describedby="mine"
    />,
  );
  await expect.element(page.getByRole('tree')).toHaveAccessibleDescription('How to move Mine');
  await userEvent.click(row('Ideas'));
  await press('{ArrowUp}{ArrowDown}');
  const ring = () => getComputedStyle(row('Ideas').element()).outlineStyle;
  await expect.poll(ring).toBe('solid');
  await press('{Control>}x{/Control}');
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('Moving Ideas before Locked');
  expect(ring()).toBe('solid');
  await press('{ArrowUp}');
  await expect.element(status).toHaveTextContent('inside Drive');
  await press('{Home}{ArrowDown}');
  await expect.element(status).toHaveTextContent('inside Plans');
  await expect.element(row('Plans')).toHaveAttribute('data-drop', 'inside');
  await press('{Escape}');
  await expect.element(status).toHaveTextContent('nothing moved');
  expect(onMove).not.toHaveBeenCalled();
  await press('{Control>}x{/Control}{Home}{Enter}');
  await expect.element(status).toHaveTextContent('Ideas moved');
  expect(onMove.mock.calls).toEqual([[{ ids: ['Ideas'], parentId: null, beforeId: 'Plans' }]]);
  await expect.poll(names).toEqual(['Ideas', 'Plans', 'Budget', 'Roadmap', 'Drive', 'Locked']);
  await expect.element(row('Ideas')).toHaveFocus();
});

test('of thousands only those in view are in the page, and the keyboard reaches all', async () => {
  const items = Array.from({ length: 10_000 }, (_, index) => leaf(`Board ${index}`));
  await mount(<TreePage onLoadChildren={onLoadChildren} items={items} />);
  await expect.poll(() => names().length).toBeGreaterThan(9);
  expect(names().length).toBeLessThan(30);
  await userEvent.click(row('Board 0'));
  await press('{End}');
  await expect.element(row('Board 9999')).toHaveFocus();
  await expect.element(row('Board 9999')).toHaveAttribute('aria-posinset', '10000');
  const tree = page.getByRole('tree').element();
  tree.scrollTop = 0;
  await expect.element(row('Board 3')).toBeInTheDocument();
  // The row with the focus is still there, so that the next key starts from it.
  await expect.element(row('Board 9999')).toHaveFocus();
  await press('{ArrowUp}');
  await expect.element(row('Board 9998')).toHaveFocus();
});
