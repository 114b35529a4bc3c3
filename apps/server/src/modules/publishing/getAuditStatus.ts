import type { Handler } from '../../api/handler.ts';

/** GET /cmt/files/audit/status: where one of the caller's files stands. Spec §7. */
export const getAuditStatus: Handler<'getAuditStatus'> = async ({ query, caller, services }) =>
  services.publishing.statusOf(caller.userId, query.fileKey);
