import type { Handler } from '../../../api/handler.ts';

/** GET /cmt/files/creator/self: the caller's works with the state of their review, the newest submission first. Spec §7. */
export const listOwnFiles: Handler<'listOwnFiles'> = async ({ query, caller, language, services }) => {
  return services.catalogue.ownPage(caller.userId, query.audit_status, query, language);
};
