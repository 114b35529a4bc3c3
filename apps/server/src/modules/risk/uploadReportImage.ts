import type { Handler } from '../../api/handler.ts';
import { reporterOf } from './reporterOf.ts';

/** POST /risk/file/report/images/upload: stores a picture for a report, and answers its address by its key. Spec §7. */
export const uploadReportImage: Handler<'uploadReportImage'> = async ({ body, caller, request, services }) =>
  services.risk.storeImage(reporterOf(caller, request), body.file);
