import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { VIRTUAL_LIST_OVERSCAN, VirtualList } from './VirtualList.tsx';

const items = Array.from({ length: 10_000 }, (_, index) => `Row ${index}`);

async function mountList(activeIndex?: number) {
  const list = (active?: number) => (
    <VirtualList
      aria-label="Rows"
      data-testid="scroller"
      items={items}
      itemHeight={36}
      getKey={String}
      renderItem={(item) => item}
      style={{ height: 360 }}
      {...(active === undefined ? {} : { activeIndex: active })}
    />
  );
  const { host, rerender } = await mount(list(activeIndex));
  const scroller = host.querySelector<HTMLElement>('[data-testid=scroller]');
  return { scroller: scroller ?? host, activate: (index: number) => rerender(list(index)) };
}

const rows = () => page.getByRole('listitem').elements();

test('[CONST-53] only the rows in view and five beyond them are in the page', async () => {
  await mountList();
  expect(VIRTUAL_LIST_OVERSCAN).toBe(5);
  await expect.poll(() => rows().length).toBe(10 + VIRTUAL_LIST_OVERSCAN);
});

test('scrolling brings the rows of that place, and their number stays small', async () => {
  const { scroller } = await mountList();
  await expect.poll(() => rows().length).toBeGreaterThan(0);
  await expect
    .poll(() => {
      scroller.scrollTop = 36 * 5000;
      return rows().map((row) => row.textContent);
    })
    .toContain('Row 5000');
  expect(rows().length).toBeLessThanOrEqual(11 + 2 * VIRTUAL_LIST_OVERSCAN);
});

test('each row knows its place among all', async () => {
  await mountList();
  const row = page.getByText('Row 3', { exact: true });
  await expect.element(row).toHaveAttribute('aria-posinset', '4');
  await expect.element(row).toHaveAttribute('aria-setsize', '10000');
});

test('the active row is scrolled into view', async () => {
  const { activate, scroller } = await mountList();
  await activate(200);
  await expect.poll(() => scroller.scrollTop).toBeGreaterThan(36 * 180);
  await expect.element(page.getByText('Row 200', { exact: true })).toBeVisible();
});

test('its id and its name stand on one element, the list itself', async () => {
  const { host } = await mount(
    <VirtualList
      id="rows"
      aria-label="Rows"
      items={['a']}
      itemHeight={36}
      getKey={String}
      renderItem={(item) => item}
    />,
  );
  expect(host.querySelectorAll('[id=rows]')).toHaveLength(1);
  expect(host.querySelectorAll('[aria-label=Rows]')).toHaveLength(1);
  expect(page.getByRole('list', { name: 'Rows' }).element().id).toBe('rows');
});
