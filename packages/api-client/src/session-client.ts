import { clientThatAsks, type FullApiClient } from './api-client.ts';
import type { ApiClientOptions } from './client.ts';
import { createTokenKeeper, type Clock, type TokenKeeper } from './session.ts';
import { signInRequest } from './sign-in-request.ts';

/** A client and the keeper of its tokens, wired to each other. */
export interface SessionClient {
  readonly client: FullApiClient;
  readonly tokens: TokenKeeper;
}

/**
 * Makes a client whose tokens are kept and refreshed by themselves. Call `tokens.start` with the refresh token of a valid
 * session; until then every call is anonymous.
 */
export function createSessionClient(
  options: Omit<ApiClientOptions, 'getAccessToken' | 'refreshAccessToken' | 'onSignInRequired'> & {
    /**
     * Called when sign-in is needed: no token for a call that needs one, or a refresh that was refused. Once for a
     * refused refresh, however many calls waited for it.
     */
    readonly onSignInRequired: () => void;
    /** Called instead when the session's cookie is somebody else's by now. */
    readonly onOtherUser?: (() => void) | undefined;
    /** Whether the pages of one browser refresh once for all. Default: each for itself. */
    readonly acrossTabs?: boolean | undefined;
    readonly clock?: Clock | undefined;
  },
): SessionClient {
  const signIn = signInRequest(options.onSignInRequired);
  const tokens = createTokenKeeper({
    exchange: (refreshToken) => client.call('exchangeToken', { body: { refresh_token: refreshToken } }),
    renew: async () => {
      const { user, refresh_token: refreshToken } = await client.call('getSession');
      return { userId: user.user_id, refreshToken };
    },
    onSignInRequired: () => signIn.ask(),
    onOtherUser: () => signIn.ask(options.onOtherUser),
    acrossTabs: options.acrossTabs,
    clock: options.clock,
  });
  const client = clientThatAsks(
    { ...options, getAccessToken: tokens.getAccessToken, refreshAccessToken: tokens.refresh },
    signIn,
  );
  return { client, tokens };
}
