import {
  aBoardSnapshot,
  aCommunityFile,
  anAttrStatus,
  aSession,
  aTokenGrant,
  aUser,
  failWith,
  type MockHandlers,
} from '@boardwalk/test-kit';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { frameSays, loginFrame } from '#app/testing/login-frame.ts';
import { aPictureFile, aPngOf, drop, paste, pick } from '#app/testing/picture-files.ts';
import { renderApp } from '#app/testing/render-app.tsx';
import { browserActions } from '#shared/browser/browser-actions.ts';

const FILE_KEY = 'aBcDeFgHjKmN';
const LIMIT = 2 * 1024 * 1024;
const NO_FILES = { list: [], next_cursor: '0', has_more: false };
const dialog = page.getByRole('dialog', { name: 'Report this template' });
const text = () => dialog.getByRole('textbox', { name: 'Describe the problem' });
const agreement = () => dialog.getByRole('checkbox');
const send = async () => await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
const frames = () => dialog.getByRole('img').elements().length;

const fileNameIn = (form: FormData | undefined) => {
  const file = form?.get('file');
  return file instanceof File ? file.name : '';
};

let uploads = 0;
const answers: MockHandlers = {
  getFileFull: () => aCommunityFile({ file_key: FILE_KEY, name: 'Sailboat retrospective' }),
  getFileObject: () => aBoardSnapshot(),
  listRecommendedFiles: () => NO_FILES,
  listCreatorFiles: () => NO_FILES,
  checkFollow: ({ query }) => ({
    focus_user_id: query.get('focus_user_id') ?? '',
    relation: 0,
    blocked: false,
  }),
  recordFileView: () => ({ counted: true, view_num: 1 }),
  reportFile: () => null,
  uploadReportImage: () => {
    uploads += 1;
    return { [`picture${uploads}`.padEnd(12, 'x')]: '/api/risk/attachment/x' };
  },
};

async function openReport(handlers: MockHandlers = {}, viewer?: ReturnType<typeof aUser>) {
  uploads = 0;
  const app = await renderApp(`/${FILE_KEY}`, {
    handlers: { ...answers, ...handlers },
    ...(viewer ? { viewer } : {}),
  });
  await reopen();
  return app;
}

async function reopen() {
  await userEvent.click(page.getByRole('button', { name: 'Report this template' }));
  await expect.element(dialog).toBeVisible();
}

async function fill({ reason = 'Violent content', description = 'A fight in the top left corner.' } = {}) {
  await userEvent.click(dialog.getByRole('radio', { name: reason }));
  await userEvent.fill(text(), description);
  await userEvent.click(agreement());
}

