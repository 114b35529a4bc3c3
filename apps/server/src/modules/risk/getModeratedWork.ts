import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/works/{file_key}: a work that is public or has been. Admins only. */
export const getModeratedWork: Handler<'getModeratedWork'> = async ({ params, caller, language, services }) =>
  services.risk.works.get(caller.userId, params.file_key, language);
