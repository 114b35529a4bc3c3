import type { Handler } from '../../api/handler.ts';

/** POST /user/passkeys: adds the passkey that the browser has made. Spec §2 (account centre). */
export const addPasskey: Handler<'addPasskey'> = ({ body, caller, services }) =>
  services.passkeys.add(caller, body);
