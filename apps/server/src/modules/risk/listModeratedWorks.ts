import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/works: works that are public, or were and are not any more. Admins only. */
export const listModeratedWorks: Handler<'listModeratedWorks'> = async ({ query, language, services }) =>
  services.risk.works.list({ keyword: query.keyword, isPublic: query.is_public }, query, language);
