import { LANGUAGES } from '@boardwalk/domain';
import { aProfile, anInboxMessage, aUser } from '@boardwalk/test-kit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { browserActions } from '#shared/browser/browser-actions.ts';
import { frameReports, paymentFrame, userCentreFrame } from '../testing/account-frames.ts';
import { renderApp } from '../testing/render-app.tsx';

const watchReload = () => vi.spyOn(browserActions, 'reload').mockImplementation(() => undefined);
let reload: ReturnType<typeof watchReload>;
// Never the real one: it would take the test's own page away.
beforeEach(() => {
  reload = watchReload();
});

const viewer = aUser({ nick_name: 'Mira Olsen', profile_name: 'mira' });
const person = {
  getOwnProfile: () => aProfile({ statistic_data: { focus: 12, fans: 64, pub_files: 9 } }),
  countUnread: () => ({ count: 3 }),
  listMessages: () => ({ list: [anInboxMessage()], total: 1 }),
  signOut: () => null,
  createFrameToken: () => ({ code: 'one-time-code', valid: 60 }),
};
const loggedIn = { viewer, handlers: person };
const banner = () => page.getByRole('banner');

describe('the shell', () => {
  test('[SHELL-01] is one header, the page, then the dialogs', async () => {
    await renderApp('/hot');
    const parts = [...document.querySelectorAll('header:not(main header), main, footer')];
    expect(parts.map((part) => part.localName)).toEqual(['header', 'main', 'footer']);
  });

  test.each([
    ['[SHELL-02] the normal one', '/hot', {}, 'Search templates'],
    ['[SHELL-02] that of the desktop client', '/hot', { isDesktopClient: true }, 'Search templates'],
  ])('there is exactly one header: %s', async (_name, path, settings, field) => {
    await renderApp(path, { settings });
    expect(banner().elements()).toHaveLength(1);
    await expect.element(banner().getByRole('combobox', { name: field })).toBeVisible();
  });

  test('[SHELL-02][SHELL-03][OPEN-22] embedded pages have the special header alone', async () => {
    await renderApp('/embed/AbCd34678yxT', { settings: { isDesktopClient: true } });
    expect(banner().elements()).toHaveLength(1);
    expect(banner().getByRole('combobox').elements()).toHaveLength(0);
    await expect.element(banner().getByRole('link')).toHaveAttribute('href', '/community/');
  });
});

describe('the header of the desktop client', () => {
  test('[SHELL-04][SHELL-05] goes back and forward', async () => {
    const app = await renderApp('/new', { settings: { isDesktopClient: true }, before: ['/hot'] });
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await expect.poll(app.address).toBe('/hot');
    await userEvent.click(page.getByRole('button', { name: 'Forward' }));
    await expect.poll(app.address).toBe('/new');
  });

  test('[SHELL-06] leads to the community home', async () => {
    const app = await renderApp('/new', { settings: { isDesktopClient: true } });
    await userEvent.click(banner().getByRole('link', { name: 'Community home' }));
    await expect.poll(app.address).toBe('/');
  });
});

