import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { keyShortcuts } from './keyShortcuts.ts';
import { CommandPalette, type CommandGroup, type CommandPaletteProps } from './CommandPalette.tsx';
import { matchCommands } from './match-commands.ts';

const run = vi.fn();
const command = (id: string, label: string, more: object = {}) => ({
  id,
  label,
  onRun: () => run(id),
  ...more,
});
const GROUPS: CommandGroup[] = [
  {
    id: 'actions',
    label: 'Actions',
    commands: [
      command('new', 'New board', { shortcut: ['Ctrl', 'N'] }),
      command('dark', 'Switch to dark', { keywords: ['Thème'] }),
      command('trash', 'Move to trash', { disabled: true }),
    ],
  },
  { id: 'boards', label: 'Boards', commands: [command('retro', 'Retrospective board')] },
];

function Page(props: Partial<CommandPaletteProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <CommandPalette
        words={{
          title: 'Commands',
          placeholder: 'Search',
          close: 'Close',
          recent: 'Recent',
          empty: 'Nothing fits',
          loading: 'Searching',
          failed: 'Failed',
          retry: 'Again',
        }}
        groups={GROUPS}
        {...props}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}

const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
const highlighted = () => document.querySelector('[role=option][data-highlighted]')?.textContent;

async function openPalette(props: Partial<CommandPaletteProps> = {}) {
  run.mockReset();
  const { rerender } = await mount(<Page {...props} />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(page.getByRole('combobox', { name: 'Commands' })).toHaveFocus();
  return (next: Partial<CommandPaletteProps>) => rerender(<Page {...next} />);
}

beforeEach(() => page.viewport(1280, 800));

test('typing finds by name, Enter runs the first, the palette closes and the focus returns', async () => {
  const onRun = vi.fn();
  await openPalette({ onRun });
  await expect.poll(options).toHaveLength(4);
  await userEvent.keyboard('board');
  await expect.poll(options).toEqual(['New boardCtrlN', 'Retrospective board']);
  await expect.poll(highlighted).toBe('New boardCtrlN');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(run.mock.calls).toEqual([['retro']]);
  expect(onRun.mock.calls).toEqual([['retro']]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('combobox')).toHaveValue('');
});

test('a click runs a command once; a disabled one does nothing', async () => {
  await openPalette();
  await userEvent.click(page.getByRole('option', { name: 'Move to trash' }), { force: true });
  expect(run).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('option', { name: 'Switch to dark' }));
  expect(run.mock.calls).toEqual([['dark']]);
});

test.each([
  [['Ctrl', 'D'], 'Control+D'],
  [['⌘', '⇧', 'P'], 'Meta+Shift+P'],
  [['⌥', 'Enter'], 'Alt+Enter'],
  [['Cmd', '+'], 'Meta+plus'],
])('the keys %j are announced as %s', (keys, spoken) => {
  expect(keyShortcuts(keys)).toBe(spoken);
});

test('what it says later is said in a place that is there from the start', async () => {
  await openPalette();
  await expect.element(page.getByRole('option', { name: 'New board' })).toBeVisible();
  expect(page.getByRole('status', { includeHidden: true }).element().checkVisibility()).toBe(true);
});

test('groups have names, shortcuts are shown and announced', async () => {
  await openPalette();
  await expect.element(page.getByRole('group', { name: 'Actions' })).toBeVisible();
  const option = page.getByRole('option', { name: 'New board' });
  await expect.element(option).toHaveAttribute('aria-keyshortcuts', 'Control+N');
  expect(option.element().querySelectorAll('kbd')).toHaveLength(2);
});

test('what was used last stands on top, once, until something is typed', async () => {
  await openPalette({ recent: ['retro', 'gone'] });
  await expect
    .element(page.getByRole('group', { name: 'Recent' }).getByRole('option', { name: 'Retrospective board' }))
    .toBeVisible();
  expect(options().filter((text) => text === 'Retrospective board')).toHaveLength(1);
  await userEvent.keyboard('b');
  await expect.element(page.getByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
});

test('results arrive later: it says that it searches, that nothing fits, and that it failed', async () => {
  const onQueryChange = vi.fn();
  const change = await openPalette({ onQueryChange, status: 'loading' });
  await userEvent.keyboard('zz');
  expect(onQueryChange.mock.calls.map(([query]) => query)).toEqual(['z', 'zz']);
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('Searching');
  await change({ onQueryChange });
  await expect.element(status).toHaveTextContent('Nothing fits');
  const onRetry = vi.fn();
  await change({ onQueryChange, status: 'failed', onRetry });
  await userEvent.click(page.getByRole('button', { name: 'Again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  const found = { id: 'found', label: 'Found', matched: true, commands: [command('x', 'Another name')] };
  await change({ onQueryChange, groups: [found] });
  await expect.poll(options).toEqual(['Another name']);
});

test('Esc closes it, and nothing runs', async () => {
  await openPalette();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(run).not.toHaveBeenCalled();
});

test('on a phone it fills the screen, and can be closed by touch', async () => {
  await page.viewport(320, 640);
  await openPalette();
  await expect
    .poll(() => Math.round(page.getByRole('dialog').element().getBoundingClientRect().width))
    .toBe(320);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test.each<[query: string, ids: string[]]>([
  ['', ['new', 'dark', 'trash', 'retro']],
  ['BOARD', ['new', 'retro']],
  ['board ret', ['retro']],
  ['theme', ['dark']],
  ['thème', ['dark']],
  ['nothing', []],
])('“%s” finds %j', (query, ids) => {
  const found = matchCommands(GROUPS, query, { ids: [], label: 'Recent' });
  expect(found.flatMap(({ commands }) => commands.map(({ id }) => id))).toEqual(ids);
});
