import type { Handler } from '../../api/handler.ts';

/** POST /user/linked-providers: links what a provider has confirmed. Spec §2 (account centre). */
export const linkProvider: Handler<'linkProvider'> = ({ body, caller, services }) =>
  services.identities.link(caller, body);
