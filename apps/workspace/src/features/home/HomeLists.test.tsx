import {
  aBoardFile,
  aCursorPage,
  aFileKey,
  aPerson,
  aTeam,
  aUser,
  failWith,
  type MockHandlers,
} from '@boardwalk/test-kit';
import type { RecentFile, TrashedFile } from '@boardwalk/api-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp, page, userEvent, type Locator } from 'vitest/browser';
import { expectAccessible, mountApp, takeDownApp } from '../../../test/mount.tsx';
import { ONE_PLACE } from '../../../test/one-place.ts';

const forget = () => localStorage.removeItem('boards-view');
beforeEach(forget);
afterEach(forget);

const MINE = aTeam({ privileges: ['TeamView', 'TeamEdit', 'TeamMoveFile'] });

const open = async (path: string, handlers: MockHandlers = {}) =>
  await mountApp(path, { ...ONE_PLACE, listTeams: () => ({ list: [MINE] }), ...handlers });

const recent = (name: string, number: number, more: Partial<RecentFile> = {}): RecentFile => ({
  ...aBoardFile({ name, file_key: aFileKey(number), is_own: true, is_starred: false }),
  team_name: 'My space',
  owner: aPerson(),
  ...more,
});

const trashed = (name: string, number: number): TrashedFile => ({
  ...aBoardFile({ name, file_key: aFileKey(number) }),
  trashed_at: new Date().toISOString(),
  purge_at: new Date(Date.now() + 12 * 86_400_000 - 1000).toISOString(),
  owner: aPerson(),
  trashed_by: null,
});

