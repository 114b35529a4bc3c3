import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { SUBJECTS, optionWords } from '../../testing/options.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import type { ComboboxOption } from './index.ts';

async function start(props: Partial<ComboboxProps> = {}) {
  const onValueChange = vi.fn();
  const view = await mount(
    <form>
      <Combobox
        data-mine="yes"
        label="Subject"
        name="subject"
        options={SUBJECTS}
        words={optionWords}
        onValueChange={onValueChange}
        {...props}
      />
    </form>,
  );
  const sent = () => new FormData(view.host.querySelector('form') ?? undefined).get('subject');
  return { ...view, onValueChange, sent };
}

const box = () => page.getByRole('combobox', { name: 'Subject' });
const option = (name: string) => page.getByRole('option', { name });
const labels = () =>
  page
    .getByRole('option')
    .elements()
    .map((one) => one.querySelector('span:not([aria-hidden])')?.firstChild?.textContent);

test('typing finds without accents and letter case, Enter takes the first, and a form sends its value', async () => {
  const { onValueChange, sent } = await start();
  await userEvent.click(box());
  await expect.element(page.getByRole('listbox', { name: 'Subject' })).toBeVisible();
  await userEvent.keyboard('CAFE');
  await expect.poll(labels).toEqual(['Café and restaurant']);
  await userEvent.keyboard('{Enter}');
  await expect.element(box()).toHaveValue('Café and restaurant');
  expect(onValueChange.mock.calls).toEqual([[SUBJECTS[2]]]);
  expect(sent()).toBe('cafe');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('arrows walk, a press chooses, an option that is disabled cannot be chosen', async () => {
  const { sent } = await start();
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(box()).toHaveValue('Brainstorming');
  await userEvent.click(page.getByRole('button', { name: 'Show all' }));
  await expect.element(option('Brainstorming')).toHaveAttribute('aria-selected', 'true');
  await expect.element(option('Meetings')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(option('Roadmaps'));
  await expect.element(box()).toHaveValue('Roadmaps');
  expect(sent()).toBe('roadmap');
});

test('a choice can be taken away, and words that were not chosen go when the field is left', async () => {
  const { onValueChange } = await start({ defaultValue: SUBJECTS[7] ?? null });
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.element(box()).toHaveValue('');
  expect(onValueChange).toHaveBeenLastCalledWith(null);
  await userEvent.click(box());
  await userEvent.keyboard('road{Escape}');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('');
});

test('kept by the caller, it shows what the caller says', async () => {
  function Page() {
    const [value, setValue] = useState<ComboboxOption | null>(SUBJECTS[0] ?? null);
    return (
      <>
        <Combobox
          label="Subject"
          options={SUBJECTS}
          words={optionWords}
          value={value}
          onValueChange={setValue}
        />
        <button type="button" onClick={() => setValue(SUBJECTS[3] ?? null)}>
          Set
        </button>
      </>
    );
  }
  await mount(<Page />);
  await expect.element(box()).toHaveValue('Agile workflow');
  await userEvent.click(page.getByRole('button', { name: 'Set' }));
  await expect.element(box()).toHaveValue('Education');
  await userEvent.click(box());
  // The name of what is chosen asks for nothing.
  await expect.poll(() => page.getByRole('option').elements().length).toBe(SUBJECTS.length);
});

test('words of one’s own can be chosen where that is allowed, unless an option has them', async () => {
  const { onValueChange } = await start({
    createOption: (text) => ({ value: `own:${text}`, label: text }),
  });
  await userEvent.click(box());
  await userEvent.keyboard('roadmaps');
  await expect.poll(labels).toEqual(['Roadmaps']);
  await userEvent.keyboard(' of mine');
  await userEvent.click(option('Add “roadmaps of mine”'));
  expect(onValueChange.mock.calls).toEqual([[{ value: 'own:roadmaps of mine', label: 'roadmaps of mine' }]]);
  await expect.element(box()).toHaveValue('roadmaps of mine');
});

/** A search whose answers the test gives. */
function search() {
  const asked: Array<{ text: string; signal: AbortSignal } & PromiseWithResolvers<ComboboxOption[]>> = [];
  const load = (text: string, signal: AbortSignal) => {
    const answer = Promise.withResolvers<ComboboxOption[]>();
    asked.push({ text, signal, ...answer });
    return answer.promise;
  };
  return { asked, load };
}

test('options that are asked for show that they come; an older question is aborted, its answer dropped', async () => {
  const { asked, load } = search();
  await start({ load });
  await userEvent.click(box());
  await expect.element(page.getByText('Searching…')).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  await userEvent.keyboard('new');
  await expect.poll(() => asked.at(-1)?.text).toBe('new');
  expect(asked[0]?.signal.aborted).toBe(true);
  asked.at(-1)?.resolve([{ value: 'n', label: 'Newsletter' }]);
  await expect.poll(labels).toEqual(['Newsletter']);
  asked[0]?.resolve([{ value: 'o', label: 'Old answer' }]);
  await asked[0]?.promise;
  await expect.element(page.getByText('Searching…')).not.toBeInTheDocument();
  expect(labels()).toEqual(['Newsletter']);
  await userEvent.keyboard('{Enter}');
  await expect.element(box()).toHaveValue('Newsletter');
});

test('a search that failed says so, and its row asks again with the keyboard, the list staying open', async () => {
  const { asked, load } = search();
  const { onValueChange } = await start({ load });
  await userEvent.click(box());
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.reject(new Error('offline'));
  await expect.element(page.getByText('The subjects could not be loaded.')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => asked.length).toBe(2);
  expect(onValueChange).not.toHaveBeenCalled();
  asked[1]?.resolve([{ value: 'n', label: 'Newsletter' }]);
  await expect.poll(labels).toEqual(['Newsletter']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(box()).toHaveValue('Newsletter');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('a list that is opened again asks again, and shows nothing of what it found before', async () => {
  const { asked, load } = search();
  await start({ load });
  await userEvent.click(box());
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.resolve([{ value: 'o', label: 'Old answer' }]);
  await expect.poll(labels).toEqual(['Old answer']);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('Searching…')).toBeVisible();
  expect(labels()).toEqual([]);
});

test('another source is asked at once, and the answers of the one before are gone', async () => {
  const first = search();
  const second = search();
  const { rerender } = await mount(<Combobox label="Subject" words={optionWords} load={first.load} />);
  await userEvent.click(box());
  await expect.poll(() => first.asked.length).toBe(1);
  first.asked[0]?.resolve([{ value: 'o', label: 'Old answer' }]);
  await expect.poll(labels).toEqual(['Old answer']);
  await rerender(<Combobox label="Subject" words={optionWords} load={second.load} />);
  expect(labels()).toEqual([]);
  await expect.poll(() => second.asked.length).toBe(1);
  second.asked[0]?.resolve([{ value: 'n', label: 'New answer' }]);
  await expect.poll(labels).toEqual(['New answer']);
});

test('Esc takes a choice away only where there is a × for it', async () => {
  const { clear: _, ...words } = optionWords;
  const { onValueChange } = await start({ words, defaultValue: SUBJECTS[0] ?? null });
  await userEvent.click(box());
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(onValueChange).not.toHaveBeenCalled();
  await expect.element(box()).toHaveValue('Agile workflow');
});

test('leaving a search aborts it', async () => {
  const { asked, load } = search();
  await start({ load });
  await userEvent.click(box());
  await expect.poll(() => asked.length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => asked[0]?.signal.aborted).toBe(true);
});

test('its attributes, handlers and help reach the input; an error marks it', async () => {
  const onKeyDown = vi.fn();
  await start({
    id: 'own',
    description: 'Help',
    error: 'Choose one',
    onKeyDown,
    disabled: false,
  });
  await expect.element(box()).toHaveAttribute('id', 'own');
  await expect.element(box()).toHaveAttribute('data-mine', 'yes');
  await expect.element(box()).toHaveAccessibleDescription('Help Choose one');
  await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(box(), 'a');
  expect(onKeyDown).toHaveBeenCalled();
});

test('from right to left the list is too, under the field and as wide', async () => {
  await mount(
    <div dir="rtl" style={{ width: 300 }}>
      <Combobox label="Subject" options={SUBJECTS} words={optionWords} />
    </div>,
  );
  await userEvent.click(box());
  const list = page.getByRole('listbox', { name: 'Subject' });
  await expect.element(list).toHaveStyle({ direction: 'rtl' });
  const frame = box().element().parentElement?.getBoundingClientRect();
  await expect.poll(() => list.element().parentElement?.getBoundingClientRect().width).toBe(frame?.width);
});

test.each(['{Tab}', '{Shift>}{Tab}{/Shift}'])(
  'while its list is open the rest is hidden from screen readers; what %s goes to never is',
  async (keys) => {
    const field = (
      <Combobox label="Subject" options={SUBJECTS} words={optionWords} description="Of the course" />
    );
    await mount(
      <>
        <button type="button">Before</button>
        {field}
        <button type="button">After</button>
      </>,
    );
    const HIDDEN = '[aria-hidden="true"]';
    const hiddenPlaces = () => document.querySelectorAll(`button:is(${HIDDEN}, ${HIDDEN} *)`).length;
    await userEvent.click(page.getByRole('button', { name: optionWords.open }));
    await expect.element(page.getByRole('listbox', { name: 'Subject' })).toBeVisible();
    await expect.poll(hiddenPlaces).toBeGreaterThan(0);
    await userEvent.keyboard(keys);
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.poll(hiddenPlaces).toBe(0);
    expect(document.activeElement).not.toBe(document.body);
  },
);
