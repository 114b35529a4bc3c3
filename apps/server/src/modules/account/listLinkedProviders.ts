import type { Handler } from '../../api/handler.ts';

/** GET /user/linked-providers: the caller's linked providers and their log. Spec §2 (account centre). */
export const listLinkedProviders: Handler<'listLinkedProviders'> = ({ caller, services }) =>
  services.identities.list(caller.userId);
