import type { User } from '@boardwalk/api-client';
import { AppSession } from '@boardwalk/app-shell/app';
import { aSession, aSpace, aTokenGrant, aUser, failWith, mockApi } from '@boardwalk/test-kit';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ONE_PLACE } from '../../../test/one-place.ts';
import { mountApp } from '../../../test/mount.tsx';

describe('session of the workspace', () => {
  test('an anonymous visitor is sent to sign in and sees nothing of the workspace', async () => {
    const app = await mountApp('/home/', { getSession: () => failWith('session_ended') });
    await expect.poll(app.signIns).toBeGreaterThan(0);
    expect(app.api.callsOf('getSpace')).toEqual([]);
    expect(document.querySelector('header')).toBeNull();
  });

  test('[STATE-05] a valid session obtains its access token before the first page calls', async () => {
    const app = await mountApp('/home/', { getSpace: () => aSpace() });
    await expect.poll(() => app.api.callsOf('getSpace').length).toBe(1);
    expect(app.api.callsOf('getSpace')[0]?.headers.get('authorization')).toBe('Bearer access-1');
    expect(app.api.callsOf('getSession')).toHaveLength(1);
  });

  test('a check that fails without an answer can be repeated', async () => {
    let isOnline = false;
    await mountApp('/home/', {
      ...ONE_PLACE,
      getSession: () => {
        if (!isOnline) throw new TypeError('no network');
        return aSession();
      },
    });
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'The page did not open' }))
      .toBeVisible();
    isOnline = true;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByRole('heading', { name: 'My files' })).toBeVisible();
  });

  test('a page of one person learns that somebody else signed in on another page', async () => {
    const sessionOf = (user: User) => {
      const onOtherUser = vi.fn<() => void>();
      const { fetch } = mockApi({ getSession: () => aSession({ user }), exchangeToken: () => aTokenGrant() });
      const session = new AppSession({
        language: 'en-US',
        onSignInNeeded: vi.fn<() => void>(),
        onOtherUser,
        fetch,
      });
      return { session, onOtherUser };
    };
    onTestFinished(() => [mira, same, noor].forEach(({ session }) => session.close()));
    const mira = sessionOf(aUser({ user_id: '71' }));
    const same = sessionOf(aUser({ user_id: '71' }));
    const noor = sessionOf(aUser({ user_id: '72' }));
    await mira.session.start();
    await same.session.start();
    await noor.session.start();
    await expect.poll(() => mira.onOtherUser.mock.calls.length).toBe(1);
    await expect.poll(() => same.onOtherUser.mock.calls.length).toBe(1);
    expect(noor.onOtherUser).not.toHaveBeenCalled();
    await expect(mira.session.client.call('getSpace')).rejects.toMatchObject({ kind: 'sign_in_required' });
  });

  test('[ERR-16][STATE-19] a token refresh that fails leads to sign-in', async () => {
    const signIn = vi.fn<() => void>();
    let exchanges = 0;
    const api = mockApi({
      getSession: () => aSession(),
      exchangeToken: () => (exchanges++ === 0 ? aTokenGrant() : failWith('refresh_token_reused')),
      getSpace: () => failWith('token_expired'),
    });
    const session = new AppSession({
      language: 'en-US',
      onSignInNeeded: signIn,
      onOtherUser: signIn,
      fetch: api.fetch,
    });
    await session.start();
    expect(signIn).not.toHaveBeenCalled();
    await expect(session.client.call('getSpace')).rejects.toThrow('getSpace');
    expect(signIn).toHaveBeenCalled();
  });
});
