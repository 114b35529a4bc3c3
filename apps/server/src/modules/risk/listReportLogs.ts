import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/client_log/list: lines of clients' logs, the latest first. Admins only. */
export const listReportLogs: Handler<'listReportLogs'> = async ({ query, services }) =>
  services.clientLogs.page({ level: query.level, release: query.release }, query);
