import type { Handler } from '../../infra/http/handler.ts';

/** POST /web/report/log: keeps lines of a client's log, masked. Spec §7. */
export const recordReportLog: Handler<'recordReportLog'> = async ({ body, request, services }) => {
  await services.clientLogs.record(request.ip, body.lines);
  return null;
};
