import { aFolder, aProject, aSpace, aTeam, aUser, failWith, type MockHandlers } from '@boardwalk/test-kit';
import type { CopiedFile } from '@boardwalk/api-client';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp, type AppOptions } from '#app/testing/render-app.tsx';
import { FILE_KEY, fileAnswers } from './testing/file-answers.ts';

const COPY: CopiedFile = {
  file_key: 'cCdDeEfFgGhH',
  name: 'Sailboat retrospective',
  source_file_key: FILE_KEY,
  team_id: '1001',
  project_id: '2001',
  folder_id: '0',
};

const logged = { viewer: aUser() } satisfies Partial<AppOptions>;
const pressUse = async () => await page.getByRole('button', { name: 'Use template' }).click();
const dialog = (name: string) => page.getByRole('dialog', { name });

describe('where the copy goes', () => {
  afterEach(() => {
    localStorage.clear();
    // A second try begins as the first did.
    folders.length = 1;
  });

  const harbour = aTeam({ id: '1002', name: 'Harbour', type: 3, file_create_limit: 0, file_count: 40 });
  const folders = [aFolder({ id: '3001', name: 'Plans', folder_count: 1, children: ['3002'] })];
  const places = {
    getSpace: () => aSpace(),
    listTeams: () => ({
      list: [
        aTeam({ file_count: 10 }),
        harbour,
        aTeam({ id: '1003', name: 'Guests', type: 3, privileges: ['TeamView'] }),
      ],
    }),
    listProjects: ({ path }) => ({
      list: [
        aProject({ id: `2${path.teamId.slice(1)}`, team_id: path.teamId, name: `Files of ${path.teamId}` }),
      ],
    }),
    listFolders: ({ path }) => ({
      list:
        path.folderId === '0'
          ? folders
          : path.folderId === '3001'
            ? [aFolder({ id: '3002', name: 'Spring', deep: 2 })]
            : [],
    }),
    copyFileByPost: ({ query }) => ({ ...COPY, folder_id: query.get('folder_id') ?? '0' }),
  } satisfies MockHandlers;
  const where = dialog('Where should the copy go?');
  const row = (name: string | RegExp) => where.getByRole('treeitem', { name });
  const chooseWhere = async () =>
    await page.getByRole('button', { name: 'Choose where the copy goes' }).click();
  const askedFor = (api: Awaited<ReturnType<typeof renderApp>>['api']) =>
    api.callsOf('copyFileByPost').map(({ query }) => query.toString());

  test('a folder of a team is chosen by keyboard, kept for the next copy, and named', async () => {
    const app = await renderApp(`/${FILE_KEY}`, { ...logged, handlers: { ...fileAnswers(), ...places } });
    await chooseWhere();
    await expect.element(row(/^Files of 1001/u)).toHaveAttribute('aria-selected', 'true');
    await expect.element(row(/^Guests/u)).toHaveAttribute('aria-disabled', 'true');
    expect(app.api.callsOf('listProjects').map(({ path }) => path.teamId)).toEqual(['1001']);
    (row(/^Files of 1001/u).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect.element(row(/^Files of 1002/u)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect.element(row('Plans')).toBeVisible();
    await userEvent.keyboard('{ArrowDown} ');
    await expect.element(where.getByText('Goes to: Harbour › Files of 1002 › Plans')).toBeVisible();
    await where.getByRole('button', { name: 'Copy here' }).click();
    await expect
      .element(dialog('Copied').getByText('“Sailboat retrospective” was copied to “Plans”.'))
      .toBeVisible();
    await expect.element(where).not.toBeInTheDocument();
    await dialog('Copied').getByRole('button', { name: 'Continue exploring' }).click();

    await expect.element(page.getByText('Makes a copy in “Plans”, yours to change.')).toBeVisible();
    await pressUse();
    await expect.element(dialog('Copied').getByText('was copied to “Plans”', { exact: false })).toBeVisible();
    const wish = 'team_id=1002&project_id=2002&folder_id=3001';
    expect(askedFor(app.api)).toEqual([wish, wish]);
  });

  test('a new folder is made in the chosen one and chosen; a name that is too long is not sent', async () => {
    const app = await renderApp(`/${FILE_KEY}`, {
      ...logged,
      handlers: {
        ...fileAnswers(),
        ...places,
        listTeams: () => ({ list: [aTeam()] }),
        createFolder: ({ body }) => {
          folders.push(aFolder({ id: '3009', name: body.name }));
          return aFolder({ id: '3009', name: body.name });
        },
      },
    });
    await chooseWhere();
    await where.getByRole('button', { name: 'New folder' }).click();
    const name = where.getByRole('textbox', { name: 'Name of the folder' });
    await expect.element(name).toHaveFocus();
    await name.fill('x'.repeat(51));
    await expect.element(where.getByText('At most 50 characters.')).toBeVisible();
    await name.fill('Autumn');
    await userEvent.keyboard('{Enter}');
    await expect.element(row('Autumn')).toHaveAttribute('aria-selected', 'true');
    await expect.element(where.getByRole('button', { name: 'New folder' })).toHaveFocus();
    await where.getByRole('button', { name: 'Copy here' }).click();
    await expect.element(dialog('Copied')).toBeVisible();
    expect(app.api.callsOf('createFolder').map(({ body }) => body)).toEqual([
      { name: 'Autumn', parent_id: '0' },
    ]);
    expect(askedFor(app.api)).toEqual(['team_id=1001&project_id=2001&folder_id=3009']);
  });

  test('a new folder is there, also when another call of the page was under way while it was made', async () => {
    const other = Promise.withResolvers<void>();
    let isMade = false;
    await renderApp(`/${FILE_KEY}`, {
      ...logged,
      handlers: {
        ...fileAnswers(),
        ...places,
        listTeams: () => ({ list: [aTeam()] }),
        checkFollow: async ({ query }) => {
          await other.promise;
          return { focus_user_id: query.get('focus_user_id') ?? '', relation: 0, blocked: false };
        },
        createFolder: ({ body }) => {
          isMade = true;
          folders.push(aFolder({ id: '3009', name: body.name }));
          return aFolder({ id: '3009', name: body.name });
        },
        listFolders: async (call) => {
          if (isMade) other.resolve();
          await new Promise((resolve) => setTimeout(resolve, 100));
          return places.listFolders(call);
        },
      },
    });
    await chooseWhere();
    await where.getByRole('button', { name: 'New folder' }).click();
    await where.getByRole('textbox', { name: 'Name of the folder' }).fill('Autumn');
    await userEvent.keyboard('{Enter}');
    await expect.element(row('Autumn')).toHaveAttribute('aria-selected', 'true');
    await expect.element(where.getByText('Not loaded.')).not.toBeInTheDocument();
  });

  test('a full team says so; the own documents are no place to remember', async () => {
    const app = await renderApp(`/${FILE_KEY}`, { ...logged, handlers: { ...fileAnswers(), ...places } });
    await chooseWhere();
    await expect.element(where.getByText('My space has all 10 files', { exact: false })).toBeVisible();
    await expect.element(where.getByRole('button', { name: 'Copy here' })).toBeDisabled();
    await row(/^Harbour/u).click();
    // A team stands for its first project.
    await expect.element(where.getByText('Goes to: Harbour › Files of 1002')).toBeVisible();
    await expect.element(where.getByRole('button', { name: 'Copy here' })).toBeEnabled();
    expect(askedFor(app.api)).toEqual([]);
  });

  test('a place that is gone is forgotten, and another one is asked for', async () => {
    localStorage.setItem(
      'copy-place',
      JSON.stringify({ owner: logged.viewer.user_id, path: ['1002', '2002'], names: ['Harbour', 'Sprint'] }),
    );
    const app = await renderApp(`/${FILE_KEY}`, {
      ...logged,
      handlers: {
        ...fileAnswers(),
        ...places,
        copyFileByPost: ({ query }) => (query.has('team_id') ? failWith('not_editor') : COPY),
      },
    });
    await pressUse();
    await expect
      .element(where.getByText('The place of your last copy is gone', { exact: false }))
      .toBeVisible();
    await where.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(where).not.toBeInTheDocument();
    await pressUse();
    await expect.element(dialog('Copied')).toBeVisible();
    expect(askedFor(app.api)).toEqual(['team_id=1002&project_id=2002&folder_id=0', '']);
  });
});