describe('the normal header', () => {
  test('[SHELL-10][SHELL-11][SHELL-12][SHELL-13][OPEN-23] has logo, search, product pages and user area', async () => {
    await renderApp('/hot');
    await expect
      .element(banner().getByRole('link', { name: 'Boardwalk – Community home' }))
      .toHaveAttribute('href', '/');
    await expect.element(banner().getByRole('combobox', { name: 'Search templates' })).toBeVisible();
    const products = banner().getByRole('navigation', { name: 'Products' });
    await expect.element(products.getByRole('link', { name: 'Whiteboard' })).toHaveAttribute('href', '/app/');
    await expect.element(banner().getByRole('link', { name: 'Sign up free' })).toBeVisible();
  });

  test.each(['/hot', '/hot/?order=new', '/'])(
    'marks the page of the product that one is on: %s',
    async (path) => {
      await renderApp(path);
      const marked = () =>
        [...document.querySelectorAll('header nav a[aria-current="page"]')].map((link) => link.textContent);
      await expect.poll(marked).toEqual([path === '/' ? 'Templates' : 'Hot']);
    },
  );

  test('[SHELL-07] folds the search away on a phone, and shows it on demand', async () => {
    await page.viewport(390, 800);
    try {
      await renderApp('/hot');
      const field = banner().getByRole('combobox');
      await expect.element(field).not.toBeInTheDocument();
      await userEvent.click(banner().getByRole('button', { name: 'Search', expanded: false }));
      await expect.element(field).toBeVisible();
    } finally {
      await page.viewport(1440, 900);
    }
  });

  test('the home has one search field, which is in sight on a phone too', async () => {
    await page.viewport(390, 800);
    try {
      await renderApp('/');
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.element(page.getByRole('combobox')).toBeVisible();
      expect(page.getByRole('combobox').elements()).toHaveLength(1);
      expect(banner().getByRole('button', { name: 'Search', expanded: false }).elements()).toHaveLength(0);
    } finally {
      await page.viewport(1440, 900);
    }
  });

  test('fits a phone of 320 px without scrolling sideways', async () => {
    await page.viewport(320, 640);
    try {
      await renderApp('/hot', loggedIn);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    } finally {
      await page.viewport(1440, 900);
    }
  });

  test('[LANG-09][SHELL-19][SHELL-20] overseas: log in and sign up are addresses of the app, and lead back to the page they were on', async () => {
    await renderApp('/hot?order=new', { settings: { deployment: 'overseas' } });
    expect(document.querySelector('header')?.dataset['variant']).toBe('overseas');
    await expect
      .element(page.getByRole('link', { name: 'Log in' }))
      .toHaveAttribute('href', `/app/?sign_in&next=${encodeURIComponent('/community/hot?order=new')}`);
    await expect
      .element(page.getByRole('link', { name: 'Sign up free' }))
      .toHaveAttribute('href', `/app/?sign_up&next=${encodeURIComponent('/community/hot?order=new')}`);
  });

  test('[LANG-08][SHELL-18] mainland: one button to log in or register', async () => {
    await renderApp('/hot', { settings: { deployment: 'mainland' } });
    expect(document.querySelector('header')?.dataset['variant']).toBe('mainland');
    await expect.element(page.getByRole('button', { name: 'Log in / Register' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Your account' }).elements()).toHaveLength(0);
  });
});

describe('the header of a logged-in viewer', () => {
  test('[SHELL-08][SHELL-09] shows who they are', async () => {
    await renderApp('/hot', loggedIn);
    await expect.element(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    expect(page.getByRole('link', { name: 'Log in' }).elements()).toHaveLength(0);
    await userEvent.click(page.getByRole('button', { name: 'Your account' }));
    await expect.element(page.getByRole('menu').getByText('Mira Olsen')).toBeVisible();
  });

  test.each(LANGUAGES)(
    'leaves the search room for its words at 1280 and 1440 pixels, in %s',
    async (language) => {
      try {
        document.documentElement.lang = language;
        await renderApp('/hot', { ...loggedIn, settings: { language } });
        const field = banner().getByRole('combobox').element() as HTMLInputElement;
        const words = document.createElement('canvas').getContext('2d');
        if (words) words.font = getComputedStyle(field).font;
        const needed = words?.measureText(field.placeholder).width ?? 0;
        expect(needed).toBeGreaterThan(100);
        for (const width of [1280, 1440]) {
          await page.viewport(width, 900);
          const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
          const room =
            field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
          // On a wide screen the examples may end in dots, as they do by themselves.
          expect(room, `at ${width}`).toBeGreaterThanOrEqual(width === 1280 ? needed : Math.min(needed, 180));
          expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
        }
      } finally {
        document.documentElement.lang = '';
        await page.viewport(1440, 900);
      }
    },
  );

  test('[SHELL-16] mainland: the workbench opens in a new tab', async () => {
    await renderApp('/hot', { ...loggedIn, settings: { deployment: 'mainland' } });
    const link = page.getByRole('link', { name: 'Workbench' });
    await expect.element(link).toHaveAttribute('href', '/app/home/');
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  test('[SHELL-21] overseas: the workspace', async () => {
    await renderApp('/hot', loggedIn);
    await expect
      .element(page.getByRole('link', { name: 'Go to Workspace' }))
      .toHaveAttribute('href', '/app/');
  });

  test('[SHELL-17] publish opens the publish dialog', async () => {
    await renderApp('/hot', loggedIn);
    await userEvent.click(page.getByRole('button', { name: 'Publish' }));
    await expect.element(page.getByRole('dialog', { name: 'Publish to community' })).toBeVisible();
  });

  test('[SHELL-22] messages show how many are unread, and open', async () => {
    await renderApp('/hot', loggedIn);
    await userEvent.click(page.getByRole('button', { name: 'Messages, 3 unread' }));
    await expect.element(page.getByRole('dialog', { name: 'My messages' })).toBeVisible();
  });

  test('[SHELL-15][SHELL-23][SHELL-24] collections and history are a step away', async () => {
    await renderApp('/hot', loggedIn);
    await expect
      .element(banner().getByRole('link', { name: 'Collections' }))
      .toHaveAttribute('href', '/profile/mira?tab=2');
    await expect.element(banner().getByRole('link', { name: 'History' })).toHaveAttribute('href', '/history');
  });
});

describe('the avatar menu', () => {
  async function openMenu(member: 0 | 1 | 2 = 0, role: 0 | 1 | 2 = 0) {
    const app = await renderApp('/hot', { ...loggedIn, viewer: { ...viewer, member, role } });
    await userEvent.click(page.getByRole('button', { name: 'Your account' }));
    await expect.element(page.getByRole('menu')).toBeVisible();
    return app;
  }
  const entry = (name: string | RegExp) => page.getByRole('menuitem', { name });

  test('[SHELL-14][SHELL-25][SHELL-26][SHELL-27] leads to the personal page, the user centre and the wallet', async () => {
    await openMenu();
    await expect.element(entry('Personal page')).toHaveAttribute('href', '/profile/mira');
    await expect
      .element(entry('User centre'))
      .toHaveAttribute('href', '/user/account/v2?tab=ACCOUNT&product=board');
    await expect
      .element(entry('My wallet'))
      .toHaveAttribute('href', '/user/account/v2?tab=WALLET&product=board');
  });

  test.each([
    [0, []],
    [1, ['/console/']],
    [2, ['/console/']],
  ] as const)('[ROLE-15] leads admins, and nobody else, to the console: kind %i', async (role, ways) => {
    await openMenu(0, role);
    const links = entry('Console').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
  });

  test('[SHELL-30][SHELL-31][SHELL-32] shows how many one follows, is followed by, and has published', async () => {
    await openMenu();
    await expect.element(entry('12 following')).toHaveAttribute('href', '/profile/mira?tab=3');
    await expect.element(entry('64 followers')).toHaveAttribute('href', '/profile/mira?tab=4');
    await expect.element(entry('9 published')).toHaveAttribute('href', '/profile/mira?tab=1');
  });

  const centre = () => userCentreFrame()?.getAttribute('src');

  test('[OVL-06][UC-02][UC-03][UC-04][UC-05] the user centre opens in a frame, with a one-time token, its section and the product', async () => {
    await openMenu();
    await userEvent.click(entry('My wallet'));
    await expect.poll(centre).toBe('/user/account/v2?token=one-time-code&tab=WALLET&product=board');
    const frame = userCentreFrame();
    frameReports(frame, { type: 'INIT_MODAL' });
    await expect.poll(() => document.querySelector('[role=dialog] iframe[data-loading]')).toBeNull();
    // Whatever the frame shows later, a page of the browser's own too: the way out is outside of it.
    await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
    frameReports(frame, { type: 'CLOSE_MODAL' });
    await expect.poll(userCentreFrame).toBeNull();
  });

  test('[UC-06][UC-07][UC-08][UC-09] what changes there shows here at once; others are not heard', async () => {
    const app = await openMenu();
    await userEvent.click(entry('User centre'));
    await expect.poll(centre).toContain('tab=ACCOUNT');
    const frame = userCentreFrame();
    const name = { type: 'UPDATE_NAME', data: { nick_name: 'Mina' } };
    frameReports(
      frame,
      { type: 'UPDATE_NAME', data: { nick_name: 'Eve' } },
      { origin: 'https://evil.example' },
    );
    frameReports(frame, { type: 'CLOSE_MODAL' }, { source: window });
    frameReports(frame, name);
    frameReports(frame, { type: 'UPDATE_AVATAR', data: { avatar_url: '/a.webp' } });
    frameReports(frame, { type: 'UPDATE_EMAIL', data: { email: 'mina@example.com' } });
    frameReports(frame, { type: 'UPDATE_MOBILE', data: { mobile: '+34600123456' } });
    await expect
      .poll(() => app.store.getState().session.user)
      .toMatchObject({
        nick_name: 'Mina',
        avatar_url: '/a.webp',
        email: 'mina@example.com',
        mobile: '+34600123456',
      });
    expect(userCentreFrame()).not.toBeNull();
  });

  test('[UC-10][UC-11] closing and publishing are asked for from there', async () => {
    await openMenu();
    await userEvent.click(entry('User centre'));
    await expect.poll(centre).toContain('tab=ACCOUNT');
    frameReports(userCentreFrame(), { type: 'CMT_PUBLISH', data: { file_key: null } });
    await expect.poll(userCentreFrame).toBeNull();
    await expect.element(page.getByRole('dialog', { name: 'Publish to community' })).toBeVisible();
  });

  test('the browser’s Back over it asks again who the viewer is, as a membership may have been bought there', async () => {
    const { api, router } = await openMenu();
    await userEvent.click(entry('My wallet'));
    await expect.poll(centre).toContain('tab=WALLET');
    const asked = api.callsOf('getUserInfo').length;
    await router.navigate('/new');
    await expect.poll(userCentreFrame).toBeNull();
    await expect.poll(() => api.callsOf('getUserInfo').length).toBe(asked + 1);
  });

  test('the browser’s Back over the payment asks again, as it may have been paid', async () => {
    const { api, router } = await openMenu(0);
    await userEvent.click(entry(/Get VIP/));
    await expect.poll(paymentFrame).not.toBeNull();
    const asked = api.callsOf('getUserInfo').length;
    await router.navigate('/new');
    await expect.poll(paymentFrame).toBeNull();
    await expect.poll(() => api.callsOf('getUserInfo').length).toBe(asked + 1);
  });

  test('[PROD-22] without a membership the card sells one in the payment dialog', async () => {
    await openMenu(0);
    await userEvent.click(entry(/Get VIP/));
    await expect.poll(() => paymentFrame()?.getAttribute('src')).toBe('/user/checkout?product=board');
  });

  test.each([
    [0, '[SHELL-33][SHELL-34] without membership a way to VIP', /Get VIP/],
    [1, '[SHELL-35] the member card', /^VIP member$/],
    [2, '[SHELL-36] the lifetime card', /^Lifetime VIP$/],
  ] as const)('membership %i: %s', async (member, _title, text) => {
    await openMenu(member);
    await expect.element(entry(text)).toBeVisible();
    expect(page.getByRole('menuitem', { name: /VIP/ }).elements()).toHaveLength(1);
  });

  test('[SHELL-28][SHELL-29] log out ends the session first, then reloads', async () => {
    const app = await openMenu();
    reload.mockImplementation(() => expect(app.api.callsOf('signOut')).toHaveLength(1));
    await userEvent.click(entry('Log out'));
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });
});
