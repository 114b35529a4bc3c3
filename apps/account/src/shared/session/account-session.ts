import {
  ApiFailure,
  createApiClient,
  createTokenKeeper,
  openUserChannel,
  type ApiClient,
  type User,
} from '@boardwalk/api-client';
import { dropAllKept } from '@boardwalk/app-shell/kept-edits';

/** Somebody who is signed in, and the API that acts for them. */
export interface AccountSession {
  readonly user: User;
  readonly client: ApiClient;
  /** Ends the session on the server and forgets the tokens; rejects when the server could not be had. */
  readonly signOut: () => Promise<void>;
  /** Forgets the tokens and stops following the other pages of the browser. */
  readonly close: () => void;
}

/**
 * Opens the session of the page: by the one-time token of a frame's address, or else by the session's cookie.
 *
 * @param options.token the frame's token, which works once and for a minute
 * @param options.onEnded runs when the session is over, or is somebody else's by now: the page shows one person's account
 * @returns the session, or null for somebody who is not signed in
 */
export async function openAccountSession(options: {
  token: string | null;
  onEnded: () => void;
}): Promise<AccountSession | null> {
  const { token, onEnded } = options;
  let userId: string | undefined;
  let framed: string | undefined;

  const client = createApiClient({
    baseUrl: '/api',
    fetch: (request) => fetch(request),
    getAccessToken: async () => framed ?? (await tokens.getAccessToken()),
    refreshAccessToken: async () => {
      if (framed === undefined) return tokens.refresh();
      framed = undefined;
      return (await startFromCookie())?.accessToken;
    },
    onSignInRequired: onEnded,
  });
  const tokens = createTokenKeeper({
    exchange: (refreshToken) => client.call('exchangeToken', { body: { refresh_token: refreshToken } }),
    renew: async () => {
      const { user, refresh_token: refreshToken } = await client.call('getSession');
      return { userId: user.user_id, refreshToken };
    },
    onSignInRequired: onEnded,
    acrossTabs: true,
  });

  async function startFromCookie() {
    const session = await client.call('getSession');
    if (userId !== undefined && session.user.user_id !== userId) {
      onEnded();
      return undefined;
    }
    const accessToken = await tokens.start(session.refresh_token, session.user.user_id);
    return accessToken === undefined ? undefined : { user: session.user, accessToken };
  }

  async function startFromToken(code: string) {
    try {
      const grant = await client.call('exchangeFrameToken', { body: { code } });
      framed = grant.access_token;
      return grant.user;
    } catch (failure) {
      // Used or too old, as after going back: the cookie may still do.
      if (failure instanceof ApiFailure && failure.is('frame_code_invalid', 'bad_input')) return undefined;
      throw failure;
    }
  }

  try {
    const user =
      (token === null ? undefined : await startFromToken(token)) ?? (await startFromCookie())?.user;
    if (user === undefined) return null;
    userId = user.user_id;
    const otherPages = openUserChannel((present) => {
      if (present === userId) return;
      tokens.clear();
      onEnded();
    });
    otherPages.announce(userId);
    const close = () => {
      tokens.clear();
      otherPages.close();
    };
    const signOut = async () => {
      await client.call('signOut');
      tokens.clear();
      // Nobody is signed in any more: the page leaves by itself, and other pages hear of it.
      userId = undefined;
      otherPages.announce(null);
      dropAllKept();
    };
    return { user, client, signOut, close };
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 401) return null;
    throw failure;
  }
}
