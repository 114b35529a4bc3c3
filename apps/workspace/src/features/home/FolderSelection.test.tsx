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
import type { Folder } from '@boardwalk/api-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';
import { ONE_PLACE } from '../../../test/one-place.ts';

const forget = () => localStorage.removeItem('boards-view');
beforeEach(forget);
afterEach(forget);

const EDITOR = aTeam({ privileges: ['TeamView', 'TeamEdit', 'TeamMoveFile'] });
const [PLANS, NOTES, WORK] = ['Plans', 'Notes', 'Work'].map((name, index) =>
  aFolder({ id: `${3001 + index}`, name }),
) as [Folder, Folder, Folder];
const ROADMAP = aBoardFile({ name: 'Roadmap', file_key: aFileKey(1), is_own: true });
const RETRO = aBoardFile({ name: 'Retro', file_key: aFileKey(2), is_own: true });

/** A project with three folders and two boards, which moves, trashes and takes back as the server does. */
function project(handlers: MockHandlers = {}) {
  let gone = new Set<string>();
  const take = (body: { readonly folder_ids: readonly string[]; readonly file_keys: readonly string[] }) => {
    gone = new Set([...body.folder_ids, ...body.file_keys]);
    return { change_id: '9101', folders: body.folder_ids.length, files: body.file_keys.length };
  };
  return mountApp('/home/', {
    ...ONE_PLACE,
    listTeams: () => ({ list: [EDITOR] }),
    listFolders: ({ path }) => ({
      list: path.folderId === '0' ? [PLANS, NOTES, WORK].filter(({ id }) => !gone.has(id)) : [],
    }),
    listProjectFiles: () => aCursorPage([ROADMAP, RETRO].filter(({ file_key: key }) => !gone.has(key))),
    moveItems: ({ body }) => take(body),
    trashItems: ({ body }) => take(body),
    undoItemChange: () => {
      gone = new Set();
      return null;
    },
    ...handlers,
  });
}

const folder = (name: string) => page.getByRole('list', { name: 'Folders' }).getByRole('link', { name });
const board = (name: string) => page.getByRole('link', { name });
const bar = (count: number) => page.getByRole('toolbar', { name: `${count} selected` });
const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const press = async (name: string) => await userEvent.click(page.getByRole('button', { name }));
const focus = (element: Element) => (element as HTMLElement).focus();

