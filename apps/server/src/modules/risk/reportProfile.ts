import type { Handler } from '../../api/handler.ts';
import { reporterOf } from './reporterOf.ts';

/** POST /risk/profile/report: reports a profile, once per reporter while its case is open. Spec §5, §7, §8. */
export const reportProfile: Handler<'reportProfile'> = async ({ body, caller, request, services }) => {
  await services.risk.reportProfile(reporterOf(caller, request), body);
  return null;
};
