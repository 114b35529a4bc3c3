import type { Handler } from '../../api/handler.ts';

/** POST /cmt/v2/files/audit/status: where several of the caller's files stand; those of others are left out. Spec §7. */
export const getAuditStatusMap: Handler<'getAuditStatusMap'> = async ({ body, caller, services }) =>
  services.publishing.statusMap(caller.userId, body.file_key_list);