describe('a report', () => {
  test('[OVL-05][PROD-14][ENT-15][STATE-25][STATE-26][ERR-12][ROLE-08] anybody chooses a type, describes and sends; a panel says that it is there', async () => {
    const { api } = await openReport();
    await fill();
    await send();
    await expect.element(dialog.getByText('Thank you for your report')).toBeVisible();
    expect(api.callsOf('reportFile').map(({ body }) => body)).toEqual([
      {
        file_key: FILE_KEY,
        product: 'board',
        source: 'community',
        report_type: 6,
        report_desc: 'A fight in the top left corner.',
        images_key: [],
      },
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Report this template' })).toHaveFocus();
  });

  test('[ENUM-13] every reason of the specification can be chosen, none is chosen to begin with', async () => {
    await openReport();
    const radios = dialog.getByRole('radio').elements() as HTMLInputElement[];
    expect(radios.map((radio) => Number(radio.value)).toSorted((a, b) => a - b)).toEqual([
      -1, 1, 2, 3, 4, 5, 6, 7,
    ]);
    expect(radios.some((radio) => radio.checked)).toBe(false);
  });

  test('[STATE-27][ERR-13][VAL-FB-15] code 3000 says that it was reported already and the result is awaited', async () => {
    await openReport({ reportFile: () => failWith('already_reported') });
    await fill();
    await send();
    await expect.element(dialog.getByText('You have reported this template already')).toBeVisible();
    await expect.element(dialog.getByText(/Please wait for the result/u)).toBeVisible();
  });

  test('[VAL-FB-08][VAL-FB-09][VAL-FB-13] without reason, description and agreement nothing is sent; the first of them gets the focus', async () => {
    const { api } = await openReport();
    await send();
    await expect.element(dialog.getByText('Choose what is wrong.')).toBeVisible();
    await expect.element(dialog.getByText('Describe the problem in at least 5 characters.')).toBeVisible();
    await expect.element(dialog.getByText('Agree to the standards to send the report.')).toBeVisible();
    await expect.element(dialog.getByRole('radio').first()).toHaveFocus();
    expect(api.callsOf('reportFile')).toHaveLength(0);
  });

  test('[VAL-FB-10][CONST-17] 4 and 201 characters are refused, 5 and 200 are not', async () => {
    const { api } = await openReport();
    await fill({ description: 'abcd ' });
    await send();
    await expect.element(dialog.getByText('Describe the problem in at least 5 characters.')).toBeVisible();
    await userEvent.fill(text(), 'x'.repeat(201));
    await expect.element(dialog.getByText('Shorten the text to 200 characters.')).toBeVisible();
    await expect.element(dialog.getByText('201 / 200')).toBeVisible();
    await send();
    expect(api.callsOf('reportFile')).toHaveLength(0);
    await userEvent.fill(text(), '漢字かな文');
    await expect.element(dialog.getByText('5 / 200')).toBeVisible();
    await userEvent.fill(text(), 'x'.repeat(200));
    await send();
    await expect.poll(() => api.callsOf('reportFile').length).toBe(1);
  });

  test('[VAL-FB-13] the standards can be read before they are agreed to, by keyboard', async () => {
    await openReport();
    await userEvent.click(agreement());
    await userEvent.keyboard('{Tab} ');
    await expect.element(dialog.getByText(/Respect other people/u)).toBeVisible();
  });

  test('[AMB-41] what was typed survives a failed send; a second try is the same report', async () => {
    let tries = 0;
    const { api } = await openReport({
      reportFile: () => {
        tries += 1;
        if (tries === 1) throw new TypeError('connection lost');
        return failWith('already_reported');
      },
    });
    await fill();
    await send();
    await expect.element(dialog.getByRole('alert').getByText(/^No connection/u)).toBeVisible();
    await expect.element(text()).toHaveValue('A fight in the top left corner.');
    // The first one had arrived, only its answer was lost.
    await send();
    await expect.element(dialog.getByText('Thank you for your report')).toBeVisible();
    expect(api.callsOf('reportFile')).toHaveLength(2);
  });

  test('what was typed is there when the dialog is opened again, and gone once it was sent', async () => {
    await openReport();
    await fill();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await reopen();
    await expect.element(text()).toHaveValue('A fight in the top left corner.');
    await expect.element(dialog.getByRole('radio', { name: 'Violent content' })).toBeChecked();
    // Consent is given again each time.
    await expect.element(agreement()).not.toBeChecked();
    await userEvent.click(agreement());
    await send();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect.element(dialog).not.toBeInTheDocument();
    await reopen();
    await expect.element(text()).toHaveValue('');
  });

  test('a session that ends while one writes asks for a login, then the report goes', async () => {
    const reload = vi.spyOn(browserActions, 'reload').mockImplementation(() => undefined);
    const user = aUser();
    let [isOver, isBack] = [false, false];
    const { api } = await openReport(
      {
        getSession: () => (isOver ? failWith('not_signed_in') : aSession({ user, refresh_token: 'first' })),
        exchangeToken: ({ body }) =>
          isOver && body.refresh_token !== 'from-frame' ? failWith('session_ended') : aTokenGrant(),
        reportFile: () => (isOver && !isBack ? failWith('token_expired') : null),
      },
      user,
    );
    await fill();
    isOver = true;
    await send();
    // The send has given up and waits for the login.
    await expect.poll(() => document.querySelectorAll('button[type="submit"][data-loading]').length).toBe(0);
    await expect.poll(() => document.querySelectorAll('iframe').length).toBe(1);
    isBack = true;
    frameSays({ type: 'login-success', data: aSession({ user, refresh_token: 'from-frame' }) });
    await expect.element(dialog.getByText('Thank you for your report')).toBeVisible();
    expect(api.callsOf('reportFile').at(-1)?.body.report_desc).toBe('A fight in the top left corner.');
    expect(reload).not.toHaveBeenCalled();
    reload.mockRestore();
  });

  test('a session that ends while pictures are sent asks for one login, then the report goes with all of them', async () => {
    const reload = vi.spyOn(browserActions, 'reload').mockImplementation(() => undefined);
    const user = aUser();
    let [isOver, isBack] = [false, false];
    const { api } = await openReport(
      {
        getSession: () => (isOver ? failWith('not_signed_in') : aSession({ user, refresh_token: 'first' })),
        exchangeToken: ({ body }) =>
          isOver && body.refresh_token !== 'from-frame' ? failWith('session_ended') : aTokenGrant(),
        uploadReportImage: () => {
          if (isOver && !isBack) return failWith('token_expired');
          uploads += 1;
          return { [`picture${uploads}`.padEnd(12, 'x')]: '/x' };
        },
      },
      user,
    );
    await fill();
    isOver = true;
    pick(dialog, await aPictureFile('one.png'), await aPictureFile('two.png'));
    await expect.poll(loginFrame).not.toBeNull();
    const frame = loginFrame();
    await expect.poll(() => dialog.getByText('Try again').elements().length).toBe(2);
    // Who has begun to type in the frame goes on in it.
    expect(loginFrame()).toBe(frame);
    isBack = true;
    frameSays({ type: 'login-success', data: aSession({ user, refresh_token: 'from-frame' }) });
    await expect.poll(() => uploads).toBe(2);
    await expect.element(agreement()).toBeChecked();
    await send();
    await expect.element(dialog.getByText('Thank you for your report')).toBeVisible();
    expect(api.callsOf('reportFile').at(-1)?.body.images_key).toEqual(['picture1xxxx', 'picture2xxxx']);
    expect(reload).not.toHaveBeenCalled();
    reload.mockRestore();
  });

  test('what is sent is what is shown: nothing changes meanwhile, and what a picture was refused for goes with it', async () => {
    const held = Promise.withResolvers<void>();
    let tries = 0;
    const { api } = await openReport({
      reportFile: async () => {
        tries += 1;
        if (tries > 1) return failWith('bad_input', { fields: [{ field: 'file_key', rule: 'unknown' }] });
        await held.promise;
        return failWith('bad_input', { fields: [{ field: 'images_key', rule: 'unknown' }] });
      },
    });
    pick(dialog, await aPictureFile('one.png'));
    await fill();
    await send();
    await expect.poll(() => api.callsOf('reportFile').length).toBe(1);
    (text().element() as HTMLElement).focus();
    await userEvent.keyboard(' and more');
    paste(text(), await aPictureFile('two.png'));
    held.resolve();
    await expect.element(dialog.getByText('This was not accepted. Please change it.')).toBeVisible();
    await expect.element(text()).toHaveValue('A fight in the top left corner.');
    expect(frames()).toBe(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove one.png' }));
    await expect
      .element(dialog.getByText('This was not accepted. Please change it.'))
      .not.toBeInTheDocument();
    // A field that the form does not show cannot be marked: the form as a whole says that it was not sent.
    await send();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
  });

  test('the owner of a work is not asked to report it', async () => {
    await renderApp(`/${FILE_KEY}`, {
      viewer: aUser({ user_id: 'owner' }),
      handlers: {
        ...answers,
        getFileFull: () => ({ ...aCommunityFile({ file_key: FILE_KEY }), is_owner: true }),
        getAttrStatus: () => ({
          list: [anAttrStatus({ file_key: FILE_KEY, is_owner: true })],
        }),
      },
    });
    await expect.element(page.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Report this template' })).not.toBeInTheDocument();
  });
});

describe('pictures of a report', () => {
  test('[VAL-FB-11][CONST-21][ERR-27][ERR-28][AMB-35] three at most, picked, pasted or dropped; a fourth is refused with the limit', async () => {
    const { api } = await openReport();
    pick(dialog, await aPictureFile('one.png'));
    await expect.poll(frames).toBe(1);
    paste(text(), await aPictureFile('two.png'));
    await expect.poll(frames).toBe(2);
    drop(text(), await aPictureFile('three.png'), await aPictureFile('four.png'));
    await expect.poll(frames).toBe(3);
    await expect.element(dialog.getByText('four.png was not added: at most 3 pictures.')).toBeVisible();
    await fill();
    await send();
    await expect
      .poll(() => api.callsOf('reportFile').map(({ body }) => body.images_key))
      .toEqual([['picture1xxxx', 'picture2xxxx', 'picture3xxxx']]);
    expect(api.callsOf('uploadReportImage').map(({ form }) => fileNameIn(form))).toEqual([
      'one.png',
      'two.png',
      'three.png',
    ]);
  });

  test('[VAL-FB-12][CONST-24][VAL-IMG-01][VAL-IMG-03][VAL-IMG-04][OPEN-43] JPEG or PNG by content and name, not empty, up to 2 MB', async () => {
    const { api } = await openReport();
    pick(dialog, new File(['GIF89a no PNG'], 'moving.png', { type: 'image/png' }));
    await expect.element(dialog.getByText(/^moving.png was not added: choose a JPEG or PNG/u)).toBeVisible();
    pick(dialog, await aPictureFile('board.exe'));
    await expect.element(dialog.getByText(/^board.exe was not added: choose a JPEG or PNG/u)).toBeVisible();
    pick(dialog, aPngOf(0, 'empty.png'));
    await expect.element(dialog.getByText('empty.png was not added: the file is empty.')).toBeVisible();
    pick(dialog, aPngOf(LIMIT + 1));
    await expect.element(dialog.getByText('large.png was not added: it is larger than 2 MB.')).toBeVisible();
    expect(api.callsOf('uploadReportImage')).toHaveLength(0);
    pick(dialog, aPngOf(LIMIT, 'just.png'));
    await expect.poll(() => api.callsOf('uploadReportImage').length).toBe(1);
  });

  test('one that could not be sent says why, is tried again, and is taken away', async () => {
    let fails = true;
    const { api } = await openReport({
      uploadReportImage: () => (fails ? failWith('unavailable') : { abcdefghjkmn: '/x' }),
    });
    pick(dialog, await aPictureFile('one.png'), await aPictureFile('two.png'));
    await expect.poll(() => dialog.getByRole('button', { name: 'Try again' }).elements().length).toBe(2);
    await fill();
    await send();
    await expect
      .element(dialog.getByText('A picture could not be sent. Try it again or remove it.'))
      .toBeVisible();
    expect(api.callsOf('reportFile')).toHaveLength(0);
    fails = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Remove two.png' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect.element(dialog.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await send();
    await expect
      .poll(() => api.callsOf('reportFile').map(({ body }) => body.images_key))
      .toEqual([['abcdefghjkmn']]);
  });
});