describe('folders and boards are selected together', () => {
  test('by their boxes, as a finger and a screen reader find them', async () => {
    await project();
    await userEvent.click(box('Plans'));
    await userEvent.click(box('Roadmap'));
    await expect.element(bar(2)).toBeVisible();
    await expect.element(box('Plans')).toBeChecked();
    await expect.element(page.getByRole('button', { name: 'Star', exact: true })).not.toBeInTheDocument();
    await expectAccessible();
    await userEvent.click(box('Plans'));
    await expect.element(bar(1)).toBeVisible();
    await press('Clear the selection');
    await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
  });

  test('by the mouse with Ctrl and Shift, which opens nothing', async () => {
    const app = await project();
    await userEvent.click(folder('Notes'), { modifiers: ['ControlOrMeta'] });
    await expect.element(bar(1)).toBeVisible();
    await userEvent.click(board('Roadmap'), { modifiers: ['Shift'] });
    await expect.element(bar(3)).toBeVisible();
    await expect.element(box('Plans')).not.toBeChecked();
    await expect.element(box('Work')).toBeChecked();
    await userEvent.click(folder('Work'), { modifiers: ['ControlOrMeta'] });
    await expect.element(bar(2)).toBeVisible();
    expect(app.address()).toBe('/home/');
    await userEvent.click(folder('Work'));
    await expect.poll(app.address).toBe('/home/?team=1001&project=2001&folder=3003');
    await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
  });

  test('by the keyboard: space, Ctrl+A, Esc', async () => {
    await project();
    await expect.element(folder('Plans')).toBeVisible();
    focus(folder('Plans').element());
    await userEvent.keyboard(' ');
    await expect.element(bar(1)).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect.element(bar(5)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
  });

  test('boards beside lines as well', async () => {
    await project();
    await press('As a list');
    await userEvent.click(board('Retro'), { modifiers: ['ControlOrMeta'] });
    await userEvent.click(box('Notes'));
    await expect.element(bar(2)).toBeVisible();
  });

  test('[ROLE-26] folders by nobody who may not change them', async () => {
    await project({ listTeams: () => ({ list: [aTeam({ privileges: ['TeamView'] })] }) });
    await expect.element(box('Roadmap')).toBeInTheDocument();
    await expect.element(box('Plans')).not.toBeInTheDocument();
    focus(folder('Plans').element());
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect.element(bar(2)).toBeVisible();
  });
});

describe('what is selected', () => {
  test('moves to a folder chosen in the tree, in one call, and back by Undo', async () => {
    const app = await project();
    await userEvent.click(box('Plans'));
    await userEvent.click(box('Roadmap'));
    await press('Move…');
    const dialog = page.getByRole('dialog', { name: 'Move 2 items' });
    const button = dialog.getByRole('button', { name: 'Move here' });
    await userEvent.click(dialog.getByRole('treeitem', { name: 'My files' }));
    await expect.element(button).toBeDisabled();
    await userEvent.click(dialog.getByRole('treeitem', { name: 'Plans' }));
    await expect.element(button).toBeDisabled();
    await userEvent.click(dialog.getByRole('treeitem', { name: 'Work' }));
    await userEvent.click(button);
    await expect.element(page.getByText('2 items are in Work now').first()).toBeVisible();
    await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
    const [call] = app.api.callsOf('moveItems');
    expect(call?.path).toEqual({ teamId: '1001' });
    expect(call?.body).toEqual({
      folder_ids: ['3001'],
      file_keys: [aFileKey(1)],
      project_id: '2001',
      folder_id: '3003',
    });
    expect(call?.headers.get('idempotency-key')).toMatch(/^\S{8,}$/u);
    expect(app.api.callsOf('moveFile')).toEqual([]);
    await press('Undo');
    await expect.element(folder('Plans')).toBeVisible();
    expect(app.api.callsOf('undoItemChange').map(({ path }) => path)).toEqual([
      { teamId: '1001', changeId: '9101' },
    ]);
  });

  test('goes to the trash by the Delete key, and comes back by Undo; what fails is said', async () => {
    const app = await project();
    await userEvent.click(box('Notes'));
    await userEvent.click(box('Retro'));
    focus(folder('Work').element());
    await userEvent.keyboard('{Delete}');
    await expect
      .element(page.getByText('2 items are deleted, their boards are in the trash').first())
      .toBeVisible();
    await expect.element(folder('Notes')).not.toBeInTheDocument();
    expect(app.api.callsOf('trashItems')[0]?.body).toEqual({
      folder_ids: ['3002'],
      file_keys: [aFileKey(2)],
    });
    await press('Undo');
    await expect.element(folder('Notes')).toBeVisible();
  });

  test('several boards without folders move in one call as well, and one Undo takes all of it back', async () => {
    const app = await project();
    await userEvent.click(box('Roadmap'));
    await userEvent.click(box('Retro'));
    await press('Move…');
    const dialog = page.getByRole('dialog', { name: 'Move 2 boards' });
    await userEvent.click(dialog.getByRole('treeitem', { name: 'My files' }));
    await userEvent.click(dialog.getByRole('treeitem', { name: 'Work' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move here' }));
    await expect.element(page.getByText('2 boards are in Work now').first()).toBeVisible();
    expect(app.api.callsOf('moveItems').map(({ body }) => body)).toEqual([
      { folder_ids: [], file_keys: [aFileKey(1), aFileKey(2)], project_id: '2001', folder_id: '3003' },
    ]);
    await press('Undo');
    await expect.element(board('Retro')).toBeVisible();
    expect(app.api.callsOf('undoItemChange')).toHaveLength(1);
    expect(app.api.callsOf('moveFile')).toEqual([]);
  });

  test('several boards without folders go to the trash in one call, and come back by one Undo', async () => {
    const app = await project();
    await userEvent.click(box('Roadmap'));
    await userEvent.click(box('Retro'));
    await press('Move to trash');
    await expect.element(page.getByText('2 boards are in the trash').first()).toBeVisible();
    expect(app.api.callsOf('trashItems').map(({ body }) => body)).toEqual([
      { folder_ids: [], file_keys: [aFileKey(1), aFileKey(2)] },
    ]);
    await press('Undo');
    await expect.element(board('Roadmap')).toBeVisible();
    expect(app.api.callsOf('undoItemChange')).toHaveLength(1);
    expect(app.api.callsOf('deleteFile')).toEqual([]);
  });

  test('one board goes by itself, and boards go to another team one by one', async () => {
    const moved: unknown[] = [];
    const app = await project({
      listTeams: () => ({ list: [EDITOR, { ...EDITOR, id: '1002', name: 'Others' }] }),
      listProjects: ({ path }) =>
        path.teamId === '1002'
          ? { list: [aProject({ id: '2002', name: 'Their files' })] }
          : { list: [aProject()] },
      deleteFile: () => null,
      moveFile: ({ path, body }) => {
        moved.push([path.file_key, body.team_id]);
        return RETRO;
      },
    });
    await userEvent.click(box('Retro'));
    await press('Move to trash');
    await expect.poll(() => app.api.callsOf('deleteFile')).toHaveLength(1);
    await userEvent.click(box('Roadmap'));
    await press('Move…');
    const dialog = page.getByRole('dialog', { name: 'Move 2 boards' });
    await userEvent.click(dialog.getByRole('treeitem', { name: 'Others' }));
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(dialog.getByRole('treeitem', { name: 'Their files' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move here' }));
    await expect
      .poll(() => moved)
      .toEqual([
        [aFileKey(1), '1002'],
        [aFileKey(2), '1002'],
      ]);
    expect([...app.api.callsOf('moveItems'), ...app.api.callsOf('trashItems')]).toEqual([]);
  });

  test('stays when the server refuses, with the reason', async () => {
    await project({ trashItems: () => failWith('privilege_missing', { privilege: 'TeamMoveFile' }) });
    await userEvent.click(box('Notes'));
    await press('Move to trash');
    await expect.element(page.getByText(/not allowed/u).first()).toBeVisible();
    await expect.element(folder('Notes')).toBeVisible();
    await expect.element(bar(1)).toBeVisible();
  });

  test('is dragged onto a folder of the list', async () => {
    const app = await project();
    await userEvent.click(box('Plans'));
    await userEvent.click(box('Roadmap'));
    await userEvent.dragAndDrop(folder('Plans'), folder('Work'));
    await expect
      .poll(() => app.api.callsOf('moveItems').map(({ body }) => body))
      .toEqual([{ folder_ids: ['3001'], file_keys: [aFileKey(1)], project_id: '2001', folder_id: '3003' }]);
    await expect.element(page.getByText('2 items are in Work now').first()).toBeVisible();
    expect(document.querySelector('[data-drop-here]')).toBeNull();
  });

  test('is dragged onto a folder of the tree; what is not selected goes alone', async () => {
    const moved: unknown[] = [];
    const app = await project({
      moveFile: ({ path, body }) => {
        moved.push([path.file_key, body.folder_id]);
        return RETRO;
      },
    });
    const branch = page.getByRole('treeitem', { name: 'Work', exact: true });
    const top = page.getByRole('treeitem', { name: 'My files', exact: true });
    await expect.element(top).toBeVisible();
    focus(top.element());
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(branch).toBeVisible();
    await userEvent.click(box('Plans'));
    await userEvent.dragAndDrop(folder('Notes'), branch);
    await expect
      .poll(() => app.api.callsOf('moveItems').map(({ body }) => body))
      .toEqual([{ folder_ids: ['3002'], file_keys: [], project_id: '2001', folder_id: '3003' }]);
    await userEvent.dragAndDrop(board('Retro'), branch);
    await expect.poll(() => moved).toEqual([[aFileKey(2), '3003']]);
  });

  test('is not taken by a folder that moves itself, nor by the place it is in', async () => {
    const app = await project();
    await userEvent.click(box('Plans'));
    await userEvent.click(box('Work'));
    await userEvent.dragAndDrop(folder('Plans'), folder('Work'));
    await userEvent.dragAndDrop(
      folder('Plans'),
      page.getByRole('treeitem', { name: 'My files', exact: true }),
    );
    await expect.element(bar(2)).toBeVisible();
    expect(app.api.callsOf('moveItems')).toEqual([]);
  });
});
