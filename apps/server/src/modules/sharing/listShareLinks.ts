import type { Handler } from '../../api/handler.ts';

/** GET /web/file/{file_key}/share: the links of a file. Spec §2 (share link). */
export const listShareLinks: Handler<'listShareLinks'> = async ({ caller, params, language, services }) => ({
  list: await services.sharing.listLinks(caller.userId, params.file_key, language),
});
