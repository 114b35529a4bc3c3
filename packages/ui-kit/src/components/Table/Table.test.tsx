import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Table, type TableProps } from './Table.tsx';

interface Fruit {
  name: string;
  weight: number;
}

const FRUITS: Fruit[] = [
  { name: 'Pear', weight: 170 },
  { name: 'Apple', weight: 150 },
  { name: 'Cherry', weight: 8 },
];

const props: TableProps<Fruit> = {
  caption: 'Fruits',
  rows: FRUITS,
  getKey: (fruit) => fruit.name,
  columns: [
    {
      key: 'name',
      header: 'Name',
      cell: (fruit) => fruit.name,
      compare: (one, other) => one.name.localeCompare(other.name),
    },
    { key: 'weight', header: 'Weight', align: 'end', cell: (fruit) => fruit.weight, sortable: true },
    { key: 'note', header: 'Note', cell: () => 'A fruit' },
  ],
};
const words = { selectAll: 'All', selectRow: (fruit: Fruit) => `Select ${fruit.name}` };

const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((one) => one.textContent);
const header = (name: string) => page.getByRole('columnheader', { name });

test('its caption names it, each row has a header, and columns that cannot be ordered say nothing of order', async () => {
  await mount(<Table {...props} />);
  await expect.element(page.getByRole('table', { name: 'Fruits' })).toBeVisible();
  expect(names()).toEqual(['Pear', 'Apple', 'Cherry']);
  await expect.element(header('Name')).toHaveAttribute('aria-sort', 'none');
  await expect.element(header('Note')).not.toHaveAttribute('aria-sort');
});

test('a press on a header orders by it, upwards and then downwards, with the keyboard too', async () => {
  const onSortChange = vi.fn();
  await mount(<Table {...props} onSortChange={onSortChange} />);
  await userEvent.click(page.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['Apple', 'Cherry', 'Pear']);
  await expect.element(header('Name')).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['Pear', 'Cherry', 'Apple']);
  await expect.element(header('Name')).toHaveAttribute('aria-sort', 'descending');
  // This order is the caller's to make.
  await userEvent.click(page.getByRole('button', { name: 'Weight' }));
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'weight', direction: 'ascending' });
  expect(names()).toEqual(['Pear', 'Apple', 'Cherry']);
});

test('kept by the caller, order and selection are what the caller says', async () => {
  const onSelectedChange = vi.fn();
  await mount(
    <Table
      {...props}
      words={words}
      sort={{ column: 'name', direction: 'descending' }}
      selected={['Pear']}
      onSelectedChange={onSelectedChange}
    />,
  );
  await userEvent.click(page.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['Pear', 'Cherry', 'Apple']);
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Apple' }));
  expect(onSelectedChange.mock.calls).toEqual([[['Pear', 'Apple']]]);
  await expect.element(page.getByRole('checkbox', { name: 'Select Apple' })).not.toBeChecked();
});

test('rows are selected one by one or all at once; some of them show as mixed', async () => {
  await mount(<Table {...props} words={words} />);
  const all = page.getByRole('checkbox', { name: 'All', exact: true });
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Apple' }));
  await expect.element(all).toBePartiallyChecked();
  expect(
    page
      .getByRole('row')
      .elements()
      .filter((row) => row.hasAttribute('data-selected')),
  ).toHaveLength(1);
  await userEvent.click(all);
  await expect.element(page.getByRole('checkbox', { name: 'Select Pear' })).toBeChecked();
  await userEvent.click(all);
  await expect.element(page.getByRole('checkbox', { name: 'Select Pear' })).not.toBeChecked();
});

test('all of a page are selected and cleared; what is selected on other pages stays', async () => {
  const onSelectedChange = vi.fn();
  await mount(
    <Table {...props} words={words} defaultSelected={['Kiwi', 'Pear']} onSelectedChange={onSelectedChange} />,
  );
  const all = page.getByRole('checkbox', { name: 'All', exact: true });
  await userEvent.click(all);
  await expect.element(all).toBeChecked();
  await userEvent.click(all);
  await expect.element(all).not.toBeChecked();
  expect(onSelectedChange.mock.calls).toEqual([[['Kiwi', 'Pear', 'Apple', 'Cherry']], [['Kiwi']]]);
});

test('without room it scrolls sideways, and the keyboard can do that; with room it is no stop', async () => {
  const { rerender } = await mount(
    <div style={{ width: 240 }}>
      <Table {...props} />
    </div>,
  );
  const region = page.getByRole('region', { name: 'Fruits' });
  await expect.element(region).toHaveAttribute('tabindex', '0');
  await userEvent.tab();
  await expect.element(region).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => region.element().scrollLeft).toBeGreaterThan(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await rerender(
    <div style={{ width: 900 }}>
      <Table {...props} />
    </div>,
  );
  await expect.element(region).not.toHaveAttribute('tabindex');
});

