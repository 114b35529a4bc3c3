import {
  aBoardFile,
  aCursorPage,
  aFileKey,
  aFolder,
  aProject,
  aTeam,
  failWith,
  type MockHandlers,
} from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp, takeDownApp } from '../../../test/mount.tsx';
import { ONE_PLACE, someFiles } from '../../../test/one-place.ts';

const retro = aBoardFile({ name: 'Weekly retrospective', is_own: true });

/** Opens the home page with answers of the API of its own. */
const openHome = async (handlers: MockHandlers = {}, path = '/home/') =>
  await mountApp(path, { ...ONE_PLACE, ...handlers });

const openMenu = async (name: string) =>
  await userEvent.click(page.getByRole('button', { name: `Actions for ${name}` }));

describe('files', () => {
  test('are listed with name, age and review status, and lead to the editor', async () => {
    const app = await openHome({
      listProjectFiles: () =>
        aCursorPage([
          aBoardFile({ name: 'In review', file_key: aFileKey(1), auditStatus: 1 }),
          aBoardFile({ name: 'Public', file_key: aFileKey(2), auditStatus: 2 }),
          aBoardFile({ name: 'Refused', file_key: aFileKey(3), auditStatus: 3 }),
          aBoardFile({ name: 'Plain', file_key: aFileKey(4) }),
        ]),
    });
    const list = page.getByRole('grid', { name: 'Boards' });
    await expect
      .element(list.getByRole('link', { name: 'Plain' }))
      .toHaveAttribute('href', `/editor/${aFileKey(4)}`);
    const badges = list.getByText(/^(In review|Published|Not accepted)$/u);
    expect(badges.elements().filter((element) => element.tagName !== 'A')).toHaveLength(3);
    await expect.element(list.getByText(/^Edited .+ ago$/u).first()).toBeVisible();
    await expectAccessible();
    expect(app.api.callsOf('listProjectFiles')[0]?.path).toMatchObject({ teamId: '1001', projectId: '2001' });
    expect(app.api.callsOf('listProjectFiles')[0]?.query.get('folder_id')).toBe('0');
  });

  test('come part by part while one scrolls', async () => {
    const cursors: (string | null)[] = [];
    await openHome({
      listProjectFiles: ({ query }) => {
        cursors.push(query.get('cursor'));
        const isFirst = query.get('cursor') === '0';
        const names = Array.from({ length: 40 }, (_, index) => `${isFirst ? 'First' : 'Second'} ${index}`);
        const list = names.map((name, index) =>
          aBoardFile({ name, file_key: aFileKey(index + (isFirst ? 1 : 100)), thumbnail: '/t.webp' }),
        );
        return { list, next_cursor: isFirst ? 'next' : '', has_more: isFirst };
      },
    });
    await expect.element(page.getByRole('link', { name: 'First 0', exact: true })).toBeVisible();
    // Scrolled again and again: the page grows while its pictures and parts come.
    await expect
      .poll(() => {
        window.scrollTo(0, document.body.scrollHeight);
        return page.getByRole('link', { name: 'Second 39', exact: true }).elements();
      })
      .toHaveLength(1);
    expect(cursors.slice(0, 2)).toEqual(['0', 'next']);
  });

  test('an empty place says how to start', async () => {
    await openHome();
    await expect.element(page.getByText('Nothing here yet')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Browse templates' }))
      .toHaveAttribute('href', '/community/');
  });

  test('a list that fails says why and can be loaded again', async () => {
    let isOnline = false;
    await openHome({
      listProjectFiles: () => {
        if (!isOnline) throw new TypeError('no network');
        return aCursorPage([retro]);
      },
    });
    await expect.element(page.getByRole('alert').getByText(/^Network error/u)).toBeVisible();
    // In one go: coming back to the window would load it as well.
    const retry = page.getByRole('button', { name: 'Try again' }).element() as HTMLElement;
    isOnline = true;
    retry.click();
    await expect.element(page.getByRole('link', { name: retro.name })).toBeVisible();
  });
});

describe('the filter', () => {
  test('asks the server, stands in the address, and is undone at once', async () => {
    const app = await openHome({
      listProjectFiles: ({ query }) => {
        const name = query.get('name') ?? '';
        return aCursorPage(someFiles('Roadmap', '复盘会议').filter((file) => file.name.includes(name)));
      },
    });
    await expect.element(page.getByRole('link', { name: 'Roadmap' })).toBeVisible();
    await userEvent.fill(page.getByLabelText('Filter by name'), '复盘');
    await expect.element(page.getByRole('link', { name: 'Roadmap' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: '复盘会议' })).toBeVisible();
    expect(new URLSearchParams(app.address().split('?')[1]).get('name')).toBe('复盘');
    await userEvent.click(page.getByRole('button', { name: 'Clear' }));
    await expect.element(page.getByRole('link', { name: 'Roadmap' })).toBeVisible();
  });

  test('that finds nothing says so and offers everything, which empties it', async () => {
    const app = await openHome(
      {
        listProjectFiles: ({ query }) => aCursorPage(query.get('name') === null ? someFiles('Roadmap') : []),
      },
      '/home/?team=1001&project=2001&name=xyz',
    );
    await expect.element(page.getByText('No board is called “xyz”')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Show all boards' }));
    await expect.element(page.getByRole('link', { name: 'Roadmap' })).toBeVisible();
    await expect.element(page.getByLabelText('Filter by name')).toHaveValue('');
    expect(app.address()).toBe('/home/?team=1001&project=2001');
  });

  test('keeps what is typed while an earlier answer comes, and follows the address otherwise', async () => {
    const app = await openHome({}, '/home/?team=1001&project=2001');
    const field = page.getByLabelText('Filter by name');
    await userEvent.fill(field, 'Road');
    await expect.poll(app.address).toContain('name=Road');
    await userEvent.type(field, 'map');
    await expect.poll(app.address).toContain('name=Roadmap');
    await expect.element(field).toHaveValue('Roadmap');
    await app.navigate('/home/?team=1001&project=2001&name=Retro');
    await expect.element(field).toHaveValue('Retro');
  });
});

describe('folders', () => {
  test('[STATE-33] a folder’s content is loaded when it is opened, and the trail leads back', async () => {
    const app = await openHome({
      listFolders: ({ path: { folderId } }) => ({
        list: folderId === '0' ? [aFolder({ id: '3001', name: 'Meetings' })] : [],
      }),
      listProjectFiles: ({ query }) => aCursorPage(query.get('folder_id') === '3001' ? [retro] : []),
    });
    await expect.element(page.getByRole('link', { name: 'Meetings' })).toBeVisible();
    expect(app.api.callsOf('listFolders').map(({ path }) => path.folderId)).toEqual(['0']);
    await userEvent.click(page.getByRole('link', { name: 'Meetings' }));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Meetings' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: retro.name })).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Folders above' });
    await userEvent.click(trail.getByRole('link', { name: 'My files' }));
    await expect.element(page.getByRole('link', { name: 'Meetings' })).toBeVisible();
  });
});

