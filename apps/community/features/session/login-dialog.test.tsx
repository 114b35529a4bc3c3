import { aFileCard, aSession, aTokenGrant, aUser, failWith } from '@boardwalk/test-kit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { frameSays, loginFrame } from '#app/testing/login-frame.ts';
import { renderApp } from '#app/testing/render-app.tsx';
import { browserActions } from '#shared/browser/browser-actions.ts';

const user = aUser({ nick_name: 'Mira Olsen' });
const success = { type: 'login-success', data: aSession({ user, refresh_token: 'from-frame' }) };
const answers = { exchangeToken: () => aTokenGrant(), getUserInfo: () => user };

const watch = (action: 'go' | 'reload') =>
  vi.spyOn(browserActions, action).mockImplementation(() => undefined);
let reload: ReturnType<typeof watch>;
let go: ReturnType<typeof watch>;

// Never the real ones: they would take the test's own page away.
beforeEach(() => {
  reload = watch('reload');
  go = watch('go');
});

async function openDialog(handlers: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/hot', { settings: { deployment: 'mainland' }, ...handlers });
  await userEvent.click(page.getByRole('button', { name: 'Log in / Register' }));
  await expect.poll(loginFrame).not.toBeNull();
  return app;
}

describe('the login dialog', () => {
  test('[LOGIN-01][LOGIN-02][LOGIN-03][OPEN-21] is the login page in a frame, asked for as a dialog of this product', async () => {
    await openDialog();
    expect(loginFrame()?.getAttribute('src')).toBe('/user/login?current_type=dialog&product=board');
  });

  test('[LOGIN-04][LOGIN-06][LOGIN-07] takes user and refresh token from its own frame', async () => {
    const app = await openDialog({ handlers: answers });
    frameSays(success);
    await expect.poll(() => app.store.getState().session.user?.nick_name).toBe('Mira Olsen');
    await expect
      .poll(() => app.api.callsOf('exchangeToken').map(({ body }) => body))
      .toEqual([{ refresh_token: 'from-frame' }]);
  });

  test('no token gets into the state of the page', async () => {
    const app = await openDialog({ handlers: answers });
    frameSays({ ...success, data: { ...success.data, user: { ...user, refresh_token: 'from-frame' } } });
    await expect.poll(() => app.store.getState().session.user).not.toBeNull();
    expect(JSON.stringify(app.store.getState())).not.toContain('from-frame');
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: window }],
  ])('[LOGIN-05] is deaf to %s', async (_who, from) => {
    const app = await openDialog({ handlers: answers });
    frameSays({ ...success, data: { ...success.data, refresh_token: 'from-elsewhere' } }, from);
    expect(loginFrame()).not.toBeNull();
    // It was listening: the same from its own frame counts, and that alone.
    frameSays(success);
    await expect
      .poll(() => app.api.callsOf('exchangeToken').map(({ body }) => body))
      .toEqual([{ refresh_token: 'from-frame' }]);
  });

  test('[LOGIN-09][AMB-04] without an action waiting, it says so and reloads after 300 ms', async () => {
    await openDialog({ handlers: answers });
    frameSays(success);
    await expect.element(page.getByText('Welcome back')).toBeVisible();
    // A busy machine is late with every timer, and still runs the shorter one first.
    const tooLate = vi.fn();
    setTimeout(tooLate, 1000);
    await expect.poll(() => reload.mock.calls.length + tooLate.mock.calls.length).toBeGreaterThan(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('[LOGIN-10] third-party login goes to its address on an allowed origin', async () => {
    await openDialog();
    frameSays({ type: 'third_login', data: { url: '/api/user/oidc/start' } });
    expect(go).toHaveBeenCalledWith(`${window.location.origin}/api/user/oidc/start`);
  });

  test('third-party login goes nowhere else', async () => {
    await openDialog();
    frameSays({ type: 'third_login', data: { url: 'https://evil.example/' } });
    expect(go).not.toHaveBeenCalled();
  });

  test('[LOGIN-11] hides when its frame asks', async () => {
    await openDialog();
    frameSays({ type: 'close' });
    await expect.poll(loginFrame).toBeNull();
  });

  test('says so when the login cannot be entered, and does not reload', async () => {
    await openDialog({ handlers: { exchangeToken: () => failWith('session_ended') } });
    frameSays(success);
    await expect
      .element(page.getByText('Logging in did not finish. Please try again.').first())
      .toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('an action that needs a login', () => {
  const file = aFileCard();
  const likes = {
    ...answers,
    listViewFiles: () => ({ list: [file], next_cursor: '0', has_more: false }),
    praiseFile: ({ body }: { body: { file_key: string; praise: boolean } }) => ({ ...body, praise_num: 257 }),
  };

  test('[STATE-13][STATE-14][LOGIN-08] opens the dialog, and after the login runs by itself', async () => {
    const app = await renderApp('/hot', { handlers: likes });
    await userEvent.hover(page.getByRole('article'));
    await userEvent.click(page.getByRole('button', { name: 'Like' }));
    await expect.poll(loginFrame).not.toBeNull();
    expect(app.api.callsOf('praiseFile')).toHaveLength(0);
    frameSays(success);
    await expect
      .poll(() => app.api.callsOf('praiseFile').map(({ body }) => body))
      .toEqual([{ file_key: file.file_key, praise: true }]);
    expect(reload).not.toHaveBeenCalled();
  });

  test('is dropped when the visitor closes the dialog', async () => {
    const app = await renderApp('/hot', { handlers: likes });
    await userEvent.hover(page.getByRole('article'));
    await userEvent.click(page.getByRole('button', { name: 'Like' }));
    await expect.poll(loginFrame).not.toBeNull();
    frameSays({ type: 'close' });
    await expect.poll(loginFrame).toBeNull();
    expect(app.api.callsOf('praiseFile')).toHaveLength(0);
  });
});
