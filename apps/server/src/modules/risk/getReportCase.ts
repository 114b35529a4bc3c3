import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/report/case/{case_id}: one case. Admins only. */
export const getReportCase: Handler<'getReportCase'> = async ({ params, caller, language, services }) =>
  services.risk.case(caller.userId, params.case_id, language);
