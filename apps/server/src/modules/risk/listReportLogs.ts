import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/client_log/list: lines of clients' logs, the latest first. Admins only. */
export const listReportLogs: Handler<'listReportLogs'> = async ({ query, caller, services }) =>
  services.clientLogs.page(caller.userId, { level: query.level, release: query.release }, query);
