import { aFileCard, aSession, aTokenGrant, aUser, failWith } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readListContext, writeListContext } from '#shared/navigation/list-context.ts';
import { frameSays, loginFrame } from '../testing/login-frame.ts';
import { renderApp, type AppOptions } from '../testing/render-app.tsx';

const gated: AppOptions = { settings: { guestNavigation: 'gated' } };
const file = aFileCard({ name: 'Weekly retrospective' });
const oneFile = { listViewFiles: () => ({ list: [file], next_cursor: '0', has_more: false }) };
const context = { source: '/hot', fileKeys: [file.file_key], scrollTop: 0 };

const afterLogin = {
  exchangeToken: () => aTokenGrant(),
  getUserInfo: () => aUser(),
};

/** Lets the page show what it has to show. */
const twoFrames = async () =>
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

describe('an anonymous visitor where guests are gated', () => {
  test('[GUARD-04] sees the first page without being asked', async () => {
    const app = await renderApp('/hot', gated);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Hot' })).toBeVisible();
    expect(app.address()).toBe('/hot');
    expect(loginFrame()).toBeNull();
  });

  test('[GUARD-05][GUARD-06][AMB-01] is asked to log in on the next step, and stays where they are', async () => {
    const app = await renderApp('/hot', gated);
    await userEvent.click(page.getByRole('navigation', { name: 'Products' }).getByText('New'));
    await expect.poll(loginFrame).not.toBeNull();
    expect(app.address()).toBe('/hot');
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Hot', includeHidden: true }))
      .toBeInTheDocument();
  });

  test('[GUARD-07][AMB-04] goes on to the full path after the login, without a reload', async () => {
    const app = await renderApp('/hot', { ...gated, handlers: afterLogin });
    void app.router.navigate('/search?keyword=plan&order=11');
    await expect.poll(loginFrame).not.toBeNull();
    frameSays({ type: 'login-success', data: aSession() });
    await expect.poll(app.address).toBe('/search?keyword=plan&order=11');
    await expect.poll(loginFrame).toBeNull();
  });

  test('[GUARD-06] who closes the dialog has not moved, and is asked again next time', async () => {
    const app = await renderApp('/hot', gated);
    void app.router.navigate('/new');
    await expect.poll(loginFrame).not.toBeNull();
    frameSays({ type: 'close' });
    await expect.poll(loginFrame).toBeNull();
    expect(app.address()).toBe('/hot');
    void app.router.navigate('/topic');
    await expect.poll(loginFrame).not.toBeNull();
  });

  test('is asked again after a login that did not finish', async () => {
    const app = await renderApp('/hot', {
      ...gated,
      handlers: { exchangeToken: () => failWith('session_ended') },
    });
    void app.router.navigate('/new');
    await expect.poll(loginFrame).not.toBeNull();
    const first = loginFrame();
    frameSays({ type: 'login-success', data: aSession() });
    // The session that was refused asks for another login by itself.
    await expect.poll(() => first?.isConnected).toBe(false);
    await expect.poll(loginFrame).not.toBeNull();
    frameSays({ type: 'close' });
    await expect.poll(loginFrame).toBeNull();
    void app.router.navigate('/topic');
    await expect.poll(loginFrame).not.toBeNull();
    expect(app.address()).toBe('/hot');
  });

  test('is asked again when the dialog gave way to another one', async () => {
    const app = await renderApp('/hot', {
      ...gated,
      settings: { ...gated.settings, deployment: 'mainland' },
    });
    void app.router.navigate('/new');
    await expect.poll(loginFrame).not.toBeNull();
    const first = loginFrame();
    const button = page.getByRole('button', { name: 'Log in / Register', includeHidden: true }).element();
    (button as HTMLElement).click();
    await expect.poll(() => first?.isConnected).toBe(false);
    await expect.poll(loginFrame).not.toBeNull();
    frameSays({ type: 'close' });
    await expect.poll(loginFrame).toBeNull();
    void app.router.navigate('/topic');
    await expect.poll(loginFrame).not.toBeNull();
  });

  test('keeps the place they asked for when a call of the page needs a login as well', async () => {
    const app = await renderApp('/hot', { ...gated, handlers: afterLogin });
    void app.router.navigate('/new');
    await expect.poll(loginFrame).not.toBeNull();
    const first = loginFrame();
    app.session.events.emit('sign-in-needed');
    await twoFrames();
    expect(loginFrame()).toBe(first);
    frameSays({ type: 'login-success', data: aSession() });
    await expect.poll(app.address).toBe('/new');
  });

  test('a change of the query on the same path is no step', async () => {
    const app = await renderApp('/tag-7', gated);
    await userEvent.click(page.getByRole('link', { name: 'Newest' }));
    await expect.poll(app.address).toBe('/tag-7?order=11');
    expect(loginFrame()).toBeNull();
  });
});

test('[AMB-01] an anonymous visitor walks about where guests are welcome', async () => {
  const app = await renderApp('/hot', { settings: { guestNavigation: 'open' } });
  void app.router.navigate('/new');
  await expect.poll(app.address).toBe('/new');
  expect(loginFrame()).toBeNull();
});

test('a logged-in visitor is never asked', async () => {
  const app = await renderApp('/hot', { ...gated, viewer: aUser() });
  void app.router.navigate('/new');
  await expect.poll(app.address).toBe('/new');
  expect(loginFrame()).toBeNull();
});

describe('the list context', () => {
  test('[GUARD-01] is emptied by going anywhere but to a file', async () => {
    const app = await renderApp('/hot');
    writeListContext(context, file.file_key);
    void app.router.navigate('/new');
    await expect.poll(readListContext).toBeNull();
  });

  test('[GUARD-02] is kept and filled by opening a file from a list', async () => {
    const app = await renderApp('/hot', { handlers: oneFile });
    await userEvent.click(page.getByRole('link', { name: 'Weekly retrospective' }));
    await expect.poll(app.address).toBe(`/${file.file_key}`);
    expect(readListContext()).toMatchObject({ source: '/hot', fileKeys: [file.file_key] });
  });

  test('[GUARD-03] is kept by the older address of a file', async () => {
    const app = await renderApp('/hot', { handlers: oneFile });
    writeListContext(context, file.file_key);
    void app.router.navigate(`/file/${file.file_key}`);
    await expect.poll(app.address).toBe(`/file/${file.file_key}`);
    expect(readListContext()).toEqual(context);
  });
});
