import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { browserActions } from '#shared/browser/browser-actions.ts';
import { dialogs } from '../dialogs.ts';
import { loginFrame } from '../testing/login-frame.ts';
import { renderApp } from '../testing/render-app.tsx';
import { said } from '../testing/said.ts';

const watchReports = () => vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
let report: ReturnType<typeof watchReports>;

beforeEach(() => {
  report = watchReports();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** The login dialog's code does not load, once. */
function loseLoginDialog() {
  const Lost = () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  vi.spyOn(dialogs.login, 'current').mockReturnValue(Lost);
}

describe('a dialog that does not load', () => {
  test('is reported, leaves the page standing, and opens the next time', async () => {
    await renderApp('/hot', { settings: { deployment: 'mainland' } });
    loseLoginDialog();
    const button = page.getByRole('button', { name: 'Log in / Register' });
    await userEvent.click(button);
    await expect.poll(said).toContain('This did not open. Please try again.');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Hot' })).toBeVisible();
    expect(report).toHaveBeenCalled();
    vi.mocked(dialogs.login.current).mockRestore();
    await userEvent.click(button);
    await expect.poll(loginFrame).not.toBeNull();
  });

  test('lets go of the link it held back', async () => {
    const app = await renderApp('/hot', { settings: { guestNavigation: 'gated' } });
    loseLoginDialog();
    void app.router.navigate('/new');
    await expect.poll(said).toContain('This did not open. Please try again.');
    vi.mocked(dialogs.login.current).mockRestore();
    void app.router.navigate('/new');
    await expect.poll(loginFrame).not.toBeNull();
    expect(app.address()).toBe('/hot');
  });
});

describe('a page that fails', () => {
  const broken = { listViewFiles: () => ({ list: [null], next_cursor: '0', has_more: false }) as never };

  test('[ERR-31] while it is drawn, keeps the header and offers another try and the way home', async () => {
    const reload = vi.spyOn(browserActions, 'reload').mockImplementation(() => undefined);
    const app = await renderApp('/history', { handlers: broken });
    const header = page.getByRole('banner').element();
    void app.router.navigate('/hot');
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'This page has stumbled' }))
      .toBeVisible();
    expect(page.getByRole('banner').element()).toBe(header);
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Community home' }))
      .toHaveAttribute('href', '/community/');
    await userEvent.click(page.getByRole('main').getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is left behind by the links of the header', async () => {
    const app = await renderApp('/hot', { handlers: broken });
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'This page has stumbled' }))
      .toBeVisible();
    await userEvent.click(page.getByRole('banner').getByRole('link', { name: 'Topics' }));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Topics' })).toBeVisible();
    expect(app.address()).toBe('/topic');
  });
});