describe('recent boards', () => {
  test('are those of all teams, and the field over them searches them all', async () => {
    const app = await open('/home/recent', {
      listRecentFiles: ({ query }) =>
        aCursorPage(
          [recent('Roadmap', 1), recent('复盘会议', 2, { team_name: 'Harbour' })].filter((file) =>
            file.name.includes(query.get('name') ?? ''),
          ),
        ),
    });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Recent' })).toBeVisible();
    await expect.element(page.getByText('Harbour')).toBeVisible();
    await expectAccessible();
    await userEvent.fill(page.getByLabelText('Search all boards'), '复盘');
    await expect.element(page.getByRole('link', { name: 'Roadmap' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: '复盘会议' })).toBeVisible();
    expect(new URLSearchParams(app.address().split('?')[1]).get('name')).toBe('复盘');
    await userEvent.fill(page.getByLabelText('Search all boards'), 'xyz');
    await expect.element(page.getByText('No board is called “xyz”')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Show all boards' }));
    await expect.element(page.getByLabelText('Search all boards')).toHaveValue('');
    await expect.element(page.getByRole('link', { name: 'Roadmap' })).toBeVisible();
    expect(app.address()).toBe('/home/recent');
  });

  test('a search that failed is not answered with the boards of the one before, and is tried again', async () => {
    let isDown = false;
    await open('/home/recent', {
      listRecentFiles: ({ query }) =>
        isDown
          ? failWith('unavailable')
          : aCursorPage(
              [recent('Roadmap', 1), recent('Retro', 2)].filter(({ name }) =>
                name.includes(query.get('name') ?? ''),
              ),
            ),
    });
    await expect.element(page.getByRole('link', { name: 'Roadmap' })).toBeVisible();
    isDown = true;
    await userEvent.fill(page.getByLabelText('Search all boards'), 'Retro');
    await expect.element(page.getByText('Your boards did not load')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Roadmap' })).not.toBeInTheDocument();
    isDown = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByRole('link', { name: 'Retro' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Roadmap' })).not.toBeInTheDocument();
  });

  test('nothing is said to be called so before the search has answered', async () => {
    const answer = Promise.withResolvers<undefined>();
    await open('/home/recent?name=xyz', {
      listRecentFiles: async ({ query }) => {
        if (query.get('name') === 'xyz') return aCursorPage([]);
        await answer.promise;
        return aCursorPage([recent('Roadmap', 1)]);
      },
    });
    await expect.element(page.getByText('No board is called “xyz”')).toBeVisible();
    await userEvent.fill(page.getByLabelText('Search all boards'), 'Road');
    await expect.element(page.getByText(/No board is called/u)).not.toBeInTheDocument();
    answer.resolve(undefined);
    await expect.element(page.getByRole('link', { name: 'Roadmap' })).toBeVisible();
  });

  test('several are selected by box, space bar or all at once, and go to the trash and back together', async () => {
    const gone = new Set<string>();
    const all = ['One', 'Two', 'Three'].map((name, index) => recent(name, index + 1));
    const app = await open('/home/recent', {
      listRecentFiles: () => aCursorPage(all.filter(({ file_key: key }) => !gone.has(key))),
      deleteFile: ({ path }) => {
        gone.add(path.file_key);
        return null;
      },
      restoreFile: ({ path }) => {
        gone.delete(path.file_key);
        return aBoardFile();
      },
    });
    await userEvent.click(page.getByRole('checkbox', { name: 'Select One' }));
    await expect.element(page.getByRole('toolbar', { name: '1 selected' })).toBeVisible();
    await expectAccessible();
    const cells = page.getByRole('gridcell');
    (cells.nth(1).element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('toolbar', { name: '2 selected' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Actions for One' }));
    await expect.element(page.getByRole('menuitem').first()).toBeVisible();
    await userEvent.keyboard('{Delete}{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(page.getByRole('toolbar', { name: '2 selected' })).toBeVisible();
    expect(app.api.callsOf('deleteFile')).toEqual([]);
    (cells.nth(1).element() as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect.element(page.getByRole('toolbar', { name: '3 selected' })).toBeVisible();
    await userEvent.keyboard('{Delete}');
    await expect.element(page.getByText('3 boards are in the trash').first()).toBeVisible();
    await expect.element(page.getByText('No boards yet')).toBeVisible();
    expect(app.api.callsOf('deleteFile')).toHaveLength(3);
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect.element(page.getByRole('link', { name: 'Three' })).toBeVisible();
    expect(app.api.callsOf('restoreFile')).toHaveLength(3);
  });

  test('a Delete key that is held puts what is selected into the trash once', async () => {
    const answer = Promise.withResolvers<null>();
    const app = await open('/home/recent', {
      listRecentFiles: () => aCursorPage([recent('One', 1)]),
      deleteFile: () => answer.promise,
    });
    await userEvent.click(page.getByRole('checkbox', { name: 'Select One' }));
    const key = { key: 'Delete', code: 'Delete', windowsVirtualKeyCode: 46 };
    for (const autoRepeat of [false, true, true])
      await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', autoRepeat, ...key });
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    answer.resolve(null);
    await expect.element(page.getByText('“One” is in the trash').first()).toBeVisible();
    expect(app.api.callsOf('deleteFile')).toHaveLength(1);
  });

  test('what fails for some of them is reported, and the others are done', async () => {
    const gone = new Set<string>();
    const all = ['One', 'Two'].map((name, index) => recent(name, index + 1));
    await open('/home/recent', {
      listRecentFiles: () => aCursorPage(all.filter(({ file_key: key }) => !gone.has(key))),
      deleteFile: ({ path }) => {
        if (path.file_key === aFileKey(2)) return failWith('not_owner');
        gone.add(path.file_key);
        return null;
      },
    });
    await userEvent.click(page.getByRole('checkbox', { name: 'Select One' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Select Two' }));
    await userEvent.click(page.getByRole('button', { name: 'Move to trash' }));
    await expect
      .element(page.getByText(/It did not work for 1 board\. You are not allowed/u).first())
      .toBeVisible();
    await expect.element(page.getByText('“One” is in the trash').first()).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'One' })).not.toBeInTheDocument();
  });

  test('stand as lines too, which the browser remembers, and can be starred there', async () => {
    let isStarred = false;
    const handlers: MockHandlers = {
      listRecentFiles: () => aCursorPage([recent('Roadmap', 1, { is_starred: isStarred })]),
      starFile: () => {
        isStarred = true;
        return null;
      },
    };
    await open('/home/recent', handlers);
    await userEvent.click(page.getByRole('button', { name: 'As a list' }));
    const table = page.getByRole('table', { name: 'Recent' });
    await expect.element(table.getByRole('link', { name: 'Roadmap' })).toBeVisible();
    await expect.element(table.getByRole('columnheader', { name: 'Team' })).toBeVisible();
    await expectAccessible();
    await userEvent.click(table.getByRole('button', { name: 'Star Roadmap' }));
    await expect
      .element(table.getByRole('button', { name: 'Star Roadmap' }))
      .toHaveAttribute('aria-pressed', 'true');
    takeDownApp();
    await open('/home/recent', handlers);
    await expect.element(page.getByRole('table', { name: 'Recent' })).toBeVisible();
  });
});

test('starred boards stand together, and a star that is taken off takes the board away', async () => {
  let stars = [recent('Roadmap', 1, { is_starred: true })];
  const app = await open('/home/starred', {
    listStarredFiles: () => aCursorPage(stars),
    unstarFile: () => {
      stars = [];
      return null;
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Star Roadmap' }));
  await expect.element(page.getByText('No starred boards')).toBeVisible();
  expect(app.api.callsOf('unstarFile')[0]?.path.file_key).toBe(aFileKey(1));
});

test('boards shared by links open, and say whose they are', async () => {
  let isIn = true;
  const app = await open('/home/shared', {
    removeVisitor: () => {
      isIn = false;
      return null;
    },
    listSharedFiles: () => {
      if (!isIn) return aCursorPage([]);
      const { file_key, name, kind, thumbnail, updated_at } = aBoardFile({
        name: 'Plan',
        file_key: aFileKey(5),
      });
      const owner = aPerson({ nick_name: 'Ana Lind' });
      const file = { file_key, name, kind, thumbnail, owner, team_name: 'Harbour' };
      return aCursorPage([{ file, role: 'viewer' as const, joined_at: updated_at, updated_at }]);
    },
  });
  await expect
    .element(page.getByRole('link', { name: 'Plan' }))
    .toHaveAttribute('href', `/editor/${aFileKey(5)}`);
  await expect.element(page.getByText('Harbour · Ana Lind')).toBeVisible();
  await expectAccessible();
  expect(page.getByRole('checkbox').elements()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Remove Plan from my list' }));
  await expect.element(page.getByText('Nothing is shared with you')).toBeVisible();
  expect(app.api.callsOf('removeVisitor')[0]?.path).toEqual({
    file_key: aFileKey(5),
    user_id: aUser().user_id,
  });
});

describe('the trash', () => {
  test('says how long boards stay, gives them back, and deletes permanently once one has agreed', async () => {
    let kept = [trashed('Old plan', 1), trashed('Older plan', 2)];
    const take = (key: string) => {
      kept = kept.filter((file) => file.file_key !== key);
    };
    const app = await open('/home/trash', {
      listTrash: () => aCursorPage(kept),
      restoreFile: ({ path }) => {
        take(path.file_key);
        return aBoardFile();
      },
      purgeFile: ({ path }) => {
        take(path.file_key);
        return null;
      },
    });
    await expect.element(page.getByText('12 more days').first()).toBeVisible();
    await expectAccessible();
    expect(page.getByRole('link', { name: 'Old plan' }).elements()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Restore Old plan' }));
    await expect.element(page.getByText('“Old plan” is back').first()).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Delete permanently: Older plan' }));
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    expect(app.api.callsOf('purgeFile')).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Delete permanently: Older plan' }));
    await userEvent.click(page.getByRole('button', { name: 'Delete permanently' }));
    await expect.element(page.getByText('The trash is empty')).toBeVisible();
    expect(app.api.callsOf('purgeFile').map(({ path }) => path.file_key)).toEqual([aFileKey(2)]);
  });

  test('is that of one team, and is emptied as a whole', async () => {
    let isEmpty = false;
    const app = await open('/home/trash', {
      listTeams: () => ({ list: [MINE, aTeam({ id: '1007', name: 'Harbour', type: 3 })] }),
      listTrash: () => aCursorPage(isEmpty ? [] : [trashed('Old plan', 1)]),
      emptyTrash: () => {
        isEmpty = true;
        return { purged: 1 };
      },
    });
    await userEvent.selectOptions(page.getByLabelText('Team'), 'Harbour');
    await expect.poll(app.address).toBe('/home/trash?team=1007');
    await userEvent.click(page.getByRole('button', { name: 'Empty the trash' }));
    await userEvent.click(page.getByRole('button', { name: 'Delete permanently' }));
    await expect.element(page.getByText('The trash is empty')).toBeVisible();
    expect(app.api.callsOf('emptyTrash').map(({ path }) => path.teamId)).toEqual(['1007']);
  });
});

describe('the keyboard keeps its place', () => {
  const press = async (locator: Locator, keys = '{Enter}') => {
    await expect.element(locator).toBeVisible();
    (locator.element() as HTMLElement).focus();
    await userEvent.keyboard(keys);
  };
  const button = (name: string) => page.getByRole('button', { name });
  const main = () => document.querySelector('#files');

  test('when boards go to the trash, by their menus, by the Delete key and by the bar of the selected', async () => {
    let kept = ['One', 'Two', 'Three', 'Four'].map((name, index) => recent(name, index + 1));
    await open('/home/recent', {
      listRecentFiles: () => aCursorPage(kept),
      deleteFile: ({ path }) => {
        kept = kept.filter(({ file_key: key }) => key !== path.file_key);
        return null;
      },
    });
    // Its menu has been open before.
    await press(button('Actions for One'));
    await expect.element(page.getByRole('menuitem').first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await press(button('Actions for Two'));
    await userEvent.click(page.getByRole('menuitem', { name: 'Move to trash' }));
    await expect.element(button('Actions for Two')).not.toBeInTheDocument();
    await expect.element(button('Actions for Three')).toHaveFocus();
    await press(page.getByRole('gridcell').nth(2), ' ');
    await userEvent.keyboard('{Delete}');
    await expect.element(button('Actions for Four')).not.toBeInTheDocument();
    await expect.element(page.getByRole('gridcell').nth(1)).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await press(button('Move to trash'));
    await expect.element(page.getByText('No boards yet')).toBeVisible();
    expect(document.activeElement).toBe(main());
  });

  test('when boards of a table leave the trash, also after a question', async () => {
    localStorage.setItem('boards-view', 'list');
    let kept = ['One', 'Two', 'Three'].map((name, index) => trashed(name, index + 1));
    const take = ({ path }: { readonly path: { readonly file_key: string } }) => {
      kept = kept.filter(({ file_key: key }) => key !== path.file_key);
    };
    await open('/home/trash', {
      listTrash: () => aCursorPage(kept),
      restoreFile: (call) => {
        take(call);
        return aBoardFile();
      },
      purgeFile: (call) => {
        take(call);
        return null;
      },
    });
    await press(button('Restore Two'));
    await expect.element(button('Restore Three')).toHaveFocus();
    for (const [name, next] of [['Three', 'One'] as const, ['One', undefined] as const]) {
      await press(button(`Delete permanently: ${name}`));
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }));
      await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
      if (next !== undefined) await expect.element(button(`Delete permanently: ${next}`)).toHaveFocus();
    }
    await expect.element(page.getByText('The trash is empty')).toBeVisible();
    expect(document.activeElement).toBe(main());
  });

  test('when a star is taken off', async () => {
    let stars = ['One', 'Two'].map((name, index) => recent(name, index + 1, { is_starred: true }));
    await open('/home/starred', {
      listStarredFiles: () => aCursorPage(stars),
      unstarFile: ({ path }) => {
        stars = stars.filter(({ file_key: key }) => key !== path.file_key);
        return null;
      },
    });
    await press(button('Star Two'));
    await expect.element(button('Star Two')).not.toBeInTheDocument();
    await expect.element(button('Star One')).toHaveFocus();
  });
});
