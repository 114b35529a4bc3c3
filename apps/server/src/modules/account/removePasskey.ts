import type { Handler } from '../../api/handler.ts';

/** POST /user/passkey/{passkey_id}/removal: removes a passkey. Spec §2 (account centre). */
export const removePasskey: Handler<'removePasskey'> = async ({ body, params, caller, services }) => {
  await services.passkeys.remove(caller.userId, params.passkey_id, body);
  return null;
};
