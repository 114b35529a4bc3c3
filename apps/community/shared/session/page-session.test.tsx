import type { User } from '@boardwalk/api-client';
import {
  aFileCard,
  anAttrStatus,
  aSession,
  aTokenGrant,
  aUser,
  failWith,
  mockApi,
  type MockHandlers,
} from '@boardwalk/test-kit';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { loginFrame } from '#app/testing/login-frame.ts';
import { renderApp } from '#app/testing/render-app.tsx';
import { SessionEvents } from './session-events.ts';
import { selectIsLogged } from './session-slice.ts';
import { PageSession, type SessionEffects } from './page-session.ts';

const opened: PageSession[] = [];
afterEach(() => opened.splice(0).forEach((session) => session.close()));

const viewer = aUser({ nick_name: 'Mira Olsen' });
const valid: MockHandlers = {
  getSession: () => aSession({ user: { ...viewer, refresh_token: 'refresh-1' }, refresh_token: 'refresh-1' }),
  exchangeToken: () => aTokenGrant(),
  getUserInfo: () => ({ ...viewer, nick_name: 'Mira O.' }),
};

/** A session over a mocked API that writes down what happens, calls and effects in one line of time. */
function startedWith(handlers: MockHandlers) {
  const log: string[] = [];
  const api = mockApi(handlers);
  const session = new PageSession({
    language: 'en-US',
    fetch: async (request) => {
      log.push(`call ${new URL(request.url).pathname.replace('/api', '')}`);
      return await api.fetch(request);
    },
  });
  const effects: SessionEffects = {
    storeUser: (user) => log.push(`user ${user.nick_name}`),
    setChecked: () => log.push('checked'),
    endSession: () => log.push('ended'),
    forgetUser: () => log.push('forgotten'),
    loadBaseInfo: async () => void log.push('base info'),
  };
  opened.push(session);
  session.connect(effects);
  for (const event of ['login-success', 'login-check-success', 'sign-in-needed'] as const) {
    session.events.on(event, () => log.push(`event ${event}`));
  }
  return { log, api, session };
}

describe('the session of a page in the browser', () => {
  test('[STATE-02][STATE-03][STATE-05][STATE-06][STATE-08][STATE-09][STATE-12] is checked step by step', async () => {
    const { log, session } = startedWith(valid);
    await session.start(false);
    expect(log).toEqual([
      'call /user/session',
      'user Mira Olsen',
      'call /user/token',
      'event login-success',
      'base info',
      'call /user/info',
      'user Mira O.',
      'checked',
      'event login-check-success',
    ]);
  });

  test('[STATE-10][STATE-11][STATE-12][AMB-05] without a session the page learns that it was checked, and nothing else', async () => {
    const { log, session } = startedWith({ getSession: () => failWith('unavailable') });
    await session.start(false);
    expect(log).toEqual(['call /user/session', 'checked', 'event login-check-success']);
  });

  test('a page made for an anonymous visitor asks nothing', async () => {
    const { log, session } = startedWith({});
    await session.start(true);
    expect(log).toEqual(['checked', 'event login-check-success']);
  });

  test('a session that has ended since the page was made is let go', async () => {
    const { log, session } = startedWith({ getSession: () => failWith('session_ended') });
    await session.start(false);
    expect(log).toContain('ended');
  });

  test('is checked once, however often the shell is mounted', async () => {
    const { api, session } = startedWith(valid);
    await Promise.all([session.start(false), session.start(false)]);
    expect(api.callsOf('getSession')).toHaveLength(1);
  });

  test('[HTTP-04] a call made before the check has ended waits for its token', async () => {
    const { api, session } = startedWith({ ...valid, countUnread: () => ({ count: 2 }) });
    const asked = session.client.call('countUnread');
    await session.start(false);
    expect(await asked).toEqual({ count: 2 });
    expect(api.callsOf('countUnread')[0]?.headers.get('authorization')).toBe('Bearer access-1');
  });

  test('[HTTP-05][HTTP-06] a call that needs a token, without one, starts sign-in and is rejected', async () => {
    const { log, api, session } = startedWith({});
    await session.start(true);
    await expect(session.client.call('countUnread')).rejects.toMatchObject({ kind: 'sign_in_required' });
    expect(log).toContain('event sign-in-needed');
    expect(api.calls).toHaveLength(0);
  });

  test('[HTTP-10][HTTP-11] a 401 refreshes the token and the call is made once more', async () => {
    let isRefused = true;
    const { api, session } = startedWith({
      ...valid,
      countUnread: () => {
        if (!isRefused) return { count: 2 };
        isRefused = false;
        return failWith('token_expired');
      },
    });
    await session.start(false);
    expect(await session.client.call('countUnread')).toEqual({ count: 2 });
    expect(api.callsOf('exchangeToken').map(({ body }) => body.refresh_token)).toEqual([
      'refresh-1',
      'refresh-2',
    ]);
  });
});

