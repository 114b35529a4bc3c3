import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { SUBJECTS, optionWords } from '../../testing/options.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

async function start(props: Partial<MultiSelectProps> = {}) {
  const onValueChange = vi.fn();
  const view = await mount(
    <form>
      <MultiSelect
        label="Subjects"
        name="subject"
        options={SUBJECTS}
        words={optionWords}
        onValueChange={onValueChange}
        {...props}
      />
    </form>,
  );
  const sent = () => new FormData(view.host.querySelector('form') ?? undefined).getAll('subject');
  return { ...view, onValueChange, sent };
}

const box = () => page.getByRole('combobox', { name: 'Subjects' });
const option = (name: string) => page.getByRole('option', { name });

test('options are chosen by keyboard and press, shown as chips, and all sent by a form', async () => {
  const { sent } = await start();
  await userEvent.click(box());
  await userEvent.keyboard('road{Enter}');
  await expect.element(box()).toHaveValue('');
  await userEvent.click(option('Education'));
  await expect.poll(sent).toEqual(['roadmap', 'education']);
  await expect.element(page.getByRole('button', { name: 'Remove Roadmaps' })).toBeVisible();
  // A second press takes it back.
  await userEvent.click(option('Education'));
  await expect.poll(sent).toEqual(['roadmap']);
});

test('Backspace in the empty field takes the last one away, × any', async () => {
  const { sent } = await start({ defaultValue: SUBJECTS.slice(0, 3) });
  await userEvent.click(box());
  await userEvent.keyboard('{Backspace}');
  await expect.poll(sent).toEqual(['agile', 'brainstorm']);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Remove Agile workflow' }));
  await expect.poll(sent).toEqual(['brainstorm']);
});

test('a Backspace that is held takes the text away, and no choice', async () => {
  const { sent } = await start({ defaultValue: SUBJECTS.slice(0, 3) });
  await userEvent.click(box());
  await userEvent.keyboard('xy');
  const key = { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 };
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
  for (let held = 0; held < 5; held += 1)
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', autoRepeat: true, ...key });
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  await expect.element(box()).toHaveValue('');
  expect(sent()).toHaveLength(3);
});

for (const [dir, back] of [
  ['ltr', 'ArrowLeft'],
  ['rtl', 'ArrowRight'],
] as const) {
  test(`arrows walk back through the chips (${dir}), and Delete takes away the one that has the focus`, async () => {
    const onValueChange = vi.fn();
    await mount(
      <div dir={dir}>
        <MultiSelect
          label="Subjects"
          options={SUBJECTS}
          defaultValue={SUBJECTS.slice(0, 3)}
          words={optionWords}
          onValueChange={onValueChange}
        />
      </div>,
    );
    await userEvent.click(box());
    await userEvent.keyboard(`{Escape}{${back}}{${back}}{Delete}`);
    expect(onValueChange.mock.lastCall?.[0].map(({ value }: { value: string }) => value)).toEqual([
      'agile',
      'cafe',
    ]);
  });
}

test('with as many as may be, the others cannot be chosen and the list says why; the chosen ones can be taken back', async () => {
  const { sent } = await start({ max: 2, defaultValue: SUBJECTS.slice(0, 2) });
  await expect.element(box()).toHaveAccessibleDescription('2 of 2');
  await userEvent.click(box());
  await expect.element(page.getByText('No more than 2. Remove one to choose another.')).toBeVisible();
  await expect.element(option('Roadmaps')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(option('Brainstorming'));
  await expect.poll(sent).toEqual(['agile']);
  await expect.element(option('Roadmaps')).not.toHaveAttribute('aria-disabled', 'true');
});

test('words of one’s own are chosen once, by any name', async () => {
  const { sent } = await start({
    createOption: (text) => ({ value: text.toLowerCase(), label: text }),
    defaultValue: [{ value: 'team', label: 'team' }],
  });
  await userEvent.click(box());
  await userEvent.keyboard('Team');
  await userEvent.click(option('Add “Team”'));
  await expect.poll(sent).toEqual(['team']);
  await userEvent.keyboard('Workshop');
  await userEvent.click(option('Add “Workshop”'));
  await expect.poll(sent).toEqual(['team', 'workshop']);
});

test('kept by the caller, it asks and shows what the caller says', async () => {
  const { onValueChange, sent } = await start({ value: SUBJECTS.slice(0, 1) });
  await userEvent.click(page.getByRole('button', { name: 'Remove Agile workflow' }));
  expect(onValueChange.mock.calls).toEqual([[[]]]);
  expect(sent()).toEqual(['agile']);
});

test('a search that failed is asked again by its row', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const { onValueChange } = await start({ load });
  await userEvent.click(box());
  await userEvent.click(option('Try again'));
  await expect.poll(() => load.mock.calls.length).toBe(2);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('Esc closes the list, then the dialog around it, and takes nothing away', async () => {
  const onValueChange = vi.fn();
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Filter" closeLabel="Close">
        <MultiSelect
          label="Subjects"
          options={SUBJECTS}
          words={optionWords}
          defaultValue={SUBJECTS.slice(0, 2)}
          onValueChange={onValueChange}
        />
      </Dialog>
    );
  }
  await mount(<Page />);
  await userEvent.click(box());
  await userEvent.keyboard('road');
  await expect.element(option('Roadmaps')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(onValueChange).not.toHaveBeenCalled();
});

test('a chip that has the focus says what it is', async () => {
  await start({ defaultValue: SUBJECTS.slice(0, 1) });
  await expect.element(page.getByRole('group', { name: 'Agile workflow' })).toBeVisible();
});

test('own words are made into an option once, when they are chosen', async () => {
  const createOption = vi.fn((text: string) => ({ value: text, label: text }));
  const { sent } = await start({ createOption, max: 1 });
  await userEvent.click(box());
  await userEvent.keyboard('Workshop');
  await expect.element(option('Add “Workshop”')).toBeVisible();
  expect(createOption).not.toHaveBeenCalled();
  await userEvent.click(option('Add “Workshop”'));
  await expect.poll(sent).toEqual(['Workshop']);
  expect(createOption).toHaveBeenCalledOnce();
});
