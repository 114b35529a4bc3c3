import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Autocomplete, type AutocompleteProps } from './Autocomplete.tsx';

const many = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);

async function start(props: Partial<AutocompleteProps> = {}) {
  const onSearch = vi.fn();
  const onClear = vi.fn();
  function Page() {
    const [value, setValue] = useState('');
    return (
      <Autocomplete
        label="Search templates"
        submitLabel="Search"
        clearLabel="Clear"
        suggestionsLabel="Suggestions"
        history={{ title: 'History', items: many('past', 12), clearLabel: 'Delete all', onClear }}
        hot={{ title: 'Hot searches', items: many('hot', 8) }}
        suggestions={value.trim() === '' ? [] : many('Roadmap', 300)}
        {...props}
        value={value}
        onValueChange={setValue}
        onSearch={onSearch}
      />
    );
  }
  await mount(
    <>
      <button type="button">Elsewhere</button>
      <Page />
    </>,
  );
  return { onSearch, onClear };
}

/** A box that keeps its own text; what it suggests comes from outside. */
function Answering(props: Pick<AutocompleteProps, 'suggestions' | 'onSearch'>) {
  return (
    <Autocomplete
      {...props}
      label="Search templates"
      submitLabel="Search"
      clearLabel="Clear"
      suggestionsLabel="Suggestions"
    />
  );
}

const box = () => page.getByRole('combobox', { name: 'Search templates' });
const list = (name: string) => page.getByRole('listbox', { name });
const optionsOf = (name: string) => list(name).getByRole('option').elements();

test('[SEARCH-01][SEARCH-02][CONST-25] an empty box shows at most 10 entries of history', async () => {
  await start();
  expect(page.getByRole('listbox').elements()).toHaveLength(0);
  await userEvent.click(box());
  await expect.element(list('History')).toBeVisible();
  expect(optionsOf('History').map((option) => option.textContent)).toEqual(many('past', 10));
});

test('[SEARCH-03] the history can be deleted as a whole, by mouse and keyboard', async () => {
  const { onClear } = await start();
  await userEvent.click(box());
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  page.getByRole('button', { name: 'Delete all' }).element().dispatchEvent(press);
  // Else the box would lose the focus to it, or to nothing.
  expect(press.defaultPrevented).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Delete all' }));
  expect(onClear).toHaveBeenCalledTimes(1);
  await expect.element(box()).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Delete all' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClear).toHaveBeenCalledTimes(2);
});

test('[SEARCH-04][SEARCH-05][CONST-26] an empty box shows at most 5 hot searches', async () => {
  await start();
  await userEvent.click(box());
  expect(optionsOf('Hot searches')).toHaveLength(5);
});

test('[SEARCH-06] typed text shows suggestions in place of history and hot searches', async () => {
  await start();
  await userEvent.fill(box(), 'road');
  await expect.element(list('Suggestions')).toBeVisible();
  expect(list('History').elements()).toHaveLength(0);
  expect(list('Hot searches').elements()).toHaveLength(0);
  await userEvent.fill(box(), '   ');
  await expect.element(list('History')).toBeVisible();
});

test('[SEARCH-07][SEARCH-10] of 300 suggestions only those in view and five beyond are in the page', async () => {
  await start();
  await userEvent.fill(box(), 'road');
  await expect.element(list('Suggestions')).toBeVisible();
  await expect.poll(() => optionsOf('Suggestions').length).toBeGreaterThan(5);
  const scroller = list('Suggestions').element();
  const inView = Math.ceil(scroller.clientHeight / 36);
  expect(optionsOf('Suggestions').length).toBeLessThanOrEqual(inView + 1 + 5);
  await expect
    .poll(() => {
      scroller.scrollTo(0, 36 * 200);
      return optionsOf('Suggestions').map((option) => option.textContent);
    })
    .toContain('Roadmap 205');
  expect(optionsOf('Suggestions').length).toBeLessThanOrEqual(inView + 1 + 10);
});

test('[SEARCH-08] the typed text is highlighted inside each suggestion', async () => {
  await start({ suggestions: ['Roadmap', 'Broad view', '路线图 ROAD', 'Plan'] });
  await userEvent.fill(box(), 'road');
  await expect.element(list('Suggestions')).toBeVisible();
  const marks = () =>
    optionsOf('Suggestions').map((option) =>
      [...option.querySelectorAll('mark')].map((mark) => mark.textContent),
    );
  await expect.poll(marks).toEqual([['Road'], ['road'], ['ROAD'], []]);
});

test('[SEARCH-09][CONST-28] suggestion rows are 36 px high', async () => {
  await start();
  await userEvent.fill(box(), 'road');
  await expect.poll(() => optionsOf('Suggestions').length).toBeGreaterThan(2);
  const tops = optionsOf('Suggestions').map((option) => option.getBoundingClientRect());
  expect(tops[0]?.height).toBe(36);
  expect((tops[1]?.top ?? 0) - (tops[0]?.top ?? 0)).toBe(36);
});

