import type { BoardThread } from '@boardwalk/api-client';
import { aBoardSnapshot, aCoverImage, aCursorPage, aPerson, type MockHandlers } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { board, clickBoard, openEditor } from '../../../test/editor.ts';
import { faultsInBothThemes } from '../../../test/mount.tsx';
import type { Panel } from './use-kept-view.ts';

/** Where a topic stands on the board. */
const TOPIC = [640, 300] as const;

const slow = { timeout: 15_000 };

const WHEN = '2026-03-14T09:26:53.000Z';
const NOOR = aPerson({ nick_name: 'Noor' });

/** Something of everything that lists show. */
const SERVER: MockHandlers = {
  listShareLinks: () => ({
    list: [
      {
        id: '1',
        token: 'a'.repeat(32),
        path: '/app/share/a',
        role: 'editor',
        has_password: true,
        expires_at: WHEN,
        visitor_count: 1,
        created_by: NOOR,
        created_at: WHEN,
      },
    ],
  }),
  listVisitors: () => aCursorPage([{ user: NOOR, role: 'editor' as const, share_id: '1', joined_at: WHEN }]),
  listVersions: () =>
    aCursorPage([
      {
        id: '7',
        file_key: 'k7Qm3XpT9wRb',
        object_id: 'a'.repeat(64),
        kind: 'automatic' as const,
        name: null,
        element_count: 1,
        author: NOOR,
        restored_from: null,
        created_at: WHEN,
      },
    ]),
  getVersionObject: () => aBoardSnapshot({ elements: [] }),
  getBoardVotes: () => ({
    running: null,
    ended: [
      {
        vote_id: '1',
        question: 'Which first?',
        dots: 3,
        element_ids: null,
        started_by: NOOR,
        started_at: WHEN,
        ended_at: WHEN,
        voter_num: 1,
        mine: [],
        results: [],
      },
    ],
    may_vote: true,
    may_run: true,
  }),
  listBoardPeople: () => ({ list: [] }),
  readBoardComments: () => null,
  listBoardComments: ({ query }) => ({
    ...aCursorPage(query.get('state') === 'open' ? [THREAD] : []),
    may_comment: true,
  }),
  getBoardComments: () => THREAD,
  listTeamPictures: () =>
    aCursorPage([
      { hash: 'a'.repeat(64), name: 'logo.png', image: aCoverImage(), added_by: NOOR, created_at: WHEN },
    ]),
};

const THREAD: BoardThread = {
  comment: {
    comment_id: '1',
    author: { ...NOOR, profile_name: 'noor' },
    text: 'Is this done?',
    mentions: [],
    is_deleted: false,
    may_edit: false,
    may_delete: false,
    created_at: WHEN,
    edited_at: null,
  },
  x: 4000,
  y: 4000,
  element_id: null,
  resolved_at: null,
  resolved_by: null,
  reply_num: 0,
  last_at: WHEN,
  last_comment_id: '1',
  unread: false,
  replies: [],
};

/** How something is opened, and what is there then. */
interface Way {
  readonly open: () => Promise<void>;
  readonly shown: () => Locator;
  /** What of it comes from elsewhere: it is looked at once that is there. */
  readonly holds?: (shown: Locator) => Locator;
  /** Escape, unless it says otherwise. */
  readonly close?: () => Promise<void>;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string | RegExp) => () => page.getByRole('dialog', { name });
const menu = () => page.getByRole('menu');
const aside = (name: string) => () => page.getByRole('complementary', { name });

async function press(keys: string): Promise<void> {
  (board().element() as HTMLElement).focus();
  await userEvent.keyboard(keys);
}

/** Presses keys while the topic is selected. */
const onTopic = (keys: string) => async (): Promise<void> => {
  await clickBoard(...TOPIC);
  await press(keys);
};

const byMenu = (item: string | RegExp) => async (): Promise<void> => {
  await userEvent.click(button('More'));
  await userEvent.click(page.getByRole('menuitem', { name: item }));
};

/** Each panel of the editor: this file does not compile while one of them is missing. */
const PANELS: Readonly<Record<Panel, Way>> = {
  outline: {
    open: () => userEvent.click(button('Outline')),
    shown: aside('Outline'),
    close: () => userEvent.click(button('Outline')),
  },
  shortcuts: { open: byMenu(/^Keyboard shortcuts/u), shown: dialog('Keyboard shortcuts') },
  commands: { open: () => press('{Control>}k{/Control}'), shown: dialog('All commands') },
  export: { open: byMenu('Export…'), shown: dialog('Export') },
  share: { open: byMenu('Share'), shown: dialog(/Share/u), holds: (shown) => shown.getByText('Noor') },
  versions: {
    open: byMenu('Versions…'),
    shown: dialog('Versions'),
    holds: (shown) => shown.getByText('Kept by itself'),
  },
  comments: {
    open: () => userEvent.click(button('Comments')),
    shown: aside('Comments'),
    holds: (shown) => shown.getByText('Is this done?'),
    close: () => userEvent.click(button('Close comments')),
  },
  find: {
    open: byMenu(/^Find on this board/u),
    shown: () => page.getByRole('searchbox', { name: 'Find on this board' }),
    close: () => userEvent.click(button('Close the search')),
  },
  link: { open: onTopic('{Control>}{Shift>}k{/Shift}{/Control}'), shown: dialog('Link') },
  note: { open: onTopic('{F4}'), shown: dialog('Note and labels') },
  emoji: {
    open: () => userEvent.click(button('Emoji and icons')),
    shown: dialog('Emoji and icons'),
    holds: (shown) => shown.getByRole('gridcell'),
  },
  library: {
    open: async () => {
      await userEvent.click(button('Picture'));
      await userEvent.click(page.getByRole('menuitem', { name: 'Picture of the team' }));
    },
    shown: dialog('Pictures of the team'),
    holds: (shown) => shown.getByRole('button', { name: 'Put logo.png on the board' }),
  },
  present: { open: byMenu('Present'), shown: () => page.getByRole('dialog') },
  slides: { open: byMenu('Order of slides…'), shown: dialog('Order of slides') },
  timer: { open: byMenu('Timer…'), shown: dialog('Timer') },
  votes: {
    open: byMenu('Vote with dots…'),
    shown: aside('Votes'),
    holds: (shown) => shown.getByText('1 person has voted'),
    close: () => userEvent.click(button('Close votes')),
  },
};

