import {
  aBoardFile,
  aCursorPage,
  aFolder,
  aProject,
  aTeam,
  failWith,
  type MockHandlers,
} from '@boardwalk/test-kit';
import type { Folder } from '@boardwalk/api-client';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';
import { ONE_PLACE } from '../../../test/one-place.ts';

const HARBOUR = aTeam({ id: '1007', name: 'Harbour', type: 3 });
const PLANS = aFolder({ id: '3001', name: 'Plans', folder_count: 1, children: ['3002'] });
const OLD = aFolder({ id: '3002', name: 'Old plans', deep: 2 });
const NOTES = aFolder({ id: '3003', name: 'Notes' });
const TWO_TEAMS: MockHandlers = {
  listTeams: () => ({ list: [aTeam(), HARBOUR] }),
  listProjects: ({ path: { teamId } }) => ({
    list: teamId === '1007' ? [aProject({ id: '2007', team_id: '1007', name: 'Quay' })] : [aProject()],
  }),
  listFolders: ({ path: { folderId } }) => ({
    list: folderId === '0' ? [PLANS, NOTES] : folderId === '3001' ? [OLD] : [],
  }),
};

const open = async (handlers: MockHandlers = {}, path = '/home/') =>
  await mountApp(path, { ...ONE_PLACE, ...TWO_TEAMS, ...handlers });
const branch = (name: string) => page.getByRole('treeitem', { name, exact: true });

test('a folder whose name is not known yet never goes by that of the one before, nor of its project', async () => {
  const answer = Promise.withResolvers<undefined>();
  let isSlow = false;
  const app = await open(
    {
      listFolders: async ({ path: { folderId } }) => {
        if (isSlow) await answer.promise;
        return { list: folderId === '0' ? [PLANS, NOTES] : folderId === '3001' ? [OLD] : [] };
      },
    },
    '/home/?team=1001&project=2001&folder=3001',
  );
  const heading = page.getByRole('heading', { level: 1 });
  const actions = page.getByRole('button', { name: 'Actions for this place' });
  await expect.element(heading).toHaveTextContent('Plans');
  await expect.element(actions).toBeVisible();
  isSlow = true;
  await app.navigate('/home/?team=1001&project=2001&folder=3003');
  await expect.element(heading).toHaveTextContent('My boards');
  // Deleting would have asked about another folder.
  await expect.element(actions).not.toBeInTheDocument();
  const above = page.getByRole('navigation', { name: 'Folders above' });
  await expect.element(above.getByRole('link', { name: 'My files' })).toBeVisible();
  answer.resolve(undefined);
  await expect.element(heading).toHaveTextContent('Notes');
  await expect.element(actions).toBeVisible();
});

