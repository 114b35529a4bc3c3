import { ApiFailure, type ApiClient } from '@boardwalk/api-client';
import type { FieldViolation } from '@boardwalk/domain';
import { api } from '#shared/api.ts';
import type { StartedSession } from './opener.ts';

/** What the form holds, by the names of the contract. */
export interface Credentials {
  readonly account: string;
  readonly password: string;
  readonly nick_name: string;
}

/** Why no session was started: refused fields, or a reason for the form as a whole (a key of the messages). */
export type StartFailure =
  | { readonly fields: readonly FieldViolation[] }
  | { readonly reason: 'wrongCredentials' | 'accountExists' | 'tooManyRequests' | 'network' | 'unexpected' };

/**
 * Signs in or signs up.
 *
 * @param intent which of the two
 * @param values the form; `nick_name` counts for a new account only
 * @param client the API
 * @returns the session, or why there is none
 */
export async function startSession(
  intent: 'sign-in' | 'sign-up',
  { account, password, nick_name }: Credentials,
  client: Pick<ApiClient, 'call'> = api,
): Promise<{ readonly session: StartedSession } | StartFailure> {
  try {
    const session =
      intent === 'sign-up'
        ? await client.call('signUp', { body: { account, password, nick_name } })
        : await client.call('signIn', { body: { account, password } });
    return { session };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return explain(failure);
  }
}

function explain(failure: ApiFailure): StartFailure {
  if (failure.fields.length > 0) return { fields: failure.fields };
  if (failure.is('wrong_credentials')) return { reason: 'wrongCredentials' };
  if (failure.is('account_exists')) return { reason: 'accountExists' };
  if (failure.is('too_many_requests')) return { reason: 'tooManyRequests' };
  return { reason: failure.kind === 'network' || failure.kind === 'timeout' ? 'network' : 'unexpected' };
}
