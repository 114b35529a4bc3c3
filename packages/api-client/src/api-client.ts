import { areaClientThatAsks } from './area-client.ts';
import type { ApiClient, ApiClientOptions } from './client.ts';
import { AREAS } from './generated/operations.ts';
import type { Areas } from './generated/methods.ts';
import { signInRequest, type SignInRequest } from './sign-in-request.ts';

/** A client of the whole API: every operation by its name, and as a method of its area. */
export type FullApiClient = ApiClient & Areas;

/** Makes a client of the whole API (spec §7), see `createAreaClient` for one of some areas. */
export function createApiClient(options: ApiClientOptions): FullApiClient {
  return clientThatAsks(options, signInRequest(options.onSignInRequired));
}

/** A client that shares its request for sign-in with other callers, such as the keeper of its tokens. */
export function clientThatAsks(
  options: Omit<ApiClientOptions, 'onSignInRequired'>,
  signIn: SignInRequest,
): FullApiClient {
  return areaClientThatAsks(options, AREAS, signIn) as FullApiClient;
}
