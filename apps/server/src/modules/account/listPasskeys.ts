import type { Handler } from '../../api/handler.ts';

/** GET /user/passkeys: the caller's passkeys and their log. Spec §2 (account centre). */
export const listPasskeys: Handler<'listPasskeys'> = ({ caller, services }) => services.passkeys.list(caller);
