import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

async function start(props: Partial<SearchFieldProps> = {}) {
  const onSearch = vi.fn();
  await mount(
    <SearchField
      label="Search boards"
      submitLabel="Search"
      clearLabel="Clear"
      onSearch={onSearch}
      {...props}
    />,
  );
  return onSearch;
}

const box = () => page.getByRole('searchbox', { name: 'Search boards' });

test('Enter and the button search for the trimmed text, and nothing for an empty one', async () => {
  const onSearch = await start();
  await userEvent.click(box());
  await userEvent.keyboard('  {Enter}');
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.keyboard('看板 {Enter}');
  await expect.element(box()).toHaveValue('看板');
  await userEvent.click(page.getByRole('button', { name: 'Search' }));
  expect(onSearch.mock.calls).toEqual([['看板'], ['看板']]);
});

test('× empties it and gives the focus back', async () => {
  const onValueChange = vi.fn();
  await start({ defaultValue: 'roadmap', onValueChange });
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.element(box()).toHaveValue('');
  await expect.element(box()).toHaveFocus();
  expect(onValueChange.mock.calls).toEqual([['']]);
});

test('it suggests nothing: a plain search box in a search landmark', async () => {
  await start();
  await expect.element(page.getByRole('search')).toBeVisible();
  await userEvent.click(box());
  await expect.element(box()).not.toHaveAttribute('aria-expanded');
});

test('kept by the caller, it shows what the caller says; disabled, it takes nothing', async () => {
  const onSearch = await start({ value: 'kept', disabled: true });
  await expect.element(box()).toHaveValue('kept');
  await expect.element(box()).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Search' })).toBeDisabled();
  expect(onSearch).not.toHaveBeenCalled();
});