test('teams and folders that do not load are missed, and loaded again', async () => {
  let isBroken = true;
  await openHome({
    listTeams: () => (isBroken ? failWith('unavailable') : { list: [aTeam()] }),
    listFolders: () => (isBroken ? failWith('unavailable') : { list: [aFolder({ name: 'Meetings' })] }),
  });
  await expect.element(page.getByText('Your teams did not load')).toBeVisible();
  await expect.element(page.getByText('The folders did not load')).toBeVisible();
  await expectAccessible();
  isBroken = false;
  await userEvent.click(page.getByRole('main').getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('link', { name: 'Meetings' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('treeitem', { name: 'My files' })).toBeVisible();
});

test('without its teams a board can be made all the same: the server knows who may', async () => {
  const app = await openHome({
    listTeams: () => failWith('unavailable'),
    createFile: () => aBoardFile({ file_key: aFileKey(9) }),
    getFile: () => failWith('file_not_found'),
    createCollabTicket: () => failWith('file_not_found'),
  });
  await userEvent.click(page.getByRole('button', { name: /^New board/u }));
  await expect.poll(app.address).toBe(`/editor/${aFileKey(9)}`);
});

test('boards stay when what is around them is asked for again and fails', async () => {
  let isBroken = false;
  const app = await openHome(
    {
      listProjects: () => (isBroken ? failWith('unavailable') : { list: [aProject()] }),
      listProjectFiles: () => aCursorPage([retro]),
      createFolder: () => {
        isBroken = true;
        return aFolder();
      },
    },
    '/home/?team=1001',
  );
  await expect.element(page.getByRole('link', { name: retro.name })).toBeVisible();
  const before = app.api.callsOf('listProjects').length;
  await userEvent.click(page.getByRole('button', { name: 'Actions for this place' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'New folder' }));
  await userEvent.fill(page.getByRole('dialog').getByLabelText('Name'), 'Plans');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => app.api.callsOf('listProjects').length).toBeGreaterThan(before);
  await expect.element(page.getByRole('link', { name: retro.name })).toBeVisible();
  expect(page.getByText('Your boards did not load').elements()).toEqual([]);
});

describe('making a board', () => {
  test.each([
    ['New board', 'board', 'Untitled board'],
    ['New mind map', 'mindmap', 'Untitled mind map'],
  ] as const)('%s makes it in the open place and opens it', async (button, kind, name) => {
    const app = await openHome({
      createFile: ({ body }) => aBoardFile({ name: body.name, kind: body.kind, file_key: aFileKey(9) }),
      getFile: () => failWith('file_not_found'),
      createCollabTicket: () => failWith('file_not_found'),
    });
    await expect.element(page.getByRole('treeitem', { name: 'My files' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: new RegExp(`^${button}`, 'u') }));
    await expect.poll(app.address).toBe(`/editor/${aFileKey(9)}`);
    expect(app.api.callsOf('createFile')[0]?.body).toEqual({ name, kind, folder_id: '0' });
  });

  test('[ROLE-22][ROLE-24][LIMIT-05][PAY-01][PAY-02][PAY-03] a full plan says how many boards there are, and sells a membership on the spot', async () => {
    const app = await openHome({
      listTeams: () => ({ list: [aTeam({ file_count: 10, file_create_limit: 10 })] }),
      listProjectFiles: () => aCursorPage([retro]),
      createFile: () => failWith('file_limit_reached', { limit: 10, current: 10, team_id: '1001' }),
      duplicateFile: () => failWith('file_limit_reached', { limit: 10, current: 10, team_id: '1001' }),
    });
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '10 of 10');
    await userEvent.click(page.getByRole('button', { name: /^New board/u }));
    const dialog = page.getByRole('dialog', { name: 'This team’s plan is full' });
    await expect.element(dialog.getByText(/It holds 10 editable files of 10\./u)).toBeVisible();
    await expectAccessible();
    await userEvent.click(dialog.getByRole('button', { name: 'Become a VIP' }));
    const frame = () =>
      document.querySelector<HTMLIFrameElement>('iframe[src="/user/checkout?team=1001&product=board"]');
    await expect.poll(() => frame()?.contentWindow).toBeTruthy();
    const asked = app.api.callsOf('listTeams').length;
    const say = (source: Window | null | undefined) =>
      window.dispatchEvent(
        new MessageEvent('message', {
          data: { type: 'paySuccess', data: { order_id: 'h3WqPnR8tXdM' } },
          origin: window.location.origin,
          source: source ?? null,
        }),
      );
    say(window);
    expect(frame()).not.toBeNull();
    say(frame()?.contentWindow);
    await expect.element(page.getByText('Thank you. You are a VIP now.').first()).toBeVisible();
    await expect.poll(frame).toBeNull();
    await expect.poll(() => app.api.callsOf('listTeams').length).toBeGreaterThan(asked);
    expect(app.address()).toBe('/home/');
    await openMenu(retro.name);
    await userEvent.click(page.getByRole('menuitem', { name: 'Duplicate' }));
    await expect.element(dialog).toBeVisible();
  });

  test('[ERR-29] a space without a project says to create one', async () => {
    await openHome({ createFile: () => failWith('no_storage_location') });
    await expect.element(page.getByRole('treeitem', { name: 'My files' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^New board/u }));
    await expect.element(page.getByText(/Create a project first/u).first()).toBeVisible();
  });
});

