import type { Handler } from '../../api/handler.ts';
import { networkOf } from '../../infra/rateLimits/network.ts';

/** POST /web/report/log: keeps lines of a client's log, masked. Spec §7. */
export const recordReportLog: Handler<'recordReportLog'> = async ({ body, request, services }) => {
  await services.clientLogs.record(networkOf(request.ip), body.lines);
  return null;
};