describe('the tree of places', () => {
  test('[STATE-33][STATE-34] loads what is below a branch when it opens, takes it away when it closes, and leads to each place', async () => {
    const app = await open();
    await expect.element(branch('My files')).toHaveAttribute('aria-selected', 'true');
    await expectAccessible();
    expect(app.api.callsOf('listProjects').map(({ path }) => path.teamId)).toEqual(['1001']);
    (branch('Harbour').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(branch('Quay')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect.element(branch('Plans')).toBeVisible();
    expect(app.api.callsOf('listFolders').map(({ path }) => path.folderId)).not.toContain('3001');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect.element(branch('Old plans')).toBeVisible();
    await userEvent.click(branch('Old plans'));
    await expect.poll(app.address).toBe('/home/?team=1007&project=2007&folder=3001.3002');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Old plans' })).toBeVisible();
    (branch('Harbour').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(branch('Old plans')).not.toBeInTheDocument();
  });

  test('a team by itself leads to its first project', async () => {
    const app = await open({}, '/home/?team=1007');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Quay' })).toBeVisible();
    expect(app.api.callsOf('listProjectFiles')[0]?.path).toMatchObject({ teamId: '1007', projectId: '2007' });
  });

  test('what did not load says so and loads again', async () => {
    let isDown = true;
    const { listProjects } = TWO_TEAMS;
    await open({
      listProjects: (call) =>
        isDown && call.path.teamId === '1007'
          ? failWith('unavailable')
          : (listProjects?.(call) ?? { list: [] }),
    });
    await expect.element(branch('Harbour')).toBeVisible();
    (branch('Harbour').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText('Not loaded.')).toBeVisible();
    isDown = false;
    await userEvent.click(page.getByText('Try again'));
    await expect.element(branch('Quay')).toBeVisible();
  });

  test('moves a folder by the keyboard, and goes along when one is inside', async () => {
    let below: Record<string, Folder[]> = { '0': [PLANS, NOTES], '3001': [OLD] };
    const app = await open(
      {
        listFolders: ({ path: { folderId } }) => ({ list: below[folderId] ?? [] }),
        moveFolder: () => {
          below = { '0': [PLANS], '3001': [NOTES, OLD] };
          return NOTES;
        },
      },
      '/home/?team=1001&project=2001&folder=3003',
    );
    await expect.element(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    await expect.element(branch('Notes')).toBeVisible();
    (branch('Notes').element() as HTMLElement).focus();
    await userEvent.keyboard('{Control>}x{/Control}');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByText('Inside Plans')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.poll(app.address).toBe('/home/?team=1001&project=2001&folder=3001.3003');
    expect(app.api.callsOf('moveFolder').map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: { teamId: '1001', projectId: '2001', folderId: '3003' },
        body: { parent_id: '3001', project_id: '2001' },
      },
    ]);
  });
});

describe('projects and folders', () => {
  const act = async (item: string) => {
    await userEvent.click(page.getByRole('button', { name: 'Actions for this place' }));
    await userEvent.click(page.getByRole('menuitem', { name: item }));
  };
  const dialog = page.getByRole('dialog');

  test('are made, renamed and deleted; what the server refuses stands at the field', async () => {
    let folders: Folder[] = [];
    const app = await open({
      listTeams: () => ({ list: [aTeam()] }),
      listFolders: () => ({ list: folders }),
      createFolder: ({ body }) => {
        if (body.name === 'Full') return failWith('place_full');
        const made = aFolder({ name: body.name });
        folders = [made];
        return made;
      },
      renameFolder: ({ body }) => {
        folders = [aFolder({ name: body.name })];
        return aFolder({ name: body.name });
      },
      deleteFolder: () => {
        folders = [];
        return null;
      },
    });
    await act('New folder');
    await userEvent.fill(dialog.getByLabelText('Name'), 'Full');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await expect.element(dialog.getByText(/full/iu)).toBeVisible();
    await userEvent.fill(dialog.getByLabelText('Name'), '  Plans ');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(page.getByRole('link', { name: 'Plans' }));
    expect(app.api.callsOf('createFolder').at(-1)?.body).toEqual({ name: 'Plans', parent_id: '0' });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
    await act('Rename');
    await userEvent.fill(dialog.getByLabelText('Name'), 'Ideas');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ideas' })).toBeVisible();
    await act('Delete');
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await expect.poll(app.address).toBe('/home/?team=1001&project=2001');
    expect(app.api.callsOf('deleteFolder')[0]?.path.folderId).toBe('3001');
  });

  test('[ROLE-26] are only looked at by who may only look', async () => {
    await open({ listTeams: () => ({ list: [aTeam({ privileges: ['TeamView'] })] }) });
    await expect.element(branch('My files')).toBeVisible();
    await expect.element(page.getByText('Nothing here yet')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Actions for this place' }))
      .not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^New board/u })).toBeDisabled();
  });
});

test('a board moves to a folder chosen in a tree, and back by Undo', async () => {
  const plan = aBoardFile({ name: 'Plan', is_own: true });
  const places: string[] = [];
  await open({
    listProjectFiles: () => aCursorPage([plan]),
    moveFile: ({ body }) => {
      places.push(`${body.team_id}/${body.project_id}/${body.folder_id}`);
      return plan;
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Actions for Plan' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Move…' }));
  const dialog = page.getByRole('dialog', { name: 'Move “Plan”' });
  const button = dialog.getByRole('button', { name: 'Move here' });
  await expect.element(button).toBeDisabled();
  await userEvent.click(dialog.getByRole('treeitem', { name: 'My files' }));
  await expect.element(button).toBeDisabled();
  await userEvent.click(dialog.getByRole('treeitem', { name: 'Notes' }));
  await expectAccessible();
  await userEvent.click(button);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => places).toEqual(['1001/2001/3003', '1001/2001/0']);
});