/** What else is opened: menus, pickers and cards, and what is shown beside the board. */
const OTHERS: Readonly<Record<string, Way>> = {
  'the menu of everything': { open: () => userEvent.click(button('More')), shown: menu },
  'the menu of the board': { open: () => openMenuAt(1100, 600), shown: menu },
  'the menu of a topic': { open: () => openMenuAt(...TOPIC), shown: menu },
  'the mini-map': {
    open: () => userEvent.click(button('Mini-map')),
    shown: () => page.getByRole('button', { name: /^Mini-map\. /u }),
    close: () => userEvent.click(button('Mini-map')),
  },
  'the icons': {
    open: async () => {
      await userEvent.click(button('Emoji and icons'));
      await userEvent.click(page.getByRole('tab', { name: 'Icons' }));
    },
    shown: dialog('Emoji and icons'),
    holds: (shown) => shown.getByRole('gridcell'),
  },
  'the timer that runs': {
    open: async () => {
      await byMenu('Timer…')();
      await userEvent.click(dialog('Timer')().getByRole('button', { name: 'Start' }));
    },
    shown: () => page.getByRole('region', { name: 'Timer' }),
    close: () => userEvent.click(button('End the timer')),
  },
  'what has been imported': {
    open: async () => dropFile('plan.mm', '<map><node TEXT="Trip"><icon BUILTIN="unheard-of"/></node></map>'),
    shown: dialog('Import into this board'),
  },
  'what cannot be imported': {
    open: async () => dropFile('plan.mm', '<map><node'),
    shown: dialog('Import into this board'),
  },
};

/** What stands on the board, with where it is selected: each kind of bar is looked at. */
const KINDS: readonly (readonly [name: string, key: string, at: readonly [number, number]])[] = [
  ['a note', 'n', [250, 250]],
  ['a shape', 'r', [450, 250]],
  ['a table', 'b', [800, 550]],
  ['a topic', 'm', TOPIC],
];

async function openMenuAt(x: number, y: number): Promise<void> {
  const canvas = document.querySelector('canvas');
  if (canvas === null) throw new Error('There is no board.');
  await userEvent.click(canvas, { button: 'right', position: { x, y } });
}

function dropFile(name: string, content: string): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([content], name));
  const target = document.querySelector('[data-board]');
  target?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

/** Opens something, looks at it in both themes and closes it again; gives what is wrong with it. */
async function lookAt(name: string, { open, shown, holds, close }: Way): Promise<string[]> {
  await open();
  await expect.element(shown(), slow).toBeVisible();
  if (holds) await expect.element(holds(shown()).first(), slow).toBeVisible();
  const faults = await faultsInBothThemes(shown().element().closest('search') ?? shown().element());
  await close?.();
  // Escape may close the tooltip of what was pressed first.
  if (close === undefined)
    await expect
      .poll(
        async () => {
          if (shown().elements().length > 0) await userEvent.keyboard('{Escape}');
          return shown().elements().length;
        },
        { ...slow, interval: 100 },
      )
      .toBe(0);
  await expect.element(shown(), slow).not.toBeInTheDocument();
  return faults.map((fault) => `${name}: ${fault}`);
}

/** The buttons of a bar that open something. */
const openersIn = (name: string) =>
  page.getByRole('toolbar', { name }).element().querySelectorAll<HTMLElement>('button[aria-haspopup]');

// Thirty things are opened one after the other: on a busy machine that takes a minute.
test(
  'axe finds nothing in any panel, dialog, menu and picker of the editor, in light and in dark',
  { timeout: 180_000 },
  async () => {
    await page.viewport(1280, 800);
    await openEditor({ handlers: SERVER, file: { may_use_library: true, team_id: '1007' } });
    const faults = await faultsInBothThemes(document.body);
    for (const [, key, [x, y]] of KINDS) {
      await press(key);
      await clickBoard(x, y);
      await userEvent.keyboard('Trip{Escape}{Escape}');
    }
    const seen = new Set<string>();
    for (const [kind, , [x, y]] of KINDS) {
      await press('{Escape}{Escape}v');
      await clickBoard(x, y);
      await expect.element(page.getByRole('toolbar', { name: 'Style' }), slow).toBeVisible();
      for (const bar of ['Tools', 'Style'])
        for (const opener of openersIn(bar)) {
          const name = opener.getAttribute('aria-label') ?? '';
          if (seen.has(name) || opener.dataset['emoji'] !== undefined || opener.offsetWidth === 0) continue;
          seen.add(name);
          const opened = () =>
            page.getByRole(opener.getAttribute('aria-haspopup') === 'menu' ? 'menu' : 'dialog');
          faults.push(
            ...(await lookAt(`${name} of ${kind}`, { open: () => userEvent.click(opener), shown: opened })),
          );
        }
    }
    for (const [name, way] of [...Object.entries(PANELS), ...Object.entries(OTHERS)])
      faults.push(...(await lookAt(name, way)));
    expect(faults).toEqual([]);
  },
);
