import { createApiClient, type FullApiClient } from './api-client.ts';
import type { ApiClientOptions } from './client.ts';

/**
 * Makes a client for a server-side application, which acts for somebody by their service token (`createServiceToken`). It
 * reaches the operations within the token's scopes; others are refused with `scope_missing`. A service token is a secret:
 * it never goes to a browser.
 *
 * @param options.token the token, or where it comes from: asked at each call, so that it can be changed without a restart
 */
export function createServiceClient({
  token,
  ...options
}: Omit<ApiClientOptions, 'getAccessToken' | 'refreshAccessToken' | 'onSignInRequired'> & {
  readonly token: string | (() => string | Promise<string>);
}): FullApiClient {
  return createApiClient({ ...options, getAccessToken: () => (typeof token === 'string' ? token : token()) });
}
