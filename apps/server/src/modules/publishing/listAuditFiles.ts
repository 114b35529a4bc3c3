import type { Handler } from '../../api/handler.ts';

/** GET /cmt/files/audit/list: the caller's newest submission of each file. Spec §7. */
export const listAuditFiles: Handler<'listAuditFiles'> = async ({ query, caller, language, services }) => {
  return services.publishing.detailPage(caller.userId, query.viewType, query, language);
};
