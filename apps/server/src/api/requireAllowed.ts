import type { OperationId } from '@boardwalk/api-client';
import type { UserKind } from '@boardwalk/domain';
import { ApiError } from '../infra/errors/ApiError.ts';
import type { Caller } from '../infra/sessions/accessTokens.ts';
import { refusalOf, type Allowed } from './allowed.ts';

/**
 * Refuses whom the operation does not take. A token says who calls, not of what kind they are: that is read, for operations
 * of admins alone, so that somebody who is an admin no longer is refused at once.
 *
 * @param caller who calls; null only where the operation takes no proof, which authenticate() has seen to
 * @param kindOf reads the kind of an account
 * @param ensureTwoSteps refuses an admin who has not signed in as the site requires it
 * @throws ApiError admins_only, super_admins_only, admin_second_step_required; not_signed_in when the account is gone
 */
export async function requireAllowed(
  operationId: OperationId,
  allowed: Allowed,
  caller: Caller | null,
  {
    kindOf,
    ensureTwoSteps,
  }: {
    kindOf: (userId: string) => Promise<UserKind>;
    ensureTwoSteps: (caller: Caller) => Promise<void>;
  },
): Promise<void> {
  if (allowed !== 'admin' && allowed !== 'super_admin') return;
  if (caller === null) throw new ApiError('not_signed_in');
  const kind = await kindOf(caller.userId);
  const refusal = refusalOf(allowed, kind);
  if (refusal !== undefined)
    throw new ApiError(refusal, { internal: `user ${caller.userId} of kind ${kind} for ${operationId}` });
  await ensureTwoSteps(caller);
}