describe('the menu of a file', () => {
  const withRetro: MockHandlers = { listProjectFiles: () => aCursorPage([retro]) };

  test('renames it, after checking the name as the server does', async () => {
    const names = [retro.name];
    const app = await openHome({
      listProjectFiles: () => aCursorPage([aBoardFile({ name: names.at(-1) ?? '', is_own: true })]),
      renameFile: ({ body }) => {
        names.push(body.name);
        return aBoardFile({ name: body.name });
      },
    });
    await openMenu(retro.name);
    await userEvent.click(page.getByRole('menuitem', { name: 'Rename' }));
    const field = page.getByRole('dialog').getByLabelText('Name');
    const save = page.getByRole('dialog').getByRole('button', { name: 'Rename' });
    await userEvent.fill(field, '   ');
    await userEvent.click(save);
    await expect.element(page.getByText('Enter a name.')).toBeVisible();
    await userEvent.fill(field, '字'.repeat(51));
    await expect.element(page.getByText('Use at most 50 characters.')).toBeVisible();
    expect(app.api.callsOf('renameFile')).toEqual([]);
    await userEvent.fill(field, '  季度回顾 ');
    await userEvent.click(save);
    await expect.element(page.getByRole('link', { name: '季度回顾' })).toBeVisible();
    expect(app.api.callsOf('renameFile')[0]?.body).toEqual({ name: '季度回顾' });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('moves it to the trash, and back again by Undo', async () => {
    let isThere = true;
    const app = await openHome({
      listProjectFiles: () => aCursorPage(isThere ? [retro] : []),
      deleteFile: () => {
        isThere = false;
        return null;
      },
      restoreFile: () => {
        isThere = true;
        return retro;
      },
    });
    await openMenu(retro.name);
    await userEvent.click(page.getByRole('menuitem', { name: 'Move to trash' }));
    await expect.element(page.getByText('Nothing here yet')).toBeVisible();
    expect(app.api.callsOf('deleteFile')[0]?.path.file_key).toBe(retro.file_key);
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect.element(page.getByRole('link', { name: retro.name })).toBeVisible();
    expect(app.api.callsOf('restoreFile')[0]?.path.file_key).toBe(retro.file_key);
  });

  test('duplicates it in its place', async () => {
    const app = await openHome({ ...withRetro, duplicateFile: () => aBoardFile({ name: 'Weekly copy' }) });
    await openMenu(retro.name);
    await userEvent.click(page.getByRole('menuitem', { name: 'Duplicate' }));
    await expect.element(page.getByText('“Weekly copy” is made').first()).toBeVisible();
    expect(app.api.callsOf('duplicateFile')[0]?.path.file_key).toBe(retro.file_key);
  });

  test('[ROLE-26][ROLE-27][ROLE-41] offers no more than one may: a viewer only looks, an editor leaves the boards of others where they are', async () => {
    const foreign = aBoardFile({ name: 'Foreign', is_own: false });
    const privileges = [
      ['TeamView'],
      ['TeamView', 'TeamEdit'],
      ['TeamView', 'TeamEdit', 'TeamMoveFile'],
    ] as const;
    const offered: string[][] = [];
    for (const given of privileges) {
      await openHome({
        listTeams: () => ({ list: [aTeam({ privileges: [...given] })] }),
        listProjectFiles: () => aCursorPage([foreign]),
      });
      await openMenu('Foreign');
      const items = page.getByRole('menuitem');
      await expect.element(items.first()).toBeVisible();
      offered.push(items.elements().map((item) => item.textContent));
      takeDownApp();
    }
    const edits = ['Rename', 'Duplicate', 'Move…'];
    const look = ['Open in a new tab', 'Export…'];
    expect(offered).toEqual([look, [...look, ...edits], [...look, ...edits, 'Move to trash']]);
  });

  test('leads to publishing, and for a published work to its community page', async () => {
    await openHome({
      listProjectFiles: () => aCursorPage([aBoardFile({ auditStatus: 2, name: 'Public', is_own: true })]),
    });
    await openMenu('Public');
    const publish = page.getByRole('menuitem', { name: 'Publish…' });
    await expect.element(publish).toHaveAttribute('href', `/community/profile?publish=${aFileKey()}`);
    await expect
      .element(page.getByRole('menuitem', { name: 'Show in the community' }))
      .toHaveAttribute('href', `/community/file/${aFileKey()}`);
  });

  test('failures are reported and change nothing', async () => {
    await openHome({ ...withRetro, deleteFile: () => failWith('not_owner') });
    await openMenu(retro.name);
    await userEvent.click(page.getByRole('menuitem', { name: 'Move to trash' }));
    await expect.element(page.getByText('You are not allowed to do this.').first()).toBeVisible();
    await expect.element(page.getByRole('link', { name: retro.name })).toBeVisible();
  });
});

describe('the account menu', () => {
  test('the account menu shows every language at once on a laptop', async () => {
    await page.viewport(1280, 720);
    await openHome();
    await userEvent.click(page.getByRole('button', { name: 'Your account' }));
    const menu = page.getByRole('menu');
    await expect.element(menu).toBeVisible();
    const popup = menu.element();
    expect(menu.getByRole('menuitemradio').elements()).toHaveLength(8);
    expect(popup.scrollHeight).toBeLessThanOrEqual(popup.clientHeight);
    expect(popup.getBoundingClientRect().bottom).toBeLessThanOrEqual(720);
  });

  test('offers all languages by their own names', async () => {
    await openHome();
    await userEvent.click(page.getByRole('button', { name: 'Your account' }));
    await expect.element(page.getByRole('menuitemradio', { name: '简体中文' })).toBeVisible();
    await expect
      .element(page.getByRole('menuitemradio', { name: 'English' }))
      .toHaveAttribute('aria-checked', 'true');
  });

  test('the appearance changes at once and is kept', async () => {
    await openHome();
    await userEvent.click(page.getByRole('button', { name: 'Your account' }));
    await userEvent.click(page.getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(document.cookie).toContain('theme=dark');
    await userEvent.click(page.getByRole('button', { name: 'Your account' }));
    await userEvent.click(page.getByRole('menuitemradio', { name: 'Like the system' }));
    expect(document.cookie).not.toContain('theme=dark');
  });
});

test('an address that leads nowhere says so and leads home', async () => {
  await openHome({}, '/nowhere');
  await expect.element(page.getByText('There is no such page')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to my boards' })).toHaveAttribute('href', '/home/');
});