describe('the session in the page', () => {
  test('[STATE-01][ENT-18] goes from unchecked to checked and logged in', async () => {
    const app = await renderApp('/hot', { viewer });
    await expect
      .poll(() => app.store.getState().session)
      .toMatchObject({ isChecked: true, user: { nick_name: 'Mira Olsen' } });
    expect(selectIsLogged(app.store.getState())).toBe(true);
  });

  test('[STATE-01] goes from unchecked to checked and anonymous, and asks nobody to sign in', async () => {
    const emitted = vi.spyOn(SessionEvents.prototype, 'emit');
    onTestFinished(() => emitted.mockRestore());
    const app = await renderApp('/hot', {
      viewer,
      handlers: { getSession: () => failWith('session_ended') },
    });
    await expect.poll(() => app.store.getState().session).toMatchObject({ isChecked: true, user: null });
    // All calls wait for the check: one that only a member may make would have found no token by now.
    await expect.poll(() => app.api.callsOf('listViewFiles').length).toBe(1);
    expect(emitted.mock.calls).toEqual([['login-check-success']]);
    expect(loginFrame()).toBeNull();
  });

  test('[STATE-19] a refresh that fails leads to sign-in', async () => {
    let grants = 0;
    const app = await renderApp('/hot', {
      viewer,
      handlers: {
        exchangeToken: () => (grants++ === 0 ? aTokenGrant() : failWith('refresh_token_reused')),
        countUnread: () => (grants === 1 ? failWith('token_expired') : { count: 0 }),
      },
    });
    await expect.poll(loginFrame).not.toBeNull();
    expect(app.store.getState().session.user).toBeNull();
  });
});

describe('another person on the same browser', () => {
  const noor = aUser({ user_id: '72', nick_name: 'Noor Haddad' });
  const file = aFileCard();
  const like = () => page.getByRole('article').getByRole('button', { name: 'Like' });

  /** A page of Mira's: she has liked its work and has three unread messages. The cookie can go to somebody else. */
  async function pageOfMira() {
    const cookie: { user: User | null } = { user: viewer };
    const isMira = () => cookie.user === viewer;
    const app = await renderApp('/hot', {
      viewer,
      handlers: {
        getSession: () => (cookie.user ? aSession({ user: cookie.user }) : failWith('session_ended')),
        getUserInfo: () => cookie.user ?? failWith('not_signed_in'),
        listViewFiles: () => ({ list: [file], next_cursor: '0', has_more: false }),
        countUnread: () => ({ count: isMira() ? 3 : 0 }),
        getAttrStatus: () => ({ list: [anAttrStatus({ file_key: file.file_key, praised: isMira() })] }),
      },
    });
    await expect.element(like()).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByRole('button', { name: 'Messages, 3 unread' })).toBeVisible();
    return { app, cookie };
  }

  async function expectPageOfNoor() {
    await expect.element(like()).toHaveAttribute('aria-pressed', 'false');
    await expect.element(page.getByRole('button', { name: 'Messages', exact: true })).toBeVisible();
  }

  test('who signs in after another one sees nothing of theirs', async () => {
    const { app, cookie } = await pageOfMira();
    cookie.user = noor;
    await app.session.enter(noor, 'refresh-of-noor');
    await expectPageOfNoor();
  });

  test('a page follows who signs in on another page, and forgets who signs out there', async () => {
    const { app, cookie } = await pageOfMira();
    const other = new PageSession({
      language: 'en-US',
      fetch: mockApi({
        getSession: () => aSession({ user: noor }),
        exchangeToken: () => aTokenGrant(),
        getUserInfo: () => noor,
        signOut: () => null,
      }).fetch,
    });
    opened.push(other);
    cookie.user = noor;
    await other.start(false);
    await expect.poll(() => app.store.getState().session.user?.nick_name).toBe('Noor Haddad');
    await expectPageOfNoor();
    cookie.user = null;
    await other.signOut();
    await expect.poll(() => app.store.getState().session.user).toBeNull();
    expect(loginFrame()).toBeNull();
  });
});
