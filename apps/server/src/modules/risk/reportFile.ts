import type { Handler } from '../../api/handler.ts';
import { reporterOf } from './reporterOf.ts';

/** POST /risk/file/report: reports a public work, once per reporter while its case is open. Spec §5, §7, §8. */
export const reportFile: Handler<'reportFile'> = async ({ body, caller, request, services }) => {
  await services.risk.report(reporterOf(caller, request), body);
  return null;
};
