import type { Handler } from '../../api/handler.ts';

/** POST /cmt/manager/report/case/{case_id}: takes the work down, or dismisses the reports. Admins only, never about their own work. */
export const decideReportCase: Handler<'decideReportCase'> = async ({
  params,
  body,
  caller,
  language,
  services,
}) => services.risk.decide(caller.userId, params.case_id, body, language);
