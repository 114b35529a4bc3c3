import { openUserChannel } from '@boardwalk/api-client';
import { aSession, aTag, aTokenGrant, aUser, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { frameSays, loginFrame } from '#app/testing/login-frame.ts';
import { aPictureFile, aPngOf, paste, pick } from '#app/testing/picture-files.ts';
import { renderApp } from '#app/testing/render-app.tsx';
import { said } from '#app/testing/said.ts';
import { browserActions } from '#shared/browser/browser-actions.ts';
import { sessionEnded, userStored } from '#shared/session/session-slice.ts';

const LIMIT = 2 * 1024 * 1024;
const user = aUser({ user_id: 'u-mira', nick_name: 'Mira Olsen' });
const dialog = page.getByRole('dialog', { name: 'Send feedback' });
const text = () => dialog.getByRole('textbox', { name: 'Your feedback' });
const send = async (name = 'Send feedback') => await userEvent.click(dialog.getByRole('button', { name }));
const frames = () => dialog.getByRole('img').elements().length;
const answers: MockHandlers = {
  classifyTags: () => ({
    scenes: [],
    roles: [aTag({ id: 301, name: 'Teacher', ttype: 3 }), aTag({ id: 302, name: 'Designer', ttype: 3 })],
    industries: [aTag({ id: 401, name: 'Education', ttype: 4 })],
    commons: [],
    chart_tag_id: null,
  }),
  sendFeedback: () => ({ feedback_id: '7' }),
  uploadFeedbackPicture: ({ form }) => ({ url: `/api/risk/attachment/${fileNameIn(form)}` }),
};

const fileNameIn = (form: FormData | undefined) => {
  const file = form?.get('file');
  return file instanceof File ? file.name : '';
};

async function openFeedback(handlers: MockHandlers = {}, viewer: typeof user | null = user) {
  const app = await renderApp('/hot', {
    handlers: { ...answers, ...handlers },
    ...(viewer ? { viewer } : {}),
  });
  await userEvent.click(page.getByRole('contentinfo').getByRole('button', { name: 'Send feedback' }));
  await expect.element(text()).toBeVisible();
  return app;
}

async function fill(description = 'More fonts, please.') {
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Your role' }), 'Designer');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Your industry' }), 'Education');
  await userEvent.fill(text(), description);
}

type App = Awaited<ReturnType<typeof openFeedback>>;
const contents = ({ api }: App) =>
  api.callsOf('sendFeedback').map(({ body }) => JSON.parse(body.content) as unknown);

