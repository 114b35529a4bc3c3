import type { Handler } from '../../api/handler.ts';

/** PUT /user/passkey/{passkey_id}: gives a passkey another name. Spec §2 (account centre). */
export const renamePasskey: Handler<'renamePasskey'> = ({ body, params, caller, services }) =>
  services.passkeys.rename(caller.userId, params.passkey_id, body.name);
