import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/report/list: cases that reports have opened. Admins only. */
export const listReportCases: Handler<'listReportCases'> = async ({ query, caller, language, services }) =>
  services.risk.cases(caller.userId, query.state, query, language);