describe('feedback', () => {
  test('the dialog stays while it sends: nobody is left to guess whether it arrived', async () => {
    const answer = Promise.withResolvers<void>();
    const app = await openFeedback({
      sendFeedback: async () => {
        await answer.promise;
        return failWith('unavailable');
      },
    });
    await fill();
    await send();
    await expect.poll(() => contents(app)).toHaveLength(1);
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    answer.resolve();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('[OVL-04][PROD-15][ENT-14][ERR-17][OPEN-34] career, industry, description and pictures go in the viewer’s name; a message says submitted', async () => {
    const app = await openFeedback();
    await fill();
    pick(dialog, await aPictureFile('one.png'));
    await expect.poll(frames).toBe(1);
    await send();
    await expect.poll(said).toContain('Submitted. Thank you for your feedback!');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(contents(app)).toEqual([
      {
        career: 302,
        industry: 401,
        description: 'More fonts, please.',
        imgList: ['/api/risk/attachment/one.png'],
      },
    ]);
    const [call] = app.api.callsOf('sendFeedback');
    expect([call?.path.user_id, call?.body.platform]).toEqual(['u-mira', 'web']);
  });

  test('the avatar menu offers it as well', async () => {
    await renderApp('/hot', { handlers: answers, viewer: user });
    await userEvent.click(page.getByRole('button', { name: 'Your account' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Send feedback' }));
    await expect.element(dialog).toBeVisible();
  });

  test('[VAL-FB-01][VAL-FB-02][VAL-FB-03] nothing is sent without role, industry and text; the first of them gets the focus', async () => {
    const app = await openFeedback();
    await send();
    await expect.element(dialog.getByText('Choose your role.')).toBeVisible();
    await expect.element(dialog.getByText('Choose your industry.')).toBeVisible();
    await expect.element(dialog.getByText('Write what you want to tell us.')).toBeVisible();
    await expect.element(dialog.getByRole('combobox', { name: 'Your role' })).toHaveFocus();
    expect(contents(app)).toEqual([]);
  });

  test('[VAL-FB-04][CONST-16] 2001 characters are refused, 2000 are not', async () => {
    const app = await openFeedback();
    await fill('x'.repeat(2001));
    await send();
    await expect.element(dialog.getByText('Shorten the text to 2,000 characters.')).toBeVisible();
    expect(contents(app)).toEqual([]);
    await userEvent.fill(text(), 'x'.repeat(2000));
    await send();
    await expect.poll(() => contents(app).length).toBe(1);
  });

  test('[VAL-FB-05][VAL-FB-06][VAL-FB-07][CONST-20][CONST-23][ERR-28] at most 3 pictures, jpg or png, of at most 2 MB', async () => {
    const app = await openFeedback();
    pick(dialog, new File(['RIFF....WEBP'], 'new.webp', { type: 'image/webp' }));
    await expect.element(dialog.getByText(/^new.webp was not added: choose a JPEG or PNG/u)).toBeVisible();
    pick(dialog, aPngOf(LIMIT + 1));
    await expect.element(dialog.getByText('large.png was not added: it is larger than 2 MB.')).toBeVisible();
    expect(app.api.callsOf('uploadFeedbackPicture')).toHaveLength(0);
    pick(dialog, ...(await Promise.all(['one.png', 'two.png', 'three.png'].map(aPictureFile))));
    await expect.poll(frames).toBe(3);
    paste(text(), await aPictureFile('four.png'));
    await expect.element(dialog.getByText('four.png was not added: at most 3 pictures.')).toBeVisible();
  });

  test('what was typed survives a failed send; the same content goes under the same key, other content under another', async () => {
    let isDown = true;
    const app = await openFeedback({
      sendFeedback: () => {
        if (isDown) throw new TypeError('connection lost');
        return { feedback_id: '7' };
      },
    });
    await fill();
    await send();
    await expect.element(dialog.getByRole('alert').getByText(/^No connection/u)).toBeVisible();
    await send();
    await expect.poll(() => contents(app).length).toBe(2);
    await userEvent.fill(text(), 'Fewer fonts, please.');
    isDown = false;
    await send();
    await expect.element(dialog).not.toBeInTheDocument();
    const keys = app.api.callsOf('sendFeedback').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('fields that the server refuses are marked', async () => {
    await openFeedback({
      sendFeedback: () => failWith('bad_input', { fields: [{ field: 'content.career', rule: 'unknown' }] }),
    });
    await fill();
    await send();
    await expect.element(dialog.getByText('Choose your role.')).toBeVisible();
    await expect.element(dialog.getByRole('combobox', { name: 'Your role' })).toHaveFocus();
  });
});

describe('feedback and a login', () => {
  const reload = vi.spyOn(browserActions, 'reload');
  // Never the real one: it would take the test's own page away.
  beforeEach(() => {
    reload.mockReset().mockImplementation(() => undefined);
  });
  const logIn = async () => {
    await expect.poll(loginFrame).not.toBeNull();
    frameSays({ type: 'login-success', data: aSession({ user, refresh_token: 'from-frame' }) });
  };
  const loginAnswers = { exchangeToken: () => aTokenGrant(), getUserInfo: () => user };

  test('[ROLE-09] a visitor writes first and logs in to send; pictures wait, and nothing is typed twice', async () => {
    const app = await openFeedback(loginAnswers, null);
    await fill();
    pick(dialog, await aPictureFile('one.png'));
    await expect.poll(frames).toBe(1);
    expect(app.api.callsOf('uploadFeedbackPicture')).toHaveLength(0);
    await send('Log in and send');
    await logIn();
    await expect.poll(said).toContain('Submitted. Thank you for your feedback!');
    expect(contents(app)).toEqual([
      {
        career: 302,
        industry: 401,
        description: 'More fonts, please.',
        imgList: ['/api/risk/attachment/one.png'],
      },
    ]);
    expect(reload).not.toHaveBeenCalled();
  });

  test('a session that ends while one writes asks for a login, then the feedback goes', async () => {
    let [isOver, isBack] = [false, false];
    const app = await openFeedback({
      ...loginAnswers,
      getSession: () => (isOver ? failWith('not_signed_in') : aSession({ user, refresh_token: 'first' })),
      exchangeToken: ({ body }) =>
        isOver && body.refresh_token !== 'from-frame' ? failWith('session_ended') : aTokenGrant(),
      sendFeedback: () => (isOver && !isBack ? failWith('token_expired') : { feedback_id: '7' }),
    });
    await fill();
    isOver = true;
    await send();
    // The send has given up and waits for the login.
    await expect.poll(() => document.querySelectorAll('button[type="submit"][data-loading]').length).toBe(0);
    await expect.poll(() => document.querySelectorAll('iframe').length).toBe(1);
    isBack = true;
    await logIn();
    await expect.poll(said).toContain('Submitted. Thank you for your feedback!');
    expect(reload).not.toHaveBeenCalled();
    expect(contents(app).at(-1)).toMatchObject({ description: 'More fonts, please.' });
  });

  test('what somebody wrote is shown to nobody else', async () => {
    sessionStorage.setItem(
      'draft:feedback',
      JSON.stringify({ owner: 'u-other', fields: { description: 'Private words' } }),
    );
    await openFeedback();
    await expect.element(text()).toHaveValue('');
    expect(sessionStorage.getItem('draft:feedback')).toBeNull();
  });

  const noor = aUser({ user_id: 'u-noor', nick_name: 'Noor Haddad' });

  test('another person who comes in another tab finds no dialog of somebody else, and an empty form', async () => {
    let current = user;
    const app = await openFeedback({
      ...loginAnswers,
      getSession: () => aSession({ user: current, refresh_token: current.user_id }),
      getUserInfo: () => current,
    });
    await fill('Private words of Mira');
    current = noor;
    const otherTab = openUserChannel(() => undefined);
    otherTab.announce(noor.user_id);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => app.store.getState().session.user?.user_id).toBe('u-noor');
    await userEvent.click(page.getByRole('contentinfo').getByRole('button', { name: 'Send feedback' }));
    await expect.element(text()).toHaveValue('');
    otherTab.close();
  });

  test('a session that ends gives what was typed to nobody; the one who typed it gets it back', async () => {
    const app = await openFeedback(loginAnswers);
    await fill('Private words of Mira');
    app.store.dispatch(sessionEnded());
    await userEvent.fill(text(), 'More private words of Mira');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    const reopen = async () =>
      await userEvent.click(page.getByRole('contentinfo').getByRole('button', { name: 'Send feedback' }));
    await reopen();
    await expect.element(text()).toHaveValue('');
    app.store.dispatch(userStored(user));
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await reopen();
    await expect.element(text()).toHaveValue('More private words of Mira');
  });
});
