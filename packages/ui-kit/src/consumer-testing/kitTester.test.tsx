import { useState } from 'react';
import { screen, userEvent as testingUser } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import {
  Autocomplete,
  Button,
  Combobox,
  CommandPalette,
  ContextMenu,
  createConfirmer,
  ConfirmProvider,
  Dialog,
  Menu,
  MenuItem,
  Select,
  Tabs,
  TextField,
} from '../index.ts';
import { mount } from '../testing/mount.tsx';
import { optionWords, SUBJECTS } from '../testing/options.ts';
import { kitTester, playwright, testingLibrary, vitestBrowser, type KitTester } from './index.ts';

const done = vi.fn();

/** A page with what consumers' tests act on. */
function Page() {
  const [tab, setTab] = useState('works');
  const [order, setOrder] = useState('hot');
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button>File</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
        <MenuItem onSelect={() => setPaletteOpen(true)}>Commands</MenuItem>
      </Menu>
      <ContextMenu label="Board" trigger={<article aria-label="Board">Board</article>}>
        <MenuItem onSelect={() => done('deleted')}>Delete</MenuItem>
      </ContextMenu>
      <Tabs
        label="Profile"
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'works', label: 'Works', content: 'All works' },
          { value: 'likes', label: 'Likes', content: 'All likes' },
        ]}
      />
      <Select
        label="Order"
        value={order}
        onValueChange={setOrder}
        options={[
          { value: 'hot', label: 'Popular' },
          { value: 'new', label: 'Newest' },
        ]}
      />
      <output>{order}</output>
      <Autocomplete
        label="Search"
        submitLabel="Go"
        clearLabel="Clear"
        suggestionsLabel="Suggestions"
        value={text}
        onValueChange={setText}
        onSearch={(wish) => done(wish)}
        suggestions={text === '' ? [] : [`${text} plan`]}
      />
      <Combobox
        label="Subject"
        options={SUBJECTS}
        words={optionWords}
        onValueChange={(subject) => done(subject?.value)}
      />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Rename"
        closeLabel="Close"
        footer={
          <Button
            variant="primary"
            onClick={() => {
              done('renamed');
              setOpen(false);
            }}
          >
            Save
          </Button>
        }
      >
        <TextField label="Name" defaultValue="Old" onValueChange={done} />
      </Dialog>
      <CommandPalette
        open={isPaletteOpen}
        onOpenChange={setPaletteOpen}
        groups={[
          {
            id: 'all',
            label: 'All',
            commands: [{ id: 'dark', label: 'Go dark', onRun: () => done('dark') }],
          },
        ]}
        words={{
          title: 'Commands',
          placeholder: '',
          close: 'Close',
          recent: 'Recent',
          empty: 'Nothing',
          loading: 'Searching',
          failed: 'Failed',
          retry: 'Again',
        }}
      />
    </>
  );
}

/** Testing Library itself, as Storybook carries it. */
const asTestingLibrary = testingLibrary<HTMLElement>({
  screen: { findByRole: (role, options) => screen.findByRole(role, options, { timeout: 20_000 }) },
  user: testingUser.setup(),
});
/** Finds as Playwright does, on this page; the calls it would get are those of vitest. */
const asPlaywright = playwright({
  getByRole: (role: never, options) => {
    const locator = page.getByRole(role, options);
    return {
      click: (how?: { button: 'right' }) => userEvent.click(locator, how),
      fill: (text: string) => userEvent.fill(locator, text),
      selectOption: ({ label }: { label: string }) => userEvent.selectOptions(locator, label),
    };
  },
  keyboard: { press: (key) => userEvent.keyboard(`{${key}}`) },
});

const asVitest = vitestBrowser<Locator>({
  page: { getByRole: (role, options) => page.getByRole(role, options) },
  userEvent,
});

test.each<[string, KitTester]>([
  ['vitest', kitTester(asVitest)],
  ['Testing Library', kitTester(asTestingLibrary)],
  ['Playwright', kitTester(asPlaywright)],
])('with %s a test acts on the kit as a reader does', async (_library, kit) => {
  done.mockReset();
  await mount(<Page />);
  await kit.showTab('Likes');
  await expect.element(page.getByText('All likes')).toBeVisible();
  await kit.selectOption('Order', 'Newest');
  await expect.element(page.getByText('new', { exact: true })).toBeVisible();
  await kit.chooseSuggestion('Search', 'year', 'year plan');
  expect(done).toHaveBeenLastCalledWith('year plan');
  await kit.chooseSuggestion('Subject', 'road', 'Roadmaps');
  expect(done).toHaveBeenLastCalledWith('roadmap');
  await kit.chooseFromContextMenu({ role: 'article', name: 'Board' }, 'Delete');
  expect(done).toHaveBeenLastCalledWith('deleted');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await kit.chooseFromMenu('File', 'Rename');
  await kit.fillForm({ Name: 'New {name}' });
  expect(done).toHaveBeenLastCalledWith('New {name}');
  await kit.fillForm({}, 'Save');
  expect(done).toHaveBeenLastCalledWith('renamed');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await kit.chooseFromMenu('File', 'Commands');
  await kit.runCommand('Commands', 'dark', 'Go dark');
  expect(done).toHaveBeenLastCalledWith('dark');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await kit.openMenu('File');
  await expect.element(page.getByRole('menu')).toBeVisible();
  await kit.dismiss();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('a tester answers questions', async () => {
  const confirmer = createConfirmer();
  await mount(
    <ConfirmProvider
      confirmer={confirmer}
      defaults={{ title: 'Prompt', okLabel: 'Confirm', cancelLabel: 'Cancel', closeLabel: 'Close' }}
    />,
  );
  const answered = confirmer.confirm({ message: 'Sure?' });
  await kitTester(asVitest).answer('Confirm');
  await expect(answered).resolves.toBe('ok');
});
