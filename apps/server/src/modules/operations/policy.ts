import { isAdmin, UserKind } from '@boardwalk/domain';
import { ApiError } from '../../infra/errors/ApiError.ts';

/** Only super admins run the service. Errors: super_admins_only. */
export function requireOperator(user: { user_id: string; kind: UserKind }): void {
  if (user.kind !== UserKind.SUPER_ADMIN)
    throw new ApiError('super_admins_only', { internal: `user ${user.user_id} is of kind ${user.kind}` });
}

/** Figures are for admins. Errors: admins_only. */
export function requireAdmin(user: { user_id: string; kind: UserKind }): void {
  if (!isAdmin(user.kind))
    throw new ApiError('admins_only', { internal: `user ${user.user_id} is no admin` });
}
