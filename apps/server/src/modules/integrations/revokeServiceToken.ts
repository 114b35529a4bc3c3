import type { Handler } from '../../api/handler.ts';

/** DELETE /user/service-tokens/{token_id}: makes one of the caller's tokens worthless. */
export const revokeServiceToken: Handler<'revokeServiceToken'> = async ({ caller, params, services }) => {
  await services.serviceTokens.revoke(caller.userId, params.token_id);
  return null;
};
