import type { Handler } from '../../api/handler.ts';

/** POST /user/linked-providers/setup: begins to link a provider. Spec §2 (account centre). */
export const beginProviderLink: Handler<'beginProviderLink'> = ({ body, caller, services }) =>
  services.identities.begin(caller, body);