test('[SEARCH-12] Enter runs the search with the trimmed text and closes the panel', async () => {
  const { onSearch } = await start();
  await userEvent.fill(box(), '  看板 ');
  await userEvent.keyboard('{Enter}');
  expect(onSearch.mock.calls).toEqual([['看板']]);
  expect(page.getByRole('listbox').elements()).toHaveLength(0);
});

test('Enter on an empty box runs nothing', async () => {
  const { onSearch } = await start();
  await userEvent.click(box());
  await userEvent.keyboard('{Enter}');
  expect(onSearch).not.toHaveBeenCalled();
});

test('[SEARCH-13] the button runs the search', async () => {
  const { onSearch } = await start();
  await userEvent.fill(box(), 'roadmap');
  await userEvent.click(page.getByRole('button', { name: 'Search', exact: true }));
  expect(onSearch.mock.calls).toEqual([['roadmap']]);
});

test('[SEARCH-15] Esc closes the panel and keeps the text', async () => {
  await start();
  await userEvent.fill(box(), 'roadmap');
  await expect.element(list('Suggestions')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(page.getByRole('listbox').elements()).toHaveLength(0);
  await expect.element(box()).toHaveValue('roadmap');
  await expect.element(box()).toHaveFocus();
});

test('arrows walk through the rows as a combobox does, and Enter takes the row', async () => {
  const { onSearch } = await start();
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = () => document.getElementById(box().element().getAttribute('aria-activedescendant') ?? '');
  expect(active()?.textContent).toBe('past 2');
  expect(active()?.getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(active()?.textContent).toContain('hot 5');
  await userEvent.keyboard('{Enter}');
  expect(onSearch.mock.calls).toEqual([['hot 5']]);
});

test('suggestions that come after the arrow do not put another one in the place of what was chosen', async () => {
  const onSearch = vi.fn();
  const { rerender } = await mount(<Answering suggestions={['Kanban', 'Kano model']} onSearch={onSearch} />);
  await userEvent.click(box());
  await userEvent.keyboard('kan{ArrowDown}{ArrowDown}');
  const chosen = () => page.getByRole('option', { selected: true });
  await expect.element(chosen()).toHaveTextContent('Kano model');
  await rerender(<Answering suggestions={['Kano model', 'Kanji']} onSearch={onSearch} />);
  await expect.element(chosen()).toHaveTextContent('Kano model');
  // What is gone is not chosen any more: Enter takes what is typed.
  await rerender(<Answering suggestions={['Kanji', 'Kanban']} onSearch={onSearch} />);
  await expect.poll(() => chosen().elements()).toHaveLength(0);
  await userEvent.keyboard('{Enter}');
  expect(onSearch.mock.calls).toEqual([['kan']]);
});

test('the active suggestion is kept in view however far it is', async () => {
  await start();
  await userEvent.fill(box(), 'road');
  await expect.element(list('Suggestions')).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('option', { name: 'Roadmap 300' })).toBeVisible();
});

test('a press on a row runs it', async () => {
  const { onSearch } = await start();
  await userEvent.click(box());
  await userEvent.click(page.getByRole('option', { name: 'past 3' }));
  expect(onSearch.mock.calls).toEqual([['past 3']]);
  await expect.element(box()).toHaveValue('past 3');
});

// Safari ends the composition before the key, and marks the key by its code alone.
test.each([{ isComposing: true }, { keyCode: 229 }])(
  'a key of an input method (%o) is not ours',
  async (sign) => {
    const { onSearch } = await start();
    await userEvent.fill(box(), 'かんばん');
    box()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, ...sign }));
    await expect.element(box()).not.toHaveAttribute('aria-activedescendant');
    expect(onSearch).not.toHaveBeenCalled();
  },
);

test('leaving the field closes the panel', async () => {
  await start({
    history: { title: 'History', items: [], clearLabel: 'Delete all', onClear: () => undefined },
  });
  await userEvent.click(box());
  await expect.element(list('Hot searches')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
  expect(page.getByRole('listbox').elements()).toHaveLength(0);
});

test('the box controls the lists that are open, and says it is collapsed while there is only a note', async () => {
  await start({ suggestions: [], suggestionsNote: 'Searching…' });
  const controlled = () => {
    const ids = box().element().getAttribute('aria-controls')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.getAttribute('role'));
  };
  await userEvent.click(box());
  await expect.element(list('History')).toBeVisible();
  expect(controlled()).toEqual(['listbox', 'listbox']);
  await expect.element(box()).toHaveAttribute('aria-expanded', 'true');
  // Announced because it was there before it had anything to say.
  const status = page.getByRole('status').element();
  expect(status.checkVisibility()).toBe(true);
  await userEvent.keyboard('r');
  await expect.element(page.getByText('Searching…')).toBeVisible();
  expect(page.getByText('Searching…').element()).toBe(status);
  expect(controlled()).toEqual([]);
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
});

test('the box controls the list of suggestions', async () => {
  await start();
  await userEvent.type(box(), 'r');
  await expect.element(list('Suggestions')).toBeVisible();
  expect(box().element().getAttribute('aria-controls')).toBe(list('Suggestions').element().id);
});
