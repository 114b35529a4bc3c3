import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { CardGrid } from './CardGrid.tsx';

const columns = () =>
  getComputedStyle(page.getByRole('list').element()).gridTemplateColumns.split(' ').length;

test('it has as many columns of at least 220 px as fit, two on a phone', async () => {
  await mount(
    <CardGrid>
      {[1, 2, 3, 4, 5].map((number) => (
        <p key={number}>{number}</p>
      ))}
    </CardGrid>,
  );
  for (const [width, count] of [
    [1376, 5],
    [1200, 5],
    [720, 3],
    [390, 2],
    [320, 2],
  ] as const) {
    await page.viewport(width, 700);
    expect(columns()).toBe(count);
  }
  await page.viewport(1280, 800);
});

test('assistive technology hears a list with as many entries as cards', async () => {
  await mount(
    <CardGrid>
      <p key="a">A</p>
      {false}
      <p key="b">B</p>
    </CardGrid>,
  );
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
});
