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

/** The password was right, and a second step is needed. */
export interface SecondStepNeeded {
  readonly challenge: string;
  /** Whether a passkey can take the place of the code. */
  readonly hasPasskey: boolean;
}

/** Why no session was started: refused fields, a second step that is needed, or the failure of the call. */
export type StartFailure =
  | { readonly fields: readonly FieldViolation[] }
  | { readonly needed: SecondStepNeeded }
  | { readonly failure: ApiFailure };

/**
 * Signs in or signs up.
 *
 * @param intent which of the two
 * @param values the form; `nick_name` counts for a new account only
 * @param invitation token of an invitation to a team, for a new account
 * @param client the API
 * @returns the session, or why there is none
 */
export async function startSession(
  intent: 'sign-in' | 'sign-up',
  { account, password, nick_name }: Credentials,
  invitation: string | null = null,
  client: Pick<ApiClient, 'call'> = api,
): Promise<{ readonly session: StartedSession } | StartFailure> {
  try {
    const session =
      intent === 'sign-up'
        ? await client.call('signUp', {
            body: { account, password, nick_name, ...(invitation === null ? {} : { invitation }) },
          })
        : await client.call('signIn', { body: { account, password } });
    return { session };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.is('second_step_needed') && failure.data.challenge !== undefined)
      return {
        needed: { challenge: failure.data.challenge, hasPasskey: failure.data.passkey ?? false },
      };
    return failure.fields.length > 0 ? { fields: failure.fields } : { failure };
  }
}
