import {
  aBoardFile,
  aBoardFileDetail,
  aFileKey,
  aFolder,
  aProject,
  aTeam,
  failWith,
} from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ANALYTICS_EVENT } from '#shared/analytics/report-event.ts';
import { loginFrame } from '#app/testing/login-frame.ts';
import { said } from '#app/testing/said.ts';
import { renderApp } from '#app/testing/render-app.tsx';
import { dialog, FILES, openPick } from './testing/open-publish.ts';

const row = (name: string) => dialog.getByRole('radio', { name: new RegExp(name, 'u') });
const next = () => userEvent.click(dialog.getByRole('button', { name: 'Next' }));

describe('the publish button', () => {
  test('[PUB-35][ANA-02][OVL-01] reports the click and opens the publish dialog', async () => {
    const events: unknown[] = [];
    const note = (event: Event) => events.push((event as CustomEvent).detail);
    window.addEventListener(ANALYTICS_EVENT, note);
    await openPick();
    window.removeEventListener(ANALYTICS_EVENT, note);
    expect(events).toEqual([
      { name: 'publish_click', project: 'boardwalk-overseas', properties: { origin: 'header' } },
    ]);
  });

  test('asks to log in first where the viewer has not: the address waits', async () => {
    await renderApp(`/profile?publish=${aFileKey()}`);
    await expect.element(page.getByRole('heading', { name: 'Log in to see your page' })).toBeVisible();
    expect(page.getByRole('dialog').elements()).toHaveLength(0);
    expect(loginFrame()).toBeNull();
  });
});

