import type { Handler } from '../../api/handler.ts';
import { NO_STORE } from '../../infra/http/RawAnswer.ts';

/** GET /user/exports/{export_id}/archive: the archive of one of the caller's exports. Spec §2 (account centre). */
export const downloadAccountExport: Handler<'downloadAccountExport'> = async (context) => {
  const { params, caller, services, reply } = context;
  const { size, stream } = await services.accountExports.open(caller.userId, params.export_id);
  reply.header('content-disposition', `attachment; filename="boardwalk-export-${params.export_id}.zip"`);
  return { type: 'application/zip', content: stream, size, cacheControl: NO_STORE };
};
