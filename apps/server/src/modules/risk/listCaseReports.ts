import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/report/case/{case_id}/reports: the reports of a case, the latest first. Admins only. */
export const listCaseReports: Handler<'listCaseReports'> = async ({ params, query, caller, services }) =>
  services.risk.reportsOf(caller.userId, params.case_id, query);