describe('step 1: a file', () => {
  test('[PUB-06][PUB-07][CONST-49] is titled publish to community and 480 px wide, 600 high', async () => {
    await openPick();
    await expect.element(page.getByRole('dialog', { name: 'Publish to community' })).toBeVisible();
    const { width, height } = dialog.element().getBoundingClientRect();
    expect([width, height]).toEqual([480, 600]);
  });

  test('[PUB-01] lists the viewer’s own files and leaves others’ out of reach', async () => {
    await openPick({
      handlers: {
        listProjectFiles: () => ({
          list: [FILES['Fresh board'], aBoardFile({ file_key: aFileKey(9), name: 'Board of a colleague' })],
          next_cursor: '0',
          has_more: false,
        }),
        getAuditStatusMap: () => ({ [FILES['Fresh board'].file_key]: 0 as const }),
      },
    });
    await expect.element(row('Fresh board')).toBeEnabled();
    await expect.element(row('Board of a colleague')).toBeDisabled();
  });

  test('[PUB-26][PUB-27][PUB-28] names where each stands, asking once for all of them', async () => {
    const { api } = await openPick();
    await expect.element(row('Waiting board.*In review')).toBeInTheDocument();
    await expect.element(row('Public board.*Published')).toBeInTheDocument();
    await expect.element(row('Refused board.*Not passed')).toBeInTheDocument();
    expect(api.callsOf('getAuditStatusMap').map(({ body }) => body)).toEqual([
      { file_key_list: Object.values(FILES).map(({ file_key }) => file_key) },
    ]);
  });

  test('[ERR-34] a refused lookup of the states is no error', async () => {
    await openPick({ handlers: { getAuditStatusMap: () => failWith('forbidden') } });
    await expect.element(row('Fresh board')).toBeEnabled();
    expect(page.getByRole('alert').elements()).toHaveLength(0);
  });

  test('[PUB-29] pointing offers to choose a file, but not one in review', async () => {
    await openPick();
    const looks = async (name: string) => {
      const label = row(name).element().closest('label');
      if (!label) throw new Error('The file has no row.');
      const before = getComputedStyle(label).backgroundColor;
      await userEvent.hover(label);
      return getComputedStyle(label).backgroundColor !== before;
    };
    await expect.element(row('Waiting board')).toBeInTheDocument();
    expect(await looks('Fresh board')).toBe(true);
    expect(await looks('Waiting board')).toBe(false);
    expect(getComputedStyle(row('Waiting board').element()).opacity).toBe('0');
  });

  test('[PUB-10][PUB-11] next with nothing chosen asks to choose a file and stays', async () => {
    await openPick();
    await expect.element(row('Fresh board')).toBeInTheDocument();
    await next();
    await expect.poll(said).toContain('Choose a file first.');
    await expect.element(row('Fresh board')).toBeInTheDocument();
  });

  test('[PUB-04][PUB-10][PUB-12] next with a file goes on to its form, without asking for its state again', async () => {
    const { api } = await openPick();
    await userEvent.click(row('Fresh board'));
    await next();
    await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Fresh board');
    expect(api.callsOf('getAuditStatus')).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect.element(row('Fresh board')).toBeInTheDocument();
  });

  test('the keyboard stays in the dialog on each way from step to step', async () => {
    const held = Promise.withResolvers<void>();
    await openPick({
      handlers: {
        getFile: async () => {
          await held.promise;
          return aBoardFileDetail(FILES['Fresh board']);
        },
      },
    });
    const keyboardInDialog = () => document.activeElement?.closest('[role="dialog"]') === dialog.element();
    await userEvent.click(row('Fresh board'));
    await next();
    await expect.element(row('Fresh board')).not.toBeInTheDocument();
    await expect.poll(keyboardInDialog).toBe(true);
    held.resolve();
    await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Fresh board');
    await expect.poll(keyboardInDialog).toBe(true);
    await userEvent.keyboard('{Tab}');
    expect(keyboardInDialog()).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect.element(row('Fresh board')).toBeInTheDocument();
    await expect.poll(keyboardInDialog).toBe(true);
  });

  test.each([
    ['[PUB-21][OVL-09][AMB-22]', 'Public board'],
    ['[PUB-22]', 'Waiting board'],
  ])('%s a file that was handed in (%s) opens the edit-published-file dialog', async (_ids, name) => {
    await openPick();
    await userEvent.click(row(name));
    await next();
    await expect.element(page.getByRole('dialog', { name: 'Your published work' })).toBeVisible();
    await expect
      .poll(() => page.getByRole('dialog', { name: 'Publish to community' }).elements())
      .toEqual([]);
    expect(page.getByRole('textbox', { name: 'Title' }).elements()).toHaveLength(0);
  });

  test('[PUB-03] the name filter asks the server for what matches', async () => {
    const { api } = await openPick();
    await expect.element(row('Fresh board')).toBeInTheDocument();
    await userEvent.fill(dialog.getByRole('searchbox', { name: 'Filter by name' }), ' Road ');
    await expect.poll(() => api.callsOf('listProjectFiles').at(-1)?.query.get('name')).toBe('Road');
  });

  test('[PUB-02][CONST-62][API-PUB-12] the folder selector opens level by level and shows the files of a folder', async () => {
    const { api } = await openPick({
      handlers: {
        listTeams: () => ({ list: [aTeam(), aTeam({ id: '1002', name: 'Harbour crew', type: 3 })] }),
        listProjects: ({ path }) => ({
          list: [
            path.teamId === '1001'
              ? aProject()
              : aProject({ id: '2002', team_id: '1002', name: 'Spring launch' }),
          ],
        }),
        listFolders: ({ path }) => ({
          list: path.projectId === '2002' ? [aFolder({ id: '3002', name: 'Workshops' })] : [],
        }),
      },
    });
    await expect.poll(() => api.callsOf('listProjectFiles').at(0)?.query.get('folder_id')).toBe('0');
    await userEvent.click(dialog.getByRole('button', { name: 'My files' }));
    await expect.element(page.getByRole('button', { name: 'Harbour crew', exact: true })).toBeVisible();
    expect(api.callsOf('listProjects').map(({ path }) => path.teamId)).not.toContain('1002');
    await userEvent.click(page.getByRole('button', { name: 'Harbour crew', exact: true }));
    await userEvent.click(page.getByRole('button', { name: 'What is in Spring launch' }));
    await userEvent.click(page.getByRole('button', { name: 'Workshops', exact: true }));
    await expect
      .poll(() => {
        const last = api.callsOf('listProjectFiles').at(-1);
        return [last?.path.teamId, last?.path.projectId, last?.query.get('folder_id')];
      })
      .toEqual(['1002', '2002', '3002']);
    await expect.element(dialog.getByRole('button', { name: 'Workshops' })).toBeVisible();
  });

  test('loads further files at the end of the list', async () => {
    const part = (start: number) =>
      Array.from({ length: 40 }, (_, index) =>
        aBoardFile({ file_key: aFileKey(start + index), name: `Board ${start + index}` }),
      );
    const { api } = await openPick({
      handlers: {
        listProjectFiles: ({ query }) =>
          query.get('cursor') === '0'
            ? { list: part(1), next_cursor: 'more', has_more: true }
            : { list: part(41), next_cursor: '0', has_more: false },
        getAuditStatusMap: () => ({}),
      },
    });
    await expect.element(row('Board 1 ')).toBeInTheDocument();
    expect(api.callsOf('listProjectFiles')).toHaveLength(1);
    const scroller = dialog.getByRole('list', { name: 'Your files' }).element();
    await expect
      .poll(() => {
        scroller.scrollTo({ top: scroller.scrollHeight });
        return api.callsOf('listProjectFiles');
      })
      .toHaveLength(2);
  });

  test('an empty place says what to do; a filter without matches says so', async () => {
    await openPick({
      handlers: { listProjectFiles: () => ({ list: [], next_cursor: '0', has_more: false }) },
    });
    await expect.element(dialog.getByText('No boards here yet')).toBeVisible();
    await expect
      .element(dialog.getByRole('link', { name: 'Open your workspace' }))
      .toHaveAttribute('href', '/app/home/');
    await userEvent.fill(dialog.getByRole('searchbox', { name: 'Filter by name' }), 'Road');
    await expect.element(dialog.getByText('No board has this in its name')).toBeVisible();
  });

  test('[ERR-29] a space without a place to store files says to create a project', async () => {
    await openPick({ handlers: { getSpace: () => failWith('no_storage_location') } });
    await expect
      .element(dialog.getByText('There is no place to store the file. Create a project first.'))
      .toBeVisible();
  });

  test('a list that failed can be tried again', async () => {
    let isDown = true;
    await openPick({
      handlers: {
        listProjectFiles: () =>
          isDown
            ? failWith('unavailable')
            : { list: [FILES['Fresh board']], next_cursor: '0', has_more: false },
      },
    });
    await expect.element(dialog.getByText('Your files could not be loaded')).toBeVisible();
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect.element(row('Fresh board')).toBeInTheDocument();
  });

  test('on a phone the dialog is a sheet over the whole screen', async () => {
    await page.viewport(390, 844);
    await openPick();
    await expect
      .poll(() => {
        const { width, height } = dialog.element().getBoundingClientRect();
        return [width, height];
      })
      .toEqual([390, 844]);
    await page.viewport(1440, 900);
  });
});
