import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../test/browser.tsx';
import { sticky, table } from '../../test/elements.ts';
import { makeSnapshot } from '../document/index.ts';
import { BoardOutline, type BoardOutlineLabels } from './BoardOutline.tsx';

const labels: BoardOutlineLabels = {
  outline: 'Outline',
  empty: 'No text',
  showMore: (count) => `Show ${count} more`,
  expand: (text) => `Open ${text}`,
  collapse: (text) => `Close ${text}`,
  untitled: 'Untitled',
};

const ROWS = [
  ['Name', 'Role'],
  ['Ada', 'Lead'],
];

test('a table is read as a table, its first row as the names of the columns', async () => {
  const snapshot = makeSnapshot([table('t', ROWS), sticky('s', { y: 400, text: 'Below' })]);
  mount(<BoardOutline snapshot={snapshot} labels={labels} />);
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(
    page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(ROWS[0]);
  expect(
    page
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(ROWS[1]);
  expect(page.getByText('Untitled').elements()).toEqual([]);
});

test('without a header row all of its rows are cells', async () => {
  mount(<BoardOutline snapshot={makeSnapshot([table('t', ROWS, { header: false })])} labels={labels} />);
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(page.getByRole('cell').elements()).toHaveLength(4);
});