test.each(['ltr', 'rtl'] as const)(
  'where columns go on beyond an edge, that edge is shaded, written %s',
  async (dir) => {
    const { rerender } = await mount(
      <div dir={dir} style={{ width: 240 }}>
        <Table {...props} />
      </div>,
    );
    const region = page.getByRole('region', { name: 'Fruits' });
    const shaded = () =>
      ['::before', '::after'].map((edge) => {
        const { content, opacity } = getComputedStyle(region.element(), edge);
        return content !== 'none' && Number(opacity) > 0;
      });
    await expect.poll(shaded).toEqual([false, true]);
    const far = region.element().scrollWidth - region.element().clientWidth;
    const sign = dir === 'rtl' ? -1 : 1;
    region.element().scrollTo((sign * far) / 2, 0);
    await expect.poll(shaded).toEqual([true, true]);
    region.element().scrollTo(sign * far, 0);
    await expect.poll(shaded).toEqual([true, false]);
    // The shade is at the edge of the box, wherever its content is.
    expect(region.element().scrollWidth - region.element().clientWidth).toBe(far);
    await rerender(
      <div dir={dir} style={{ width: 900 }}>
        <Table {...props} />
      </div>,
    );
    await expect.poll(shaded).toEqual([false, false]);
  },
);

test('the header does not cover what takes the focus', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({ name: `Fruit ${index}`, weight: index }));
  await mount(<Table {...props} hideCaption rows={rows} words={words} style={{ maxHeight: 240 }} />);
  const row = (index: number) =>
    page.getByRole('checkbox', { name: `Select Fruit ${index}`, exact: true }).element() as HTMLElement;
  const box = page.getByRole('region', { name: 'Fruits' }).element();
  box.scrollTop = box.scrollHeight;
  for (let index = 39; index >= 0; index -= 1) {
    row(index).focus();
    const head = header('Name').element().getBoundingClientRect();
    expect(row(index).getBoundingClientRect().top).toBeGreaterThan(head.bottom - 1);
  }
});

test('the header stays in sight where the height is limited', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({ name: `Fruit ${index}`, weight: index }));
  await mount(<Table {...props} hideCaption rows={rows} style={{ maxHeight: 200 }} />);
  const region = page.getByRole('region', { name: 'Fruits' }).element();
  region.scrollTo(0, 600);
  await expect
    .poll(() => header('Name').element().getBoundingClientRect().top - region.getBoundingClientRect().top)
    .toBeLessThan(3);
  expect(region.scrollTop).toBeGreaterThan(300);
});

test('it says that rows come, shows them in outline, and says what to do when there are none', async () => {
  const loading = { ...props, rows: [], state: 'loading' as const, words: { loading: 'Loading' } };
  const { rerender, host } = await mount(<Table {...loading} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(host.querySelectorAll('tbody tr')).toHaveLength(4);
  await rerender(<Table {...props} rows={[]} empty="Add the first one" />);
  await expect.element(page.getByText('Add the first one')).toBeVisible();
  await expect.element(page.getByRole('table')).not.toHaveAttribute('aria-busy');
});

const many = (count: number): Fruit[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Fruit ${index}`, weight: index }));

test('of many rows those near the view are in the page, each in its place; columns stay as wide as they were', async () => {
  const { rerender } = await mount(<Table {...props} words={words} rows={many(30)} />);
  const table = page.getByRole('table', { name: 'Fruits' });
  await expect.element(table).not.toHaveAttribute('aria-rowcount');
  const rows = many(5_000).map((fruit, index) =>
    index === 4_999 ? { ...fruit, name: `Fruit 4999 ${'with a long name '.repeat(4)}` } : fruit,
  );
  await rerender(<Table {...props} words={words} rows={rows} />);
  await expect.element(table).toHaveAttribute('aria-rowcount', '5001');
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBeLessThan(60);
  const width = () => header('Name').element().getBoundingClientRect().width;
  const before = width();
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return names().at(-1);
    })
    .toContain('Fruit 4999');
  expect(width()).toBe(before);
  const last = page.getByRole('row').elements().at(-1);
  expect(last?.getAttribute('aria-rowindex')).toBe('5001');
  expect(Math.round(last?.getBoundingClientRect().bottom ?? 0)).toBeLessThanOrEqual(window.innerHeight);
  window.scrollTo(0, 0);
});

test('columns of many rows get the widths of other rows when these come in their place', async () => {
  const { rerender } = await mount(<Table {...props} rows={many(500)} />);
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBeLessThan(60);
  const width = () => header('Name').element().getBoundingClientRect().width;
  await expect.poll(() => getComputedStyle(page.getByRole('table').element()).tableLayout).toBe('fixed');
  const before = width();
  const long = many(500).map(({ name, weight }) => ({ name: `Another ${name} with a long name`, weight }));
  await rerender(<Table {...props} rows={long} />);
  await expect.poll(width).toBeGreaterThan(before + 50);
});

test('all of many rows are selected and ordered, drawn or not', async () => {
  const onSelectedChange = vi.fn();
  await mount(<Table {...props} words={words} rows={many(500)} onSelectedChange={onSelectedChange} />);
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBeLessThan(60);
  await userEvent.click(page.getByRole('checkbox', { name: 'All' }));
  expect(onSelectedChange.mock.lastCall?.[0]).toHaveLength(500);
  await userEvent.click(page.getByRole('button', { name: 'Name' }));
  await userEvent.click(page.getByRole('button', { name: 'Name' }));
  await expect.poll(() => names()[0]).toBe('Fruit 99');
});
