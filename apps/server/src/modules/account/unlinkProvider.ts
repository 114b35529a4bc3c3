import type { Handler } from '../../api/handler.ts';

/** POST /user/linked-provider/{provider_id}/removal: unlinks a provider. Spec §2 (account centre). */
export const unlinkProvider: Handler<'unlinkProvider'> = async ({ body, params, caller, services }) => {
  await services.identities.unlink(caller.userId, params.provider_id, body);
  return null;
};
