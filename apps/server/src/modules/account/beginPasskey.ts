import type { Handler } from '../../api/handler.ts';

/** POST /user/passkeys/setup: asks the caller's browser for a new passkey. Spec §2 (account centre). */
export const beginPasskey: Handler<'beginPasskey'> = ({ body, caller, services }) =>
  services.passkeys.begin(caller, body);
